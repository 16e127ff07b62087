// Digits that somebody typed from under the bars, with one of them wrong.

import { checkDigitOf } from './gtin.ts'
import { readCode } from './read-code.ts'
import { joinedDigits, withPlainDigits } from './typed-digits.ts'

/** As long as numbers under bars are; eight digits are as often a store's own. */
const LENGTHS: ReadonlySet<number> = new Set([12, 13, 14])

/** The number that it would be with the right last digit; undefined where there is nothing to mend. */
export function mendedCheckDigit(typed: string): string | undefined {
  const text = withPlainDigits(typed.trim())
  const digits = joinedDigits(text) ?? text
  if (!/^\d+$/.test(digits) || !LENGTHS.has(digits.length)) return undefined
  if (readCode(digits).kind === 'gtin' || /^0+$/.test(digits)) return undefined
  const body = digits.slice(0, -1)
  return `${body}${checkDigitOf(body)}`
}
