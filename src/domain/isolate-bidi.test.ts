import { expect, test } from 'vitest'
import { isolateBidi } from './isolate-bidi.ts'

test('a name that is read from right to left is held together, others stay as they are', () => {
  expect(isolateBidi('متجر')).toBe('\u2068متجر\u2069')
  expect(isolateBidi('שמן 500')).toBe('\u2068שמן 500\u2069')
  expect(isolateBidi('Tea, 500 g')).toBe('Tea, 500 g')
})
