// The results of an audit as facts: what its summary says, written by rule or by a model.

import type { Currency } from '../money.ts'
import type { Uncounted } from '../uncounted.ts'
import { count, counted, type Fact, money, percent } from './fact.ts'

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
export function several(stores: readonly SummaryStore[]): readonly SummaryStore[] {
  return stores.length > 1 ? stores : []
}
