import { expect, test } from 'vitest'
import { decideSuspensionReason, suspendedWords } from './suspension.ts'

test('an organization is suspended for a reason that its owner can read', () => {
  expect(decideSuspensionReason(' Not paid since May.\n')).toBe('Not paid since May.')
  expect(() => decideSuspensionReason(' \n')).toThrow('Say why')
})

test('a suspended organization is told with what the operator wrote, where that is known', () => {
  const { title, words } = suspendedWords('Corner Shop', 'The invoice of May is open')
  expect(title).toBe('Corner Shop is suspended')
  expect(words[0]).toBe('The operator of this service wrote: The invoice of May is open.')
  expect(suspendedWords('Corner Shop', undefined).words).toHaveLength(1)
})
