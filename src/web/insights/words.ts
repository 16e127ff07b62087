// The texts about findings and how certain they are.

import type { Finding, RankedLine, RankReason } from '#domain/insights/finding.ts'
import type { Formats } from '#messages/formats.ts'
import type { Messages } from '../kit/use-messages.ts'

type InsightWords = Messages<'insights'>
type Quantities = Pick<Formats, 'quantity' | 'difference'>

// How certain something is, in words first; the number only repeats them.

export interface Confidence {
  readonly words: 'very' | 'likely' | 'clear' | 'perhaps' | 'chance'
  /** From 0.01 to 0.99. */
  readonly part: number
  /** From 1 to 3, for the marks beside the words. */
  readonly level: 1 | 2 | 3
}

type Sureness = Pick<Finding, 'confidence' | 'mistake'>

export function confidenceOf({ confidence, mistake }: Sureness): Confidence {
  if (mistake >= 0.85) return sure('very', mistake, 3)
  if (mistake >= 0.6) return sure('likely', mistake, 2)
  if (confidence >= 0.85) return sure('clear', confidence, 2)
  if (mistake >= 0.35) return sure('perhaps', mistake, 1)
  return sure('chance', confidence, 1)
}

function sure(words: Confidence['words'], share: number, level: Confidence['level']): Confidence {
  // Nothing here is ever completely certain.
  const part = Math.min(99, Math.max(1, Math.round(share * 100))) / 100
  return { words, part, level }
}

// Why a line has its position in the order of recounts.

const MOST_REASONS = 2

export function sayReasons(
  { reasons }: Pick<RankedLine, 'reasons'>,
  t: InsightWords,
  formats: Quantities,
): string {
  const said = new Set(reasons.map((reason) => sayReason(reason, t, formats)))
  return [...said].slice(0, MOST_REASONS).join(' · ')
}

function sayReason(reason: RankReason, t: InsightWords, { quantity }: Quantities): string {
  if (reason.kind !== 'pack_multiple') return t(`reason.${reason.kind}`)
  const { packs, pack } = reason
  return t('reason.pack_multiple', { packs: quantity(packs), pack: quantity(pack) })
}

type LineFigures = Pick<RankedLine, 'expected' | 'counted' | 'variance'>

/** "12 expected, 122 counted, +110", or "122 counted, no expected stock". */
export function sayLine(
  { expected, counted, variance }: LineFigures,
  t: InsightWords,
  { quantity, difference }: Quantities,
): string {
  const told = { expected: quantity(expected), counted: quantity(counted) }
  if (expected === null || variance === null) {
    return counted === null ? t('line.nothing') : t('line.counted', told)
  }
  if (counted === null) return t('line.notCounted', told)
  return t('line.differs', { ...told, difference: difference(variance) })
}
