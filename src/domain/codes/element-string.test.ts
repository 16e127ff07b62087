import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseElements } from './element-string.ts'
import { checkDigitOf } from './gtin.ts'

const GTIN = '09506000134352'
const all = (text: string) => Object.fromEntries(parseElements(text) ?? [])

describe('element strings', () => {
  it('reads number, expiry, lot and serial from a Data Matrix', () => {
    expect(all(`]d201${GTIN}1726123110ABC123\u001d2112345`)).toEqual({
      '01': GTIN,
      '17': '261231',
      '10': 'ABC123',
      '21': '12345',
    })
  })

  it('reads the form with brackets', () => {
    expect(all(`(01)${GTIN}(10)ABC(3103)001250`)).toEqual({
      '01': GTIN,
      '10': 'ABC',
      '3103': '001250',
    })
  })

  it('reads separators however a reader writes them, also where none is needed', () => {
    const whole = { '01': GTIN, '10': 'A', '21': 'B' }
    for (const separator of ['\u001d', '\u001d\u001d', '<GS>', '{GS}', '\\x1D']) {
      expect(all(`01${GTIN}${separator}10A${separator}21B${separator}`)).toEqual(whole)
    }
  })

  it('reads brackets as people write them', () => {
    expect(all('(01) 9506000134352 (10) A B ')).toEqual({ '01': GTIN, '10': 'A B' })
    expect(parseElements('(01)12348')).toBeUndefined()
    expect(parseElements(`(01)${GTIN}(10)A(10)B`)).toBeUndefined()
  })

  it('reads it without any mark when the trade item number checks', () => {
    expect(all(`01${GTIN}`)).toEqual({ '01': GTIN })
  })

  it.each([
    ['a trade item number that does not check', '0109506000134353'],
    ['a value cut short', `]C101${GTIN}1726`],
    ['an unknown identifier', `]C1${GTIN}`],
    ['text between brackets', `(01)${GTIN}x(zz)1`],
    ['an identifier twice', `01${GTIN}01${GTIN}`],
    ['nothing', ''],
    ['a house number that happens to begin alike', '1012345'],
  ])('refuses %s', (_, text) => {
    expect(parseElements(text)).toBeUndefined()
  })

  it('gives back what was put in, whatever the order', () => {
    const lot = fc.stringMatching(/^[A-Z0-9]{1,20}$/)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), lot, lot, (number, ten, serial) => {
        const digits = String(number).padStart(13, '0')
        const gtin = `${digits}${checkDigitOf(digits)}`
        expect(all(`]C110${ten}\u001d21${serial}\u001d01${gtin}`)).toEqual({
          '10': ten,
          '21': serial,
          '01': gtin,
        })
      }),
    )
  })

  it('no text makes the parser of element strings throw', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseElements(text)))
  })
})
