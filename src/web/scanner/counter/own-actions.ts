// Takes and hand-ins on this device that the server does not know yet, or refused.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { FaultShape } from '#domain/fault.ts'
import type { OutboxEntry } from '#web/outbox/outbox-entry.ts'
import type { Settlement } from '#web/outbox/outbox-store.ts'

export interface OwnActions {
  /** Shelves that were taken, not yet known to the server. */
  readonly taken: ReadonlySet<string>
  /** Shelves that were handed in, not yet sent. */
  readonly handedIn: ReadonlySet<string>
  /** Shelves that were handed in, with the reason why the server refused. */
  readonly refused: ReadonlyMap<string, FaultShape | undefined>
}

export type Action = Pick<OutboxEntry, 'auditAssignmentId' | 'seq' | 'work' | 'state' | 'fault'>

/** The last action on a shelf counts: a shelf that was taken again is no longer handed in. */
export function ownActions(actions: readonly Action[]): OwnActions {
  const last = new Map<string, Action>()
  for (const action of [...actions].sort((a, b) => a.seq - b.seq))
    last.set(action.auditAssignmentId, action)
  const waiting = [...last.values()].filter(isWaiting)
  const idsOf = (some: readonly Action[]) => new Set(some.map((action) => action.auditAssignmentId))
  return {
    taken: idsOf(waiting.filter(({ work }) => work.kind === 'take')),
    handedIn: idsOf(waiting.filter(isHandIn)),
    refused: new Map(
      [...last.values()]
        .filter((action) => action.state === 'refused' && isHandIn(action))
        .map((action) => [action.auditAssignmentId, action.fault]),
    ),
  }
}

/** The shelf as it will be once the server knows that it was taken. */
export function asTaken(
  shelf: AssignmentDetails,
  user: { readonly id: string; readonly name: string },
): AssignmentDetails {
  const isFree = shelf.userId === null || shelf.userId === user.id
  const isWaitingForSomebody = shelf.status === 'open' || shelf.status === 'assigned'
  if (!isFree || !isWaitingForSomebody) return shelf
  return { ...shelf, status: 'in_progress', userId: user.id, userName: user.name }
}

export function afterSettling(
  actions: readonly Action[],
  settlements: readonly Settlement[],
): readonly Action[] {
  const settled = new Map(settlements.map((one) => [one.seq, one]))
  // Most entries that are sent are counts, so the list often stays the same.
  if (!actions.some(({ seq }) => settled.has(seq))) return actions
  return actions.flatMap((action) => {
    const answer = settled.get(action.seq)
    if (!answer) return action
    return answer.fault ? { ...action, state: 'refused' as const, fault: answer.fault } : []
  })
}

export function actionsOf(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  return entries.filter(({ work }) => work.kind !== 'count')
}

export function isWaiting({ state }: Action): boolean {
  return state === 'waiting'
}

function isHandIn({ work }: Action): boolean {
  return work.kind === 'submit' || work.kind === 'exclude'
}

export function joined(before: readonly Action[], more: readonly Action[]): readonly Action[] {
  return [...new Map([...before, ...more].map((action) => [action.seq, action])).values()]
}
