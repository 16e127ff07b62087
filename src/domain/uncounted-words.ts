// What was not counted, in words: how many lines, and their expected value.

import { countOf } from './count-words.ts'
import { type Currency, formatMoney } from './money.ts'

export interface Uncounted {
  readonly lines: number
  /** Null with several currencies, or when no cost is known. */
  readonly value: number | null
  /** Lines without a known cost; the value does not include them. */
  readonly unvalued: number
}

/** "2 lines worth $128.00", and how many of them have an unknown value. */
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
