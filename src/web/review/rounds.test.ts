import { expect, test } from 'vitest'
import type { LinePlace, PlaceRound } from '#contract/audit-variances.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { countedIn, roundColumns, sayRound } from './rounds.ts'

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
  return { ...where, expected: null, counted: null, handedIn: true, rounds }
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

const t = messagesIn('en', 'results')

test('rounds are columns with their totals, and the one in force is named', () => {
  expect(roundColumns(line)).toEqual([
    { round: 0, pass: 0, isInForce: true, people: ['Maya'], total: 8 },
    { round: 1, pass: 0, isInForce: true, people: ['Theo'], total: 5 },
  ])
})

test('a shelf that was not counted in a round has no number there', () => {
  const [first, second] = line.places
  expect(first && countedIn(first, { round: 1, pass: 0 })).toBe(5)
  expect(second && countedIn(second, { round: 1, pass: 0 })).toBeNull()
})

test('counts that were made independently stand beside each other and never add up', () => {
  const passes = [
    round({ counted: 6 }),
    round({ pass: 1, counted: 5, userName: 'Theo', inTotals: false }),
    round({ round: 1, counted: 7 }),
    round({ round: 1, pass: 1, counted: 7, userName: 'Theo' }),
  ]
  const shelf = place('K-02', passes)
  const columns = roundColumns({ places: [shelf] })
  expect(columns.map((column) => [sayRound(column, t), column.total, column.isInForce])).toEqual([
    ['First count', 6, true],
    ['Second count', 5, false],
    ['Recount', 7, true],
    ['Recount, second count', 7, true],
  ])
  expect(columns.map((column) => countedIn(shelf, column))).toEqual([6, 5, 7, 7])
})
