// The first of fourteen digits says what is packed: 0 the item itself, 1 to 8 a case of it, 9 goods of
// varying measure.

import { checkDigitOf, isGtin } from './gtin.ts'

export type TradeUnit =
  | { readonly kind: 'item' }
  /** A case, and the number of what is inside. How many are inside is for the catalogue to say. */
  | { readonly kind: 'case'; readonly level: number; readonly inside: string }
  | { readonly kind: 'variable' }

/** What a GTIN-14 stands for; undefined when it is none. */
export function tradeUnitOf(gtin14: string): TradeUnit | undefined {
  if (gtin14.length !== 14 || !isGtin(gtin14)) return undefined
  const level = Number(gtin14.charAt(0))
  if (level === 0) return { kind: 'item' }
  if (level === 9) return { kind: 'variable' }
  return { kind: 'case', level, inside: withLevel(gtin14, 0) }
}

/** The same goods at another level; the check digit is made anew. */
export function withLevel(gtin14: string, level: number): string {
  const number = `${level}${gtin14.slice(1, 13)}`
  return `${number}${checkDigitOf(number)}`
}
