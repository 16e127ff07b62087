import { expect, test } from 'vitest'
import { storable } from './stored-text.ts'

test('text is kept without what a database refuses', () => {
  expect(storable('A\0B')).toBe('AB')
  expect(storable('A\ud800')).toBe('A\ufffd')
  expect(storable('Łódź 🍎\n\u001d')).toBe('Łódź 🍎\n\u001d')
})
