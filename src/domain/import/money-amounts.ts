// Whether the numbers of a column are amounts of money of their own, whatever the column is named.

import type { TableColumn } from './choose-quantity.ts'
import { saysPrice } from './header-words.ts'
import { type DecimalMark, parseNumberText } from './number-text.ts'
import { tidyCell } from './tidy-cell.ts'

export interface Amounts {
  readonly column: TableColumn
  readonly numbers: readonly (number | undefined)[]
}

const FEWEST = 5
const MOST_ROWS = 200

export function amountsOf(column: TableColumn): Amounts {
  const mark: DecimalMark = column.values.some((value) => /,\d{2}\D*$/.test(value)) ? ',' : '.'
  const read = (value: string) => parseNumberText(tidyCell(value), mark) ?? undefined
  return { column, numbers: column.values.slice(0, MOST_ROWS).map(read) }
}

const CENTS = /\d[.,]\d{2}\D{0,4}$/
const CURRENCY = /\p{Sc}/u
/** 45 000: where money has no cents, prices are round. */
const HUNDREDS = /^\d[\d.,\s]*00$/
const SMALLEST_OF_HUNDREDS = 1_000
/** As a share of the values. */
const NEARLY_ALL = 0.8

/** 4.35 in nearly every row, mostly another one. */
export function areMoney(amounts: Amounts): boolean {
  const { header, profile, values } = amounts.column
  const { filled, distinctCount, negatives, dates } = profile
  if (header.trim() === '' || filled < FEWEST || negatives > 0 || dates > 0.1) return false
  if (filled < Math.min(values.length, 1_000) * 0.5 || distinctCount < FEWEST) return false
  const written = values.map((value) => value.trim()).filter(Boolean)
  const are = (is: RegExp) =>
    written.filter((value) => is.test(value)).length >= written.length * NEARLY_ALL
  const mean = meanOf(amounts)
  if (are(HUNDREDS)) return mean >= SMALLEST_OF_HUNDREDS
  return mean > 0 && (are(CENTS) || are(CURRENCY))
}

export function meanOf({ numbers }: Amounts): number {
  const known = numbers.filter((number) => number !== undefined)
  return known.reduce((sum, number) => sum + number, 0) / Math.max(1, known.length)
}

/** A cost is hardly ever more than the price. */
export function isMostlyLess(cost: Amounts, price: Amounts): boolean {
  let [less, more] = [0, 0]
  for (const [row, one] of cost.numbers.entries()) {
    const other = price.numbers[row]
    if (!one || !other) continue
    if (one <= other) less += 1
    else more += 1
  }
  return more <= less * 0.1
}

/** A value, a price with tax, a margin: what follows from other columns says nothing of its own. */
export function isReckoned(one: Amounts, all: readonly Amounts[]): boolean {
  const others = all.filter((other) => other !== one && other.column.profile.distinctCount > 1)
  if (others.some((other) => areAlways(one, other) && isEarlier(other, one))) return true
  return others.some((first, at) =>
    others.slice(at + 1).some((second) => RULES.some((rule) => holds(one, first, second, rule))),
  )
}

/** Of a price with and without tax, one is a price of its own. */
function isEarlier(one: Amounts, other: Amounts): boolean {
  if (saysPrice(one.column.header)) return true
  return !saysPrice(other.column.header) && one.column.at < other.column.at
}

const MOST_RATES = 4

/** It is the other one with one of a few rates of tax. */
function areAlways(one: Amounts, other: Amounts): boolean {
  const rates = one.numbers.flatMap((number, row) => {
    const beside = other.numbers[row]
    return number && beside && Math.min(number, beside) > 1 ? [number / beside] : []
  })
  const areTaxes = rates.every((rate) => rate > 0.6 && rate < 1.7)
  const distinct = new Set(rates.map((rate) => Math.round(rate * 50)))
  return areTaxes && rates.length >= FEWEST * 2 && distinct.size <= MOST_RATES
}

type Rule = (one: number, first: number, second: number) => boolean

const isNear = (one: number, other: number, slack = 0.011) =>
  Math.abs(one - other) <= slack + Math.abs(other) * 0.002
const isShare = (one: number, part: number, whole: number) => isNear(one, (part / whole) * 100, 0.6)

const RULES: readonly Rule[] = [
  (one, first, second) => isNear(one, first * second),
  (one, first, second) => isNear(one, Math.abs(first - second)),
  (one, first, second) =>
    isShare(one, second - first, second) || isShare(one, first - second, first),
  (one, first, second) =>
    isShare(one, second - first, first) || isShare(one, first - second, second),
]

/** A value is this many times that amount. */
export function isProductOf(value: Amounts, count: Amounts, one: Amounts): boolean {
  return holds(value, count, one, (total, first, second) => isNear(total, first * second))
}

/** Of 200 rows. */
const MOST_WRONG = 10

function holds(one: Amounts, first: Amounts, second: Amounts, rule: Rule): boolean {
  let [right, wrong] = [0, 0]
  for (const [row, number] of one.numbers.entries()) {
    const [left, other] = [first.numbers[row], second.numbers[row]]
    if (!number || !left || !other) continue
    if (rule(number, left, other)) right += 1
    else wrong += 1
    if (wrong > MOST_WRONG) return false
  }
  return right >= FEWEST && wrong <= right * 0.05
}
