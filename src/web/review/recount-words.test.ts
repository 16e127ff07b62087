import { expect, test } from 'vitest'
import {
  describeOthersOpen,
  describePlaced,
  describeSent,
  describeUnplaced,
} from './recount-words.ts'

const shelf = (...itemIds: string[]) => ({ storeId: 's', itemIds })

test('lines that lie somewhere need no word', () => {
  expect(describeUnplaced({ lines: 2, shelves: [shelf('a', 'b'), shelf('b')] })).toBeNull()
  // Shelves that were chosen themselves have no lines.
  expect(describeUnplaced({ lines: 0, shelves: [shelf()] })).toBeNull()
})

test('what nobody is sent to count is said, and what to do about it', () => {
  expect(describeUnplaced({ lines: 3, shelves: [shelf('a'), shelf('a')] })).toMatch(
    /^Where 2 of them lie is not known: they were not counted/,
  )
  expect(describeUnplaced({ lines: 1, shelves: [] })).toMatch(/^Where 1 item lies is not known: it/)
  expect(describeUnplaced({ lines: 1, shelves: [] })).toContain(
    'the shelves counted again where it may be',
  )
})

test('only what lies somewhere is said to be counted again', () => {
  expect(describePlaced({ lines: 1, shelves: [shelf('a')] })).toBe('This item is')
  expect(describePlaced({ lines: 2, shelves: [shelf('a', 'b'), shelf('b')] })).toBe(
    'These 2 items are',
  )
  expect(describePlaced({ lines: 3, shelves: [shelf('a'), shelf('a')] })).toBe('1 of 3 items is')
})

test('whoever sends a recount is told what waits meanwhile, and what was set going', () => {
  expect(describeOthersOpen(8)).toContain('8 other lines are still to decide. Decide them first')
  expect(describeOthersOpen(1)).toContain('1 other line is still to decide. Decide it first')
  const place = {
    roomName: 'Hall',
    round: 0,
    status: 'submitted',
    lines: 1,
    countedBy: [],
  } as const
  const shelves = ['S-3', 'S-4'].map((shelfCode) => ({
    ...place,
    id: shelfCode,
    storeId: 's',
    shelfCode,
    itemIds: ['a'],
  }))
  expect(describeSent({ lines: 2, shelves }, 'Dana')).toBe(
    '2 lines will be counted again on S-3, S-4 by Dana. Counting is open until that is handed in.',
  )
})
