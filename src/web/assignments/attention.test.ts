import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { attentionOf } from './attention.ts'

test('open points are told in words, met ones are silent', () => {
  const told = attentionOf(
    [
      { id: 'coverage', open: 1 },
      { id: 'unsent_events', open: 0 },
      { id: 'unknown_codes', open: 3 },
    ],
    messagesIn('en', 'overview'),
  )
  expect(told.map(({ text }) => text)).toEqual(['1 shelf left', '3 unknown codes'])
})
