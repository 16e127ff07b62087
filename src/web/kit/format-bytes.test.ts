import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [12_300, '12 kB'],
  [3_400_000, '3.4 MB'],
  [1_000_000_000, '1 GB'],
  [5e15, '5,000 TB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
