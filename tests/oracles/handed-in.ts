// Oracle of src/server/queries/results/handed-in.ts, which decides: where shelves and lines stand.

import { type AssignmentStatus, isHandedIn } from '#domain/assignment.ts'
import type { CountedAndDue } from '#domain/handed-in.ts'
import type { ComparisonState } from '#domain/independent.ts'
import type { CountMode } from '#domain/protocol.ts'
import type { Milli } from '#domain/quantity.ts'

/**
 * Where a shelf stands. In: what it was said to hold can be compared. Open: somebody may still count there.
 * Out: nobody counts there any more, and nobody did.
 */
export type PlaceStand = 'in' | 'open' | 'out'

/** One count of a shelf that is part of the result; recounts of single items are not among them. */
export interface PlaceCount {
  readonly status: AssignmentStatus
  readonly mode: CountMode
  readonly pass: number
  readonly comparison: ComparisonState | null
  readonly events: number
}

const SETTLED: readonly (ComparisonState | null)[] = ['agreed', 'settled', 'single', 'chosen']

export function placeStandOf(
  counts: readonly PlaceCount[],
  { isCounting }: { readonly isCounting: boolean },
): PlaceStand {
  if (counts.length === 0) return 'out'
  const isIndependent = counts.some(({ mode }) => mode === 'independent')
  const isSettled = counts.some(
    ({ pass, comparison }) => pass === 0 && SETTLED.includes(comparison),
  )
  if (counts.every(({ status }) => isHandedIn(status)) && (!isIndependent || isSettled)) return 'in'
  if (isCounting) return 'open'
  // What somebody has begun stands as it is when counting is closed, but for counts that never agreed.
  return !isIndependent && counts.some(({ events }) => events > 0) ? 'in' : 'out'
}

/** What is expected and was counted of an item at one place. */
export interface LinePart {
  readonly stand: PlaceStand
  /** 0: it is not expected there. */
  readonly expected: Milli
  /** Null: not counted, which is not 0. */
  readonly counted: Milli | null
  /** Somebody has handed the place in as empty. */
  readonly saidEmpty: boolean
}

/** Open as long as one of its shelves is; in when all of them are. */
export function storeStandOf(places: readonly PlaceStand[]): PlaceStand {
  if (places.includes('open')) return 'open'
  return places.length === 0 || places.includes('out') ? 'out' : 'in'
}

/** `store`: an expectation that names no shelf may lie on any of them. */
export function lineStandOf(line: {
  readonly expected: Milli | null
  readonly parts: readonly LinePart[]
  readonly store: PlaceStand
}): CountedAndDue {
  const { expected, parts, store } = line
  const isPlaced = expected === sum(parts.map((part) => part.expected))
  const counted = countedOf(parts) ?? (isPlaced && isSaidEmpty(parts) ? 0 : null)
  if (expected === null) return { counted, due: null }
  if (!isPlaced && (store === 'open' || (store === 'out' && counted === null))) {
    return { counted, due: null }
  }
  const handedIn = parts.filter(({ stand }) => stand === 'in')
  const others = parts.filter(({ stand }) => stand !== 'in')
  const isExpectedThere = expected !== sum(others.map((part) => part.expected))
  if (countedOf(handedIn) === null && !isExpectedThere) return { counted, due: null }
  // What was counted on shelves that are still open is as good as expected until they are handed in.
  const awaited = sum(others.map((part) => part.expected - (part.counted ?? 0)))
  return { counted, due: expected - awaited }
}

/** An empty shelf is an answer for what is expected there, and for nothing else. */
function isSaidEmpty(parts: readonly LinePart[]): boolean {
  const asked = parts.filter(({ stand, expected }) => stand === 'in' && expected !== 0)
  return asked.length > 0 && asked.every(({ saidEmpty }) => saidEmpty)
}

function countedOf(parts: readonly LinePart[]): Milli | null {
  const counted = parts.flatMap((part) => part.counted ?? [])
  return counted.length === 0 ? null : sum(counted)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
