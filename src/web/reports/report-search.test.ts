import { expect, test } from 'vitest'
import {
  isAnotherView,
  isFiltered,
  parseReportSearch,
  reportFilterOf,
  toggleCompared,
} from './report-search.ts'

const ID = '0198a1b2-0000-7000-8000-000000000001'

test('an address says what is looked at, and nonsense in it is left out', () => {
  expect(
    parseReportSearch({
      view: 'trend',
      store: ID,
      from: '2026-03-14',
      until: 'never',
      metric: 'x',
    }),
  ).toMatchObject({ view: 'trend', store: ID, from: '2026-03-14', until: undefined })
  expect(parseReportSearch({ store: 'all', a: '1' })).toMatchObject({
    store: undefined,
    a: undefined,
  })
})

test('the last day belongs to what is asked for', () => {
  const { fromMs = 0, untilMs = 0 } = reportFilterOf({ from: '2026-03-14', until: '2026-03-14' })
  expect(untilMs - fromMs).toBe(24 * 60 * 60_000)
})

test('items without a category are a category; no filter asks for everything', () => {
  expect(reportFilterOf({ category: '' })).toEqual({ category: '' })
  expect(reportFilterOf({ view: 'people', metric: 'net' })).toEqual({})
  expect(isFiltered({ view: 'people' })).toBe(false)
  expect(isFiltered({ q: 'spring' })).toBe(true)
})

test('two audits are compared: a third takes the place of the first', () => {
  const one = toggleCompared({}, 'x')
  const two = toggleCompared(one, 'y')
  expect(two).toMatchObject({ a: 'x', b: 'y' })
  expect(toggleCompared(two, 'z')).toMatchObject({ a: 'y', b: 'z' })
  expect(toggleCompared(two, 'x')).toMatchObject({ a: 'y', b: undefined })
})

test('another view or store is a place to come back from; words and days are not', () => {
  const here = { view: 'trend', q: 'year' } as const
  expect(isAnotherView(here, { ...here, view: 'people' })).toBe(true)
  expect(isAnotherView(here, { ...here, store: ID })).toBe(true)
  expect(isAnotherView(here, { ...here, q: 'years', from: '2026-01-01' })).toBe(false)
})
