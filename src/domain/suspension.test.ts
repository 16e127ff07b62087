import { expect, test } from 'vitest'
import { asSentence, decideSuspensionReason } from './suspension.ts'

test('an organization is suspended for a reason that its owner can read', () => {
  expect(decideSuspensionReason(' Not paid since May.\n')).toBe('Not paid since May.')
  expect(() => decideSuspensionReason(' \n')).toThrow('Say why')
})

test('a reason ends like a sentence', () => {
  expect(asSentence('The invoice of May is open')).toBe('The invoice of May is open.')
  expect(asSentence('Paid?')).toBe('Paid?')
})
