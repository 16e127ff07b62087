// Codes as spreadsheets damage them: without leading zeros, shortened to 4.00638E+12, or rounded at the end.

import { isGtin, normalizeCode } from '../barcode.ts'
import { BARCODE_MAX_LENGTH } from '../item.ts'

export interface ReadCode {
  readonly kind: 'code'
  readonly code: string
  readonly key: string
  /** Leading zeros were restored. */
  readonly repaired: boolean
  /** Has the length of a trade item number, but a wrong check digit. */
  readonly doubtful: boolean
}

export type CodeReading =
  | { readonly kind: 'none' }
  | ReadCode
  | { readonly kind: 'shortened' }
  | { readonly kind: 'rounded' }
  | { readonly kind: 'too_long' }

const NOTHING = new Set(['', '-', '–', '0', 'n/a', '#n/a', 'null', 'none', 'does not apply'])
const SHORTENED = /^[+-]?\d+(?:[.,]\d+)?E[+]?\d+$/i
/** Full-width digits, as Japanese registers write them; scans have plain ones. */
const WIDE_DIGIT = /[\uff10-\uff19]/
const GTIN_LENGTHS = [8, 12, 13, 14]
/** Beyond this many digits, a spreadsheet has replaced the last ones with zeros. */
const KEPT_DIGITS = 15

/** `ofGtins`: the column has trade item numbers, so a missing zero can be detected. */
export function readCodeText(text: string, ofGtins: boolean): CodeReading {
  const value = WIDE_DIGIT.test(text) ? text.normalize('NFKC').trim() : text.trim()
  if (isWholeGtin(value)) return wholeGtin(value)
  if (isNoCode(value)) return { kind: 'none' }
  if (SHORTENED.test(value)) return { kind: 'shortened' }
  if (value.length > BARCODE_MAX_LENGTH) return { kind: 'too_long' }
  const digits = digitsOf(value)
  if (digits === undefined) {
    const { raw, key } = normalizeCode(value)
    return { kind: 'code', code: raw, key, repaired: false, doubtful: false }
  }
  return readDigits(digits, ofGtins)
}

/** What people write when there is no code. */
export function isNoCode(text: string): boolean {
  return text.length < 17 && NOTHING.has(text.toLowerCase())
}

/**
 * A number of 14 digits starting with 1 to 8 is a pack of the item whose number is inside. Weighed goods start with 9.
 */
export function isPackCode({ key }: Pick<ReadCode, 'key'>): boolean {
  return key.length === 14 && key >= '1' && key < '9' && isGtin(key)
}

/** Also reads 4006381333931.0, as some exports write numbers, and 4-006381-333931. */
function digitsOf(value: string): string | undefined {
  if (/^\d+$/.test(value)) return value
  if (/^\d{7,}\.0+$/.test(value)) return value.slice(0, value.indexOf('.'))
  const joined = value.replace(/[ -]/g, '')
  return /^\d{8,14}$/.test(joined) && isGtin(joined) ? joined : undefined
}

function readDigits(digits: string, ofGtins: boolean): CodeReading {
  if (digits.length > KEPT_DIGITS && digits.endsWith('000')) return { kind: 'rounded' }
  const padded = ofGtins ? withLostZeros(digits) : undefined
  const code = padded ?? digits
  const { key, kind } = normalizeCode(code)
  const doubtful = kind === 'text' && isTradeNumber(code)
  return { kind: 'code', code, key, repaired: padded !== undefined, doubtful }
}

/** Numbers that stores assign themselves, with a price or weight inside; they follow rules of their own. */
const OWN_NUMBER: Readonly<Record<number, RegExp>> = {
  8: /^[02]/,
  12: /^[24]/,
  13: /^(?:2|0[24])/,
  14: /^\d(?:2|0[24])/,
}

/** Has the length of a trade item number, and is not one that stores assign themselves. */
function isTradeNumber(digits: string): boolean {
  return GTIN_LENGTHS.includes(digits.length) && !OWN_NUMBER[digits.length]?.test(digits)
}

/** Whether the check digit is right; undefined when the text does not look like a trade item number. */
export function holdsCheckDigit(text: string): boolean | undefined {
  const digits = digitsOf(text.normalize('NFKC').trim())
  if (digits === undefined || !isTradeNumber(digits)) return undefined
  return normalizeCode(digits).kind === 'gtin'
}

/** Checks digits, length and check digit in one cheap pass, because nearly every row gets here. */
function isWholeGtin(text: string): boolean {
  const last = text.length - 1
  if (last < 11 || last > 13) return false
  let [sum, digits] = [0, 0]
  for (let at = 0; at <= last; at += 1) {
    const digit = text.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return false
    digits += digit
    sum += (last - at) % 2 === 0 ? digit : digit * 3
  }
  return digits > 0 && sum % 10 === 0
}

/** The key of a complete number, without parsing everything else that a label can contain. */
function wholeGtin(code: string): ReadCode {
  const key = code.padStart(14, '0')
  return { kind: 'code', code, key, repaired: false, doubtful: false }
}

/** Leading zeros do not change the check digit, so it proves which length was meant. */
function withLostZeros(digits: string): string | undefined {
  if (GTIN_LENGTHS.includes(digits.length)) return undefined
  const length = digits.length < 8 ? 8 : 12
  if (digits.length < 6 || digits.length > 11) return undefined
  const padded = digits.padStart(length, '0')
  return isGtin(padded) ? padded : undefined
}
