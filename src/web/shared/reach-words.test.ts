import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { sayReach } from './reach-words.ts'

const t = messagesIn('en', 'shared')

test('what nobody could count is told of shelves that are done, and of no others', () => {
  const reason = 'Top too high'
  expect(sayReach({ status: 'submitted', reason }, t)).toBe('Part not reached: Top too high')
  expect(sayReach({ status: 'approved', reason }, t)).toBe('Part not reached: Top too high')
  expect(sayReach({ status: 'excluded', reason }, t)).toBe('Left out: Top too high')
  expect(sayReach({ status: 'approved', reason: null }, t)).toBeUndefined()
  expect(sayReach({ status: 'in_progress', reason }, t)).toBeUndefined()
})
