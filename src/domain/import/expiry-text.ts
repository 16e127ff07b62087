// Dates until which things are good, as files write them. What 03/04/2027 means, only a whole column can tell.

import { foldText } from './likeness.ts'

/** How a date without a name of its month is read: 3 April or March 4. */
export const DAY_ORDERS = ['dmy', 'mdy'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

const YEAR_FIRST = /^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?)?(?!\d)/
const TOGETHER = /^((?:19|20)\d{2})(\d{2})(\d{2})$/
const YEAR_LAST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/
const MONTH_AND_YEAR = /^(\d{1,2})[-/.](\d{4}|\d{2})$/
const WITH_NAME = /^(?:(\d{1,2}) )?(\p{L}{3,})(?: (\d{1,2}))?(?: (\d{4}|\d{2}))$/u

/** As 2027-03-31; a month alone is its last day. Undefined: it is no date. */
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

/** How months begin, folded, in the languages that write them in Latin letters with their numbers around them. */
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
  /** A value that may be read in two ways, where none of the others tells which. */
  readonly unclear?: string
  /** A day beyond the twelfth proves it, and none speaks against it. */
  readonly isShown: boolean
}

/** By a day beyond the twelfth; dates with points are written day first everywhere. */
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
