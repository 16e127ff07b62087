// The results of an audit in sentences: written by rule here, plus the facts that a model may use for its own.

import { isolateBidi } from '../isolate-bidi.ts'
import { type Currency, formatMoney } from '../money.ts'
import { sayShare } from '../share-words.ts'
import { describeUncounted, type Uncounted } from '../uncounted-words.ts'
import { count, counted, type Fact, money, percent, sayFact, saySize } from './fact.ts'

interface SummaryFigures {
  /** Null when the stores use different currencies. */
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
  readonly expectedQuantity: number | null
  readonly notFound: Uncounted
  readonly notCounted: Uncounted
}

interface SummaryStore {
  readonly name: string
  readonly currency: Currency | null
  readonly netValue: number | null
  readonly grossValue: number | null
}

interface SummaryLine {
  readonly name: string
  /** Null when there is only one. */
  readonly store: string | null
  readonly variance: number
  readonly value: number | null
  readonly currency: Currency
}

interface SummaryCategory {
  readonly name: string
  readonly currency: Currency | null
  readonly netValue: number | null
  readonly grossValue: number | null
}

export interface SummaryFacts {
  /** The stores that the viewer may see. */
  readonly stores: readonly SummaryStore[]
  readonly shelves: number
  readonly explained: number
  /** Counting goes on: the figures only cover shelves that were handed in so far. */
  readonly isCounting: boolean
  readonly figures: SummaryFigures
  readonly openDecisions: number
  readonly unknownLines: number
  /** The largest differences in value, largest first. */
  readonly worst: readonly SummaryLine[]
  readonly categories: readonly SummaryCategory[]
  /** Null when the viewer may not see it. */
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
    count('lines not found on shelves that were handed in', figures.notFound.lines),
    ...money('expected value of what was not found', figures.notFound.value, figures.currency),
    count('lines never counted, in whole or in part', figures.notCounted.lines),
    ...money('expected value of what was not counted', figures.notCounted.value, figures.currency),
    ...counted('net difference in units', figures.netVariance),
    ...counted('gross difference in units', figures.grossVariance),
    ...money('net difference in value', figures.netValue, figures.currency),
    ...money('gross difference in value', figures.grossValue, figures.currency),
    ...money('expected value', figures.expectedValue, figures.currency),
    ...money('expected value of the lines counted', figures.comparedValue, figures.currency),
    ...percent('accuracy by line', figures.accuracyByLine),
    ...percent('accuracy by unit', figures.accuracyByUnit),
    ...percent('shrinkage', figures.shrinkage, 2),
    count('lines that wait for a decision', facts.openDecisions),
    count('unknown codes', facts.unknownLines),
    ...(facts.likelyMistakes === null
      ? []
      : [count('findings that are probably counting mistakes', facts.likelyMistakes)]),
    ...facts.worst.flatMap(({ name, store, variance, value, currency }) => {
      const which = store === null ? `"${name}"` : `"${name}" in "${store}"`
      return [
        count(`difference of ${which} in units`, variance),
        ...money(`difference of ${which} in value`, value, currency),
      ]
    }),
    ...[...several(facts.stores), ...facts.categories].flatMap(
      ({ name, netValue, grossValue, currency }) => [
        ...money(`net difference of "${name}"`, netValue, currency),
        ...money(`gross difference of "${name}"`, grossValue, currency),
      ],
    ),
  ]
}

export function summaryNames({ stores, worst, categories }: SummaryFacts): ReadonlySet<string> {
  return new Set([...several(stores), ...worst, ...categories].map(({ name }) => name.trim()))
}

/** With a single store, the text does not name it. */
function several(stores: readonly SummaryStore[]): readonly SummaryStore[] {
  return stores.length > 1 ? stores : []
}

/** Always available, with or without a model. */
export function writeSummary(facts: SummaryFacts): readonly string[] {
  return [
    coverageSentence(facts),
    netSentence(facts),
    uncountedSentence(facts),
    storesSentence(facts),
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
  const where = `${explainedPart(shelves, explained)} done`
  const left = figures.uncounted
  if (figures.counted === 0) return `${where}; nothing is counted.`
  if (left === 0) return `${where}, and every line has a count.`
  return `${where}; ${counting(left, 'line has', 'lines have')} no count.`
}

function explainedPart(shelves: number, explained: number): string {
  if (explained === shelves)
    return shelves === 1 ? 'The shelf is' : `All ${say(shelves)} shelves are`
  if (shelves === 1) return 'The shelf is not'
  return `${say(explained)} of ${say(shelves)} shelves ${explained === 1 ? 'is' : 'are'}`
}

/** Only written by rule: it has no number that a model could get wrong. */
export const NO_BASELINE = 'There is no baseline to compare the count with.'
const NOTHING_COMPARED = 'Nothing can be compared until shelves are handed in.'
const UNLIKE_MONEY = 'The stores count in different currencies, so their values are not added up.'

function netSentence(facts: SummaryFacts): string | null {
  const { stores, figures } = facts
  const { currency, netValue, grossValue, shrinkage } = figures
  if (netValue === null || grossValue === null) {
    if (currency === null && figures.netVariance !== null) return UNLIKE_MONEY
    const isNoneCounted = figures.counted === 0 && figures.uncounted > 0
    if (figures.netVariance !== null || isNoneCounted) return null
    return figures.expectedQuantity === null ? NO_BASELINE : NOTHING_COMPARED
  }
  const net = sayNet(netValue, currency)
  const share = shrinkage === null ? '' : `; shrinkage is ${sayShare(shrinkage, 2)}`
  const whole = stores.length > 1 ? 'The stores are' : 'The store is'
  const subject = hasOpenShelves(facts) ? 'The shelves handed in are' : whole
  return `${subject} ${net} net, with differences of ${sayMoney(grossValue, currency)} gross${share}.`
}

function uncountedSentence(facts: SummaryFacts): string | null {
  const { figures } = facts
  const isOpen = hasOpenShelves(facts)
  const uncounted = isOpen ? figures.notFound : figures.notCounted
  if (uncounted.lines === 0) return null
  const were = uncounted.lines === 1 ? 'was' : 'were'
  const how = isOpen ? 'not found on shelves that were handed in' : 'never counted'
  return `${describeUncounted(uncounted, figures.currency)} ${were} ${how}.`
}

function hasOpenShelves({ isCounting, explained, shelves }: SummaryFacts): boolean {
  return isCounting && explained < shelves
}

function sayNet(netValue: number, currency: Currency | null): string {
  if (netValue === 0) return 'even'
  return `${sayMoney(netValue, currency)} ${netValue < 0 ? 'short' : 'over'}`
}

const MOST_STORES = 4

/** Names the store, because an item that is short in one store may be over in another. */
function storesSentence({ stores }: SummaryFacts): string | null {
  const known = several(stores).flatMap(({ name, currency, netValue, grossValue }) => {
    if (netValue === null || grossValue === null) return []
    const net = `${sayNet(netValue, currency)} net`
    return `"${isolateBidi(name)}" is ${net} (${sayMoney(grossValue, currency)} gross)`
  })
  if (known.length === 0) return null
  const isAll = known.length <= MOST_STORES
  return `By store${isAll ? '' : ', among others'}: ${known.slice(0, MOST_STORES).join(', ')}.`
}

function linesSentence({ figures }: SummaryFacts): string | null {
  const { accuracyByLine, matched, missing, extra, unexpected } = figures
  if (accuracyByLine === null) return null
  const parts = [`${say(missing)} short`, `${say(extra)} over`]
  const beyond = unexpected > 0 ? `, ${say(unexpected)} of them not expected here` : ''
  return `${counting(matched, 'line is', 'lines are')} as expected, an accuracy of ${sayShare(accuracyByLine, 1)}; ${parts.join(' and ')}${beyond}.`
}

function worstSentence({ worst }: SummaryFacts): string | null {
  const [first, ...rest] = worst.slice(0, 3).map(({ name, store, variance, value, currency }) => {
    const size = `${saySize({ value: variance, unit: 'count' })} ${variance < 0 ? 'short' : 'over'}`
    const where = store === null ? '' : ` in "${isolateBidi(store)}"`
    return `"${isolateBidi(name)}"${where} (${size}${value === null ? '' : `, ${sayMoney(value, currency)}`})`
  })
  if (!first) return null
  return rest.length === 0
    ? `The largest difference is ${first}.`
    : `The largest differences are ${[first, ...rest].join(', ')}.`
}

function categorySentence({ categories }: SummaryFacts): string | null {
  const [first] = categories
  if (!first || first.grossValue === null || categories.length < 2) return null
  return `By category most of it is in "${isolateBidi(first.name)}", ${sayMoney(first.grossValue, first.currency)} gross.`
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
