import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSignedWith, newCodeKey, readCode, writeCode } from './day-pass-code.ts'

const LINK = '0192d4e0-1234-7abc-8def-0123456789ab'

test('a code says which link and which minute, and is signed with the key of the link', () => {
  const key = newCodeKey()
  fc.assert(
    fc.property(fc.uuid(), fc.option(fc.nat(0xffff_fffe)), (linkId, minute) => {
      const read = readCode(writeCode(linkId, minute, key))
      expect(read).toMatchObject({ linkId, minute })
      expect(read && isSignedWith(read, key)).toBe(true)
      expect(read && isSignedWith(read, newCodeKey())).toBe(false)
    }),
  )
})

test('a code with a single changed character is not signed', () => {
  const key = newCodeKey()
  const code = writeCode(LINK, 30_000_000, key)
  for (const [place, letter] of [...code].entries()) {
    const other = code.slice(0, place) + (letter === 'A' ? 'B' : 'A') + code.slice(place + 1)
    const read = readCode(other)
    expect(read && isSignedWith(read, key)).toBe(false)
  }
})

test.each(['', 'x', 'A'.repeat(47), 'A'.repeat(49), `${'A'.repeat(47)}!`, 'é'.repeat(48)])(
  'what is no code is not read (%j)',
  (text) => {
    expect(readCode(text)).toBeUndefined()
  },
)
