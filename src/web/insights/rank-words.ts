// Why a line stands where it stands in the order of recounts.

import type { RankedLine, RankReason } from '#domain/insights/finding.ts'
import { sayDifference } from '#domain/quantity-words.ts'
import { formatQuantity } from '../kit/format-number.ts'

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
