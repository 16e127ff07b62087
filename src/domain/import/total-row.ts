// Lists end in their sums. Taken for an item, a sum doubles what a store should have.

import { foldText } from './likeness.ts'

const WORDS = `total|totals|grand total|sub total|subtotal|report total|total quantity|total stock|
  total items|total units|sum|summe|gesamt|gesamtsumme|zwischensumme|endsumme|gesamtbestand|somme|
  sous total|total general|totale|totale generale|totaal|eindtotaal|suma|suma total|totalt|summa|
  yhteensa|合計|小計|総計|総合計|المجموع|مجموع|الاجمالي|المجموع العام`

const TOTALS: ReadonlySet<string> = new Set(WORDS.split('|').map(foldText))
const LONGEST = Math.max(...[...TOTALS].map((word) => word.length)) + 3

/** What a row says of itself, where that is a sum; a row that says more than this is an item. */
export function totalOf(texts: readonly (string | null)[]): string | null {
  const said = texts.filter((text) => text !== null && text !== '')
  return said.length > 0 && said.every(isTotal) ? (said[0] ?? null) : null
}

function isTotal(text: string | null): boolean {
  // Nearly every SKU has a digit, and every row passes here.
  if (text === null || text.length > LONGEST || /\d/.test(text)) return false
  return TOTALS.has(foldText(text))
}
