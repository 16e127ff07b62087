// Whether numbers can be how many there are, whatever their column is called.

import type { ColumnProfile } from './column-profile.ts'

/** Below this, chance explains everything. */
const FEW = 10
/** More of one item hardly any store has. */
const MANY = 1_000_000

/** Undefined: nothing speaks against it. Otherwise what does, in words. */
export function doubtStock(profile: ColumnProfile, isCalledFlag: boolean): string | undefined {
  const { filled, beyondOne, cents, distinctCount, integers, largest, negatives } = profile
  if (profile.gtins > 0.5) return 'Its values are barcodes'
  if (profile.dates > 0.5) return 'Its values are dates'
  if (largest > MANY) return 'Its numbers are too large for a stock'
  if (filled < FEW) return undefined
  if (isCalledFlag && beyondOne === 0) return 'It only says yes or no'
  if (cents > 0.6) return 'Its numbers look like prices'
  if (negatives > 0.5) return 'Most of its numbers are below zero'
  const isNumbered = integers > 0.99 && distinctCount === filled && filled >= 20
  if (isNumbered && largest >= 10_000) return 'Every number is different, as numbers of items are'
  return undefined
}
