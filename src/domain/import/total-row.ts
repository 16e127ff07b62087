// Lists end in their sums. Taken for an item, a sum doubles what a store should have.

import type { Milli } from '../quantity.ts'
import { foldText } from './likeness.ts'

const WORDS = `total|totals|grand total|sub total|subtotal|report total|total quantity|total stock|
  total items|total units|sum|summe|gesamt|gesamtsumme|zwischensumme|endsumme|gesamtbestand|somme|
  sous total|total general|totale|totale generale|totaal|eindtotaal|suma|suma total|totalt|summa|
  yhteensa|gesamtergebnis|total geral|soucet|celkem|spolu|razem|ogolem|suma razem|osszesen|mindosszesen|toplam|genel toplam|ukupno|skupaj|
  kokku|kopa|is viso|viso|итого|всего|общий итог|всього|разом|усього|общо|укупно|συνολο|γενικο συνολο|סה כ|סהכ|סך הכל|جمع|جمع کل|المجموع الكلي|
  合计|总计|小计|共计|總計|總額|합계|총계|소계|tong cong|tong|รวม|รวมทั้งหมด|jumlah|total keseluruhan|合計|小計|総計|総合計|المجموع|مجموع|الاجمالي|المجموع العام`

/** Sums of a part, whatever else their row says: "Subtotal drinks". No item is called so. */
const PARTS =
  /^(?:sub[- ]?total|zwischensumme|teilsumme|sous[- ]total|subtotale|tussentotaal|delsumm?a?|välisumma|mezisoučet|medzisúčet|részösszeg|подытог|промежуточный итог|ara toplam|小计|小計|소계|المجموع الفرعي)(?!\p{L})/iu

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

/** A sum that names what it is of: "Total spirits" is one only where the rows above it add up to it. */
function namesTotal(label: string): boolean {
  if (/\d/.test(label)) return false
  const words = foldText(label).split(' ')
  return TOTALS.has(words[0] ?? '') || TOTALS.has(words.at(-1) ?? '')
}

/** So many rows add up to more than one of them has. */
const FEWEST_ROWS = 10

/** What a row may be called by. */
interface RowLabels {
  readonly sku: string | null
  readonly name: string
  readonly hasCode: boolean
}

/** A row that says what all rows above it add up to is their sum, in whatever language. */
export class RunningSum {
  #milli = 0
  #rows = 0
  /** Since the last sum of a part. */
  #part = 0
  #partRows = 0
  #isKnown = true

  add(quantity: Milli | null): void {
    if (quantity === null) return
    this.#milli += quantity
    this.#rows += 1
    this.#part += quantity
    this.#partRows += 1
  }

  forget(): void {
    this.#isKnown = false
  }

  /** What follows belongs to the next part. */
  endPart(): void {
    this.#part = 0
    this.#partRows = 0
  }

  /** Sums have one label and no code; an item may have the same number by chance, but it says more. */
  isMet(quantity: Milli, { sku, name, hasCode }: RowLabels): boolean {
    if (hasCode || (sku !== null && name !== '')) return false
    const label = sku ?? name
    if (PARTS.test(label)) return true
    if (!this.#isKnown || quantity === 0) return false
    const isWhole = quantity === this.#milli
    if (isWhole && this.#rows >= FEWEST_ROWS) return true
    const isPart = this.#partRows > 0 && quantity === this.#part
    return (isWhole || isPart) && namesTotal(label)
  }
}
