import { expect, test } from 'vitest'
import { describeSetAside } from './set-aside-words.ts'

test('counts that are set aside are listed with what they count', () => {
  expect(describeSetAside({ counts: 3, units: 1_250 })).toBe('3 counts (1,250 units)')
  expect(describeSetAside({ counts: 1, units: 0.5 })).toBe('1 count (0.5 units)')
})
