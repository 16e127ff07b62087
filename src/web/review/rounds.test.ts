import { expect, test } from 'vitest'
import type { LinePlace, PlaceRound } from '#contract/audit-variances.ts'
import { countedIn, roundColumns } from './rounds.ts'

function round(facts: Partial<PlaceRound>): PlaceRound {
  return {
    id: 'a',
    round: 0,
    pass: 0,
    status: 'submitted',
    userId: 'u',
    userName: 'Maya',
    counted: null,
    inTotals: true,
    ...facts,
  }
}

function place(id: string, rounds: readonly PlaceRound[]): LinePlace {
  const where = { id, roomId: 'r', roomName: 'Hall', shelfId: id, shelfCode: id }
  return { ...where, expected: null, counted: null, rounds }
}

const line = {
  places: [
    place('K-02', [
      round({ counted: 5, inTotals: false }),
      round({ round: 1, counted: 5, userName: 'Theo' }),
    ]),
    place('S-03', [round({ counted: 3 })]),
  ],
}

test('rounds are columns with their totals, and the one in force is named', () => {
  expect(roundColumns(line)).toEqual([
    { round: 0, name: 'First count', isInForce: true, people: ['Maya'], total: 8 },
    { round: 1, name: 'Recount', isInForce: true, people: ['Theo'], total: 5 },
  ])
})

test('a shelf that was not counted in a round has no number there', () => {
  const [first, second] = line.places
  expect(first && countedIn(first, 1)).toBe(5)
  expect(second && countedIn(second, 1)).toBeNull()
})
