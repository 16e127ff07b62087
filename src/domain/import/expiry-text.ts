// Expiry dates as files write them. Only the whole column can tell what 03/04/2027 means.

import { foldText } from './likeness.ts'

/** How to read a date without a month name: 3 April or March 4. */
export const DAY_ORDERS = ['dmy', 'mdy'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

const YEAR_FIRST = /^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?)?(?!\d)/
const TOGETHER = /^((?:19|20)\d{2})(\d{2})(\d{2})$/
const YEAR_LAST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/
const MONTH_AND_YEAR = /^(\d{1,2})[-/.](\d{4}|\d{2})$/
const WITH_NAME = /^(?:(\d{1,2}) )?(\p{L}{3,})(?: (\d{1,2}))?(?: (\d{4}|\d{2}))$/u

/** As 2027-03-31; a month becomes its last day. Undefined when it is not a date. */
export function readExpiryText(text: string, order: DayOrder): string | undefined {
  const value = text.trim()
  const [, year, month, day] = YEAR_FIRST.exec(value) ?? TOGETHER.exec(value) ?? []
  if (year) return dateOf(year, month, day)
  const [, one, other, last] = YEAR_LAST.exec(value) ?? []
  if (last) return order === 'dmy' ? dateOf(last, other, one) : dateOf(last, one, other)
  const [, ofYear, yearOfMonth] = MONTH_AND_YEAR.exec(value) ?? []
  if (yearOfMonth) return dateOf(yearOfMonth, ofYear)
  const [, before, name = '', behind, namedYear] = WITH_NAME.exec(foldText(value)) ?? []
  return namedYear ? dateOf(namedYear, monthNamed(name), before ?? behind) : undefined
}

function dateOf(year: string, month = '', day?: string): string | undefined {
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year)
  const ofYear = Number(month)
  if (ofYear < 1 || ofYear > 12 || fullYear < 1990 || fullYear > 2150) return undefined
  const lastDay = new Date(Date.UTC(fullYear, ofYear, 0)).getUTCDate()
  const ofMonth = day === undefined ? lastDay : Number(day)
  if (ofMonth < 1 || ofMonth > lastDay) return undefined
  const padded = (number: number) => String(number).padStart(2, '0')
  return `${fullYear}-${padded(ofYear)}-${padded(ofMonth)}`
}

/** Beginnings of month names, folded, in languages with Latin letters, from January on. */
const MONTHS: readonly string[] = [
  'jan|gen|ene|sty|led',
  'feb|fev|fevr|lut|uno',
  'mar|mrt|mae|maer',
  'apr|avr|abr|kwi|dub',
  'may|mai|mei|mag|maj|kve',
  'jun|juin|giu|cze|cer',
  'jul|juil|lug|lip',
  'aug|aou|aout|ago|sie|srp',
  'sep|set|wrz|zar',
  'oct|okt|ott|out|paz|rij',
  'nov|lis',
  'dec|dez|dic|des|gru|pro',
]

function monthNamed(name: string): string | undefined {
  const begins = (list: string, letters: number) => list.split('|').includes(name.slice(0, letters))
  const at = MONTHS.findIndex((list) => begins(list, 4))
  const found = at >= 0 ? at : MONTHS.findIndex((list) => begins(list, 3))
  return found < 0 ? undefined : String(found + 1)
}

export interface DayOrderGuess {
  readonly order: DayOrder
  /** An ambiguous value, when no other value tells the order. */
  readonly unclear?: string
  /** A day above 12 proves the order, and no value contradicts it. */
  readonly isShown: boolean
}

/** From a day above 12; dates with dots are always day first. */
export function guessDayOrder(values: readonly string[]): DayOrderGuess {
  let [dayFirst, monthFirst] = [0, 0]
  let unclear: string | undefined
  for (const value of values) {
    const text = value.trim()
    const [, one = '', other = ''] = YEAR_LAST.exec(text) ?? []
    if (one === '' || Number(one) === Number(other)) continue
    if (text.includes('.') || Number(one) > 12) dayFirst += 1
    else if (Number(other) > 12) monthFirst += 1
    else unclear ??= text
  }
  if (dayFirst > 0 && monthFirst > 0) {
    const order = dayFirst >= monthFirst ? 'dmy' : 'mdy'
    return { order, isShown: false, ...(unclear && { unclear }) }
  }
  if (monthFirst > 0) return { order: 'mdy', isShown: true }
  if (dayFirst > 0) return { order: 'dmy', isShown: true }
  return { order: 'dmy', isShown: false, ...(unclear && { unclear }) }
}
