import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase64url, toBase64url } from './base64url.ts'

test('bytes come back as they were', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = toBase64url(Uint8Array.from(bytes).buffer)
      expect(text).toBe(Buffer.from(bytes).toString('base64url'))
      expect([...fromBase64url(text)]).toEqual([...bytes])
    }),
  )
})
