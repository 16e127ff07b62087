import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { isExplained } from '#domain/assignment.ts'
import { countPlaces } from '#domain/place-count.ts'
import type { OwnActions } from './own-actions.ts'

interface WorkDone {
  readonly shelves: number
  /** Null: not known, which is not 0. */
  readonly items: number | null
  /** Shelves that were sent back and are finished again. */
  readonly again: number
}

/** What a person has counted and handed in, as far as this device knows. */
export function workDoneBy(
  userId: string,
  assignments: readonly AssignmentDetails[],
  { handedIn }: Pick<OwnActions, 'handedIn'>,
): WorkDone {
  const done = assignments.filter(
    (one) => one.userId === userId && (isExplained(one.status) || handedIn.has(one.id)),
  )
  // The server's figures do not include what is still waiting on the device.
  const isKnown = done.every(({ id, progress }) => progress !== null && !handedIn.has(id))
  const items = done.reduce((sum, { progress }) => sum + (progress?.lines ?? 0), 0)
  return {
    shelves: countPlaces(done),
    items: isKnown ? items : null,
    again: done.filter(({ sentBack }) => sentBack !== undefined).length,
  }
}
