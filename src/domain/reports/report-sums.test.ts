import { describe, expect, test } from 'vitest'
import { addEffort, addSums, type ReportSums, reportFigures, reportPace } from './report-sums.ts'

/** Apples: expected 10 at $2.00, counted 8. Pears: expected 0, counted 3 at $1.50, so they are new. */
const fruit: ReportSums = {
  lines: 3,
  countedLines: 2,
  comparedLines: 2,
  matchedLines: 0,
  missingLines: 1,
  extraLines: 1,
  unexpectedLines: 1,
  unvaluedLines: 0,
  expected: 15_000,
  counted: 11_000,
  net: 1_000,
  gross: 5_000,
  comparedExpected: 10_000,
  expectedValue: 25_000,
  countedValue: 20_500,
  netValue: 500,
  grossValue: 8_500,
  shortValue: -4_000,
  comparedValue: 20_000,
  notCountedLines: 1,
  notCountedUnvaluedLines: 0,
  notCountedValue: 5_000,
}
/** Flour by weight: expected 2.5 kg, counted 2.5 kg, at $4.00. */
const flour: ReportSums = {
  lines: 1,
  countedLines: 1,
  comparedLines: 1,
  matchedLines: 1,
  missingLines: 0,
  extraLines: 0,
  unexpectedLines: 0,
  unvaluedLines: 0,
  expected: 2_500,
  counted: 2_500,
  net: 0,
  gross: 0,
  comparedExpected: 2_500,
  expectedValue: 10_000,
  countedValue: 10_000,
  netValue: 0,
  grossValue: 0,
  shortValue: null,
  comparedValue: 10_000,
  notCountedLines: 0,
  notCountedUnvaluedLines: 0,
  notCountedValue: null,
}

describe('figures of a report', () => {
  test('follow from the sums as on paper', () => {
    expect(reportFigures(fruit, 'USD')).toMatchObject({
      uncountedLines: 1,
      netVariance: 1,
      grossVariance: 5,
      netValue: 0.5,
      grossValue: 8.5,
      accuracyByLine: 0,
      accuracyByUnit: 0.5,
      shrinkage: 0.2,
    })
  })

  test('of several stores are made of their sums and are no mean of shares', () => {
    const both = reportFigures(addSums([fruit, flour]), 'USD')
    expect(both).toMatchObject({ lines: 4, matchedLines: 1, expectedQuantity: 17.5 })
    expect(both.accuracyByLine).toBeCloseTo(1 / 3, 12)
    expect(both.accuracyByUnit).toBeCloseTo(1 - 5 / 12.5, 12)
    expect(both.shrinkage).toBeCloseTo(400 / 3_000, 12)
  })

  test('of nothing are unknown and not 0', () => {
    expect(reportFigures(addSums([]), 'USD')).toMatchObject({
      lines: 0,
      expectedQuantity: null,
      netValue: null,
      accuracyByLine: null,
      accuracyByUnit: null,
      shrinkage: null,
    })
  })

  test('without a baseline have counts and no variance', () => {
    const { expected, net, gross, ...rest } = fruit
    const uncompared = {
      ...rest,
      comparedLines: 0,
      expected: null,
      net: null,
      gross: null,
      comparedExpected: null,
      comparedValue: null,
      shortValue: null,
      netValue: null,
      grossValue: null,
    }
    const found = reportFigures(uncompared, 'USD')
    expect([expected, net, gross]).not.toContain(null)
    expect(found).toMatchObject({ countedQuantity: 11, netVariance: null, accuracyByLine: null })
  })

  test('do not go below nothing when more differs than was expected', () => {
    expect(reportFigures({ ...fruit, gross: 90_000 }, 'USD').accuracyByUnit).toBe(0)
  })

  test('of a baseline below zero have no shrinkage', () => {
    expect(reportFigures({ ...fruit, comparedValue: -20_000 }, 'USD').shrinkage).toBeNull()
  })
})

test('money of different currencies is not added up, units are', () => {
  expect(reportFigures(addSums([fruit, flour]), null)).toMatchObject({
    currency: null,
    expectedValue: null,
    countedValue: null,
    netValue: null,
    grossValue: null,
    shrinkage: null,
    netVariance: 1,
    accuracyByLine: 1 / 3,
  })
})

describe('pace', () => {
  const hall = { shelves: 4, explained: 3, lines: 60, quantity: 120_000, activeMs: 600_000 }

  test('is units and lines per active minute, beside coverage', () => {
    expect(reportPace(hall)).toMatchObject({
      coverage: 0.75,
      unitsPerMinute: 12,
      linesPerMinute: 6,
    })
  })

  test('of two stores is their work by their time', () => {
    const cellar = { shelves: 1, explained: 1, lines: 0, quantity: 0, activeMs: 600_000 }
    expect(reportPace(addEffort([hall, cellar]))).toMatchObject({
      coverage: 0.8,
      unitsPerMinute: 6,
      linesPerMinute: 3,
    })
  })

  test('is unknown where hardly any time was taken, and coverage where there is no shelf', () => {
    expect(reportPace({ ...hall, shelves: 0, explained: 0, activeMs: 1_000 })).toMatchObject({
      coverage: null,
      unitsPerMinute: null,
    })
  })
})
