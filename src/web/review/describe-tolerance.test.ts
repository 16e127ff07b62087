import { expect, test } from 'vitest'
import { describeTolerance } from './describe-tolerance.ts'

const none = { units: null, percent: null, value: null, valuePercent: null }

test('a tolerance is told in the words of the shop', () => {
  expect(describeTolerance({ ...none, units: 2, percent: 5 }, 'USD')).toBe('2 units or 5%')
  expect(describeTolerance({ ...none, value: 10 }, 'EUR')).toBe('€10.00')
  expect(describeTolerance({ ...none, units: 0 }, 'USD')).toBe('none')
})
