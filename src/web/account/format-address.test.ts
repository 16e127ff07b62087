import { expect, test } from 'vitest'
import { formatAddress } from './format-address.ts'

test('long addresses are written short', () => {
  expect(formatAddress('2001:0db8:85a3:0000:0000:0000:0000:0000')).toBe('2001:db8:85a3::')
  expect(formatAddress('192.0.2.7')).toBe('192.0.2.7')
})

test('an address that says nothing is not shown', () => {
  expect(formatAddress(null)).toBe('')
  expect(formatAddress('0000:0000:0000:0000:0000:0000:0000:0000')).toBe('')
})

test('what is no address is shown as it is', () => {
  expect(formatAddress('a:b:z')).toBe('a:b:z')
})
