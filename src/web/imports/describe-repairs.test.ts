import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { describeRepairs } from './describe-repairs.ts'

const t = messagesIn('en', 'imports')

test('how many repairs are kept, and which of them wait for their column', () => {
  expect(describeRepairs({ kept: 1, inUse: 1 }, t)).toBe('1 fix is kept.')
  expect(describeRepairs({ kept: 3, inUse: 3 }, t)).toBe('3 fixes are kept.')
  expect(describeRepairs({ kept: 3, inUse: 2 }, t)).toBe(
    '3 fixes are kept; 1 comes back when its column is used again.',
  )
})
