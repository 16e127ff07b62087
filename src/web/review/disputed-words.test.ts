import { expect, test } from 'vitest'
import {
  describeChosen,
  describeCountedOnce,
  describeDiffering,
  describeLeftAside,
} from './disputed-words.ts'

const count = {
  id: '1',
  storeId: 'store',
  roomName: 'Hall',
  shelfCode: 'A-1',
  counts: 1 as const,
  stands: true,
  reason: 'Bob went home',
}

test('shelves that were counted once are named with why', () => {
  expect(describeCountedOnce([count])).toBe(
    '1 shelf was counted once instead of twice: A-1 (Bob went home).',
  )
  expect(describeCountedOnce([count, { ...count, shelfCode: null, reason: null }])).toBe(
    '2 shelves were counted once instead of twice: A-1 (Bob went home), Hall.',
  )
})

test('two counts that differ are told apart from one that is alone', () => {
  const tied = { ...count, counts: 2 as const, reason: 'Closing time' }
  expect(describeChosen([tied])).toBe(
    '1 shelf has two counts that differed, of which a manager chose one: A-1 (Closing time).',
  )
  expect(describeDiffering([tied, tied])).toBe(
    '2 shelves have two counts that differ, which are in no figure: A-1, A-1.',
  )
})

test('of many disputed shelves the first are named', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ ...count, shelfCode: `A-${index}` }))
  expect(describeLeftAside(many)).toBe(
    '7 shelves have one of two counts, which is in no figure: A-0, A-1, A-2, A-3, A-4 and 2 more.',
  )
})
