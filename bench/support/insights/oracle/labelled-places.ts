// Which places hold a mistake of one kind, and which are touched by anything else that moves stock.

import type { MistakeKind, Truth, Twin } from '../truth.ts'

/** A place with the odds that the mistake happened there. */
export interface Candidate {
  readonly odds: number
  readonly isRight: boolean
}

/** Wrong receipts are part of how records come to differ; these are not. */
const TOUCHING: ReadonlySet<Twin['kind']> = new Set(['till_swap', 'moved', 'delisted_run'])

export function placeKey(storeId: string, itemId: string, shelfId: string): string {
  return `${storeId} ${itemId} ${shelfId}`
}

export function labelledPlaces({ mistakes, twins }: Truth, kind: MistakeKind) {
  const labelled = new Set<string>()
  const touched = new Set<string>()
  for (const mistake of mistakes) {
    for (const key of keysOf(mistake)) (mistake.kind === kind ? labelled : touched).add(key)
  }
  for (const twin of twins) {
    if (TOUCHING.has(twin.kind)) for (const key of keysOf(twin)) touched.add(key)
  }
  return {
    isLabelled: (key: string) => labelled.has(key),
    isTouched: (key: string) => touched.has(key),
  }
}

function keysOf({ storeId, itemIds, shelfIds }: Pick<Twin, 'storeId' | 'itemIds' | 'shelfIds'>) {
  return itemIds.flatMap((itemId) => shelfIds.map((shelfId) => placeKey(storeId, itemId, shelfId)))
}
