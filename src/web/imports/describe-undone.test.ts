import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { describeUndone } from './describe-undone.ts'

const t = messagesIn('en', 'imports')

test('a list that was taken back says what became of its items', () => {
  expect(describeUndone({ removed: 1, restored: 20, kept: 0 }, t)).toBe(
    '1 new item removed. 20 items are as they were before.',
  )
})

test('what could not be undone is said', () => {
  expect(describeUndone({ removed: 0, restored: 0, kept: 3 }, t)).toBe(
    '3 items stayed: changed since, or part of an audit.',
  )
})
