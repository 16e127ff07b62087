import { expect, test } from 'vitest'
import type { StoreSummary } from '#contract/stores.ts'
import { placesFor } from './places.ts'

const store: StoreSummary = {
  id: 's',
  organizationId: 'o',
  name: 'Harbor',
  currency: 'USD',
  role: 'manager',
  hasBaseline: false,
}
const labels = (of: StoreSummary | undefined) => placesFor(of).main.map(({ label }) => label)
const feet = (of: StoreSummary) => placesFor(of).foot.map(({ label }) => label)

test('a manager is offered every place of the store', () => {
  expect(labels(store)).toEqual([
    'Overview',
    'Audits',
    'Rooms & shelves',
    'Items',
    'Team',
    'Reports',
  ])
})

test('a scanner is offered no place that is for managers', () => {
  expect(labels({ ...store, role: 'scanner' })).toEqual(['Overview'])
  expect(feet({ ...store, role: 'scanner' })).toEqual(['Store settings'])
})

test('who did what is one step away for managers, wherever they are', () => {
  expect(feet(store)).toEqual(['Journal', 'Store settings'])
})

test('outside the stores there are no places of one', () => {
  expect(labels(undefined)).toEqual(['Stores', 'Organization', 'Memberships'])
})

test('the bar of a phone holds at most three places besides Scan and More', () => {
  for (const places of [placesFor(store), placesFor(undefined)]) {
    expect(places.main.filter(({ inBar }) => inBar).length).toBeLessThanOrEqual(3)
  }
})
