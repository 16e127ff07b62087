// The numbers of a result, as they are defined beside every figure on screen.

import type { Milli } from './quantity.ts'

export interface ResultLine {
  readonly expected: Milli
  /** Null: not counted, which is not 0. */
  readonly counted: Milli | null
  /** Ten-thousandths of the currency per unit, frozen in the audit; null: unknown. */
  readonly unitCost: number | null
}

export interface ResultFigures {
  readonly linesCounted: number
  readonly linesUncounted: number
  /** Sums over counted lines, in thousandths of a unit. */
  readonly netVariance: Milli
  readonly grossVariance: Milli
  /** In cents, over counted lines whose cost is known. */
  readonly netValueCents: number
  readonly grossValueCents: number
  /** Lines with no variance of the lines counted; null when none was. */
  readonly accuracyByLine: number | null
  /** max(0, 1 − Σ|variance| / Σ|expected|); null when nothing was expected. */
  readonly accuracyByUnit: number | null
  /** −(negative variance value) / baseline value; null without a baseline value. */
  readonly shrinkage: number | null
}

export function varianceOf({ expected, counted }: ResultLine): Milli | null {
  return counted === null ? null : counted - expected
}

/** In cents, rounded once per line. */
export function valueCents(quantity: Milli, unitCost: number): number {
  return Math.round((quantity * unitCost) / 100_000)
}

/** Of a zero expectation there is no percentage: what was found is new. */
export function variancePercent(line: ResultLine): number | 'new' | null {
  const variance = varianceOf(line)
  if (variance === null) return null
  if (line.expected !== 0) return (variance / Math.abs(line.expected)) * 100
  return variance === 0 ? 0 : 'new'
}

export function figuresOf(lines: readonly ResultLine[]): ResultFigures {
  const counted = lines.flatMap((line) => {
    const variance = varianceOf(line)
    return variance === null ? [] : [{ ...line, variance }]
  })
  const values = counted.flatMap(({ variance, unitCost }) =>
    unitCost === null ? [] : [valueCents(variance, unitCost)],
  )
  const gross = sum(counted.map(({ variance }) => Math.abs(variance)))
  const expectedUnits = sum(counted.map(({ expected }) => Math.abs(expected)))
  const baselineCents = sum(
    counted.flatMap(({ expected, unitCost }) =>
      unitCost === null ? [] : [valueCents(expected, unitCost)],
    ),
  )
  const shortCents = sum(values.filter((value) => value < 0))
  return {
    linesCounted: counted.length,
    linesUncounted: lines.length - counted.length,
    netVariance: sum(counted.map(({ variance }) => variance)),
    grossVariance: gross,
    netValueCents: sum(values),
    grossValueCents: sum(values.map(Math.abs)),
    accuracyByLine: share(counted.filter(({ variance }) => variance === 0).length, counted.length),
    accuracyByUnit: expectedUnits === 0 ? null : Math.max(0, 1 - gross / expectedUnits),
    shrinkage: baselineCents > 0 ? -shortCents / baselineCents : null,
  }
}

export interface Tolerance {
  /** Each may be left out; a line is within when it is within all that are named. */
  readonly units?: Milli | undefined
  readonly percent?: number | undefined
  readonly valueCents?: number | undefined
}

/** Beyond the tolerance: somebody has to decide. A line that was not counted is not a variance. */
export function isBeyond(line: ResultLine, tolerance: Tolerance): boolean {
  const variance = varianceOf(line)
  if (variance === null || variance === 0) return false
  const limits: boolean[] = []
  if (tolerance.units !== undefined) limits.push(Math.abs(variance) > tolerance.units)
  if (tolerance.percent !== undefined) {
    const percent = variancePercent(line)
    limits.push(typeof percent !== 'number' || Math.abs(percent) > tolerance.percent)
  }
  if (tolerance.valueCents !== undefined && line.unitCost !== null) {
    limits.push(Math.abs(valueCents(variance, line.unitCost)) > tolerance.valueCents)
  }
  return limits.length === 0 || limits.some(Boolean)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}
