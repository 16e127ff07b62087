import { expect, test } from 'vitest'
import { assignedWorkWords } from './assigned-work-words.ts'

test('somebody with empty hands needs no words', () => {
  expect(assignedWorkWords('Priya', { shelves: 0, unsentCounts: 0 })).toBeUndefined()
})

test('shelves that are held and counts that were not sent are said with their numbers', () => {
  expect(assignedWorkWords('Priya', { shelves: 1, unsentCounts: 0 })).toBe(
    'Priya holds 1 shelf now.',
  )
  expect(assignedWorkWords('Priya', { shelves: 0, unsentCounts: 1 })).toBe(
    '1 count on their phone is not sent yet: wait until it has sent.',
  )
  expect(assignedWorkWords('Priya', { shelves: 2, unsentCounts: 1_200 })).toBe(
    'Priya holds 2 shelves now. 1,200 counts on their phone are not sent yet: wait until it has sent.',
  )
})
