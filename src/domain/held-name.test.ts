import { expect, test } from 'vitest'
import { heldName } from './held-name.ts'

test('a name that is read from right to left is held together, others stay as they are', () => {
  expect(heldName('متجر')).toBe('\u2068متجر\u2069')
  expect(heldName('שמן 500')).toBe('\u2068שמן 500\u2069')
  expect(heldName('Tea, 500 g')).toBe('Tea, 500 g')
})
