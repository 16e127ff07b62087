import { expect, test } from 'vitest'
import { describeUncounted } from './uncounted-words.ts'

const two = { lines: 2, value: 128, unvalued: 0 }

test('how many lines, and what they should be worth', () => {
  expect(describeUncounted(two, 'USD')).toBe('2 lines worth $128.00')
  expect(describeUncounted({ lines: 1, value: 5, unvalued: 0 }, 'EUR')).toBe('1 line worth €5.00')
})

test('a value of uncounted items whose cost nobody knows is said to be unknown', () => {
  expect(describeUncounted({ lines: 3, value: 128, unvalued: 1 }, 'USD')).toBe(
    '3 lines worth $128.00 (1 without a cost)',
  )
  expect(describeUncounted({ lines: 3, value: null, unvalued: 3 }, 'USD')).toBe(
    '3 lines of unknown cost',
  )
})

test('values of uncounted items in different currencies are not added up', () => {
  expect(describeUncounted({ lines: 3, value: null, unvalued: 1 }, null)).toBe('3 lines')
})
