import { expect, test } from 'vitest'
import { messagesIn } from '#web/kit/use-messages.ts'
import { listFirstNames } from './list-first-names.ts'

test('a few are named, and of many how many more there are', () => {
  const t = messagesIn('en', 'sheets')
  expect(listFirstNames(['A-02'], 6, t)).toBe('A-02')
  const eight = ['1', '2', '3', '4', '5', '6', '7', '8']
  expect(listFirstNames(eight, 6, t)).toBe('1, 2, 3, 4, 5, 6 and 2 more')
})
