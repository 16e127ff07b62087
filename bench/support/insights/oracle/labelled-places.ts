// Which places hold a mistake of one kind, and what would be seen there if nothing else had happened:
// whoever is told of everything else knows more than any detector.

import { grams } from '../make-records.ts'
import type { Spot } from '../make-shop.ts'
import type { MistakeKind, Truth, Twin } from '../truth.ts'

/** A place with the odds that the mistake happened there. */
export interface Candidate {
  readonly odds: number
  readonly isRight: boolean
}

export function placeKey(storeId: string, itemId: string, shelfId: string): string {
  return `${storeId} ${itemId} ${shelfId}`
}

/** A plain miscount leaves nothing behind that tells it from a record gone wrong. */
const UNTOLD: MistakeKind = 'miscount'

export interface LabelledPlaces {
  /** How many units mistakes of the kind changed there; undefined where there was none. */
  readonly unitsAt: (key: string) => number | undefined
  /** Whether anything else went wrong there that an oracle is told of. */
  readonly isTouched: (key: string) => boolean
}

export function labelledPlaces({ mistakes }: Truth, kind: MistakeKind): LabelledPlaces {
  const units = new Map<string, number>()
  const touched = new Set<string>()
  for (const mistake of mistakes) {
    for (const key of keysOf(mistake)) {
      if (mistake.kind === kind) units.set(key, (units.get(key) ?? 0) + mistake.units)
      else if (mistake.kind !== UNTOLD) touched.add(key)
    }
  }
  return { unitsAt: (key) => units.get(key), isTouched: (key) => touched.has(key) }
}

/**
 * What the records would say had nothing been sold under another name or carried elsewhere. Wrong receipts
 * are part of how records come to differ.
 */
export function withoutTwins({ twins }: Truth): (spot: Spot) => Spot {
  const changes = new Map<string, number>()
  const change = (key: string | undefined, units: number) => {
    if (key !== undefined) changes.set(key, (changes.get(key) ?? 0) + units)
  }
  for (const twin of twins) {
    const [first, second] = keysOf(twin)
    if (twin.kind !== 'till_swap' && twin.kind !== 'moved') continue
    change(first, -twin.units)
    change(second, twin.units)
  }
  return (spot) => {
    const by = changes.get(placeKey(spot.storeId, spot.item.id, spot.shelfId))
    return by === undefined ? spot : { ...spot, expected: Math.max(0, grams(spot.expected + by)) }
  }
}

function keysOf({ storeId, itemIds, shelfIds }: Pick<Twin, 'storeId' | 'itemIds' | 'shelfIds'>) {
  return itemIds.flatMap((itemId) => shelfIds.map((shelfId) => placeKey(storeId, itemId, shelfId)))
}
