import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { isExplained } from '#domain/assignment.ts'
import { countPlaces } from '#domain/place-count.ts'
import type { OwnActions } from './own-actions.ts'

interface WorkDone {
  readonly shelves: number
  /** Null: not known, which is not 0. */
  readonly items: number | null
  /** Shelves that were sent back and are done again. */
  readonly again: number
}

/** What somebody has counted and handed in, as far as this device knows. */
export function workDoneBy(
  userId: string,
  assignments: readonly AssignmentDetails[],
  { handedIn }: Pick<OwnActions, 'handedIn'>,
): WorkDone {
  const done = assignments.filter(
    (one) => one.userId === userId && (isExplained(one.status) || handedIn.has(one.id)),
  )
  // What waits on the device is in no figure of the server.
  const isKnown = done.every(({ id, progress }) => progress !== null && !handedIn.has(id))
  const items = done.reduce((sum, { progress }) => sum + (progress?.lines ?? 0), 0)
  return {
    shelves: countPlaces(done),
    items: isKnown ? items : null,
    again: done.filter(({ sentBack }) => sentBack !== undefined).length,
  }
}
