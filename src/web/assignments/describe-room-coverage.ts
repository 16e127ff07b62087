import { countWithin } from '#domain/count-words.ts'
import { isCovered, type ShelfState } from '#domain/shelf-state.ts'
import type { Place } from './places.ts'

interface CountedPlace {
  readonly place: Pick<Place, 'shelfId' | 'roomId' | 'assignment'>
  readonly state: ShelfState
}

/**
 * "9 of 17 covered". A shelf with several counts is one shelf, and covered when all of them are; what
 * the audit leaves out is none of its shelves.
 */
export function describeRoomCoverage(shown: readonly CountedPlace[]): string {
  const counted = shown.filter(({ place, state }) => place.assignment || state !== 'excluded')
  const shelves = Map.groupBy(counted, ({ place: { shelfId, roomId } }) => shelfId ?? roomId)
  const covered = [...shelves.values()].filter((counts) =>
    counts.every(({ state }) => isCovered(state)),
  )
  return `${countWithin(covered.length, shelves.size)} covered`
}
