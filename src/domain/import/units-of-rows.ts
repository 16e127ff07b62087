// What the units of rows say about their quantities.

import { CASE_WORDS } from './item-words.ts'
import { foldText, partedWords } from './likeness.ts'
import { wordsIn } from './stock-header.ts'

const CASES: ReadonlySet<string> = new Set(
  wordsIn(`${CASE_WORDS}|kart|ctn|cs|crt|krt|box|箱|ケース|박스|ลัง|thung`),
)
const PIECES: ReadonlySet<string> = new Set(
  wordsIn(
    'pce|pces|pc|pcs|piece|pieces|each|ea|stk|stuck|st|unit|units|unite|unites|ud|uds|unidad|unidades|pz|pza|pezzi|stuks|styck|kpl|szt|ks|db|buc|шт|штука|tk|gab|vnt|kom|adet|个|個|本|개|ชิ้น|cai',
  ),
)
const MOST_UNITS = 8

/** Of a few different words, each row has one. */
export function mixesCases(values: readonly string[]): boolean {
  const units = new Set<string>()
  for (const value of values) {
    const unit = value.trim()
    if (unit === '') continue
    units.add(foldText(unit))
    if (units.size > MOST_UNITS) return false
  }
  return [...units].some((unit) => CASES.has(unit)) && [...units].some((unit) => PIECES.has(unit))
}

function says(words: ReadonlySet<string>, header: string): boolean {
  return foldText(partedWords(header))
    .split(' ')
    .some((word) => words.has(word) || words.has(word.replace(/s$/, '')))
}

export function saysCases(header: string): boolean {
  return says(CASES, header)
}

export function saysPieces(header: string): boolean {
  return says(PIECES, header) || LOOSE_PIECES.test(header)
}
const LOOSE_PIECES = /バラ|single|loose|einzeln|botella|bottle|bouteille|flasche/iu

const MEASURES: ReadonlySet<string> = new Set(
  wordsIn(
    'kg|kgs|kilo|kilos|kilogramm|g|gr|l|lt|ltr|liter|litre|litro|litri|litros|ml|cl|m|mt|mtr|meter|metre|metro|m2|m3|lb|lbs|oz|gal|кг|л|м|г|мл|公斤|千克|升|米|キロ|리터|กก|ลิตร|กิโลกรัม',
  ),
)
const ENOUGH = 0.2

/** What is weighed or poured has decimals, as prices have. */
export function areMeasures(values: readonly string[]): boolean {
  const units = values.map(foldText).filter(Boolean)
  return (
    units.length > 0 && units.filter((unit) => MEASURES.has(unit)).length >= units.length * ENOUGH
  )
}
