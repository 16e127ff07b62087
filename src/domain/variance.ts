// The numbers of a result, as they are defined beside every figure on screen.

import { USUAL_COIN } from './money.ts'
import type { Milli } from './quantity.ts'

export interface ResultLine {
  /** Null: there is no baseline to compare with. */
  readonly expected: Milli | null
  /** Null: not counted, which is not 0. */
  readonly counted: Milli | null
  /** Ten-thousandths of the currency per unit, frozen in the audit; null: unknown. */
  readonly unitCost: number | null
  /** What of the expectation it is compared with; left out: all of it, null: nothing yet. */
  readonly due?: Milli | null | undefined
}

/** What figures are made of: sums over lines, wherever they were added up. */
export interface ResultSums {
  readonly linesCounted: number
  readonly linesUncounted: number
  /** Counted, and with an expectation to compare with. */
  readonly linesCompared: number
  readonly linesMatched: number
  /** Sums over counted lines that can be compared, in thousandths of a unit. */
  readonly netVariance: Milli
  readonly grossVariance: Milli
  /** Of the same lines: what was expected, without signs. */
  readonly comparedExpected: Milli
  /** Thousandths of the currency, over lines whose cost is known. */
  readonly netValue: number
  readonly grossValue: number
  /** The sum of what is missing, below zero. */
  readonly shortValue: number
  readonly comparedValue: number
}

export interface ResultRatios {
  /** Lines with no variance of the lines counted; null when none was. */
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

/** What the count of a line is compared with; null: nothing, or nothing yet. */
function dueOf({ expected, due }: ResultLine): Milli | null {
  return due === undefined ? expected : due
}

/** In thousandths of the currency: whole coins of it, rounded once per line. */
export function worthOf(quantity: Milli, unitCost: number, coin = USUAL_COIN): number {
  return Math.round((quantity * unitCost) / (10_000 * coin)) * coin
}

/** Of a zero expectation there is no percentage: what was found is new. */
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

/** Each may be left out; a line is within when it is within all that are named. */
export interface VarianceLimits {
  readonly units?: Milli | null | undefined
  readonly percent?: number | null | undefined
  /** Thousandths of the currency. */
  readonly value?: number | null | undefined
  /** Of what the whole store is expected to be worth. */
  readonly valuePercent?: number | null | undefined
}

/** The limits of a protocol, in the units that lines are measured in. */
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
