import { expect, test } from 'vitest'
import { type OwnCount, since, workOnShelves } from './pace.ts'

const minute = 60_000
const at = (...minutes: number[]): readonly OwnCount[] =>
  minutes.map((one, n) => ({
    auditAssignmentId: 'shelf',
    userId: 'me',
    deviceTime: one * minute,
    line: `line ${n}`,
    effect: 1,
    voided: false,
    quarantined: false,
  }))

test('of a break two minutes count, as dashboards and reports have it', () => {
  expect(workOnShelves(at(0, 1, 2)).activeMs).toBe(2 * minute)
  expect(workOnShelves(at(0, 1, 30, 31)).activeMs).toBe(4 * minute)
  expect(workOnShelves(at(5)).activeMs).toBe(0)
})

test('the order in which counts arrive does not matter', () => {
  expect(workOnShelves(at(2, 0, 1)).activeMs).toBe(2 * minute)
})

test('the way from one shelf to the next is no counting, and each shelf has its own lines', () => {
  const next = at(4, 5).map((event) => ({ ...event, auditAssignmentId: 'next' }))
  expect(workOnShelves([...at(0, 1), ...next])).toEqual({ lines: 4, activeMs: 2 * minute })
})

test('a line counts once on its shelf, and not when it was undone or held back', () => {
  const [first, second, third] = at(0, 1, 2)
  if (!first || !second || !third) throw new Error('Three counts')
  const again = { ...first, deviceTime: 2 * minute }
  expect(workOnShelves([first, again]).lines).toBe(1)
  const gone = [
    { ...second, voided: true },
    { ...third, quarantined: true },
  ]
  expect(workOnShelves([first, ...gone])).toEqual({ lines: 1, activeMs: 2 * minute })
})

test('a day is what was counted since it began', () => {
  expect(since(at(1, 5), 2 * minute)).toHaveLength(1)
})
