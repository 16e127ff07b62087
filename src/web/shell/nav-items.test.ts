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
const names = (of: StoreSummary | undefined) => navItemsFor(of).main.map(({ name }) => name)
const feet = (of: StoreSummary) => navItemsFor(of).foot.map(({ name }) => name)

test('a manager is offered every page of the store', () => {
  expect(names(store)).toEqual([
    'overview',
    'audits',
    'rooms',
    'items',
    'import',
    'team',
    'reports',
  ])
})

test('a scanner is offered their work, and no page that is for managers', () => {
  expect(names({ ...store, role: 'scanner' })).toEqual(['work'])
  expect(feet({ ...store, role: 'scanner' })).toEqual(['settings'])
})

test('who did what is one step away for managers, wherever they are', () => {
  expect(feet(store)).toEqual(['journal', 'settings'])
})

test('outside the stores there are no pages of one, and what one belongs to is in the switcher', () => {
  expect(names(undefined)).toEqual(['stores', 'organization'])
})

test('the bar of a phone holds at most three pages besides Scan and More', () => {
  for (const items of [navItemsFor(store), navItemsFor(undefined)]) {
    expect(items.main.filter(({ inBar }) => inBar).length).toBeLessThanOrEqual(3)
  }
})
