// Whether numbers can be quantities in stock, whatever their column is named.

import type { ColumnProfile } from './column-profile.ts'

/** With fewer values, chance explains everything. */
const FEW = 10
/** Hardly any store has more of one item. */
const MANY = 1_000_000

interface Calling {
  readonly isCalledFlag: boolean
  /** Clearly stock, some of it by weight or volume. */
  readonly isMeasured: boolean
}

/** Why they are doubtful, in words; undefined when there is no doubt. */
export function doubtStock(
  profile: ColumnProfile,
  { isCalledFlag, isMeasured }: Calling,
): string | undefined {
  const { filled, beyondOne, cents, distinctCount, integers, large, largest, negatives } = profile
  if (profile.gtins > 0.5) return 'Its values are barcodes'
  if (profile.dates > 0.5) return 'Its values are dates'
  if (largest > MANY) return 'Its numbers are too large for a stock'
  if (filled < FEW) return undefined
  if (isCalledFlag && beyondOne === 0) return 'It only says yes or no'
  if (cents > 0.6 && !isMeasured) return 'Its numbers look like prices'
  if (negatives > 0.5) return 'Most of its numbers are below zero'
  const isNumbered = integers > 0.99 && distinctCount === filled && filled >= 20
  // A sum below the list is one large number.
  if (isNumbered && large > 0.3) return 'Every number is different, as numbers of items are'
  return undefined
}
