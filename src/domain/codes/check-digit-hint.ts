// Hints for a number that was typed from below the bars with one wrong digit.

import { checkDigitOf } from './gtin.ts'
import { readCode } from './read-code.ts'
import { joinedDigits, withPlainDigits } from './typed-digits.ts'

/** The lengths of printed numbers; 8 digits are left out because they are just as often a store's own number. */
const LENGTHS: ReadonlySet<number> = new Set([12, 13, 14])

/** The number with its last digit corrected; undefined when there is nothing to correct. */
export function mendedCheckDigit(typed: string): string | undefined {
  const text = withPlainDigits(typed.trim())
  const digits = joinedDigits(text) ?? text
  if (!/^\d+$/.test(digits) || !LENGTHS.has(digits.length)) return undefined
  if (readCode(digits).kind === 'gtin' || /^0+$/.test(digits)) return undefined
  const body = digits.slice(0, -1)
  return `${body}${checkDigitOf(body)}`
}
