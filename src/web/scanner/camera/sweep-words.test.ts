import { expect, test } from 'vitest'
import { repeatedWords, sweepWords } from './sweep-words.ts'

test.each([
  [10, 2, '12 seen, 10 read, these 2 not'],
  [9, 1, '10 seen, 9 read, this 1 not'],
  [3, 0, '3 seen, 3 read'],
])('of %d that were read and %d that were not it is said: %s', (read, unread, words) => {
  expect(sweepWords(read, unread)).toBe(words)
})

test('what was counted before is said apart', () => {
  expect(repeatedWords(1)).toBe('1 of them was counted before, and adds nothing')
  expect(repeatedWords(3_000)).toMatch(/^3.000 of them were counted before/)
})
