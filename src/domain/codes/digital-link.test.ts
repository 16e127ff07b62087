import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDigitalLink } from './digital-link.ts'

const all = (text: string) => Object.fromEntries(parseDigitalLink(text) ?? [])

describe('digital links', () => {
  it('reads number, lot, serial and expiry', () => {
    expect(
      all('https://id.example.com/01/09506000134352/10/AB%2F1/21/77?17=261231&linkType=all'),
    ).toEqual({ '01': '09506000134352', '10': 'AB/1', '21': '77', '17': '261231' })
  })

  it('reads a shorter number below some folder', () => {
    expect(all('https://shop.example.com/some/folder/01/9506000134352')).toEqual({
      '01': '09506000134352',
    })
  })

  it('takes the number from the path, whatever comes before or after it', () => {
    expect(all('https://e.com/01/09506000134352?01=04006381333931')).toEqual({
      '01': '09506000134352',
    })
    expect(all('https://e.com/01/shop/01/9506000134352/10/A')).toEqual({
      '01': '09506000134352',
      '10': 'A',
    })
    expect(all('https://e.com/?01=09506000134352&10=A')).toMatchObject({ '10': 'A' })
  })

  it('reads escapes of either case, words for names, and what is left empty as nothing', () => {
    expect(all('HTTPS://E.COM/gtin/9506000134352/lot/a%2fB/ser/?exp=261231;10')).toEqual({
      '01': '09506000134352',
      '10': 'a/B',
      '17': '261231',
    })
    expect(all('https://e.com/01/9506000134352?10=a%3D=b#frag/10/no')).toMatchObject({
      '10': 'a==b',
    })
  })

  it.each([
    // Five digits whose check digit would be valid with nine zeros before them.
    'https://example.com/01/12348',
    'https://example.com/ARHjtYAAAQnYUc1gmg',
    'https://example.com/constructor/09506000134352',
    'https://example.com/01/09506000134353',
    'https://example.com/products/12',
    'ftp://example.com/01/09506000134352',
    'https://',
    '01/09506000134352',
  ])('refuses %s', (text) => {
    expect(parseDigitalLink(text)).toBeUndefined()
  })

  it('no text makes the parser of digital links throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => void parseDigitalLink(`https://e.com/01/${text}%/1`)),
    )
  })
})
