// Books: ten characters with their own check digit, or thirteen digits with the prefix 978.

import { checkDigitOf } from './gtin.ts'

const BOOKLAND = '978'

/** The thirteen-digit form of an ISBN-10; undefined when it is not one. */
export function isbn13Of(isbn10: string): string | undefined {
  const bare = isbn10.replaceAll(/[- ]/g, '').toUpperCase()
  if (!/^\d{9}[\dX]$/.test(bare) || checkOf(bare.slice(0, 9)) !== bare.charAt(9)) return undefined
  const number = `${BOOKLAND}${bare.slice(0, 9)}`
  return `${number}${checkDigitOf(number)}`
}

/** Modulo 11 with weights from 10 down; a result of ten is written X. */
function checkOf(nine: string): string {
  const sum = [...nine].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? 'X' : String(check)
}
