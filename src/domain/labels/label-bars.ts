// Whether a code can be printed as bars on a label, wide enough to be read.

import { type Size, symbolBox } from './label-layout.ts'
import type { LabelSymbol } from './label-symbol.ts'

/** Narrower bars run together on paper, and handhelds cannot read them. */
const NARROWEST_BAR_MM = 0.19

export function hasBarsOn(label: Size, symbol: LabelSymbol): boolean {
  if (symbol.symbology === 'qrcode') return false
  return symbolBox(label, true).width >= barsAcross(symbol) * NARROWEST_BAR_MM
}

/** Width of a code in narrowest bars, including the quiet zones on both sides. */
export function barsAcross({ symbology, text }: LabelSymbol): number {
  return symbology === 'code128' ? code128Bars(text) : (BARS[symbology] ?? 0)
}

const BARS: Readonly<Record<string, number>> = { ean13: 126, ean8: 87, upca: 132.5, itf14: 183.5 }

const SIGN_BARS = 11
/** Start, check and stop symbols; plus the last bar of the stop symbol, and the quiet zones. */
const SIGNS_AROUND = 3
const BARS_AROUND = 22

function code128Bars(text: string): number {
  return BARS_AROUND + SIGN_BARS * (SIGNS_AROUND + fewestSigns(text))
}

/** One symbol for each letter or pair of digits, and one for each switch between letters and digits. */
function fewestSigns(text: string): number {
  const letters = [0]
  const pairs = [0]
  for (let end = 1; end <= text.length; end += 1) {
    const isPair = /^\d\d$/.test(text.slice(end - 2, end)) && end >= 2
    const asLetter = (letters[end - 1] ?? 0) + 1
    const asPair = isPair ? (pairs[end - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
    letters[end] = Math.min(asLetter, asPair + 1)
    pairs[end] = Math.min(asPair, asLetter + 1)
  }
  return Math.min(letters.at(-1) ?? 0, pairs.at(-1) ?? 0)
}
