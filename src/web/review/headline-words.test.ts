import { expect, test } from 'vitest'
import type { ResultFigures } from '#contract/audit-results.ts'
import {
  describeBaseline,
  describeNet,
  formatShrinkage,
  isCompared,
  missingAndExtra,
} from './headline-words.ts'

test('missing and extra follow from net and gross', () => {
  const both = missingAndExtra({ netValue: -1_284.6, grossValue: 2_173.1 })
  expect(both?.missing).toBeCloseTo(1_728.85)
  expect(both?.extra).toBeCloseTo(444.25)
  expect(missingAndExtra({ netValue: null, grossValue: null })).toBeNull()
})

test('the store is short, over or even', () => {
  expect(describeNet(-1_284.6, 'USD')).toBe('The store is $1,284.60 short net')
  expect(describeNet(3, 'JPY')).toBe('The store is ¥3 over net')
  expect(describeNet(0, 'USD')).toBe('The store is even net')
})

test('shrinkage has two decimals, and none is not zero', () => {
  expect(formatShrinkage(0.018)).toBe('1.80%')
  expect(formatShrinkage(null)).toBe('–')
})

const uncompared: ResultFigures = {
  currency: 'USD',
  lines: 12,
  counted: 12,
  uncounted: 0,
  matched: 0,
  missing: 0,
  extra: 0,
  unexpected: 0,
  expectedQuantity: null,
  expectedValue: null,
  comparedValue: null,
  countedQuantity: 140,
  countedValue: 300,
  netVariance: null,
  grossVariance: null,
  netValue: null,
  grossValue: null,
  unvalued: 0,
  accuracyByLine: null,
  accuracyByUnit: null,
  shrinkage: null,
  notFound: { lines: 0, value: null, unvalued: 0 },
  notCounted: { lines: 0, value: null, unvalued: 0 },
}

test('without a baseline there is nothing to compare', () => {
  expect(isCompared(uncompared)).toBe(false)
  expect(isCompared({ ...uncompared, netVariance: -1 })).toBe(true)
})

test('shrinkage is a share of what was counted, and stands beside that', () => {
  const figures = { ...uncompared, expectedValue: 61.3, comparedValue: 26.3, shrinkage: 0.3232 }
  expect(describeBaseline(figures)).toBe('the $26 baseline of the lines counted')
  expect(describeBaseline({ ...figures, expectedValue: 26.3 })).toBe('the $26 baseline')
})
