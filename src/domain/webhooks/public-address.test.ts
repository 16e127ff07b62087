import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:a9fe:a9fe',
  '::127.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b::a00:1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '2002:7f00:1::1',
  '2001::1',
  '2001:db8::1',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.0',
  '100.63.255.255',
  '192.0.1.1',
  '2606:4700:4700::1111',
  '2a00:1450:4001:82a::200e',
  '::ffff:8.8.8.8',
  '64:ff9b::8.8.8.8',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '',
  'localhost',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '127.1',
  '256.1.1.1',
  '1.2.3.4.5',
  '1::2::3',
  '2606:4700:4700:::1',
  '1:2:3:4:5:6:7:8:9',
  '2606:4700',
])('%s is no address, and so not public', (text) => {
  expect(isPublicAddress(text)).toBe(false)
})

test('an address of the older protocol is judged alike however the newer one writes it', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      const isPublic = isPublicAddress(address)
      expect(isPublicAddress(`::ffff:${address}`)).toBe(isPublic)
      expect(isPublicAddress(`64:ff9b::${address}`)).toBe(isPublic)
    }),
  )
})

test('nothing that somebody types makes it fail', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV6()), (text) => {
      expect(typeof isPublicAddress(text)).toBe('boolean')
    }),
  )
})
