import { expect, test } from 'vitest'
import type { ResultFigures } from '#contract/audit-results.ts'
import { isCompared, missingAndExtra } from './headline-figures.ts'

test('missing and extra follow from net and gross', () => {
  const both = missingAndExtra({ netValue: -1_284.6, grossValue: 2_173.1 })
  expect(both?.missing).toBeCloseTo(1_728.85)
  expect(both?.extra).toBeCloseTo(444.25)
  expect(missingAndExtra({ netValue: null, grossValue: null })).toBeNull()
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

test('without expected stock there is nothing to compare', () => {
  expect(isCompared(uncompared)).toBe(false)
  expect(isCompared({ ...uncompared, netVariance: -1 })).toBe(true)
})
