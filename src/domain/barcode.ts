// Codes as they are read and the key they are matched by. The raw text is always kept beside it.

export interface NormalizedCode {
  /** As it was read, without white space at its ends. */
  readonly raw: string
  /** Equal for every spelling of one trade item number; otherwise the text itself. */
  readonly key: string
  readonly kind: 'gtin' | 'text'
}

const GTIN_LENGTH = 14
const SHORTEST_GTIN = 8

/**
 * A UPC-A read as EAN-13 or as GTIN-14, and a number whose leading zeros a spreadsheet has eaten, are
 * one item: zeros in front do not change the check digit.
 */
export function normalizeCode(input: string): NormalizedCode {
  const raw = input.normalize('NFC').trim()
  if (isGtin(raw)) return { raw, key: raw.padStart(GTIN_LENGTH, '0'), kind: 'gtin' }
  return { raw, key: raw, kind: 'text' }
}

export function isGtin(text: string): boolean {
  if (!/^\d+$/.test(text)) return false
  if (text.length < SHORTEST_GTIN || text.length > GTIN_LENGTH) return false
  if (/^0+$/.test(text)) return false
  return checkDigitOf(text.slice(0, -1)) === Number(text.at(-1))
}

/** Modulo 10 with weights 3 and 1 from the right, as on every trade item number. */
export function checkDigitOf(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
