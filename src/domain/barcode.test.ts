import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDigitOf, isGtin, normalizeCode } from './barcode.ts'

describe('spellings of one item', () => {
  test.each([
    ['UPC-A', '036000291452'],
    ['the same read as EAN-13', '0036000291452'],
    ['the same as GTIN-14', '00036000291452'],
    ['the same after a spreadsheet ate the zero', '36000291452'],
    ['with white space from a gun', ' 036000291452\r\n'],
    ['copied with marks of direction', '\u202a036000291452\u202c'],
    ['with marks that nobody sees in it', '\u200b 036000\u200d291452\ufeff'],
  ])('%s', (_what, code) => {
    expect(normalizeCode(code)).toMatchObject({ key: '00036000291452', kind: 'gtin' })
  })
})

test.each([
  ['a wrong check digit', '036000291453'],
  ['letters', 'ABC-123'],
  ['too short', '1234'],
  ['too long', '123456789012345'],
  ['nothing but zeros', '0000000000000'],
])('%s stays the text it is', (_what, code) => {
  expect(normalizeCode(code)).toEqual({ raw: code, key: code, kind: 'text' })
})

test('a barcode keeps the code as it was read', () => {
  expect(normalizeCode(' 4006381333931 ').raw).toBe('4006381333931')
  expect(normalizeCode('A\u202e-1').raw).toBe('A-1')
  expect(normalizeCode('\u200b\u2066').raw).toBe('')
})

test('only the right check digit makes a number valid', () => {
  const body = fc.stringMatching(/^[1-9]\d{11}$/)
  fc.assert(
    fc.property(body, fc.integer({ min: 1, max: 9 }), (digits, off) => {
      const right = checkDigitOf(digits)
      expect(isGtin(`${digits}${right}`)).toBe(true)
      expect(isGtin(`${digits}${(right + off) % 10}`)).toBe(false)
    }),
  )
})

test('zeros in front never change the key', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{6,11}$/), fc.nat(2), (digits, zeros) => {
      const code = `${digits}${checkDigitOf(digits)}`
      const longer = `${'0'.repeat(Math.min(zeros, 14 - code.length))}${code}`
      expect(normalizeCode(longer).key).toBe(normalizeCode(code).key)
    }),
  )
})
