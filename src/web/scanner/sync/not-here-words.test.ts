import { expect, test } from 'vitest'
import { notHereWords } from './not-here-words.ts'

test('a phone that is still connecting is not told that it has no network', () => {
  expect(notHereWords('reconnecting')).toBe('Getting the shelves.')
  expect(notHereWords('live')).toBe('Getting the shelves.')
  expect(notHereWords('offline')).toMatch(/Open it once with a network/)
})
