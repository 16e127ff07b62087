import { expect, test } from 'vitest'
import type { AuditResults } from '#contract/audit-results.ts'
import { shownLines } from './shown-lines.ts'

const result = (netVariance: number | null) => ({ figures: { netVariance } })

/** Of two stores, the second without a baseline. The rest of it does not matter here. */
const RESULTS = {
  ...result(-3),
  stores: [
    { id: 'mill', ...result(-3) },
    { id: 'quay', ...result(null) },
  ],
} as unknown as AuditResults

const MILL = { id: 'mill', role: 'manager' } as const
const SUBMITTED = { status: 'submitted' } as const

test('an address that names no tab shows what is missing, or everything where nothing was expected', () => {
  const at = (id: string) =>
    shownLines(RESULTS, { store: { ...MILL, id }, audit: SUBMITTED, search: {} })
  expect(at('mill').filter).toEqual({ tab: 'missing', storeIds: ['mill'] })
  expect(at('quay').filter).toEqual({ tab: 'all', storeIds: ['quay'] })
})

test('what is to be decided is shown to those who can', () => {
  const search = { tab: 'open' } as const
  const tabOf = (looked: Omit<Parameters<typeof shownLines>[1], 'search'>) =>
    shownLines(RESULTS, { ...looked, search }).filter.tab
  expect(tabOf({ store: MILL, audit: SUBMITTED })).toBe('open')
  expect(tabOf({ store: { ...MILL, role: 'scanner' }, audit: SUBMITTED })).toBe('missing')
  expect(tabOf({ store: MILL, audit: { status: 'completed' } })).toBe('missing')
})
