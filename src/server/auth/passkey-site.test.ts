import { expect, test } from 'vitest'
import { passkeySite } from './passkey-site.ts'

test.each([
  ['https://count.example.test', 'count.example.test', 'https://count.example.test'],
  ['https://count.example.test:8443', 'count.example.test', 'https://count.example.test:8443'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
  ['http://localhost', 'localhost', 'http://localhost'],
])('passkeys of %s belong to %s', (publicUrl, rpID, origin) => {
  expect(passkeySite(publicUrl)).toEqual({ rpID, origin: [origin] })
})
