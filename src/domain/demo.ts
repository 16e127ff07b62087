// The demo that anyone may look around in without an account. All visitors share one read-only user.

import { Fault } from './fault.ts'

/** No real user gets this id, because theirs are random. */
export const VISITOR_ID = 'demo-visitor'

interface Called {
  readonly kind: 'query' | 'mutation' | 'action'
  readonly name: string
}

/** Actions that only read, for any user. */
const READING_ACTIONS: ReadonlySet<string> = new Set([
  'ai:getModel',
  'audits:verify',
  'billing:listProducts',
])

export function isVisitor(userId: string | undefined): boolean {
  return userId === VISITOR_ID
}

/** Visitors change nothing, whatever their role in the demo would otherwise allow. */
export function refuseVisitor(userId: string | undefined, called?: Called): void {
  if (!isVisitor(userId) || called?.kind === 'query') return
  if (called && READING_ACTIONS.has(called.name)) return
  throw new Fault('read_only')
}

/** A count left alone for long would seem to take days, so it restarts after this time. */
const ROUND_MS = 12 * 3_600_000

export function isRoundOver(startedAtMs: number, nowMs: number): boolean {
  return nowMs - startedAtMs > ROUND_MS
}

/** One in this many places has a count that differs from what is expected. */
const ODD_ONE_IN = 20

/** What the demo counts at a place: usually what is expected, and always the same for the same place. */
export function foundInDemo(expected: number, place: number): number {
  switch (place % ODD_ONE_IN) {
    case 7:
      return Math.max(0, expected - 2)
    case 15:
      return expected + 1
    default:
      return expected
  }
}
