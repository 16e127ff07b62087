// The numbers of a result, as they are defined beside every figure on screen.

import type { Milli } from './quantity.ts'

export interface ResultLine {
  /** Null: there is no baseline to compare with. */
  readonly expected: Milli | null
  /** Null: not counted, which is not 0. */
  readonly counted: Milli | null
  /** Ten-thousandths of the currency per unit, frozen in the audit; null: unknown. */
  readonly unitCost: number | null
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
  /** In cents, over lines whose cost is known. */
  readonly netValueCents: number
  readonly grossValueCents: number
  /** The sum of what is missing, below zero. */
  readonly shortCents: number
  readonly comparedCents: number
}

export interface ResultRatios {
  /** Lines with no variance of the lines counted; null when none was. */
  readonly accuracyByLine: number | null
  /** max(0, 1 − Σ|variance| / Σ|expected|); null when nothing was expected. */
  readonly accuracyByUnit: number | null
  /** −(negative variance value) / baseline value; null without a baseline value. */
  readonly shrinkage: number | null
}

export interface ResultFigures extends ResultSums, ResultRatios {}

export function varianceOf({ expected, counted }: ResultLine): Milli | null {
  return counted === null || expected === null ? null : counted - expected
}

/** In cents, rounded once per line. */
export function valueCents(quantity: Milli, unitCost: number): number {
  return Math.round((quantity * unitCost) / 100_000)
}

/** Of a zero expectation there is no percentage: what was found is new. */
export function variancePercent(line: ResultLine): number | 'new' | null {
  const variance = varianceOf(line)
  if (variance === null || line.expected === null) return null
  if (line.expected !== 0) return (variance / Math.abs(line.expected)) * 100
  return variance === 0 ? 0 : 'new'
}

export function figuresOf(lines: readonly ResultLine[]): ResultFigures {
  const counted = lines.filter((line) => line.counted !== null)
  const compared = counted.flatMap((line) => {
    const variance = varianceOf(line)
    const { expected, unitCost } = line
    return variance === null || expected === null ? [] : [{ variance, expected, unitCost }]
  })
  const costed = compared.flatMap(({ variance, expected, unitCost }) =>
    unitCost === null
      ? []
      : [{ value: valueCents(variance, unitCost), base: valueCents(expected, unitCost) }],
  )
  const values = costed.map(({ value }) => value)
  const sums = {
    linesCounted: counted.length,
    linesUncounted: lines.length - counted.length,
    linesCompared: compared.length,
    linesMatched: compared.filter(({ variance }) => variance === 0).length,
    netVariance: sum(compared.map(({ variance }) => variance)),
    grossVariance: sum(compared.map(({ variance }) => Math.abs(variance))),
    comparedExpected: sum(compared.map(({ expected }) => Math.abs(expected))),
    netValueCents: sum(values),
    grossValueCents: sum(values.map(Math.abs)),
    shortCents: sum(values.filter((value) => value < 0)),
    comparedCents: sum(costed.map(({ base }) => base)),
  }
  return { ...sums, ...ratiosOf(sums) }
}

export function ratiosOf(sums: ResultSums): ResultRatios {
  const { grossVariance, comparedExpected, comparedCents, shortCents } = sums
  return {
    accuracyByLine: sums.linesCompared === 0 ? null : sums.linesMatched / sums.linesCompared,
    accuracyByUnit:
      comparedExpected === 0 ? null : Math.max(0, 1 - grossVariance / comparedExpected),
    shrinkage: comparedCents > 0 ? Math.abs(shortCents) / comparedCents : null,
  }
}

/** Each may be left out; a line is within when it is within all that are named. */
export interface VarianceLimits {
  readonly units?: Milli | null | undefined
  readonly percent?: number | null | undefined
  readonly valueCents?: number | null | undefined
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
    valueCents: scaled(tolerance.value, 100),
    valuePercent: tolerance.valuePercent ?? null,
  }
}

/** Beyond the limits: somebody has to decide. A line that was not counted is not a variance. */
export function isBeyond(line: ResultLine, limits: VarianceLimits, storeCents = 0): boolean {
  const variance = varianceOf(line)
  if (variance === null || variance === 0 || line.expected === null) return false
  const { units, percent, valuePercent } = limits
  const value = line.unitCost === null ? null : Math.abs(valueCents(variance, line.unitCost))
  const checks: boolean[] = []
  if (isLimit(units)) checks.push(Math.abs(variance) > units)
  if (isLimit(percent)) {
    const share = Math.abs(variance) * 100 > percent * Math.abs(line.expected)
    checks.push(line.expected === 0 || share)
  }
  if (isLimit(limits.valueCents) && value !== null) checks.push(value > limits.valueCents)
  if (isLimit(valuePercent) && value !== null && storeCents > 0) {
    checks.push(value * 100 > valuePercent * storeCents)
  }
  return checks.length === 0 || checks.some(Boolean)
}

function isLimit(limit: number | null | undefined): limit is number {
  return limit !== null && limit !== undefined
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
