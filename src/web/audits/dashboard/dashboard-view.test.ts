import { expect, test } from 'vitest'
import { dashboardSearch, parseDrawer, viewSearch } from './dashboard-view.ts'

test('what is open over a dashboard stands in its address, and the usual view in none', () => {
  const usual = { show: undefined, tab: 'shelves', drawer: undefined } as const
  expect(Object.values(viewSearch(usual)).filter(Boolean)).toEqual([])
  expect(viewSearch({ ...usual, drawer: 'unknown' })).toMatchObject({ drawer: 'unknown' })
})

test('a drawer is known by its name, and any other word opens none', () => {
  expect(dashboardSearch({ drawer: 'activity' })).toMatchObject({ drawer: 'activity' })
  expect(parseDrawer('activity')).toBe('activity')
  expect(parseDrawer('unknown')).toBe('unknown')
  expect(parseDrawer('cellar')).toBeUndefined()
  expect(parseDrawer(undefined)).toBeUndefined()
})
