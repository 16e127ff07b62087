// The demo that everybody may look around in without an account. Its visitors are one person, who reads.

import { Fault } from './fault.ts'

/** No person who signs up gets such an id: theirs are drawn. */
export const VISITOR_ID = 'demo-visitor'

interface Called {
  readonly kind: 'query' | 'mutation' | 'action'
  readonly name: string
}

/** Actions that change nothing, for anybody. */
const READING_ACTIONS: ReadonlySet<string> = new Set([
  'ai:getModel',
  'audits:verify',
  'billing:listProducts',
])

export function isVisitor(userId: string | undefined): boolean {
  return userId === VISITOR_ID
}

/** Visitors change nothing at all, whatever their place in the demo would allow somebody else. */
export function refuseVisitor(userId: string | undefined, called?: Called): void {
  if (!isVisitor(userId) || called?.kind === 'query') return
  if (called && READING_ACTIONS.has(called.name)) return
  throw new Fault('read_only')
}

/** A count that nobody has looked at for long would seem to take days: it starts anew. */
const ROUND_MS = 12 * 3_600_000

export function isRoundOver(startedAtMs: number, nowMs: number): boolean {
  return nowMs - startedAtMs > ROUND_MS
}

/** Every so many places somebody finds something else than what should be there. */
const ODD_ONE_IN = 20

/** What is found at a place where so many are expected: mostly that, and the same every time. */
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
