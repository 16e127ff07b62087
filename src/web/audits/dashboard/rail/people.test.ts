import { expect, test } from 'vitest'
import { dashboardOf, roomOf, tileOf } from '../testing/dashboard.ts'
import { IDLE_AFTER_MS, isIdle, namesOfShelves, paceOfPeople, shelvesInHand } from './people.ts'

test('the pace weighs people by the time they counted, and leaves out those nobody knows yet', () => {
  const people = [
    { lines: 60, activeMs: 10 * 60_000, linesPerMinute: 6 },
    { lines: 60, activeMs: 5 * 60_000, linesPerMinute: 12 },
    { lines: 3, activeMs: 1_000, linesPerMinute: null },
  ]
  expect(paceOfPeople(people)).toBe(8)
  expect(paceOfPeople([])).toBeUndefined()
})

test('in hand is what somebody counts, not what they were given or handed in', () => {
  const dashboard = dashboardOf([
    roomOf('hall', [
      tileOf('a', { status: 'in_progress', userId: 'u' }),
      tileOf('b', { status: 'assigned', userId: 'u' }),
      tileOf('c', { status: 'in_progress', userId: 'v' }),
    ]),
    roomOf('cellar', [tileOf('d', { code: null, status: 'in_progress', userId: 'u' })]),
  ])
  expect(shelvesInHand(dashboard, 'u').map(({ name }) => name)).toEqual(['a', 'Room cellar'])
  expect(namesOfShelves(dashboard).get('d')).toBe('Room cellar')
})

test('idle is who has a shelf and has not counted for a while', () => {
  const person = { lastEventAt: 1_000 }
  expect(isIdle(person, ['a'], 1_000 + IDLE_AFTER_MS)).toBe(false)
  expect(isIdle(person, ['a'], 1_001 + IDLE_AFTER_MS)).toBe(true)
  expect(isIdle(person, [], 1_001 + IDLE_AFTER_MS)).toBe(false)
  expect(isIdle({ lastEventAt: null }, ['a'], Number.MAX_SAFE_INTEGER)).toBe(false)
})
