// Books: ten characters with a check of their own, or thirteen digits under the prefix 978.

import { checkDigitOf } from './gtin.ts'

const BOOKLAND = '978'

/** The thirteen digits that an ISBN-10 stands for; undefined when it is none. */
export function isbn13Of(isbn10: string): string | undefined {
  const bare = isbn10.replaceAll(/[- ]/g, '').toUpperCase()
  if (!/^\d{9}[\dX]$/.test(bare) || checkOf(bare.slice(0, 9)) !== bare.charAt(9)) return undefined
  const number = `${BOOKLAND}${bare.slice(0, 9)}`
  return `${number}${checkDigitOf(number)}`
}

/** The way back, for books under 978; those under 979 have no ISBN-10. */
export function isbn10Of(isbn13: string): string | undefined {
  if (!/^978\d{10}$/.test(isbn13)) return undefined
  if (checkDigitOf(isbn13.slice(0, 12)) !== Number(isbn13.charAt(12))) return undefined
  const number = isbn13.slice(3, 12)
  return `${number}${checkOf(number)}`
}

/** Modulo 11 with weights from 10 down; ten is written X. */
function checkOf(nine: string): string {
  const sum = [...nine].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? 'X' : String(check)
}
