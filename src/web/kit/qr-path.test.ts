import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test('neighbours in a row are drawn together, also at its end', () => {
  expect(qrPath([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z')
})

test('rows lie below each other, and light ones draw nothing', () => {
  expect(qrPath([[false], [true]])).toBe('M0 1h1v1h-1z')
  expect(qrPath([[false, false]])).toBe('')
})
