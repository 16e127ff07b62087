import { expect, test } from 'vitest'
import { groupedKey, keyOf } from './key-of.ts'

test('the key of an app is read from its address, and shown to be typed', () => {
  const address = 'otpauth://totp/Shelfcount:sam%40example.test?secret=JBSWY3DPEHPK3PXPAB&digits=6'
  expect(keyOf(address)).toBe('JBSWY3DPEHPK3PXPAB')
  expect(groupedKey(keyOf(address))).toBe('JBSW Y3DP EHPK 3PXP AB')
})
