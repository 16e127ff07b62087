// Makes a SKU for a new item without one in its file: from its barcode, otherwise from its name. The same item always
// gets the same SKU.

import { foldText } from './likeness.ts'

const LONGEST = 40

export interface SkulessItem {
  readonly code: string | null
  readonly name: string | null
}

/** Numbers from 2 are for when another item has the plain one. */
export function makeSku({ code, name }: SkulessItem, number = 1): string {
  const plain = code ?? (shortened(foldText(name ?? '')) || 'ITEM')
  return number === 1 ? plain : `${plain}-${number}`
}

/** KETTLE-OF-STEEL: whole words, as many as fit. */
function shortened(folded: string): string {
  const words = folded.toUpperCase().split(' ')
  const fitting = words.filter((_, at) => words.slice(0, at + 1).join('-').length <= LONGEST)
  return fitting.length > 0 ? fitting.join('-') : (words[0] ?? '').slice(0, LONGEST)
}
