// The computed width of bars must equal the width of drawn ones.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkDigitOf } from '#domain/codes/gtin.ts'
import { barsAcross } from '#domain/labels/label-bars.ts'
import { type LabelSymbol, symbolOf } from '#domain/labels/label-symbol.ts'
import { drawSymbol } from './label-document.ts'

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 2}}$`))
const numbers = fc
  .oneof(digits(8), digits(12), digits(13), digits(14))
  .map((body) => `${body}${checkDigitOf(body)}`)
const texts = fc.stringMatching(/^[A-Za-z0-9/ -]{1,24}$/)
const mixed = fc.stringMatching(/^([A-Z]?\d{1,6}[a-z-]?){1,3}$/)

/** The last digit is next to the bars, and some digits are narrower than others. */
const DIGIT_BARS = 2

it('the width that is reckoned with is the width that is drawn', () => {
  fc.assert(
    fc.property(fc.oneof(numbers, texts, mixed), (code) => {
      const symbol = symbolOf(code)
      if (symbol.symbology === 'qrcode') return
      const difference = Math.abs(barsAcross(symbol) - drawnAcross(symbol))
      expect(difference).toBeLessThanOrEqual(DIGIT_BARS)
    }),
  )
})

function drawnAcross(symbol: LabelSymbol): number {
  const [, width = ''] = /viewBox="0 0 (\S+)/.exec(drawSymbol(symbol, { height: 12 })) ?? []
  return Number(width) / 2
}
