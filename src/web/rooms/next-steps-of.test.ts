import { expect, test } from 'vitest'
import { nextStepsOf } from './next-steps-of.ts'

const ROOM = { id: 'r', name: 'Front', shelves: [{ id: 's', code: 'F-01', name: null }] }

function open(rooms: readonly (typeof ROOM)[], people: number) {
  return nextStepsOf({ storeId: 'x', rooms, people })
    .filter(({ isDone }) => !isDone)
    .map(({ name }) => name)
}

test('a new store needs a map and people', () => {
  expect(open([], 1)).toEqual(['Draw the store', 'Invite people'])
})

test('a step is done when there is something to count, and somebody else to count it', () => {
  expect(open([ROOM], 1)).toEqual(['Invite people'])
  expect(open([], 2)).toEqual(['Draw the store'])
  expect(open([ROOM], 2)).toEqual([])
})
