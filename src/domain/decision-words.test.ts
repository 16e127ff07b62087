import { expect, test } from 'vitest'
import { storedReasonWord } from './decision-words.ts'

test('a reason has its words, and an old one is shown as it was stored', () => {
  expect(storedReasonWord('record_error')).toBe('Error in the records')
  expect(storedReasonWord('flood')).toBe('flood')
})
