import { expect, test } from 'vitest'
import { describeDecided } from './describe-decided.ts'

test('a review says how far it is, also where there is nothing to decide', () => {
  expect(describeDecided(12, 99_988)).toBe('12 of 100,000 lines decided.')
  expect(describeDecided(1, 0)).toBe('1 of 1 line decided.')
  expect(describeDecided(0, 0)).toBe('No line needs a decision.')
})
