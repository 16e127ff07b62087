import { expect, test } from 'vitest'
import { keptReasonWord } from './decision-words.ts'

test('a reason is said in words, and one of another time as it was kept', () => {
  expect(keptReasonWord('record_error')).toBe('Error in the records')
  expect(keptReasonWord('flood')).toBe('flood')
})
