import { expect, test } from 'vitest'
import {
  filterOf,
  isAnotherList,
  parseReviewSearch,
  toleranceIn,
  withTolerance,
} from './review-search.ts'

test('an address says what is looked at, and nonsense in it is left out', () => {
  expect(
    parseReviewSearch({ tab: 'extra', by: 'room', sort: 'nonsense', units: 'x' }),
  ).toMatchObject({ tab: 'extra', by: 'room', sort: undefined, units: undefined })
})

test('without an own tolerance the protocol decides', () => {
  expect(toleranceIn({})).toBeUndefined()
  expect(filterOf({}, 's')).toEqual({ storeIds: ['s'] })
})

test('one limit makes an own tolerance; the others do not limit', () => {
  const search = withTolerance({}, { units: '2', percent: '' })
  expect(toleranceIn(search)).toEqual({ units: 2, percent: null, value: null, valuePercent: null })
  expect(withTolerance(search, {})).toMatchObject({ units: undefined })
})

test('items without a category are a category of their own', () => {
  expect(filterOf(parseReviewSearch({ category: '' }), 's')).toMatchObject({ category: '' })
  expect(filterOf(parseReviewSearch({}), 's')).not.toHaveProperty('category')
})

test('an audit of several stores is read by store, or as a whole', () => {
  const all = parseReviewSearch({ stores: 'all', line: 's/i' })
  expect(all).toMatchObject({ stores: 'all', line: 's/i' })
  expect(filterOf(all, 's')).toEqual({})
  expect(parseReviewSearch({ stores: 'some' }).stores).toBeUndefined()
})

test('another list is a place to come back from; words, an order and an open line are not', () => {
  const here = { tab: 'missing', q: 'tea' } as const
  expect(isAnotherList(here, { ...here, tab: 'extra' })).toBe(true)
  expect(isAnotherList({ by: 'room' }, { by: 'item', room: 'r' })).toBe(true)
  expect(isAnotherList(here, { ...here, q: 'teas', sort: 'name', line: 'l', units: '2' })).toBe(
    false,
  )
})

test('what is open beside the table stands in the address, and is no other list', () => {
  expect(parseReviewSearch({ panel: 'ask' }).panel).toBe('ask')
  expect(parseReviewSearch({ panel: 'cellar' }).panel).toBeUndefined()
  expect(isAnotherList({ tab: 'all' }, { tab: 'all', panel: 'ask' })).toBe(false)
})

test('the part of a tab that a figure was made of stands in the address', () => {
  const search = parseReviewSearch({ tab: 'all', part: 'counted' })
  expect(filterOf(search, 's')).toMatchObject({ part: 'counted' })
  expect(parseReviewSearch({ part: 'some' }).part).toBeUndefined()
  expect(isAnotherList({ tab: 'all' }, search)).toBe(true)
})
