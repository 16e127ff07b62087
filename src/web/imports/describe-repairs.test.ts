import { expect, test } from 'vitest'
import { describeRepairs } from './describe-repairs.ts'

test('how many repairs are kept, and which of them wait for their column', () => {
  expect(describeRepairs({ kept: 1, inUse: 1 })).toBe('1 repair is kept.')
  expect(describeRepairs({ kept: 3, inUse: 3 })).toBe('3 repairs are kept.')
  expect(describeRepairs({ kept: 3, inUse: 2 })).toBe(
    '3 repairs are kept; 1 comes back when the column is used again.',
  )
})
