import { expect, test } from 'vitest'
import { countedAudit } from './counted-audit.ts'
import { chunksOf } from './entry-chunks.ts'
import { learnHabits } from './entry-habits.ts'
import type { ScanFact } from './scan-log.ts'
import { smallAudit } from './testing/small-audit.ts'

type Entry = Partial<ScanFact> & { readonly entered: number }

const SCAN: Entry = { entered: 1, quantityMode: 'scanned' }
const typed = (entered: number, more: Partial<Omit<ScanFact, 'entered'>> = {}): Entry => ({
  entered,
  quantityMode: 'typed',
  ...more,
})

function auditOf(...items: readonly (readonly Entry[])[]) {
  const lines = items.map((entries, at) => {
    const expected = entries.reduce((sum, one) => sum + one.entered * (one.unitFactor ?? 1), 0)
    return { item: `item-${at}`, shelf: 'A', expected, entries }
  })
  return countedAudit(smallAudit({ lines }))
}

function chunks(...entries: readonly Entry[]) {
  const audit = auditOf(entries)
  return chunksOf(audit.log, audit.lines[0]?.entries ?? new Int32Array(0))
}

test('readings in a row are one chunk, a typed number is its own', () => {
  expect(chunks(SCAN, SCAN, SCAN, typed(5)).map(({ quantity, mode }) => [quantity, mode])).toEqual([
    [3, 'scanned'],
    [5, 'typed'],
  ])
})

test('units after cases are their rest, anything else entered again is a part', () => {
  const [cases, rest, more] = chunks(typed(2, { unitFactor: 12 }), SCAN, typed(4))
  expect([cases?.quantity, cases?.start]).toEqual([24, 'first'])
  expect([rest?.quantity, rest?.start]).toEqual([1, 'rest'])
  expect([more?.quantity, more?.start]).toEqual([4, 'again'])
})

test('an item that is entered again after other items is a return to it', () => {
  const [, back] = chunks(typed(3, { sequence: 1 }), typed(4, { sequence: 9 }))
  expect(back?.start).toBe('return')
})

test('people who scan small numbers seldom type them', () => {
  const scanned = Array.from({ length: 40 }, () => [SCAN, SCAN])
  const keyed = Array.from({ length: 40 }, () => [typed(20)])
  const audit = auditOf(...scanned, ...keyed, [typed(2)])
  const habits = learnHabits(audit)
  const [chunk] = chunksOf(audit.log, audit.lines.at(-1)?.entries ?? new Int32Array(0))
  if (!chunk) throw new Error('There is no chunk.')
  expect(habits.modeShare(chunk, 2)).toBeLessThan(0.15)
  expect(habits.modeShare(chunk, 20)).toBeGreaterThan(0.85)
})

test('where nobody enters an item in two parts, parts are rare; where many do, they are not', () => {
  const plain = Array.from({ length: 60 }, () => [typed(7)])
  const parted = Array.from({ length: 60 }, () => [typed(3), typed(4)])
  const shareOf = (...items: readonly (readonly Entry[])[]) => {
    const audit = auditOf(...items, [typed(3), typed(4)])
    const [, part] = chunksOf(audit.log, audit.lines.at(-1)?.entries ?? new Int32Array(0))
    return part ? learnHabits(audit).startShare(part) : Number.NaN
  }
  expect(shareOf(...plain)).toBeLessThan(0.05)
  expect(shareOf(...plain, ...parted)).toBeGreaterThan(0.3)
})
