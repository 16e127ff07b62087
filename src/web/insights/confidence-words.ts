// How sure something is, in words first: the number repeats them.

import type { Finding } from '#domain/insights/finding.ts'

export interface Confidence {
  readonly words: string
  readonly percent: string
  /** From 1 to 3, for the marks beside the words. */
  readonly level: 1 | 2 | 3
}

type Sureness = Pick<Finding, 'confidence' | 'mistake'>

export function describeConfidence({ confidence, mistake }: Sureness): Confidence {
  if (mistake >= 0.85) return said('Very likely a counting mistake', mistake, 3)
  if (mistake >= 0.6) return said('Likely a counting mistake', mistake, 2)
  if (confidence >= 0.85) return said('The pattern is clear, its cause is open', confidence, 2)
  if (mistake >= 0.35) return said('Perhaps a counting mistake', mistake, 1)
  return said('A pattern, perhaps by chance', confidence, 1)
}

function said(words: string, share: number, level: Confidence['level']): Confidence {
  // Nothing here is ever quite sure.
  const percent = Math.min(99, Math.max(1, Math.round(share * 100)))
  return { words, percent: `${percent}%`, level }
}
