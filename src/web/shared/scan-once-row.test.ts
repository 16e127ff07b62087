import { expect, test } from 'vitest'
import { MOST_COUNTED } from '#domain/scan-once.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { listedItems } from './scan-once-row.tsx'

test('counts items as far as anybody would scan them one by one', () => {
  const t = messagesIn('en', 'scan-once')
  expect(listedItems(1, t)).toBe('1 item')
  expect(listedItems(MOST_COUNTED - 1, t)).toBe('9,999 items')
  expect(listedItems(MOST_COUNTED, t)).toBe('10,000 items or more')
})
