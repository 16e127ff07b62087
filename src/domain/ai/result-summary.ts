// What an audit has found, in sentences: by rule here, and the facts that a model may use for its own.

import { heldName } from '../held-name.ts'
import { type Currency, formatMoney } from '../money.ts'
import { count, counted, type Fact, money, percent, sayFact, saySize } from './fact.ts'

export interface SummaryFigures {
  /** What the values are in; null: the stores count in different ones. */
  readonly currency: Currency | null
  readonly lines: number
  readonly counted: number
  readonly matched: number
  readonly missing: number
  readonly extra: number
  readonly unexpected: number
  readonly uncounted: number
  readonly expectedValue: number | null
  readonly comparedValue: number | null
  readonly netVariance: number | null
  readonly grossVariance: number | null
  readonly netValue: number | null
  readonly grossValue: number | null
  readonly accuracyByLine: number | null
  readonly accuracyByUnit: number | null
  readonly shrinkage: number | null
}

export interface SummaryLine {
  readonly name: string
  readonly variance: number
  readonly value: number | null
  readonly currency: Currency
}

export interface SummaryCategory {
  readonly name: string
  readonly currency: Currency | null
  readonly netValue: number | null
  readonly grossValue: number | null
}

export interface SummaryFacts {
  readonly stores: number
  readonly shelves: number
  readonly explained: number
  readonly figures: SummaryFigures
  readonly openDecisions: number
  readonly unknownLines: number
  /** The largest differences by value, the largest first. */
  readonly worst: readonly SummaryLine[]
  readonly categories: readonly SummaryCategory[]
  /** Null: who asks is not told. */
  readonly likelyMistakes: number | null
}

export function summaryFactList(facts: SummaryFacts): readonly Fact[] {
  const { figures } = facts
  return [
    count('shelves', facts.shelves),
    count('shelves explained', facts.explained),
    ...percent('coverage', facts.shelves === 0 ? null : facts.explained / facts.shelves),
    count('lines', figures.lines),
    count('lines counted', figures.counted),
    count('lines as expected', figures.matched),
    count('lines short', figures.missing),
    count('lines over', figures.extra),
    count('lines counted but not expected', figures.unexpected),
    count('lines not counted', figures.uncounted),
    ...counted('net difference in units', figures.netVariance),
    ...counted('gross difference in units', figures.grossVariance),
    ...money('net difference in value', figures.netValue, figures.currency),
    ...money('gross difference in value', figures.grossValue, figures.currency),
    ...money('expected value', figures.expectedValue, figures.currency),
    ...money('expected value of the lines counted', figures.comparedValue, figures.currency),
    ...percent('accuracy by line', figures.accuracyByLine),
    ...percent('accuracy by unit', figures.accuracyByUnit),
    ...percent('shrinkage', figures.shrinkage),
    count('lines that wait for a decision', facts.openDecisions),
    count('unknown codes', facts.unknownLines),
    ...(facts.likelyMistakes === null
      ? []
      : [count('findings that are probably counting mistakes', facts.likelyMistakes)]),
    ...facts.worst.flatMap(({ name, variance, value, currency }) => [
      count(`difference of "${name}" in units`, variance),
      ...money(`difference of "${name}" in value`, value, currency),
    ]),
    ...facts.categories.flatMap(({ name, netValue, grossValue, currency }) => [
      ...money(`net difference of "${name}"`, netValue, currency),
      ...money(`gross difference of "${name}"`, grossValue, currency),
    ]),
  ]
}

export function summaryNames({ worst, categories }: SummaryFacts): ReadonlySet<string> {
  return new Set([...worst, ...categories].map(({ name }) => name.trim()))
}

/** Always there, whatever a model says or does not say. */
export function writeSummary(facts: SummaryFacts): readonly string[] {
  return [
    coverageSentence(facts),
    netSentence(facts),
    linesSentence(facts),
    worstSentence(facts),
    categorySentence(facts),
    openSentence(facts),
  ].flatMap((sentence) => sentence ?? [])
}

const say = (value: number) => sayFact({ value, unit: 'count' })
const sayMoney = (value: number, currency: Currency | null) =>
  formatMoney(Math.abs(value), currency)

function coverageSentence({ shelves, explained, figures }: SummaryFacts): string {
  const where = `${explainedPart(shelves, explained)} explained`
  const left = figures.uncounted
  if (left === 0) return `${where}, and every line has a count.`
  return `${where}; ${counting(left, 'line has', 'lines have')} no count.`
}

function explainedPart(shelves: number, explained: number): string {
  if (explained === shelves)
    return shelves === 1 ? 'The shelf is' : `All ${say(shelves)} shelves are`
  if (shelves === 1) return 'The shelf is not'
  return `${say(explained)} of ${say(shelves)} shelves ${explained === 1 ? 'is' : 'are'}`
}

/** Said by rule only: no number stands in it that a model could get wrong. */
const UNLIKE_MONEY = 'The stores count in different currencies, so their values are not added up.'

function netSentence({ stores, figures }: SummaryFacts): string | null {
  const { currency, netValue, grossValue, shrinkage } = figures
  if (netValue === null || grossValue === null) {
    if (currency === null && figures.netVariance !== null) return UNLIKE_MONEY
    return figures.netVariance === null ? 'There is no baseline to compare the count with.' : null
  }
  const side = netValue < 0 ? 'short' : 'over'
  const net = netValue === 0 ? 'even' : `${sayMoney(netValue, currency)} ${side}`
  const share = shrinkage === null ? '' : `; shrinkage is ${shareOf(shrinkage)}`
  const subject = stores > 1 ? 'The stores are' : 'The store is'
  return `${subject} ${net} net, with differences of ${sayMoney(grossValue, currency)} gross${share}.`
}

function linesSentence({ figures }: SummaryFacts): string | null {
  const { accuracyByLine, matched, missing, extra, unexpected } = figures
  if (accuracyByLine === null) return null
  const parts = [`${say(missing)} short`, `${say(extra)} over`]
  const beyond = unexpected > 0 ? `, ${say(unexpected)} of them not expected here` : ''
  return `${counting(matched, 'line is', 'lines are')} as expected, an accuracy of ${shareOf(accuracyByLine)}; ${parts.join(' and ')}${beyond}.`
}

function worstSentence({ worst }: SummaryFacts): string | null {
  const [first, ...rest] = worst.slice(0, 3).map(({ name, variance, value, currency }) => {
    const size = `${saySize({ value: variance, unit: 'count' })} ${variance < 0 ? 'short' : 'over'}`
    return `"${heldName(name)}" (${size}${value === null ? '' : `, ${sayMoney(value, currency)}`})`
  })
  if (!first) return null
  return rest.length === 0
    ? `The largest difference is ${first}.`
    : `The largest differences are ${[first, ...rest].join(', ')}.`
}

function categorySentence({ categories }: SummaryFacts): string | null {
  const [first] = categories
  if (!first || first.grossValue === null || categories.length < 2) return null
  return `By category most of it is in "${heldName(first.name)}", ${sayMoney(first.grossValue, first.currency)} gross.`
}

function openSentence({ openDecisions, unknownLines, likelyMistakes }: SummaryFacts) {
  const open = [
    openDecisions > 0 && `${counting(openDecisions, 'line waits', 'lines wait')} for a decision`,
    unknownLines > 0 && counting(unknownLines, 'code is unknown', 'codes are unknown'),
    likelyMistakes !== null &&
      likelyMistakes > 0 &&
      counting(likelyMistakes, 'finding points', 'findings point').concat(
        ' to a counting mistake rather than to missing stock',
      ),
  ].filter((part) => part !== false)
  return open.length === 0 ? null : `${open.join('; ')}.`
}

function counting(amount: number, one: string, many: string): string {
  return `${say(amount)} ${amount === 1 ? one : many}`
}

function shareOf(share: number): string {
  return sayFact({ value: share * 100, unit: 'percent' })
}
