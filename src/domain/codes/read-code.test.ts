import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asPrinted, checkDigitOf } from './gtin.ts'
import { readCode } from './read-code.ts'

const GTIN = '09506000134352'

describe('reading a code', () => {
  it.each([
    ['as printed', '9506000134352'],
    ['with its zero', GTIN],
    ['in an element string', `]C101${GTIN}10A`],
    ['in brackets', `(01)${GTIN}`],
    ['as an address', `https://example.com/01/${GTIN}`],
  ])('finds one key for a number %s', (_, text) => {
    expect(readCode(text)).toMatchObject({ kind: 'gtin', key: GTIN })
  })

  it('keeps lot, expiry, serial, weight and count', () => {
    expect(readCode(`]d201${GTIN}31030012501726123110L7\u001d21S9\u001d3712`)).toEqual({
      kind: 'gtin',
      key: GTIN,
      lot: 'L7',
      expiry: '261231',
      serial: 'S9',
      kilograms: 1.25,
      count: 12,
    })
  })

  it('knows a book by its old number and a UPC-E by its long one', () => {
    expect(readCode('0-306-40615-2').key).toBe('09780306406157')
    expect(readCode('01234565').key).toBe('00012345000065')
  })

  it('finds the same key again in what stands under the bars', () => {
    // Also the short ones, which come by chance only.
    const digits = fc.oneof(fc.nat(9_999_999_999_998), fc.nat(99_999_999))
    fc.assert(
      fc.property(digits, (number) => {
        const body = String(number + 1).padStart(13, '0')
        const key = `${body}${checkDigitOf(body)}`
        expect(readCode(asPrinted(key)).key).toBe(key)
      }),
    )
    expect(asPrinted('00000040170725')).toBe('40170725')
    expect(asPrinted('00036000291452')).toBe('036000291452')
    expect(asPrinted('04006381333931')).toBe('4006381333931')
    expect(asPrinted('A-03')).toBe('A-03')
  })

  it('leaves anything else as it is', () => {
    expect(readCode('A-03')).toMatchObject({ kind: 'text', key: 'A-03', lot: null })
    expect(readCode('4006381333932')).toMatchObject({ kind: 'text', key: '4006381333932' })
  })
})
