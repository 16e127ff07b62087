import { expect, test } from 'vitest'
import { skippedWords } from './skipped-words.ts'

test('a few are named, and of many how many more there are', () => {
  expect(skippedWords(['A-02'])).toBe('You walked past without counting: A-02.')
  const eight = ['1', '2', '3', '4', '5', '6', '7', '8']
  expect(skippedWords(eight)).toBe('You walked past without counting: 1, 2, 3, 4, 5, 6 and 2 more.')
})
