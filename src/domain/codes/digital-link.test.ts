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

  it.each([
    'https://example.com/01/09506000134353',
    'https://example.com/products/12',
    'ftp://example.com/01/09506000134352',
    'https://',
    '01/09506000134352',
  ])('refuses %s', (text) => {
    expect(parseDigitalLink(text)).toBeUndefined()
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => void parseDigitalLink(`https://e.com/01/${text}%/1`)),
    )
  })
})
