// Numbers, money, days, clocks, lists and order, as the readers of a language write them.

import { getCollator, getDateTimeFormat, getListFormat, getNumberFormat } from './formatters.ts'
import { factsOf, type PageLanguage } from './languages.ts'

export interface Formats {
  /** "1,234.5" */
  number(value: number, fractionDigits?: number): string
  /** "73.3%" */
  share(value: number, fractionDigits?: number): string
  /** In the currency of the store: "$1,234.50" */
  money(amount: number, currency: string): string
  /** A day in UTC, so that server and browser write the same: "November 18, 2026" */
  day(timeMs: number): string
  /** By the clock of the device: "3:30 pm" */
  clock(timeMs: number): string
  /** By the clock of the device: "1:38:12 pm" */
  clockWithSeconds(timeMs: number): string
  /** By the clock of the device: "November 18, 2026 at 3:30 PM" */
  moment(timeMs: number): string
  /** By the clock of the device: "Nov 18" */
  shortDay(timeMs: number): string
  /** How long, in the largest unit that it fills: "48 s", "9 min", "5 h", "3 d" */
  span(durationMs: number): string
  /** "Harbor Street, Mill Lane, and Quarry Road" */
  list(parts: readonly string[]): string
  /** For sorting names: "A-2" comes before "A-10". */
  compare(one: string, other: string): number
}

export function formatsOf(language: PageLanguage): Formats {
  const { locale } = factsOf(language)
  return {
    number: (value, digits) => getNumberFormat(locale, digitsOf(digits)).format(value),
    share: (value, digits = 1) =>
      getNumberFormat(locale, { style: 'percent', ...digitsOf(digits) }).format(value),
    money: (amount, currency) =>
      getNumberFormat(locale, { style: 'currency', currency }).format(amount),
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
    shortDay: (timeMs) =>
      getDateTimeFormat(locale, { month: 'short', day: 'numeric' }).format(timeMs),
    span: (durationMs) => spanOf(durationMs, locale),
    list: (parts) => getListFormat(locale, { type: 'conjunction' }).format(parts),
    compare: (one, other) => getCollator(locale, { numeric: true }).compare(one, other),
  }
}

function digitsOf(digits: number | undefined): Intl.NumberFormatOptions {
  return digits === undefined
    ? {}
    : { minimumFractionDigits: digits, maximumFractionDigits: digits }
}

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const

/** With the letters that the house writes in English. */
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

/** The house writes "3:30 pm"; some browsers put a narrow space before "PM". */
function plainSpaces(clock: string, locale: string): string {
  return locale === 'en-US' ? clock.toLowerCase().replace(/\u202f/g, ' ') : clock
}
