// Who should recount: preferably a person who has not counted it before.

import { Fault } from './fault.ts'

export interface RecountCandidate {
  readonly id: string
  readonly name: string
  /** How many of the shelves they have counted. */
  readonly countedShelves: number
  /** How many shelves they still have to count. */
  readonly openShelves: number
}

/** The best choice first: those who have not counted these shelves, then those with little else to do. */
export function rankCandidates<Candidate extends RecountCandidate>(
  candidates: readonly Candidate[],
): readonly Candidate[] {
  return candidates.toSorted(
    (one, other) =>
      one.countedShelves - other.countedShelves ||
      one.openShelves - other.openShelves ||
      one.name.localeCompare(other.name),
  )
}

/** The same person may only recount if that was confirmed. */
export function refuseSameCounter(
  userId: string | null,
  counters: readonly { readonly id: string; readonly name: string }[],
  isMeant: boolean,
): void {
  const same = counters.find(({ id }) => id === userId)
  if (!same || isMeant) return
  const message = `${same.name} has counted there before. Choose somebody else, or say that it is meant.`
  throw new Fault('conflict', message, { guard: 'same_counter', current: same.id })
}
