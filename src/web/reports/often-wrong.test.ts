import { expect, test } from 'vitest'
import { oftenWrong } from './often-wrong.ts'

function shelf(code: string, grossVariance: number | null, grossValue: number | null = null) {
  return {
    roomId: 'room',
    roomName: 'Hall',
    shelfId: code,
    shelfCode: code,
    grossVariance,
    grossValue,
    currency: 'USD',
  }
}

const NEWEST = { auditId: 'new', shelves: [shelf('A', 2, 10), shelf('B', 1, 90), shelf('C', 0, 0)] }
const BEFORE = { auditId: 'old', shelves: [shelf('A', 5, 500), shelf('D', 1, 20)] }

test('a shelf that was wrong twice comes before one that was more expensive once', () => {
  const found = oftenWrong([NEWEST, BEFORE], 10)
  expect(found.map(({ shelfCode, counts }) => [shelfCode, counts])).toEqual([
    ['A', 2],
    ['B', 1],
    ['D', 1],
  ])
})

test('it says what differed in the newest count in which the shelf was wrong', () => {
  const found = oftenWrong([NEWEST, BEFORE], 10)
  expect(found.map(({ auditId, grossValue }) => [auditId, grossValue])).toEqual([
    ['new', 10],
    ['new', 90],
    ['old', 20],
  ])
})

test('without an expectation no shelf is wrong, and what is nowhere is on none', () => {
  const nowhere = { ...shelf('A', 3), roomId: null, roomName: null }
  expect(oftenWrong([{ auditId: 'new', shelves: [shelf('A', null), nowhere] }], 10)).toEqual([])
})

test('only as many as asked for', () => {
  expect(oftenWrong([NEWEST, BEFORE], 1)).toHaveLength(1)
})
