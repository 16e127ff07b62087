import { expect, test } from 'vitest'
import { tableAddress, tablesOf } from './table-address.ts'

const AUDITS = ['0'.repeat(8), '1'.repeat(8)].map((id) => `${id}-0000-0000-0000-000000000000`)

test('a file has what the screen is filtered by', () => {
  const address = tableAddress(
    'csv',
    { orgId: 'o', table: 'audits', language: 'es' },
    { store: 's', category: '', q: 'spring & fall', view: 'audits' },
  )
  const [path, query] = address.split('?')
  expect(path).toBe('/api/reports.csv')
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    orgId: 'o',
    table: 'audits',
    language: 'es',
    storeId: 's',
    category: '',
    search: 'spring & fall',
  })
})

test('compared items are those of the two audits, whatever else is filtered', () => {
  const [a, b] = AUDITS
  const address = tableAddress(
    'xlsx',
    { orgId: 'o', table: 'compared_items', language: 'es' },
    { view: 'compare', a, b, store: 's' },
  )
  expect(Object.fromEntries(new URLSearchParams(address.split('?')[1]))).toEqual({
    orgId: 'o',
    table: 'compared_items',
    language: 'es',
    a,
    b,
  })
})

test('each view has its own tables, and a comparison only when there are two', () => {
  expect(tablesOf({})).toEqual(['audits'])
  expect(tablesOf({ view: 'groups' })).toEqual(['stores', 'categories'])
  expect(tablesOf({ view: 'trend', by: 'category' })).toEqual(['category_trend'])
  expect(tablesOf({ view: 'compare', a: AUDITS[0] })).toEqual([])
})
