import { expect, test } from 'vitest'
import { maskedAddress } from './masked-address.ts'

test('of an address its first letter and its domain are left', () => {
  expect(maskedAddress('sam@example.test')).toBe('s…@example.test')
  expect(maskedAddress('"a@b"@example.test')).toBe('"…@example.test')
  expect(maskedAddress('😀x@example.test')).toBe('😀…@example.test')
})

test('an invalid address shows nothing', () => {
  for (const text of ['', 'sam', '@example.test']) expect(maskedAddress(text)).toBe('…')
})
