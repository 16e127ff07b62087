// What was not counted, in words: how many lines, and what they should be worth.

import { countOf } from './count-words.ts'
import { type Currency, formatMoney } from './money.ts'

export interface Uncounted {
  readonly lines: number
  /** Null: of different currencies, or nobody knows any of the costs. */
  readonly value: number | null
  /** Lines whose cost nobody knows: they are not in the value. */
  readonly unvalued: number
}

/** "2 lines worth $128.00", and what of that nobody knows the worth of. */
export function describeUncounted(
  { lines, value, unvalued }: Uncounted,
  currency: Currency | null,
): string {
  const many = countOf(lines, 'line')
  if (lines > 0 && unvalued === lines) return `${many} of unknown cost`
  if (value === null || currency === null) return many
  const unknown = unvalued > 0 ? ` (${unvalued.toLocaleString('en-US')} without a cost)` : ''
  return `${many} worth ${formatMoney(value, currency)}${unknown}`
}
