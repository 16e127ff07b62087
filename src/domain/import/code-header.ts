// Headers of codes other than that of a single piece: codes of cases, and further codes of the same item.

import { CASE_WORDS, FURTHER_WORDS, ITEM_WORDS } from './item-words.ts'
import { foldText } from './likeness.ts'
import { wordsIn } from './stock-header.ts'

const setOf = (list: string): ReadonlySet<string> => new Set(wordsIn(list))
const BARCODES = setOf(ITEM_WORDS.barcode)
const [CASES, FURTHER] = [setOf(CASE_WORDS), setOf(FURTHER_WORDS)]
const FILLERS = setOf('of|the|a|de|la|le|du|des|del|della|dell|der|do|da|di|no|nr|number')
/** What may be left of such a header for its column to have codes, if its values look like codes. */
const ANY_CODE = setOf('code|codes|number|numbers|lookup|lookup code|id|item code|product code')

/** "Case UPC", "EAN Karton", "Codigo de barras de la caja". */
export function saysCaseCode(header: string): boolean {
  const rest = without(foldText(header), CASES)
  return rest !== undefined && (BARCODES.has(rest) || rest === 'code')
}

/** "Alternate code 2", "EAN2", "Additional barcodes": a further code, if its values are codes. */
export function saysFurtherCode(header: string): boolean {
  const folded = foldText(header)
  const unnumbered = folded.replace(/ ?\d{1,2}$/, '')
  const rest = without(unnumbered, FURTHER)
  if (rest !== undefined) return rest === '' || BARCODES.has(rest) || ANY_CODE.has(rest)
  return unnumbered !== folded && BARCODES.has(unnumbered)
}

/** The header without one of these words; undefined when it has none of them. */
function without(folded: string, words: ReadonlySet<string>): string | undefined {
  const all = folded.split(' ')
  const rest = all.filter((word) => !words.has(word))
  if (rest.length === all.length) return undefined
  const kept = rest.join(' ')
  return BARCODES.has(kept) ? kept : rest.filter((word) => !FILLERS.has(word)).join(' ')
}
