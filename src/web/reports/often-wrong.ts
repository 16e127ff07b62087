// Which shelves differ from what was expected again and again.

import type { VarianceGroup } from '#contract/audit-variances.ts'

type ShelfGroup = Pick<
  VarianceGroup,
  'roomId' | 'roomName' | 'shelfId' | 'shelfCode' | 'grossVariance' | 'grossValue' | 'currency'
>

export interface CountedShelves {
  readonly auditId: string
  readonly shelves: readonly ShelfGroup[]
}

export interface OftenWrong {
  /** Room and shelf. */
  readonly id: string
  readonly roomId: string
  readonly roomName: string
  readonly shelfId: string | null
  readonly shelfCode: string | null
  /** In how many of the counts. */
  readonly counts: number
  /** The newest of them. */
  readonly auditId: string
  /** What differed there in that count; null without a cost. */
  readonly grossValue: number | null
  readonly currency: string | null
}

/** The newest count first. Most often wrong first, then by the value that differed last. */
export function oftenWrong(counts: readonly CountedShelves[], most: number): readonly OftenWrong[] {
  const found = new Map<string, OftenWrong>()
  for (const { auditId, shelves } of counts) {
    for (const shelf of shelves) {
      const { roomId, roomName, shelfId, shelfCode, grossValue, currency } = shelf
      // What is nowhere belongs to no shelf, and without an expectation nothing is wrong.
      if (roomId === null || roomName === null || !shelf.grossVariance) continue
      const id = `${roomId}/${shelfId ?? ''}`
      const known = found.get(id)
      found.set(
        id,
        known
          ? { ...known, counts: known.counts + 1 }
          : { id, roomId, roomName, shelfId, shelfCode, counts: 1, auditId, grossValue, currency },
      )
    }
  }
  return [...found.values()]
    .toSorted(
      (one, other) => other.counts - one.counts || (other.grossValue ?? 0) - (one.grossValue ?? 0),
    )
    .slice(0, most)
}
