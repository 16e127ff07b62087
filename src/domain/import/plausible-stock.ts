// Whether numbers can be quantities in stock, whatever their column is named.

import type { ColumnProfile } from './column-profile.ts'
import type { GuessReason } from './guess-reason.ts'

/** With fewer values, chance explains everything. */
const FEW = 10
/** Hardly any store has more of one item. */
const MANY = 1_000_000

interface Calling {
  readonly isCalledFlag: boolean
  /** Clearly stock, some of it by weight or volume. */
  readonly isMeasured: boolean
}

/** Why they are doubtful; undefined when there is no doubt. */
export function doubtStock(
  profile: ColumnProfile,
  { isCalledFlag, isMeasured }: Calling,
): GuessReason | undefined {
  const { filled, beyondOne, cents, distinctCount, integers, large, largest, negatives } = profile
  if (profile.gtins > 0.5) return { code: 'barcodes' }
  if (profile.dates > 0.5) return { code: 'dates' }
  if (profile.padded > 0.3) return { code: 'like_item_numbers' }
  if (largest > MANY) return { code: 'too_large' }
  if (filled < FEW) return undefined
  if (isCalledFlag && beyondOne === 0 && largest > 0) return { code: 'yes_or_no' }
  if (cents > 0.6 && !isMeasured) return { code: 'like_prices' }
  if (negatives > 0.5) return { code: 'below_zero' }
  const isNumbered = integers > 0.99 && distinctCount === filled && filled >= 20
  // A sum below the list is one large number.
  if (isNumbered && large > 0.3) return { code: 'like_item_numbers' }
  return undefined
}
