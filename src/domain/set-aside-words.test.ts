import { expect, test } from 'vitest'
import { describeSetAside, saySetAside } from './set-aside-words.ts'

test('counts that wait are said with what they count', () => {
  expect(describeSetAside({ counts: 3, units: 1_250 })).toBe('3 counts (1,250 units)')
  expect(describeSetAside({ counts: 1, units: 0.5 })).toBe('1 count (0.5 units)')
  expect(saySetAside({ counts: 1, units: 1 })).toBe(
    '1 count (1 unit) is still set aside, in no figure.',
  )
  expect(saySetAside({ counts: 2, units: 1 })).toContain('2 counts (1 unit) are still set aside')
})
