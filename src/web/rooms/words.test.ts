import { expect, test } from 'vitest'
import { describeCodes } from './words.ts'

test('codes are described by the first and the last', () => {
  expect(describeCodes(['G-01', 'G-02', 'G-18'])).toBe('G-01 to G-18')
  expect(describeCodes(['G-01'])).toBe('G-01')
  expect(describeCodes([])).toBe('–')
})
