// Numbers, money, days, clocks, lists and order in the conventions of a language.

import {
  getCollator,
  getCurrencyNames,
  getDateTimeFormat,
  getListFormat,
  getNumberFormat,
} from './formatters.ts'
import { factsOf, type PageLanguage } from './languages.ts'

export interface Formats {
  /** "1,234.5" */
  number(value: number, fractionDigits?: number): string
  /** "73.3%". Anything below all is never rounded to "100%", and anything above nothing never to "0%" */
  share(value: number, fractionDigits?: number): string
  /** Counted or expected, to a thousandth: "1,234.5", "−3"; "–" if there is none, which is not 0 */
  quantity(value: number | null): string
  /** Always with its sign: "+3", "−2.25", "0" */
  difference(value: number | null): string
  /** In the currency of the store: "$1,234.50"; without one the plain number; "–" if unknown */
  money(amount: number | null, currency: string | null): string
  /** For headlines: "$70,118" */
  wholeMoney(amount: number | null, currency: string | null): string
  /** "+$361.05", "−$421.20", "$0.00" */
  signedMoney(amount: number | null, currency: string | null): string
  /** The cost of one unit, with all stored digits: "$0.0125" */
  cost(amount: number | null, currency: string | null): string
  /** The size of a file: "0 bytes", "12 kB", "3.4 MB" */
  bytes(bytes: number): string
  /** "Euro" */
  currencyName(currency: string): string
  /** A day in UTC, so that server and browser agree: "November 18, 2026" */
  day(timeMs: number): string
  /** In the device's time zone: "3:30 pm" */
  clock(timeMs: number): string
  /** In the device's time zone: "1:38:12 pm" */
  clockWithSeconds(timeMs: number): string
  /** In the device's time zone: "November 18, 2026 at 3:30 PM" */
  moment(timeMs: number): string
  /** In the device's time zone: "Nov 18, 2026" */
  date(timeMs: number): string
  /** In the device's time zone: "Nov 18" */
  shortDay(timeMs: number): string
  /** A duration in the largest unit that it fills: "48 s", "9 min", "5 h", "3 d" */
  span(durationMs: number): string
  /** A duration in at most two units: "48 s", "12 min", "5 h 8 min", "2 d 3 h" */
  duration(durationMs: number): string
  /** A month in UTC, given as 2026-03: "Mar 2026" */
  month(month: string): string
  /** "Harbor Street, Mill Lane, and Quarry Road" */
  list(parts: readonly string[]): string
  /** "2 units or 5%" */
  either(parts: readonly string[]): string
  /** For sorting names: "A-2" comes before "A-10". */
  compare(one: string, other: string): number
}

export function formatsOf(language: PageLanguage): Formats {
  const { locale } = factsOf(language)
  return {
    number: (value, digits) => getNumberFormat(locale, digitsOf(digits)).format(value),
    share: (value, digits = 1) => shareOf(value, digits, locale),
    quantity: (value) => signed(value, locale, THOUSANDTHS),
    difference: (value) => signed(value, locale, { ...THOUSANDTHS, signDisplay: 'exceptZero' }),
    money: (amount, currency) => signed(amount, locale, moneyStyle(currency)),
    wholeMoney: (amount, currency) =>
      signed(amount, locale, { ...moneyStyle(currency, 0), maximumFractionDigits: 0 }),
    signedMoney: (amount, currency) =>
      signed(amount, locale, { ...moneyStyle(currency), signDisplay: 'exceptZero' }),
    cost: (amount, currency) =>
      signed(amount, locale, { ...moneyStyle(currency), maximumFractionDigits: 4 }),
    bytes: (bytes) => bytesOf(bytes, locale),
    currencyName: (currency) => getCurrencyNames(locale).of(currency) ?? currency,
    day: (timeMs) =>
      getDateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(timeMs),
    clock: (timeMs) => plainSpaces(getDateTimeFormat(locale, CLOCK).format(timeMs), locale),
    clockWithSeconds: (timeMs) =>
      plainSpaces(
        getDateTimeFormat(locale, { ...CLOCK, second: '2-digit' }).format(timeMs),
        locale,
      ),
    moment: (timeMs) =>
      getDateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(timeMs),
    date: (timeMs) => getDateTimeFormat(locale, { dateStyle: 'medium' }).format(timeMs),
    shortDay: (timeMs) =>
      getDateTimeFormat(locale, { month: 'short', day: 'numeric' }).format(timeMs),
    span: (durationMs) => spanOf(durationMs, locale),
    duration: (durationMs) => durationOf(durationMs, locale),
    month: (month) =>
      getDateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
        Date.parse(`${month}-01T00:00:00Z`),
      ),
    list: (parts) => getListFormat(locale, { type: 'conjunction' }).format(parts),
    either: (parts) => getListFormat(locale, { type: 'disjunction' }).format(parts),
    compare: (one, other) => getCollator(locale, { numeric: true }).compare(one, other),
  }
}

function digitsOf(digits: number | undefined): Intl.NumberFormatOptions {
  return digits === undefined
    ? {}
    : { minimumFractionDigits: digits, maximumFractionDigits: digits }
}

const THOUSANDTHS = { maximumFractionDigits: 3 } as const

function moneyStyle(currency: string | null, digits = 2): Intl.NumberFormatOptions {
  if (currency !== null) return { style: 'currency', currency }
  return { minimumFractionDigits: digits, maximumFractionDigits: digits }
}

/** A minus sign as wide as a plus; number formats write a hyphen. */
function signed(value: number | null, locale: string, options: Intl.NumberFormatOptions): string {
  if (value === null) return '–'
  return getNumberFormat(locale, options).format(value).replace('-', '\u2212')
}

function shareOf(value: number, digits: number, locale: string): string {
  const options = { style: 'percent', ...digitsOf(digits) } as const
  const least = 10 ** -(digits + 2)
  if (value !== 0 && Math.abs(value) < least / 2) return `< ${signed(least, locale, options)}`
  return signed(value < 1 ? Math.min(value, 1 - least) : value, locale, options)
}

const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const SIZE_STEP = 1_000

function bytesOf(bytes: number, locale: string): string {
  const step = Math.floor(Math.log10(Math.max(bytes, 1)) / Math.log10(SIZE_STEP))
  const index = Math.min(step, SIZES.length - 1)
  const value = bytes / SIZE_STEP ** index
  return getNumberFormat(locale, {
    style: 'unit',
    unit: SIZES[index],
    unitDisplay: index === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && index > 0 ? 1 : 0,
  }).format(value)
}

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const

/** With the product's own letters in English. */
const UNITS = [
  { unit: 'day', ms: 86_400_000, letters: 'd' },
  { unit: 'hour', ms: 3_600_000, letters: 'h' },
  { unit: 'minute', ms: 60_000, letters: 'min' },
  { unit: 'second', ms: 1_000, letters: 's' },
] as const
const SMALLEST = UNITS[3]

function spanOf(durationMs: number, locale: string): string {
  const { unit, ms, letters } = UNITS.find((one) => durationMs >= one.ms) ?? SMALLEST
  const number = Math.max(0, Math.floor(durationMs / ms))
  if (locale === 'en-US') return `${number} ${letters}`
  return getNumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(number)
}

/** Adds the remainder below the largest unit, except for seconds. */
function durationOf(durationMs: number, locale: string): string {
  const largest = UNITS.findIndex(({ ms }) => durationMs >= ms)
  const next = UNITS[largest + 1]
  const rest = next && largest >= 0 ? durationMs % (UNITS[largest]?.ms ?? 1) : 0
  const whole = spanOf(durationMs, locale)
  const isWorthIt = next !== undefined && next !== SMALLEST && rest >= next.ms
  return isWorthIt ? `${whole} ${spanOf(rest, locale)}` : whole
}

/** The product writes "3:30 pm"; some browsers put a narrow space before "PM". */
function plainSpaces(clock: string, locale: string): string {
  return locale === 'en-US' ? clock.toLowerCase().replace(/\u202f/g, ' ') : clock
}
