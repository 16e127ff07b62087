import { expect, test } from 'vitest'
import type { StoreSummary } from '#contract/stores.ts'
import { navItemsFor } from './nav-items.ts'

const store: StoreSummary = {
  id: 's',
  organizationId: 'o',
  name: 'Harbor',
  currency: 'USD',
  role: 'manager',
  hasBaseline: false,
}
const labels = (of: StoreSummary | undefined) => navItemsFor(of).main.map(({ label }) => label)
const feet = (of: StoreSummary) => navItemsFor(of).foot.map(({ label }) => label)

test('a manager is offered every page of the store', () => {
  expect(labels(store)).toEqual([
    'Overview',
    'Audits',
    'Rooms & shelves',
    'Items',
    'Team',
    'Reports',
  ])
})

test('a scanner is offered no page that is for managers', () => {
  expect(labels({ ...store, role: 'scanner' })).toEqual(['Overview'])
  expect(feet({ ...store, role: 'scanner' })).toEqual(['Store settings'])
})

test('who did what is one step away for managers, wherever they are', () => {
  expect(feet(store)).toEqual(['Journal', 'Store settings'])
})

test('outside the stores there are no pages of one', () => {
  expect(labels(undefined)).toEqual(['Stores', 'Organization', 'Memberships'])
})

test('the bar of a phone holds at most three pages besides Scan and More', () => {
  for (const items of [navItemsFor(store), navItemsFor(undefined)]) {
    expect(items.main.filter(({ inBar }) => inBar).length).toBeLessThanOrEqual(3)
  }
})
