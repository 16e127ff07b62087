// Assignments of the first round, one for each count of a place.

import { COMPARED_PASSES } from '#domain/independent.ts'
import type { CountMode } from '#domain/protocol.ts'
import type { CountPlace } from '#domain/start-plan.ts'
import type { NewAssignment } from '#server/queries/assignments/assignment-changes.ts'
import type { Services } from '../services.ts'

export interface PlaceInStore extends CountPlace {
  readonly storeId: string
}

/** The named person gets the first count of each place; a second count stays open. */
export function newAssignments(
  places: readonly PlaceInStore[],
  plan: {
    readonly mode: CountMode
    readonly status: NewAssignment['status']
    readonly assigneeId: string | null
    readonly services: Services
    readonly round?: number
  },
): readonly NewAssignment[] {
  const { mode, status, assigneeId, services, round = 0 } = plan
  const passes = mode === 'independent' ? COMPARED_PASSES : [0]
  const counts = places.flatMap((place) => passes.map((pass) => ({ place, pass })))
  // Ids of the same millisecond are in random order. Sorting them keeps the order of ids the order of the rows.
  const ids = counts.map(() => services.newId()).sort()
  return counts.map(({ place, pass }, index) => ({
    id: ids[index] ?? services.newId(),
    storeId: place.storeId,
    roomId: place.roomId,
    shelfId: place.shelfId,
    round,
    mode,
    pass,
    status: pass === 0 || status === 'cancelled' ? status : 'open',
    assigneeId: pass === 0 ? assigneeId : null,
  }))
}
