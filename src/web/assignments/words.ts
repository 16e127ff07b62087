// What the plan of a count says.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { sayComparison } from '#domain/comparison-words.ts'
import { countWithin } from '#domain/count-words.ts'
import { isCovered, type ShelfState } from '#domain/shelf-state.ts'
import type { Place } from './places.ts'

const PASSES = ['First of two counts', 'Second of two counts', 'Tie-break'] as const

/** "First of two counts, they differ on 3 lines"; null for a shelf that is counted once. */
export function describeMode({
  mode,
  pass,
  comparison,
}: Pick<AssignmentDetails, 'mode' | 'pass' | 'comparison'>): string | null {
  if (mode === 'additive') return null
  if (comparison?.state === 'single') return 'Counted once instead of twice'
  const found = comparison && sayComparison(comparison)
  return [PASSES[pass] ?? `Count ${pass + 1}`, found].filter(Boolean).join(', ')
}

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
