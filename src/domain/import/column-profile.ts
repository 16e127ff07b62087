// What the values of a column look like, independent of its header.

import { isGtin } from '../barcode.ts'
import { holdsCheckDigit, isPackCode } from './code-text.ts'
import { codesInCell } from './codes-in-cell.ts'
import { DAY_ORDERS, readExpiryText } from './expiry-text.ts'
import { type DecimalMark, parseNumberText, parseQuantityText } from './number-text.ts'
import { tidyCell } from './tidy-cell.ts'

export interface ColumnProfile {
  readonly filled: number
  /** As shares of the filled values, from 0 to 1. */
  readonly gtins: number
  /** Only trade item numbers of packs. */
  readonly packCodes: number
  /** How many look like trade item numbers, and how many of those have a wrong check digit. */
  readonly tradeNumbers: number
  readonly failing: number
  readonly integers: number
  readonly numbers: number
  readonly fractions: number
  readonly letters: number
  readonly distinct: number
  readonly withSlash: number
  /** A-01, 12-3-b: letters or digits, a separator and a number. */
  readonly shelfCodes: number
  /** PX-100, 4711b: one word with a digit in it. */
  readonly codes: number
  /** 00412: numbers of items, never how many there are. */
  readonly padded: number
  readonly longest: number
  /** Number of different values. */
  readonly distinctCount: number
  /** Numbers other than 0 and 1, as a share of all numbers. */
  readonly beyondOne: number
  /** Numbers with cents: 4.35, not 4.00. */
  readonly cents: number
  readonly negatives: number
  /** As large as numbers of items often are. */
  readonly large: number
  /** Ignoring the sign; 0 when there are no numbers. */
  readonly largest: number
  readonly smallest: number
  readonly dates: number
  /** Days or months, in any order. */
  readonly expiryDates: number
  readonly addresses: number
  readonly samples: readonly string[]
}

const SAMPLES = 3
/** In scripts without spaces a single letter is a word: 꿀, 塩. */
const WORD = /\p{L}{2}|[\u3400-\u9fff\uac00-\ud7af]/u
/** 2026-10-31, 31.10.26, 10/31/2026, with or without a time; not 10.00.415, a number of an item. */
const DATE =
  /^(?:\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}|(?!0?0[-/.])[0-3]?\d[-/.](?!0?0[-/.])[0-3]?\d[-/.](?:\d{4}|\d{2}))(?:日|\D.*)?$/
/** A-01, 12-3-b, B4. */
const SHELF = /^(?:[\p{L}\d]{1,3}(?:[-.]\d{1,4}\p{L}?){1,3}|\p{L}\d{1,3})$/u
const SHELF_WORD =
  /^(?:shelf|bin|rack|aisle|bay|drawer|regal|fach|hylla|hylle|hylly|reol|estante|etagere|étagère|scaffale|schap|półka|regál|polc|raft|полка|стеллаж|raf|rak|kệ|kho|棚|货架|貨架)\b.*\d/iu
const NOT_STOCKED = 'not stocked'

export function profileColumn(values: readonly string[], decimal: DecimalMark): ColumnProfile {
  const filled = values.map(tidyCell).filter(Boolean)
  const share = (is: (value: string) => boolean) =>
    filled.length === 0 ? 0 : filled.filter(is).length / filled.length
  const distinct = new Set(filled)
  const checks = filled.flatMap((value) =>
    codesInCell(value).flatMap(({ text }) => holdsCheckDigit(text) ?? []),
  )
  const numbers = filled.flatMap((value) => parseQuantityText(value, decimal) ?? [])
  const ofNumbers = (is: (value: number) => boolean) =>
    numbers.length === 0 ? 0 : numbers.filter(is).length / numbers.length
  return {
    filled: filled.length,
    gtins: share((value) => codesInCell(value).every(({ text }) => looksLikeGtin(text))),
    packCodes: share((value) => codesInCell(value).every(({ text }) => isPackCode({ key: text }))),
    tradeNumbers: checks.length,
    failing: checks.filter((holds) => !holds).length,
    integers: share((value) => /^-?\d{1,7}$/.test(value) || isWhole(value, decimal)),
    numbers: share(
      (value) => isNumber(value, decimal) || isNotStocked(value) || isUnknownQuantity(value),
    ),
    fractions: share((value) => /\d[.,]\d{1,4}\D{0,4}$/.test(value) && !isWhole(value, decimal)),
    letters: share((value) => WORD.test(value)),
    distinct: filled.length === 0 ? 0 : distinct.size / filled.length,
    withSlash: share((value) => /^[^/>|]{1,30}(?:\s*[/>|]\s*[^/>|]{1,30}){1,4}$/.test(value)),
    shelfCodes: share((value) => SHELF.test(value) || SHELF_WORD.test(value)),
    codes: share((value) => /^(?=.*\d)[\p{L}\d][\p{L}\d._/#-]{0,29}$/u.test(value)),
    padded: share((value) => /^0\d{2,}$/.test(value)),
    longest: filled.reduce((most, value) => Math.max(most, value.length), 0),
    distinctCount: distinct.size,
    beyondOne: ofNumbers((value) => value !== 0 && value !== 1),
    cents: ofNumbers((value) => Math.round(value * 100) % 100 !== 0),
    negatives: ofNumbers((value) => value < 0),
    large: ofNumbers((value) => Math.abs(value) >= 10_000),
    largest: numbers.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
    smallest: numbers.reduce((least, value) => Math.min(least, Math.abs(value)), numbers[0] ?? 0),
    dates: share((value) => DATE.test(value)),
    expiryDates: share((value) => DAY_ORDERS.some((order) => readExpiryText(value, order))),
    addresses: share((value) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value)),
    samples: [...distinct].slice(0, SAMPLES),
  }
}

function isNumber(value: string, decimal: DecimalMark): boolean {
  return parseNumberText(value, decimal) !== null || parseQuantityText(value, decimal) !== null
}

/** Shopify's word for an item that a location does not stock. */
export function isNotStocked(value: string): boolean {
  return value.length >= NOT_STOCKED.length && value.trim().toLowerCase() === NOT_STOCKED
}

const UNKNOWN = new Set(['parent', 'n/a', 'na', '#n/a', 'unknown', 'null', 'none', '-', '–', '—'])

/** What systems write when an item's stock is not tracked or not known. */
export function isUnknownQuantity(value: string): boolean {
  return value.length < 8 && UNKNOWN.has(value.toLowerCase())
}

function isWhole(value: string, decimal: DecimalMark): boolean {
  const number = parseNumberText(value, decimal)
  return number !== null && Number.isInteger(number) && Math.abs(number) < 10_000_000
}

/** Includes numbers that have lost zeros; one that Excel has shortened also suggests a code. */
function looksLikeGtin(value: string): boolean {
  if (/^\d([.,]\d+)?E\+\d+$/i.test(value)) return true
  if (!/^\d{7,14}$/.test(value)) return false
  return isGtin(value.padStart(value.length < 8 ? 8 : value.length, '0'))
}
