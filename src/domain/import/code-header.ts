// Headers of codes beside the one of a single piece: that of a case, and others that stand for the same item.

import { CASE_WORDS, FURTHER_WORDS, ITEM_WORDS } from './item-words.ts'
import { foldText } from './likeness.ts'
import { wordsIn } from './stock-header.ts'

const setOf = (list: string): ReadonlySet<string> => new Set(wordsIn(list))
const BARCODES = setOf(ITEM_WORDS.barcode)
const [CASES, FURTHER] = [setOf(CASE_WORDS), setOf(FURTHER_WORDS)]
const FILLERS = setOf('of|the|a|de|la|le|du|des|del|della|dell|der|do|da|di|no|nr|number')
/** What is left of them is a code, if its values are. */
const ANY_CODE = setOf('code|codes|number|numbers|lookup|lookup code|id|item code|product code')

/** "Case UPC", "EAN Karton", "Codigo de barras de la caja". */
export function saysCaseCode(header: string): boolean {
  const rest = without(foldText(header), CASES)
  return rest !== undefined && (BARCODES.has(rest) || rest === 'code')
}

/** "Alternate code 2", "EAN2", "Additional barcodes": one more code where its values are codes. */
export function saysFurtherCode(header: string): boolean {
  const folded = foldText(header)
  const unnumbered = folded.replace(/ ?\d{1,2}$/, '')
  const rest = without(unnumbered, FURTHER)
  if (rest !== undefined) return rest === '' || BARCODES.has(rest) || ANY_CODE.has(rest)
  return unnumbered !== folded && BARCODES.has(unnumbered)
}

/** What a header says besides one of these words; undefined: it says none of them. */
function without(folded: string, words: ReadonlySet<string>): string | undefined {
  const all = folded.split(' ')
  const rest = all.filter((word) => !words.has(word))
  if (rest.length === all.length) return undefined
  const kept = rest.join(' ')
  return BARCODES.has(kept) ? kept : rest.filter((word) => !FILLERS.has(word)).join(' ')
}
