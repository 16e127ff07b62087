// Whether a code can be printed as bars on a label: they must be wide enough to be read.

import { type Size, symbolBox } from './label-layout.ts'
import type { LabelSymbol } from './label-symbol.ts'

/** Narrower bars run together on paper, and handhelds do not read them. */
const NARROWEST_BAR_MM = 0.19

export function hasBarsOn(label: Size, symbol: LabelSymbol): boolean {
  if (symbol.symbology === 'qrcode') return false
  return symbolBox(label, true).width >= barsAcross(symbol) * NARROWEST_BAR_MM
}

/** How many of its narrowest bars a code is wide, with the room that it needs on both sides. */
export function barsAcross({ symbology, text }: LabelSymbol): number {
  return symbology === 'code128' ? code128Bars(text) : (BARS[symbology] ?? 0)
}

const BARS: Readonly<Record<string, number>> = { ean13: 126, ean8: 87, upca: 132.5, itf14: 183.5 }

const SIGN_BARS = 11
/** Start, check and stop; the last bar of the stop, and the room on both sides. */
const SIGNS_AROUND = 3
const BARS_AROUND = 22

function code128Bars(text: string): number {
  return BARS_AROUND + SIGN_BARS * (SIGNS_AROUND + fewestSigns(text))
}

/** One sign for each letter, or for two digits; one more for each change from letters to digits and back. */
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
