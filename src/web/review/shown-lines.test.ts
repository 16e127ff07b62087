import { expect, test } from 'vitest'
import type { AuditResults } from '#contract/audit-results.ts'
import { shownLines } from './shown-lines.ts'

const result = (netVariance: number | null, open = 0) => ({
  figures: { netVariance },
  decisions: { open },
})

/** Two stores, the second without a baseline. The other fields do not matter here. */
const RESULTS = {
  ...result(-3),
  stores: [
    { id: 'mill', ...result(-3) },
    { id: 'quay', ...result(null) },
  ],
} as unknown as AuditResults

const MILL = { id: 'mill', role: 'manager' } as const
const SUBMITTED = { status: 'submitted' } as const

test('an address that names no tab shows what is to decide, or everything where nothing was expected', () => {
  const at = (id: string) =>
    shownLines(RESULTS, { store: { ...MILL, id }, audit: SUBMITTED, search: {} })
  expect(at('mill').filter).toEqual({ tab: 'open', storeIds: ['mill'] })
  expect(at('quay').filter).toEqual({ tab: 'all', storeIds: ['quay'] })
})

test('whoever cannot decide sees what is missing first', () => {
  for (const looked of [
    { store: { ...MILL, role: 'scanner' as const }, audit: SUBMITTED },
    { store: MILL, audit: { status: 'completed' as const } },
  ]) {
    expect(shownLines(RESULTS, { ...looked, search: {} }).filter.tab).toBe('missing')
  }
})

test('where nothing was found anywhere, that is to decide', () => {
  const nothingFound = { ...RESULTS, stores: [{ id: 'quay', ...result(null, 3) }] }
  const lost = { ...nothingFound, ...result(null, 3) } as unknown as AuditResults
  const store = { ...MILL, id: 'quay' }
  expect(shownLines(lost, { store, audit: SUBMITTED, search: {} }).filter.tab).toBe('open')
})

test('what is to decide comes in the order in which a look is worth most, other lists by value', () => {
  const sortOf = (search: Parameters<typeof shownLines>[1]['search']) =>
    shownLines(RESULTS, { store: MILL, audit: SUBMITTED, search }).sort
  expect(sortOf({})).toBe('worth')
  expect(sortOf({ sort: 'name' })).toBe('name')
  expect(sortOf({ tab: 'missing' })).toBe('value')
})

test('what is to be decided is shown to those who can', () => {
  const search = { tab: 'open' } as const
  const tabOf = (looked: Omit<Parameters<typeof shownLines>[1], 'search'>) =>
    shownLines(RESULTS, { ...looked, search }).filter.tab
  expect(tabOf({ store: MILL, audit: SUBMITTED })).toBe('open')
  expect(tabOf({ store: { ...MILL, role: 'scanner' }, audit: SUBMITTED })).toBe('missing')
  expect(tabOf({ store: MILL, audit: { status: 'completed' } })).toBe('missing')
})
