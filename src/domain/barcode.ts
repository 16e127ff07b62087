// Codes as scanned, and the key they are matched by. The raw text is always kept with the key.

import { readCode } from './codes/read-code.ts'

export { checkDigitOf, isGtin } from './codes/gtin.ts'

export interface NormalizedCode {
  /** As scanned, without white space at the ends and without invisible characters. */
  readonly raw: string
  /** The same for every spelling of a trade item number; otherwise the text itself. */
  readonly key: string
  readonly kind: 'gtin' | 'text'
}

/**
 * Leading zeros do not change a check digit. So a UPC-A that was read as EAN-13 or GTIN-14, a number whose leading
 * zeros a spreadsheet dropped, and any longer spelling are all the same item.
 */
export function normalizeCode(input: string): NormalizedCode {
  const raw = input.normalize('NFC').replace(UNSEEN, '').trim()
  const { key, kind } = readCode(raw)
  return { raw, key, kind }
}

/** Direction and joiner characters that come along when a number is copied from a page or a chat. */
const UNSEEN = /\p{Cf}/gu
