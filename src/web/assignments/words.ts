// The texts about the plan of a count.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'

import type { Comparison } from '#domain/independent.ts'
import { isCovered, type ShelfState } from '#domain/shelf-state.ts'
import type { Messages } from '../kit/use-messages.ts'
import type { Place } from './places.ts'

const PASSES = ['mode.first', 'mode.second'] as const

/** "First of two counts · they differ on 3 items"; null for a shelf that is counted once. */
export function describeMode(
  { mode, pass, comparison }: Pick<AssignmentDetails, 'mode' | 'pass' | 'comparison'>,
  t: Messages<'work'>,
): string | null {
  if (mode === 'additive') return null
  if (comparison?.state === 'single') return t('mode.single')
  const found = comparison && sayComparison(comparison, t)
  return [t(PASSES[pass] ?? 'mode.tieBreak'), found].filter(Boolean).join(' · ')
}

/** How two counts of a shelf compare; null while one of them is missing. */
function sayComparison({ state, differing }: Comparison, t: Messages<'work'>): string | null {
  switch (state) {
    case 'waiting':
      return null
    case 'agreed':
      return t('compare.agreed')
    case 'single':
      return t('mode.single')
    default:
      return t(`compare.${state}`, { count: differing })
  }
}

interface CountedPlace {
  readonly place: Pick<Place, 'shelfId' | 'roomId' | 'assignment'>
  readonly state: ShelfState
}

/**
 * A shelf with several counts is one shelf, done when all of them are; shelves that the audit leaves out are
 * not included.
 */
export function roomCoverageOf(shown: readonly CountedPlace[]) {
  const counted = shown.filter(({ place, state }) => place.assignment || state !== 'excluded')
  const shelves = Map.groupBy(counted, ({ place: { shelfId, roomId } }) => shelfId ?? roomId)
  const covered = [...shelves.values()].filter((counts) =>
    counts.every(({ state }) => isCovered(state)),
  )
  return { done: covered.length, total: shelves.size }
}
