import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { describeCodes } from './words.ts'

const t = messagesIn('en', 'rooms')

test('codes are described by the first and the last', () => {
  expect(describeCodes(['G-01', 'G-02', 'G-18'], t)).toBe('G-01 to G-18')
  expect(describeCodes(['G-01'], t)).toBe('G-01')
  expect(describeCodes([], t)).toBe('–')
})
