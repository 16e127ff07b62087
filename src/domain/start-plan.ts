// What starting an audit would count, and what stands in the way.

import { type AssignmentStatus, isInTotals } from './assignment.ts'

/** A shelf, or a room that is counted as one. */
export interface CountPlace {
  readonly roomId: string
  readonly shelfId: string | null
}

export interface NamedPlace extends CountPlace {
  readonly name: string
}

export interface StartPlan<Place> {
  /** Places that nobody has planned yet. */
  readonly added: readonly Place[]
  readonly countable: number
  readonly heldShelves: readonly { readonly code: string; readonly auditName: string }[]
}

export function planStart<Place extends NamedPlace>(facts: {
  /** The map of the stores. */
  readonly places: readonly Place[]
  readonly planned: readonly (NamedPlace & { readonly status: AssignmentStatus })[]
  readonly held: readonly (CountPlace & { readonly auditName: string })[]
}): StartPlan<Place> {
  const known = new Set(facts.planned.map(placeKey))
  const added = facts.places.filter((place) => !known.has(placeKey(place)))
  const counted = [...facts.planned.filter(({ status }) => isInTotals(status)), ...added]
  return {
    added,
    // A shelf that is counted twice is one shelf.
    countable: new Set(counted.map(placeKey)).size,
    heldShelves: counted.flatMap((place) => holdersOf(place, facts.held)),
  }
}

/** A room as a whole and a shelf in it are in each other's way. */
export function holdersOf(
  place: NamedPlace,
  held: readonly (CountPlace & { readonly auditName: string })[],
): readonly { readonly code: string; readonly auditName: string }[] {
  const holder = held.find(
    ({ roomId, shelfId }) =>
      roomId === place.roomId &&
      (shelfId === place.shelfId || shelfId === null || place.shelfId === null),
  )
  return holder ? [{ code: place.name, auditName: holder.auditName }] : []
}

export function placeKey({ roomId, shelfId }: CountPlace): string {
  return `${roomId}/${shelfId ?? ''}`
}
