import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calibrated } from './calibrate.ts'
import type { FindingKind } from './finding.ts'

const KINDS: readonly FindingKind[] = ['keying', 'misplaced', 're_read', 'sibling', 'missed_run']

test('the surer the models, the surer the finding, and never beyond certainty', () => {
  const chances = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), chances, chances, (kind, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      expect(calibrated(kind, less)).toBeLessThanOrEqual(calibrated(kind, more) + 1e-12)
      expect(calibrated(kind, more)).toBeGreaterThanOrEqual(0)
      expect(calibrated(kind, more)).toBeLessThanOrEqual(1)
    }),
  )
})

test('what is found elsewhere than expected comes true more often than the models have it', () => {
  expect(calibrated('misplaced', 0.5)).toBeGreaterThan(0.9)
})

test('a second reading comes true less often than the models have it', () => {
  expect(calibrated('re_read', 0.6)).toBeLessThan(0.6)
})

test('kinds without a curve stay as they are', () => {
  expect(calibrated('missed_run', 0.7)).toBe(0.7)
})
