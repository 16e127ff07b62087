// UPC-E: a UPC-A with its zeros removed. The last digit says where they were.

import { checkDigitOf } from './gtin.ts'

/** The UPC-A behind the eight digits of a UPC-E; undefined when they are not one. */
export function expandUpcE(digits: string): string | undefined {
  if (!/^[01]\d{7}$/.test(digits)) return undefined
  const body = withZeros(digits.slice(1, 7))
  const number = `${digits.charAt(0)}${body}`
  const check = digits.charAt(7)
  return String(checkDigitOf(number)) === check ? `${number}${check}` : undefined
}

function withZeros(six: string): string {
  const last = Number(six.charAt(5))
  if (last <= 2) return `${six.slice(0, 2)}${last}0000${six.slice(2, 5)}`
  if (last === 3) return `${six.slice(0, 3)}00000${six.slice(3, 5)}`
  if (last === 4) return `${six.slice(0, 4)}00000${six.charAt(4)}`
  return `${six.slice(0, 5)}0000${last}`
}
