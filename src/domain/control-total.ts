// Control totals: a person counts the units of a shelf by hand, and the scans must add up to the same. On a mismatch
// the person is asked to look again, but never learns by how much it is off.

import { Fault } from './fault.ts'
import type { Milli } from './quantity.ts'

export interface ControlFacts {
  /** Whether the protocol asks for one. */
  readonly asked: boolean
  /** The control total; undefined when none was entered. */
  readonly byHand: Milli | undefined
  readonly scanned: Milli
  readonly declaredEmpty: boolean
  /** How often it did not match before. */
  readonly misses: number
}

export type ControlOutcome = 'not_asked' | 'met' | 'check_again' | 'unmet'

/** After this many second looks the shelf is accepted as it is, and a manager sees the mismatch. */
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
 * A phone that missed the answer repeats its request with the same time by its clock. It is asked to look again as
 * before; the repetition does not count as a second look.
 */
export function isToldAlready(saidAtMs: number | undefined, missedAtMs: number | null): boolean {
  return saidAtMs !== undefined && saidAtMs === missedAtMs
}
