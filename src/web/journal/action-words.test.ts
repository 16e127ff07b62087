import { expect, test } from 'vitest'
import { actionWords } from './action-words.ts'

test('what was done is told in words', () => {
  expect(actionWords('audits.start')).toBe('Counting started')
})

test('what has no words yet is spelt out', () => {
  expect(actionWords('organizations.changeOwner')).toBe('Organizations: change owner')
})
