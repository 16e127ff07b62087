import { describe, expect, it } from 'vitest'
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

  it('leaves anything else as it is', () => {
    expect(readCode('A-03')).toMatchObject({ kind: 'text', key: 'A-03', lot: null })
    expect(readCode('4006381333932')).toMatchObject({ kind: 'text', key: '4006381333932' })
  })
})
