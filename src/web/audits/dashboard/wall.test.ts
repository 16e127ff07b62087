import { expect, test } from 'vitest'
import { shelfStateOf } from '#domain/shelf-state.ts'
import { tileOf } from './testing/dashboard.ts'
import { firstFilter, parseFilter, partsOf, passesFilter, tallyOf } from './wall.ts'

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
  expect(partsOf(tally)).toEqual({ covered: 2, underWay: 3, toStart: 2 })
})

test('left is what somebody still has to go to', () => {
  const left = TILES.filter((one) => passesFilter(shelfStateOf(one), 'left'))
  expect(left.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'f'])
  expect(passesFilter('submitted', 'submitted')).toBe(true)
  expect(passesFilter('approved', 'submitted')).toBe(false)
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
