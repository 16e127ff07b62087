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
    ['in groups', '9 506000 134352'],
    ['with dashes', '950-6000-13435-2'],
    ['with other dashes and gaps', '9\u00a0506000\u2013134352'],
    ['in wide digits', '９５０６０００１３４３５２'],
    ['in Arabic digits', '٩٥٠٦٠٠٠١٣٤٣٥٢'],
    ['with its word', 'EAN: 9506000134352'],
    ['in an element string of wide digits', `(０１)${GTIN}`],
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

  it('knows a book in every spelling', () => {
    const key = '09780306406157'
    for (const text of [
      '978-0-306-40615-7',
      '9780306406157',
      'ISBN 978-0-306-40615-7',
      'ISBN-10: 0-306-40615-2',
      'isbn 0306406152',
      '9780306406157 51299',
      '978030640615751299',
      '978030640615712',
    ]) {
      expect(readCode(text), text).toMatchObject({ kind: 'gtin', key })
    }
    expect(readCode('0-8044-2957-x').key).toBe('09780804429573')
    expect(readCode('978030640615851299').kind, 'the check digit does not hold').toBe('text')
  })

  it('knows a UPC-E of either number system, and a case whose number was filled with zeros', () => {
    expect(readCode('0 123456 5').key).toBe('00012345000065')
    expect(readCode('14252611')).toMatchObject({ kind: 'gtin', key: '00142100005261' })
    expect(readCode('00036000291452').key).toBe(readCode('036000291452').key)
  })

  it('ignores an impossible weight, date or count', () => {
    const link = `https://e.com/01/${GTIN}`
    expect(readCode(`${link}?3103=1e5&17=soon&37=many`)).toMatchObject({
      kilograms: null,
      expiry: null,
      count: null,
    })
    expect(readCode(`${link}?17=2612&15=261130`).expiry).toBe('261130')
  })

  it('reads pounds as kilograms', () => {
    expect(readCode(`(01)${GTIN}(3202)001234`).kilograms).toBeCloseTo(12.34 * 0.45359237, 9)
    expect(readCode(`(01)${GTIN}(3100)000012`).kilograms).toBe(12)
  })

  it('leaves house numbers in groups as they are', () => {
    for (const text of ['12-34', '4006381-333932', '1 2 3', 'EAN', 'ISBN 12', '12345678-A']) {
      expect(readCode(text)).toMatchObject({ kind: 'text', key: text })
    }
  })

  it('never throws, and finds the same item in its own key', () => {
    const parts = fc.constantFrom(
      '(01)',
      GTIN,
      '\u001d',
      '10',
      '-',
      ' ',
      '%',
      'https://e.com/',
      '９',
      '?',
      '=',
      '17',
      'X',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 8 }), (some) => {
        const { kind, key } = readCode(some.join(''))
        if (kind === 'gtin') expect(readCode(key)).toMatchObject({ kind, key })
      }),
    )
  })

  it('finds the same key in the text printed under the bars', () => {
    // Includes the short ones, which random digits would rarely produce.
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
