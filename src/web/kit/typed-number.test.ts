import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  [3, 3],
  ['2.50', 2.5],
  ['12.', 12],
  ['0.0', 0],
  ['-', null],
  ['', null],
])('“%s” in a field for numbers is %s', (value, number) => {
  expect(typedNumber(value)).toBe(number)
})
