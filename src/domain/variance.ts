// The figures of a result, with the definitions that screens show next to them.

import { USUAL_COIN } from './money.ts'
import type { Milli } from './quantity.ts'

export interface ResultLine {
  /** Null without a baseline. */
  readonly expected: Milli | null
  /** Null when not counted, which is not the same as 0. */
  readonly counted: Milli | null
  /** Ten-thousandths of the currency per unit, frozen in the audit; null when unknown. */
  readonly unitCost: number | null
  /** The part of the expectation to compare with; all of it when left out, null when none of it yet. */
  readonly due?: Milli | null | undefined
}

/** Sums over lines from which figures are computed, wherever they were added up. */
export interface ResultSums {
  readonly linesCounted: number
  readonly linesUncounted: number
  /** Counted lines with an expectation to compare with. */
  readonly linesCompared: number
  readonly linesMatched: number
  /** Sums over counted lines that can be compared, in thousandths of a unit. */
  readonly netVariance: Milli
  readonly grossVariance: Milli
  /** The expectation of the same lines, without signs. */
  readonly comparedExpected: Milli
  /** Thousandths of the currency, over lines with a known cost. */
  readonly netValue: number
  readonly grossValue: number
  /** Sum over lines that are short; negative. */
  readonly shortValue: number
  readonly comparedValue: number
}

export interface ResultRatios {
  /** Counted lines without a variance, as a share of all counted lines; null when none was counted. */
  readonly accuracyByLine: number | null
  /** max(0, 1 − Σ|variance| / Σ|expected|); null when nothing was expected. */
  readonly accuracyByUnit: number | null
  /** −(negative variance value) / baseline value; null without a baseline value. */
  readonly shrinkage: number | null
}

export function varianceOf(line: ResultLine): Milli | null {
  const due = dueOf(line)
  return line.counted === null || due === null ? null : line.counted - due
}

/** What a line's count is compared with; null when there is nothing, or nothing yet. */
function dueOf({ expected, due }: ResultLine): Milli | null {
  return due === undefined ? expected : due
}

/** In thousandths of the currency, rounded to its smallest coin once per line. */
export function worthOf(quantity: Milli, unitCost: number, coin = USUAL_COIN): number {
  return Math.round((quantity * unitCost) / (10_000 * coin)) * coin
}

/** With an expectation of 0 there is no percentage; anything found is new. */
export function variancePercent(line: ResultLine): number | 'new' | null {
  const variance = varianceOf(line)
  const due = dueOf(line)
  if (variance === null || due === null) return null
  if (due !== 0) return (variance / Math.abs(due)) * 100
  return variance === 0 ? 0 : 'new'
}

export function ratiosOf(sums: ResultSums): ResultRatios {
  const { grossVariance, comparedExpected, comparedValue, shortValue } = sums
  return {
    accuracyByLine: sums.linesCompared === 0 ? null : sums.linesMatched / sums.linesCompared,
    accuracyByUnit:
      comparedExpected === 0 ? null : Math.max(0, 1 - grossVariance / comparedExpected),
    shrinkage: comparedValue > 0 ? Math.abs(shortValue) / comparedValue : null,
  }
}

/** All are optional; a line is within tolerance if it is within every given limit. */
export interface VarianceLimits {
  readonly units?: Milli | null | undefined
  readonly percent?: number | null | undefined
  /** Thousandths of the currency. */
  readonly value?: number | null | undefined
  /** Percentage of the store's expected value. */
  readonly valuePercent?: number | null | undefined
}

/** The limits of a protocol, in the units of lines. */
export function limitsOf(tolerance: {
  readonly units?: number | null | undefined
  readonly percent?: number | null | undefined
  readonly value?: number | null | undefined
  readonly valuePercent?: number | null | undefined
}): VarianceLimits {
  const scaled = (limit: number | null | undefined, scale: number) =>
    limit === null || limit === undefined ? null : Math.round(limit * scale)
  return {
    units: scaled(tolerance.units, 1_000),
    percent: tolerance.percent ?? null,
    value: scaled(tolerance.value, 1_000),
    valuePercent: tolerance.valuePercent ?? null,
  }
}
