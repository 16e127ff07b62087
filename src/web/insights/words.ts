// What is said of findings and of how sure they are.

import type { Finding, RankedLine, RankReason } from '#domain/insights/finding.ts'
import { sayDifference } from '#domain/quantity-words.ts'
import { formatQuantity } from '../kit/format-number.ts'

// How sure something is, in words first: the number repeats them.

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

// Why a line stands where it stands in the order of recounts.

const MOST_REASONS = 2

export function describeReasons({ reasons }: Pick<RankedLine, 'reasons'>): string {
  const said = new Set(reasons.map(reasonWords))
  return [...said].slice(0, MOST_REASONS).join(' · ')
}

function reasonWords(reason: RankReason): string {
  switch (reason.kind) {
    case 'finding':
      return 'a pattern below explains it'
    case 'unusual':
      return `a difference like this is 1 in ${formatQuantity(Math.round(reason.oneIn))}`
    case 'high_value':
      return 'high value'
    case 'pack_multiple':
      return `${formatQuantity(reason.packs)} × the case of ${formatQuantity(reason.pack)}`
    case 'not_counted':
      return 'not counted'
    case 'unexpected_here':
      return 'not expected here'
  }
}

type LineFigures = Pick<RankedLine, 'expected' | 'counted' | 'variance'>

/** "12 expected, 122 counted, +110", or "122 counted, no baseline". */
export function describeLine({ expected, counted, variance }: LineFigures): string {
  const found = `${formatQuantity(counted)} counted`
  if (expected === null || variance === null) {
    return counted === null ? 'no baseline' : `${found}, no baseline`
  }
  if (counted === null) return `${formatQuantity(expected)} expected`
  return `${formatQuantity(expected)} expected, ${found}, ${sayDifference(variance)}`
}
