import { expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.000,gzip;q=0', undefined],
  ['br;q=0.001', 'br'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['identity;q=0', undefined],
  ['x-br, not-gzip', undefined],
  ['', undefined],
  [undefined, undefined],
])('of brotli and gzip %j takes %s', (header, encoding) => {
  expect(acceptedEncoding(header, ['br', 'gzip'])).toBe(encoding)
})
