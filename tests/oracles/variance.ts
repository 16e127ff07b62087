// Oracles of the figures of a result and of its tolerance; statements decide.

import { USUAL_COIN } from '#domain/money.ts'
import type { Milli } from '#domain/quantity.ts'
import {
  type ResultLine,
  type ResultRatios,
  type ResultSums,
  ratiosOf,
  type VarianceLimits,
  varianceOf,
  worthOf,
} from '#domain/variance.ts'

/** Of lines that are all in one currency. src/server/queries/results/result-figures.ts decides. */
export function figuresOf(
  lines: readonly ResultLine[],
  coin = USUAL_COIN,
): ResultSums & ResultRatios {
  const counted = lines.filter((line) => line.counted !== null)
  const compared = counted.flatMap((line) => {
    const variance = varianceOf(line)
    const expected = dueOf(line)
    const { unitCost } = line
    return variance === null || expected === null ? [] : [{ variance, expected, unitCost }]
  })
  const costed = compared.flatMap(({ variance, expected, unitCost }) =>
    unitCost === null
      ? []
      : [{ value: worthOf(variance, unitCost, coin), base: worthOf(expected, unitCost, coin) }],
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
    netValue: sum(values),
    grossValue: sum(values.map(Math.abs)),
    shortValue: sum(values.filter((value) => value < 0)),
    comparedValue: sum(costed.map(({ base }) => base)),
  }
  return { ...sums, ...ratiosOf(sums) }
}

/**
 * Beyond the limits: somebody has to decide. A line that was not counted is not a variance.
 * `app.is_beyond` decides.
 */
export function isBeyond(
  line: ResultLine,
  limits: VarianceLimits,
  { storeValue = 0, coin = USUAL_COIN } = {},
): boolean {
  const variance = varianceOf(line)
  const due = dueOf(line)
  if (variance === null || variance === 0 || due === null) return false
  const { units, percent, valuePercent } = limits
  const value = line.unitCost === null ? null : Math.abs(worthOf(variance, line.unitCost, coin))
  const checks: boolean[] = []
  if (isLimit(units)) checks.push(Math.abs(variance) > units)
  if (isLimit(percent)) {
    const share = Math.abs(variance) * 100 > percent * Math.abs(due)
    checks.push(due === 0 || share)
  }
  if (isLimit(limits.value) && value !== null) checks.push(value > limits.value)
  if (isLimit(valuePercent) && value !== null && storeValue > 0) {
    checks.push(value * 100 > valuePercent * storeValue)
  }
  return checks.length === 0 || checks.some(Boolean)
}

function isLimit(limit: number | null | undefined): limit is number {
  return limit !== null && limit !== undefined
}

/** What the count of a line is compared with; null: nothing, or nothing yet. */
function dueOf({ expected, due }: ResultLine): Milli | null {
  return due === undefined ? expected : due
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
