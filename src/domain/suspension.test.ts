import { expect, test } from 'vitest'
import { decideSuspensionReason } from './suspension.ts'

test('an organization is suspended for a reason that its owner can read', () => {
  expect(decideSuspensionReason(' Not paid since May.\n')).toBe('Not paid since May.')
  expect(() => decideSuspensionReason(' \n')).toThrow('Say why')
})
