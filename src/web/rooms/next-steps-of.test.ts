import { expect, test } from 'vitest'
import type { Messages } from '../kit/use-messages.ts'
import { nextStepsOf } from './next-steps-of.ts'

const ROOM = { id: 'r', name: 'Front', shelves: [{ id: 's', code: 'F-01', name: null }] }
const said = ((key: string) => key) as Messages<'overview'>

function open(rooms: readonly (typeof ROOM)[], people: number, hasBaseline = false) {
  return nextStepsOf({ storeId: 'x', rooms, people, hasBaseline }, said)
    .filter(({ isDone }) => !isDone)
    .map(({ id }) => id)
}

test('a new store can be given rooms, a list and people before it is counted', () => {
  expect(open([], 1)).toEqual(['map', 'stock', 'team', 'start'])
})

test('a step is done when there is what it is about, and the start never is', () => {
  expect(open([ROOM], 1)).toEqual(['stock', 'team', 'start'])
  expect(open([ROOM], 2)).toEqual(['stock', 'start'])
  expect(open([ROOM], 2, true)).toEqual(['start'])
})
