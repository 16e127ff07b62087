import { expect, test } from 'vitest'
import { isThisMachine, reachableOrigin } from './reachable-origin.ts'

const shop = 'https://count.shop.test'
const network = 'http://192.168.1.20:3000'
const local = 'http://localhost:3000'

test.each([local, 'http://a.localhost', 'http://127.0.0.1', 'http://[::1]:3000', 'http://0.0.0.0'])(
  '%s means another machine on another device',
  (origin) => expect(isThisMachine(origin)).toBe(true),
)

test.each([shop, network, 'http://localhost.shop.test'])(
  '%s is the same machine from everywhere',
  (origin) => expect(isThisMachine(origin)).toBe(false),
)

test('the configured address wins, unless it is good here alone and the one in use is better', () => {
  expect(reachableOrigin(shop, network)).toBe(shop)
  expect(reachableOrigin(local, network)).toBe(network)
  expect(reachableOrigin(local, 'http://127.0.0.1:3000')).toBe(local)
  expect(reachableOrigin(undefined, network)).toBe(network)
})
