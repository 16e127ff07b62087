// Codes as they are read and the key they are matched by. The raw text is always kept beside it.

import { readCode } from './codes/read-code.ts'

export { checkDigitOf, isGtin } from './codes/gtin.ts'

export interface NormalizedCode {
  /** As it was read, without white space at its ends and without marks that nobody sees. */
  readonly raw: string
  /** Equal for every spelling of one trade item number; otherwise the text itself. */
  readonly key: string
  readonly kind: 'gtin' | 'text'
}

/**
 * A UPC-A read as EAN-13 or as GTIN-14, and a number whose leading zeros a spreadsheet has eaten, are
 * one item: zeros in front do not change the check digit. So are all longer spellings of it.
 */
export function normalizeCode(input: string): NormalizedCode {
  const raw = input.normalize('NFC').replace(UNSEEN, '').trim()
  const { key, kind } = readCode(raw)
  return { raw, key, kind }
}

/** Marks of direction and joining, as they come along when a number is copied from a page or a chat. */
const UNSEEN = /\p{Cf}/gu
