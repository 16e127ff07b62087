import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGtin } from './gtin.ts'
import { expandUpcE } from './upc-e.ts'

describe('expanding UPC-E', () => {
  it.each([
    ['01234505', '012000003455'],
    ['01234531', '012300000451'],
    ['01234543', '012340000053'],
    ['01234565', '012345000065'],
  ])('reads %s as %s', (short, long) => {
    expect(expandUpcE(short)).toBe(long)
  })

  it.each(['0123456', '012345650', '21234565', '0123456x', '01234566'])('refuses %s', (text) => {
    expect(expandUpcE(text)).toBeUndefined()
  })

  it('returns a number with a valid check digit, or nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 19_999_999 }), (number) => {
        const long = expandUpcE(String(number).padStart(8, '0'))
        return long === undefined || /^0+$/.test(long) || isGtin(long)
      }),
    )
  })
})
