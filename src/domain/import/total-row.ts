// Finds the totals at the end of lists. Imported as an item, a total would double the store's stock.

import type { Milli } from '../quantity.ts'
import { foldText } from './likeness.ts'

const WORDS = `total|totals|grand total|sub total|subtotal|report total|total quantity|total stock|
  total items|total units|sum|summe|gesamt|gesamtsumme|zwischensumme|endsumme|gesamtbestand|somme|
  sous total|total general|totale|totale generale|totaal|eindtotaal|suma|suma total|totalt|summa|
  yhteensa|gesamtergebnis|total geral|soucet|celkem|spolu|razem|ogolem|suma razem|osszesen|mindosszesen|toplam|genel toplam|ukupno|skupaj|
  kokku|kopa|is viso|viso|итого|всего|общий итог|всього|разом|усього|общо|укупно|συνολο|γενικο συνολο|סה כ|סהכ|סך הכל|جمع|جمع کل|المجموع الكلي|
  合计|总计|小计|共计|總計|總額|합계|총계|소계|tong cong|tong|รวม|รวมทั้งหมด|jumlah|total keseluruhan|合計|小計|総計|総合計|المجموع|مجموع|الاجمالي|المجموع العام`

/** Subtotals, whatever else their row says: "Subtotal drinks". No item has such a name. */
const PARTS =
  /^(?:sub[- ]?total|zwischensumme|teilsumme|sous[- ]total|subtotale|tussentotaal|delsumm?a?|välisumma|mezisoučet|medzisúčet|részösszeg|подытог|промежуточный итог|ara toplam|小计|小計|소계|المجموع الفرعي)(?!\p{L})/iu

const TOTALS: ReadonlySet<string> = new Set(WORDS.split('|').map(foldText))
const LONGEST = Math.max(...[...TOTALS].map((word) => word.length)) + 3

/** The label of a total row; a row that says more than this is an item. */
export function totalOf(texts: readonly (string | null)[]): string | null {
  const said = texts.filter((text) => text !== null && text !== '')
  return said.length > 0 && said.every(isTotal) ? (said[0] ?? null) : null
}

function isTotal(text: string | null): boolean {
  // Nearly every SKU has a digit, and every row passes here.
  if (text === null || text.length > LONGEST || /\d/.test(text)) return false
  return TOTALS.has(foldText(text))
}

/** A total with a subject, such as "Total spirits", is only one if the rows above add up to it. */
function namesTotal(label: string): boolean {
  if (NUMBERED.test(label)) return false
  const words = foldText(label).split(' ')
  return TOTALS.has(words[0] ?? '') || TOTALS.has(words.at(-1) ?? '') || JOINED.test(label)
}

/** "Total 5W-30" is an oil; "Total 14 articles" has a number, and "Total 31.12.2026" a day. */
const NUMBERED = /\d\p{L}|\p{L}-?\d/u

/** รวมทั้งสิ้น, 合计数: in scripts without spaces, the word goes on. */
const JOINED = /^(?:รวม|合计|总计|小计|合計|總計|総計|小計|합계|총계)/u

/** With this many rows, a sum is larger than any single quantity. */
const FEWEST_ROWS = 10

/** What identifies a row. */
interface RowLabels {
  readonly sku: string | null
  readonly name: string
  readonly hasCode: boolean
}

/** A row whose quantity is the sum of all rows above is their total, in any language. */
export class RunningSum {
  #milli = 0
  #rows = 0
  /** Since the last subtotal. */
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

  /** The following rows belong to the next part. */
  endPart(): void {
    this.#part = 0
    this.#partRows = 0
  }

  /** Totals have one label and no code. An item may have the same number by chance, but has more data. */
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
