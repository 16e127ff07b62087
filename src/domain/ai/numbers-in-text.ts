// Every number in a text, in digits or in words, as a reader would understand it.

import { CURRENCY_WORDS, SIGNS } from './currency-marks.ts'
import type { FactUnit } from './fact.ts'

export interface MentionedNumber {
  /** Null when it has no exact value, such as "12k", "half" or digits of another script. */
  readonly value: number | null
  /** How many decimals the text gives. */
  readonly decimals: number
  readonly unit: FactUnit
  /** For money: the currency as the text names it. */
  readonly mark: string | null
  readonly sign: '+' | '-' | null
}

const SIGN = SIGNS.map(plain).join('|')
/** A currency code must be a separate word in capitals: neither "all 17" nor "USDX 17" is money. */
const BEFORE = `(?<money>(?<![\\p{L}])(?:${SIGN})\\s?|\\p{Sc}\\s?)?`
const DIGITS = '(?<digits>\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)'
const WORD_BEHIND = `(?:percent|per cent|${[...CURRENCY_WORDS, ...SIGNS].map(plain).join('|')})(?![\\p{L}])`
const AFTER = `(?<after>\\s?(?:%|${WORD_BEHIND}|\\p{Sc})|\\p{L}|[.,:/]\\d)?`
const FIGURES = new RegExp(
  `(?<sign>[-+\\u2212\\u2013]\\s?)?${BEFORE}(?<sign2>[-+\\u2212])?${DIGITS}${AFTER}`,
  'giu',
)

function plain(text: string): string {
  return text.replaceAll(/[$.*+?^()|[\]{}\\]/g, '\\$&')
}

const WORDS: Readonly<Record<string, number | null>> = {
  zero: 0,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: null,
  dozens: null,
  hundred: null,
  hundreds: null,
  thousand: null,
  thousands: null,
  million: null,
  millions: null,
  billion: null,
  half: null,
  halves: null,
  quarter: null,
  quarters: null,
  thirds: null,
  twice: null,
  double: null,
  doubled: null,
  triple: null,
  tripled: null,
}

const WORD = new RegExp(`\\b(?:${Object.keys(WORDS).join('|')})\\b`, 'giu')
/** Digits of other scripts, superscripts, and single-character fractions. */
const STRANGE = /(?![0-9])\p{N}/gu

export function numbersIn(text: string): readonly MentionedNumber[] {
  return [...inFigures(text), ...inWords(text), ...strange(text)]
}

function inFigures(text: string): MentionedNumber[] {
  return [...text.matchAll(FIGURES)].map(({ groups = {}, index }) => {
    const digits = (groups.digits ?? '').replaceAll(',', '')
    const after = (groups.after ?? '').trim()
    const mark = moneyMark(groups.money?.trim(), after)
    const unit = mark === null ? unitOf(after.toLowerCase()) : 'money'
    // Attached to a letter or more digits it is a code, a time or "12k" rather than this number.
    const isGlued = unit === 'count' && after !== ''
    const isPartOfWord = /[\p{L}_]$/u.test(text.slice(0, index)) && !groups.sign
    const value = isGlued || isPartOfWord ? null : Number(digits)
    const decimals = digits.split('.')[1]?.length ?? 0
    return { value, decimals, unit, mark, sign: signOf(text, index, groups) }
  })
}

function moneyMark(before: string | undefined, after: string): string | null {
  if (before && isSign(before)) return before
  if (CURRENCY_WORDS.includes(after.toLowerCase())) return after
  return isSign(after) ? after : null
}

function isSign(text: string): boolean {
  return SIGNS.includes(text) || /^\p{Sc}$/u.test(text)
}

function unitOf(after: string): FactUnit {
  return after === '%' || /^per ?cent$/.test(after) ? 'percent' : 'count'
}

/** A dash between two words or numbers is not a minus. */
function signOf(
  text: string,
  index: number,
  groups: Readonly<Record<string, string | undefined>>,
): MentionedNumber['sign'] {
  const sign = (groups.sign2 ?? groups.sign ?? '').trim()
  if (sign === '') return null
  const before = text.slice(0, index).at(-1)
  if (groups.sign && before && !/[\s(]/.test(before)) return null
  if (sign === '+') return '+'
  return sign === '\u2013' ? null : '-'
}

function inWords(text: string): MentionedNumber[] {
  return [...text.matchAll(WORD)].map(([word]) => ({
    value: WORDS[word.toLowerCase()] ?? null,
    decimals: 0,
    unit: 'count',
    mark: null,
    sign: null,
  }))
}

function strange(text: string): MentionedNumber[] {
  return [...text.matchAll(STRANGE)].map(() => ({
    value: null,
    decimals: 0,
    unit: 'count',
    mark: null,
    sign: null,
  }))
}
