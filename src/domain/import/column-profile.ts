// What the values of a column look like, whatever its header says.

import { isGtin } from '../barcode.ts'
import { type DecimalMark, parseNumberText, parseQuantityText } from './number-text.ts'

export interface ColumnProfile {
  readonly filled: number
  /** Shares of the filled values, from 0 to 1. */
  readonly gtins: number
  readonly integers: number
  readonly numbers: number
  readonly fractions: number
  readonly letters: number
  readonly distinct: number
  readonly withSlash: number
  /** A-01, 12-3-b: letters or digits, a mark and a number. */
  readonly shelfCodes: number
  /** PX-100, 4711b: one word with a digit in it. */
  readonly codes: number
  readonly longest: number
  readonly samples: readonly string[]
}

const SAMPLES = 3
const NOT_STOCKED = 'not stocked'

export function profileColumn(values: readonly string[], decimal: DecimalMark): ColumnProfile {
  const filled = values.map((value) => value.trim()).filter(Boolean)
  const share = (is: (value: string) => boolean) =>
    filled.length === 0 ? 0 : filled.filter(is).length / filled.length
  const distinct = new Set(filled)
  return {
    filled: filled.length,
    gtins: share(looksLikeGtin),
    integers: share((value) => /^-?\d{1,7}$/.test(value) || isWhole(value, decimal)),
    numbers: share((value) => isNumber(value, decimal) || isNotStocked(value)),
    fractions: share((value) => /\d[.,]\d{1,4}\D{0,4}$/.test(value) && !isWhole(value, decimal)),
    letters: share((value) => /\p{L}{2}/u.test(value)),
    distinct: filled.length === 0 ? 0 : distinct.size / filled.length,
    withSlash: share((value) => /^[^/>|]{1,30}\s*[/>|]\s*[^/>|]{1,30}$/.test(value)),
    shelfCodes: share((value) => /^[\p{L}\d]{1,3}([-.]\d{1,4}\p{L}?){1,3}$/u.test(value)),
    codes: share((value) => /^(?=.*\d)[\p{L}\d][\p{L}\d._/#-]{0,29}$/u.test(value)),
    longest: filled.reduce((most, value) => Math.max(most, value.length), 0),
    samples: [...distinct].slice(0, SAMPLES),
  }
}

function isNumber(value: string, decimal: DecimalMark): boolean {
  return parseNumberText(value, decimal) !== null || parseQuantityText(value, decimal) !== null
}

/** Shopify's word for an item that a location does not keep. */
export function isNotStocked(value: string): boolean {
  return value.length >= NOT_STOCKED.length && value.trim().toLowerCase() === NOT_STOCKED
}

function isWhole(value: string, decimal: DecimalMark): boolean {
  const number = parseNumberText(value, decimal)
  return number !== null && Number.isInteger(number) && Math.abs(number) < 10_000_000
}

/** Also one that has lost its zeros; what Excel has shortened speaks for a code, too. */
function looksLikeGtin(value: string): boolean {
  if (/^\d([.,]\d+)?E\+\d+$/i.test(value)) return true
  if (!/^\d{7,14}$/.test(value)) return false
  return isGtin(value.padStart(value.length < 8 ? 8 : value.length, '0'))
}
