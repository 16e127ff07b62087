// What starting an audit would count, and what prevents the start.

import { type AssignmentStatus, isInForce, isInTotals } from './assignment.ts'
import type { BusyShelf } from './audit.ts'

/** A shelf, or a room without shelves. */
export interface CountPlace {
  readonly roomId: string
  readonly shelfId: string | null
}

export interface NamedPlace extends CountPlace {
  readonly name: string
}

export interface StartPlan<Place> {
  /** Places that are not planned yet. */
  readonly added: readonly Place[]
  /** Planned assignments at places that have been archived since. */
  readonly gone: readonly string[]
  readonly countable: number
  readonly busyShelves: readonly BusyShelf[]
}

export interface PlannedPlace extends NamedPlace {
  /** The assignment's id. */
  readonly id: string
  readonly status: AssignmentStatus
}

export function planStart<Place extends NamedPlace>(facts: {
  /** The map of the stores. */
  readonly places: readonly Place[]
  readonly planned: readonly PlannedPlace[]
  readonly busy: readonly (CountPlace & { readonly auditName: string })[]
}): StartPlan<Place> {
  const known = new Set(facts.planned.map(placeKey))
  const added = facts.places.filter((place) => !known.has(placeKey(place)))
  const map = new Set(facts.places.map(placeKey))
  const there = facts.planned.filter((place) => map.has(placeKey(place)))
  const gone = facts.planned.filter((place) => isInForce(place.status) && !map.has(placeKey(place)))
  const counted = [...there.filter(({ status }) => isInTotals(status)), ...added]
  return {
    added,
    gone: gone.map(({ id }) => id),
    // A shelf that is counted twice is one shelf.
    countable: new Set(counted.map(placeKey)).size,
    busyShelves: counted.flatMap((place) => holdersOf(place, facts.busy)),
  }
}

/** A room that is counted as a whole conflicts with a shelf in it. */
export function holdersOf(
  place: NamedPlace,
  busy: readonly (CountPlace & { readonly auditName: string })[],
): readonly BusyShelf[] {
  const holder = busy.find(
    ({ roomId, shelfId }) =>
      roomId === place.roomId &&
      (shelfId === place.shelfId || shelfId === null || place.shelfId === null),
  )
  return holder ? [{ code: place.name, auditName: holder.auditName }] : []
}

export function placeKey({ roomId, shelfId }: CountPlace): string {
  return `${roomId}/${shelfId ?? ''}`
}
