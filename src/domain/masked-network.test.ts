import { expect, test } from 'vitest'
import { maskedNetwork } from './masked-network.ts'

test.each([
  ['192.0.2.7', '192.0.2.…'],
  ['::ffff:192.0.2.7', '192.0.2.…'],
  ['2001:0db8:85a3:0000:0000:0000:0000:0001', '2001:db8:85a3:…'],
  ['2001:db8::1', '2001:db8:0:…'],
  ['fe80::1', 'fe80:0:0:…'],
  ['::1', '0:0:0:…'],
])('%s is shown as far as its network: %s', (address, shown) => {
  expect(maskedNetwork(address)).toBe(shown)
})

test.each([null, '', '::', '0000:0000:0000:0000:0000:0000:0000:0000', 'a:b:z', '1:2:3', 'unknown'])(
  'what tells no place is not shown: %s',
  (address) => {
    expect(maskedNetwork(address)).toBe('')
  },
)
