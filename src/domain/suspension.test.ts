import { expect, test } from 'vitest'
import { decideSuspensionReason, suspendedWords } from './suspension.ts'

test('an organization is suspended for a reason that its owner can read', () => {
  expect(decideSuspensionReason(' Not paid since May.\n')).toBe('Not paid since May.')
  expect(() => decideSuspensionReason(' \n')).toThrow('Say why')
})

test("the suspension notice shows the operator's reason if there is one", () => {
  const { title, words } = suspendedWords('Corner Shop', 'The invoice of May is open')
  expect(title).toBe('Corner Shop is suspended')
  expect(words[0]).toBe('The operator of this service wrote: The invoice of May is open.')
  expect(suspendedWords('Corner Shop', undefined).words).toHaveLength(1)
})
