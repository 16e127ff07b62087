import { expect, test } from 'vitest'
import { isOnlyHere, reachableOrigin } from './public-origin.ts'

test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', 'http://a.localhost'])(
  '%s is found on this machine only',
  (origin) => expect(isOnlyHere(origin)).toBe(true),
)

test.each(['https://count.example.test', 'http://192.168.1.20:3000', 'http://localhost.example'])(
  '%s is found by others',
  (origin) => expect(isOnlyHere(origin)).toBe(false),
)

test('the configured address wins over the one in the address bar', () => {
  expect(reachableOrigin('https://count.example.test', 'http://localhost:3000')).toBe(
    'https://count.example.test',
  )
})

test('a guess gives way to the address that the viewer uses', () => {
  const here = 'http://192.168.1.20:3000'
  expect(reachableOrigin('http://localhost:3000', here)).toBe(here)
  expect(reachableOrigin(undefined, here)).toBe(here)
})
