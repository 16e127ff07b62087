// The first of fourteen digits is the packaging level: 0 the item itself, 1 to 8 a case of it, 9 goods of variable
// measure.

import { checkDigitOf, isGtin } from './gtin.ts'

export type TradeUnit =
  | { readonly kind: 'item' }
  /** A case, with the number of the item inside. How many are inside is up to the catalogue. */
  | { readonly kind: 'case'; readonly level: number; readonly inside: string }
  | { readonly kind: 'variable' }

/** What a GTIN-14 identifies; undefined when it is not one. */
export function tradeUnitOf(gtin14: string): TradeUnit | undefined {
  if (gtin14.length !== 14 || !isGtin(gtin14)) return undefined
  const level = Number(gtin14.charAt(0))
  if (level === 0) return { kind: 'item' }
  if (level === 9) return { kind: 'variable' }
  return { kind: 'case', level, inside: withLevel(gtin14, 0) }
}

/** The same goods at another level, with a new check digit. */
export function withLevel(gtin14: string, level: number): string {
  const number = `${level}${gtin14.slice(1, 13)}`
  return `${number}${checkDigitOf(number)}`
}
