import { describe, expect, test } from 'vitest'
import { toMilli } from '#domain/quantity.ts'
import type { ResultLine } from '#domain/variance.ts'
import { figuresOf, isBeyond } from './variance.ts'

/** Cost in whole currency units. */
function line(expected: number, counted: number | null, cost: number | null = 2.5): ResultLine {
  return {
    expected: toMilli(expected),
    counted: counted === null ? null : toMilli(counted),
    unitCost: cost === null ? null : Math.round(cost * 10_000),
  }
}

describe('figures of a result worked out by hand', () => {
  // Expected 10, 4, 6, 5 and 0; counted 8, 5, 6, nothing and 2.
  const figures = figuresOf([
    line(10, 8, 2.5),
    line(4, 5, 10),
    line(6, 6, 1),
    line(5, null, 3),
    line(0, 2, 0.5),
  ])

  test('net and gross stand together', () => {
    expect(figures).toMatchObject({
      netVariance: toMilli(1),
      grossVariance: toMilli(5),
      netValue: -5_000 + 10_000 + 1_000,
      grossValue: 16_000,
    })
  })

  test('a line that was not counted is no zero', () => {
    expect(figures).toMatchObject({ linesCounted: 4, linesUncounted: 1 })
  })

  test('accuracy and shrinkage are as worked out by hand', () => {
    expect(figures.accuracyByLine).toBe(0.25)
    expect(figures.accuracyByUnit).toBe(1 - 5 / 20)
    expect(figures.shrinkage).toBeCloseTo(500 / (2_500 + 4_000 + 600))
  })
})

test('nothing counted and nothing expected have no percentages', () => {
  expect(figuresOf([line(5, null)])).toMatchObject({
    accuracyByLine: null,
    accuracyByUnit: null,
    shrinkage: null,
  })
  expect(figuresOf([line(0, 0)]).accuracyByUnit).toBeNull()
})

test('accuracy by unit never falls below zero', () => {
  expect(figuresOf([line(1, 100)]).accuracyByUnit).toBe(0)
})

test('a negative expectation is measured by its size', () => {
  expect(figuresOf([line(-4, 0)]).accuracyByUnit).toBe(0)
})

test('where money has three places, values have them too', () => {
  expect(figuresOf([line(3, 0, 0.125)], 1).netValue).toBe(-375)
  expect(figuresOf([line(3, 0, 0.125)]).netValue).toBe(-370)
})

describe('tolerance', () => {
  test('nothing said means that every difference is looked at', () => {
    expect(isBeyond(line(10, 9), {})).toBe(true)
    expect(isBeyond(line(10, 10), {})).toBe(false)
    expect(isBeyond(line(10, null), {})).toBe(false)
  })

  test('a line has to be within everything that is named', () => {
    expect(isBeyond(line(100, 98), { units: toMilli(2), percent: 2 })).toBe(false)
    expect(isBeyond(line(100, 97), { units: toMilli(2) })).toBe(true)
    expect(isBeyond(line(10, 9), { units: toMilli(2), percent: 5 })).toBe(true)
    expect(isBeyond(line(100, 98, 50), { units: toMilli(2), value: 50_000 })).toBe(true)
    expect(isBeyond(line(0, 1), { percent: 50 })).toBe(true)
  })
})

test('without a baseline there is nothing to be accurate about', () => {
  const loose: ResultLine = { expected: null, counted: 5_000, unitCost: 10_000 }
  expect(isBeyond(loose, {})).toBe(false)
  expect(figuresOf([loose])).toMatchObject({
    linesCounted: 1,
    linesCompared: 0,
    grossVariance: 0,
    accuracyByLine: null,
    shrinkage: null,
  })
})

test('a value may be measured by what the whole store is worth', () => {
  const missing = line(10, 8, 50)
  expect(isBeyond(missing, { valuePercent: 1 }, { storeValue: 10_000_000 })).toBe(false)
  expect(isBeyond(missing, { valuePercent: 0.9 }, { storeValue: 10_000_000 })).toBe(true)
  expect(isBeyond(missing, { valuePercent: 1 }, { storeValue: 0 })).toBe(true)
})
