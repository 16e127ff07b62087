// Control totals: somebody counts the units of a shelf by hand, and what was scanned has to meet it.
// Whoever hands the shelf in is told to look again, never by how much it is off.

import { Fault } from './fault.ts'
import type { Milli } from './quantity.ts'

export interface ControlFacts {
  /** Whether the protocol asks for one. */
  readonly asked: boolean
  /** What was counted by hand; undefined: nothing was said. */
  readonly byHand: Milli | undefined
  readonly scanned: Milli
  readonly declaredEmpty: boolean
  /** How often it did not meet before. */
  readonly misses: number
}

export type ControlOutcome = 'not_asked' | 'met' | 'check_again' | 'unmet'

/** Once somebody has looked again, the shelf is taken as it is, and a manager sees that it is off. */
const LOOKS = 1

export function decideControlTotal(facts: ControlFacts): ControlOutcome {
  if (!facts.asked || facts.declaredEmpty) return 'not_asked'
  if (facts.byHand === undefined) {
    const message = 'Count the units on the shelf by hand and enter their number.'
    throw new Fault('invalid_argument', message, { field: 'controlTotal' })
  }
  if (facts.byHand === facts.scanned) return 'met'
  return facts.misses < LOOKS ? 'check_again' : 'unmet'
}

/**
 * A phone that did not hear the answer says the same again, at the same moment by its clock: it is told
 * to look again as before, and nobody has looked a second time.
 */
export function isToldAlready(saidAtMs: number | undefined, missedAtMs: number | null): boolean {
  return saidAtMs !== undefined && saidAtMs === missedAtMs
}
