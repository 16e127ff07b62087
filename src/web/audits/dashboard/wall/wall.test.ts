import { expect, test } from 'vitest'
import type { AssignmentStatus } from '#domain/assignment.ts'
import { tileOf } from '../testing/dashboard.ts'
import {
  countPassing,
  firstFilter,
  parseFilter,
  partsOf,
  passesFilter,
  tallyOf,
  type WallFilter,
} from './wall.ts'

const TILES = [
  tileOf('a'),
  tileOf('b', { status: 'assigned', userId: 'u' }),
  tileOf('c', { status: 'in_progress', userId: 'u' }),
  tileOf('d', { status: 'in_progress', userId: 'u', unsentEvents: 17 }),
  tileOf('e', { status: 'submitted' }),
  tileOf('f', { status: 'open', round: 1 }),
  tileOf('g', { status: 'excluded' }),
]

test('chips and bar count every shelf once', () => {
  const tally = tallyOf([{ tiles: TILES.slice(0, 3) }, { tiles: TILES.slice(3) }])
  expect(tally).toEqual({
    open: 1,
    assigned: 1,
    counting: 1,
    unsent: 1,
    submitted: 1,
    approved: 0,
    returned: 1,
    empty: 0,
    excluded: 1,
  })
  expect(partsOf([{ tiles: TILES }])).toEqual({ covered: 2, underWay: 3, toStart: 2 })
})

test('left is what somebody still has to go to', () => {
  const left = TILES.filter((one) => passesFilter(one, 'left', TILES))
  expect(left.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'f'])
  expect(passesFilter(tileOf('s', { status: 'submitted' }), 'submitted', [])).toBe(true)
  expect(passesFilter(tileOf('s', { status: 'approved' }), 'submitted', [])).toBe(false)
})

test('the bar takes a shelf with several counts for one, as the sentence above it does', () => {
  const counts = (first: AssignmentStatus, second: AssignmentStatus) => [
    tileOf('1', { shelfId: 's', mode: 'independent', status: first }),
    tileOf('2', { shelfId: 's', mode: 'independent', pass: 1, status: second }),
  ]
  const partsFor = (...states: Parameters<typeof counts>) => partsOf([{ tiles: counts(...states) }])
  expect(partsFor('open', 'assigned')).toEqual({ covered: 0, underWay: 0, toStart: 1 })
  expect(partsFor('submitted', 'open')).toEqual({ covered: 0, underWay: 1, toStart: 0 })
  expect(partsFor('submitted', 'approved')).toEqual({ covered: 1, underWay: 0, toStart: 0 })
  const waiting = tileOf('w', { status: 'submitted', unsentEvents: 2 })
  expect(partsOf([{ tiles: [waiting] }])).toMatchObject({ covered: 1 })
})

test('what the checklist calls open recounts is what its filter shows, begun or not', () => {
  const tiles = [
    ...TILES,
    tileOf('again', { round: 1, status: 'in_progress' }),
    tileOf('done', { round: 1, status: 'submitted' }),
    tileOf('tie', { mode: 'independent', pass: 2, status: 'open' }),
    tileOf('unmet', { status: 'submitted', controlUnmet: true }),
  ]
  const shown = (filter: 'recounts' | 'unmet') =>
    tiles.filter((tile) => passesFilter(tile, filter, tiles)).map(({ id }) => id)
  expect(shown('recounts')).toEqual(['f', 'again', 'tie'])
  expect(countPassing([{ tiles }], 'recounts')).toBe(3)
  expect(shown('unmet')).toEqual(['unmet'])
})

test('an address can only ask for filters that exist', () => {
  expect(parseFilter('left')).toBe('left')
  expect(parseFilter('unsent')).toBe('unsent')
  expect(parseFilter('sold')).toBeUndefined()
  expect(parseFilter(undefined)).toBeUndefined()
})

test('a finished count begins with all of its shelves, on a phone too', () => {
  expect(firstFilter(0)).toBe('all')
  expect(firstFilter(3)).toBeUndefined()
})

test('of two counts the one that is missing is shown, also where it could not be made', () => {
  const first = tileOf('1', { shelfId: 's', mode: 'independent', status: 'submitted' })
  const second = { ...first, id: '2', pass: 1 }
  for (const status of ['open', 'excluded'] as const) {
    const tiles = [first, { ...second, status }]
    const shown = (filter: WallFilter) =>
      tiles.filter((tile) => passesFilter(tile, filter, tiles)).map(({ id }) => id)
    expect(shown('lone')).toEqual(['2'])
    expect(shown('left')).toEqual(['2'])
    expect(partsOf([{ tiles }]).covered).toBe(0)
  }
  const once = { state: 'single', differing: 0, disputed: 0 } as const
  expect(passesFilter({ ...first, comparison: once }, 'once', [])).toBe(true)
  expect(passesFilter(first, 'once', [])).toBe(false)
})

test('of two counts that differ the third is shown, also where it could not be made', () => {
  const comparison = { state: 'differs', differing: 1, disputed: 0 } as const
  const first = tileOf('1', { shelfId: 's', mode: 'independent', status: 'submitted', comparison })
  const second = { ...first, id: '2', pass: 1, comparison: null }
  for (const status of ['open', 'excluded'] as const) {
    const tiles = [first, second, { ...second, id: '3', pass: 2, status }]
    const shown = (filter: WallFilter) =>
      tiles.filter((tile) => passesFilter(tile, filter, tiles)).map(({ id }) => id)
    expect(shown('differing')).toEqual(['3'])
    expect(shown('left')).toEqual(['3'])
  }
  const chosen = { ...first, comparison: { ...comparison, state: 'chosen' as const } }
  expect(passesFilter(chosen, 'chosen', [chosen, second])).toBe(true)
  expect(passesFilter(chosen, 'differing', [chosen, second])).toBe(false)
  expect(passesFilter(first, 'chosen', [first, second])).toBe(false)
})
