import { expect, test } from 'vitest'
import { goneWords, lostWords, secondWords } from './lost-words.ts'

const SHELF = { shelfCode: 'A-01', roomName: 'Hall', userId: 'bo', userName: 'Bo Lind' } as const

test('whoever loses a shelf learns who has it, and that nothing is lost', () => {
  expect(lostWords({ ...SHELF, status: 'assigned' })).toBe(
    'Bo counts A-01 now. What you counted is kept.',
  )
  expect(lostWords({ ...SHELF, status: 'submitted' })).toBe(
    'Bo has handed in A-01. What you counted is kept.',
  )
  expect(lostWords({ ...SHELF, userId: null, userName: null, status: 'open' })).toBe(
    'A-01 is open to everybody again. What you counted is kept.',
  )
})

test('what is left out of the count is not said to be kept in it', () => {
  expect(lostWords({ ...SHELF, status: 'excluded' })).toBe(
    'A-01 was left out of this count. What you counted is kept beside it.',
  )
})

test('of a shelf that is counted twice the second is sent to the other count', () => {
  expect(secondWords({ ...SHELF, status: 'in_progress' })).toBe(
    'Bo counts A-01. Its other count is free.',
  )
})

test('whoever stands at a shelf that is sent back or taken out learns which of the two', () => {
  const here = { shelfCode: 'A-01', roomName: 'Hall', roomId: 'hall', shelfId: 'a-1', round: 0 }
  expect(goneWords(here, [{ ...here, round: 1 }])).toBe(
    'A-01 is to be counted again, from nothing. What you counted is kept beside it.',
  )
  expect(goneWords(here, [{ ...here, shelfId: 'a-2' }])).toBe(
    'A-01 is not part of this count any more.',
  )
  expect(goneWords(here, [here])).toBe(
    'Your count of A-01 is not needed any more. What you counted is kept.',
  )
  expect(goneWords(undefined, [])).toBe('This shelf is not part of the count any more.')
})
