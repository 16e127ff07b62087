import { expect, test } from 'vitest'
import { isStorable, storable } from './stored-text.ts'

test('text is stored without characters that a database refuses', () => {
  expect(storable('A\0B')).toBe('AB')
  expect(storable('A\ud800')).toBe('A\ufffd')
  expect(storable('Łódź 🍎\n\u001d')).toBe('Łódź 🍎\n\u001d')
})

test('text that a database would change is found at any depth', () => {
  expect(isStorable({ a: [1, null, true, { name: 'Crème 🍮' }] })).toBe(true)
  expect(isStorable('\0')).toBe(false)
  expect(isStorable({ a: [{ b: '\ud800' }] })).toBe(false)
  expect(isStorable({ a: { 'b\0': 1 } })).toBe(false)
  let endless: unknown = 1
  for (let level = 0; level < 50_000; level += 1) endless = [endless]
  expect(isStorable(endless)).toBe(false)
})
