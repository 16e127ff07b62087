import { expect, test } from 'vitest'
import { describeRefused } from './describe-refused.ts'

test('what was refused is said to stay where it is, and where that is', () => {
  expect(describeRefused({ userName: 'Bo', refusedEvents: 1 })).toBe(
    '1 entry of Bo was refused and will not arrive. Look at it on the device, under “What is sent”.',
  )
  expect(describeRefused({ userName: 'Bo', refusedEvents: 1_200 })).toBe(
    '1,200 entries of Bo were refused and will not arrive. Look at them on the device, under “What is sent”.',
  )
})
