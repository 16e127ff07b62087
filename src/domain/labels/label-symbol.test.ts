import { describe, expect, it } from 'vitest'
import { symbolOf } from './label-symbol.ts'

describe('bars on a label', () => {
  it.each([
    ['4006381333931', 'ean13', '4006381333931'],
    ['04006381333931', 'ean13', '4006381333931'],
    ['036000291452', 'upca', '036000291452'],
    ['0036000291452', 'upca', '036000291452'],
    ['96385074', 'ean8', '96385074'],
    ['10614141000415', 'itf14', '10614141000415'],
    ['HOUSE-42', 'code128', 'HOUSE-42'],
    ['Regal Ä', 'qrcode', 'Regal Ä'],
    ['4006381333932', 'code128', '4006381333932'],
  ])('%s is printed as %s', (code, symbology, text) => {
    expect(symbolOf(code)).toEqual({ symbology, text })
  })

  it('takes a square code for what is too long for bars', () => {
    expect(symbolOf('x'.repeat(25)).symbology).toBe('qrcode')
  })
})
