import { expect, test } from 'vitest'
import type { Place } from './places.ts'
import { shelvesByHolder } from './shelves-by-holder.ts'
import { assignmentWith } from './testing/assignment-with.ts'

function place(shelfId: string, userId: string | null, pass = 0): Place {
  const id = `${shelfId} ${pass}`
  const assignment = assignmentWith({ id, shelfId, userId, pass })
  return {
    id,
    roomId: 'r',
    roomName: 'Hall',
    shelfId,
    code: id,
    name: null,
    assignment,
    counts: [],
  }
}

function idsOf(places: readonly Place[]) {
  return shelvesByHolder(places).map(({ userId, places: own }) => [userId, own.map(({ id }) => id)])
}

test('shelves stay with whoever has them', () => {
  expect(idsOf([place('a', 'sam'), place('b', null), place('c', 'sam')])).toEqual([
    ['sam', ['a 0', 'c 0']],
    [null, ['b 0']],
  ])
})

test('a shelf with two counts is one shelf, of the first who has one of them', () => {
  expect(idsOf([place('a', null, 0), place('a', 'priya', 1)])).toEqual([['priya', ['a 1']]])
})
