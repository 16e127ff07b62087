import { expect, test } from 'vitest'
import { sentBackWords } from './sent-back-words.ts'

test('who has sent a shelf back is said, and why', () => {
  const words = (reason: string | null, by: string | null) =>
    sentBackWords({ sentBack: { reason, by } })
  expect(words('Top row was missed', 'Ann')).toBe('Sent back by Ann: Top row was missed')
  expect(words(null, 'Ann')).toBe('Sent back by Ann')
  expect(words('Top row was missed', null)).toBe('Sent back: Top row was missed')
  expect(sentBackWords({})).toBeUndefined()
})
