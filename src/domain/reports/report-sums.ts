// Figures over many lines, stores and audits. Sums are stored and added up; shares are computed last, so that a
// combined share is never a mean of shares.

import { paceOf } from '../estimate.ts'
import { type Currency, fromThousandths } from '../money.ts'
import { fromMilli, type Milli, unitsOf } from '../quantity.ts'
import type { Uncounted } from '../uncounted.ts'
import { ratiosOf } from '../variance.ts'

/** Quantities and values in thousandths; null when there is nothing to add up, which is not the same as 0. */
export interface ReportSums {
  readonly lines: number
  readonly countedLines: number
  readonly comparedLines: number
  readonly matchedLines: number
  readonly missingLines: number
  readonly extraLines: number
  readonly unexpectedLines: number
  readonly unvaluedLines: number
  readonly expected: Milli | null
  readonly counted: Milli | null
  readonly net: Milli | null
  readonly gross: Milli | null
  readonly comparedExpected: Milli | null
  readonly expectedValue: number | null
  readonly countedValue: number | null
  readonly netValue: number | null
  readonly grossValue: number | null
  readonly shortValue: number | null
  readonly comparedValue: number | null
  readonly notCountedLines: number
  readonly notCountedUnvaluedLines: number
  readonly notCountedValue: number | null
}

/** For people: in units and currency, with shares from 0 to 1. */
export interface ReportFigures {
  /** Null with several currencies, so that values are not added up. */
  readonly currency: Currency | null
  readonly lines: number
  readonly countedLines: number
  readonly matchedLines: number
  readonly missingLines: number
  readonly extraLines: number
  readonly unexpectedLines: number
  readonly uncountedLines: number
  /** Lines with a variance but without a known cost; no value includes them. */
  readonly unvaluedLines: number
  /** Null without a baseline. */
  readonly expectedQuantity: number | null
  readonly expectedValue: number | null
  /** The part of it on counted lines; shrinkage is a share of this. */
  readonly comparedValue: number | null
  readonly countedQuantity: number | null
  readonly countedValue: number | null
  readonly netVariance: number | null
  readonly grossVariance: number | null
  readonly netValue: number | null
  readonly grossValue: number | null
  readonly accuracyByLine: number | null
  readonly accuracyByUnit: number | null
  readonly shrinkage: number | null
  /** What is neither counted nor decided, in whole or in part. */
  readonly notCounted: Uncounted
}

/** How much was counted, and in how much time. */
export interface ReportEffort {
  readonly shelves: number
  readonly explained: number
  readonly lines: number
  readonly quantity: Milli
  readonly activeMs: number
}

export interface ReportPace {
  readonly coverage: number | null
  readonly shelves: number
  readonly explained: number
  readonly activeMs: number
  /** Per active minute; null when there is too little data. */
  readonly unitsPerMinute: number | null
  readonly linesPerMinute: number | null
}

const NO_SUMS: ReportSums = {
  lines: 0,
  countedLines: 0,
  comparedLines: 0,
  matchedLines: 0,
  missingLines: 0,
  extraLines: 0,
  unexpectedLines: 0,
  unvaluedLines: 0,
  expected: null,
  counted: null,
  net: null,
  gross: null,
  comparedExpected: null,
  expectedValue: null,
  countedValue: null,
  netValue: null,
  grossValue: null,
  shortValue: null,
  comparedValue: null,
  notCountedLines: 0,
  notCountedUnvaluedLines: 0,
  notCountedValue: null,
}

const NO_EFFORT: ReportEffort = { shelves: 0, explained: 0, lines: 0, quantity: 0, activeMs: 0 }

export function addSums(parts: readonly ReportSums[]): ReportSums {
  return addUp(parts, NO_SUMS)
}

export function addEffort(parts: readonly ReportEffort[]): ReportEffort {
  return addUp(parts, NO_EFFORT)
}

/** Amounts in different currencies cannot be added up, so without one common currency there are no values. */
export function reportFigures(sums: ReportSums, currency: Currency | null): ReportFigures {
  const value = (sum: number | null) => (currency === null ? null : fromThousandths(sum))
  const ratios = ratiosOfSums(sums)
  return {
    currency,
    lines: sums.lines,
    countedLines: sums.countedLines,
    matchedLines: sums.matchedLines,
    missingLines: sums.missingLines,
    extraLines: sums.extraLines,
    unexpectedLines: sums.unexpectedLines,
    uncountedLines: sums.lines - sums.countedLines,
    unvaluedLines: sums.unvaluedLines,
    expectedQuantity: unitsOf(sums.expected),
    expectedValue: value(sums.expectedValue),
    comparedValue: value(sums.comparedValue),
    countedQuantity: unitsOf(sums.counted),
    countedValue: value(sums.countedValue),
    netVariance: unitsOf(sums.net),
    grossVariance: unitsOf(sums.gross),
    netValue: value(sums.netValue),
    grossValue: value(sums.grossValue),
    ...ratios,
    shrinkage: currency === null ? null : ratios.shrinkage,
    notCounted: {
      lines: sums.notCountedLines,
      value: value(sums.notCountedValue),
      unvalued: sums.notCountedUnvaluedLines,
    },
  }
}

function ratiosOfSums(sums: ReportSums) {
  return ratiosOf({
    linesCounted: sums.countedLines,
    linesUncounted: sums.lines - sums.countedLines,
    linesCompared: sums.comparedLines,
    linesMatched: sums.matchedLines,
    netVariance: sums.net ?? 0,
    grossVariance: sums.gross ?? 0,
    comparedExpected: sums.comparedExpected ?? 0,
    netValue: sums.netValue ?? 0,
    grossValue: sums.grossValue ?? 0,
    shortValue: sums.shortValue ?? 0,
    comparedValue: sums.comparedValue ?? 0,
  })
}

export function reportPace({
  shelves,
  explained,
  lines,
  quantity,
  activeMs,
}: ReportEffort): ReportPace {
  return {
    coverage: shelves === 0 ? null : explained / shelves,
    shelves,
    explained,
    activeMs,
    unitsPerMinute: paceOf(fromMilli(quantity), activeMs),
    linesPerMinute: paceOf(lines, activeMs),
  }
}

/** Adds field by field; a field that is null everywhere stays null. */
function addUp<Sums extends { readonly [K in keyof Sums]: number | null }>(
  parts: readonly Sums[],
  nothing: Sums,
): Sums {
  return parts.reduce((total, part) => {
    const members = Object.entries<number | null>(total).map(([name, sum]) => {
      const more = part[name as keyof Sums]
      return [name, more === null ? sum : (sum ?? 0) + more]
    })
    return Object.fromEntries(members) as Sums
  }, nothing)
}
