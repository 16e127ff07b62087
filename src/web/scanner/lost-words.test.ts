import { expect, test } from 'vitest'
import { lostWords } from './lost-words.ts'

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
  expect(lostWords({ ...SHELF, status: 'excluded' })).toBe('A-01 was left out of this count.')
})
