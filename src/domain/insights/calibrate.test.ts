import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calibrated } from './calibrate.ts'
import { type FindingKind, KEYING_SLIPS, type KeyingSlip } from './finding.ts'

const KINDS: readonly FindingKind[] = ['misplaced', 're_read', 'sibling', 'missed_run']
const claims = [
  ...KINDS.map((kind) => ({ kind, lines: [] })),
  ...KEYING_SLIPS.map((slip) => keyed(slip, 40)),
]

function keyed(slip: KeyingSlip, units: number) {
  return { kind: 'keying' as const, slip, lines: [{ counted: units + 5, proposed: 5 }] }
}

test('the surer the models, the surer the finding, and never beyond certainty', () => {
  const chances = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...claims), chances, chances, (claim, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      expect(calibrated(claim, less)).toBeLessThanOrEqual(calibrated(claim, more) + 1e-12)
      expect(calibrated(claim, more)).toBeGreaterThanOrEqual(0)
      expect(calibrated(claim, more)).toBeLessThanOrEqual(1)
    }),
  )
})

test('what is found elsewhere than expected comes true more often than the models have it', () => {
  expect(calibrated({ kind: 'misplaced', lines: [] }, 0.5)).toBeGreaterThan(0.9)
})

test('a second reading comes true less often than the models have it', () => {
  expect(calibrated({ kind: 're_read', lines: [] }, 0.6)).toBeLessThan(0.6)
})

test('a digit typed twice comes true more often than the models have it, a key beside the right one less', () => {
  expect(calibrated(keyed('repeated', 40), 0.3)).toBeGreaterThan(0.7)
  expect(calibrated(keyed('neighbour', 40), 0.9)).toBeLessThan(0.85)
})

test('the fewer units, the less a slip of the keys is believed; beyond thirty it makes no difference', () => {
  const [few, some, many] = [2, 12, 40].map((units) => calibrated(keyed('transposed', units), 0.8))
  expect(few).toBeLessThan(some ?? 0)
  expect(some).toBeLessThan(many ?? 0)
  expect(calibrated(keyed('transposed', 400), 0.8)).toBe(many)
})

test('kinds without a curve stay as they are, and so does a code in the quantity box', () => {
  expect(calibrated({ kind: 'missed_run', lines: [] }, 0.7)).toBe(0.7)
  expect(calibrated(keyed('barcode', 40), 0.7)).toBe(0.7)
})
