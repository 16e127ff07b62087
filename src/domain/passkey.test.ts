import { expect, test } from 'vitest'
import { Fault } from './fault.ts'
import { refuseLastWayIn, refuseMorePasskeys } from './passkey.ts'

test('nobody has more than twenty', () => {
  expect(() => refuseMorePasskeys({ passkeys: 19 })).not.toThrow()
  expect(() => refuseMorePasskeys({ passkeys: 20 })).toThrow(Fault)
})

test.each([
  { hasPassword: true, passkeys: 1, may: true },
  { hasPassword: false, passkeys: 2, may: true },
  { hasPassword: false, passkeys: 1, may: false },
])('removing one of %j', ({ may, ...ways }) => {
  if (may) expect(() => refuseLastWayIn(ways)).not.toThrow()
  else expect(() => refuseLastWayIn(ways)).toThrow('only way to sign in')
})
