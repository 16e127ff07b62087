import { expect, test } from 'vitest'
import { storedReasonWord } from './decision-words.ts'

test('a reason is said in words, and one of another time as it was kept', () => {
  expect(storedReasonWord('record_error')).toBe('Error in the records')
  expect(storedReasonWord('flood')).toBe('flood')
})
