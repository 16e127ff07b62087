// What was done to shelves on this device, besides counting, and the server does not know or did not take.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { OutboxEntry } from '#web/outbox/outbox-entry.ts'
import type { Settlement } from '#web/outbox/outbox-store.ts'
import { refusalWords } from '#web/outbox/refusal-words.ts'

export interface OwnDeeds {
  /** Shelves that were taken, and the server has not heard of it. */
  readonly taken: ReadonlySet<string>
  /** Shelves that were handed in, and are not sent yet. */
  readonly handedIn: ReadonlySet<string>
  /** Shelves that were handed in, and why the server did not take them. */
  readonly refused: ReadonlyMap<string, string>
}

export type Deed = Pick<OutboxEntry, 'auditAssignmentId' | 'seq' | 'work' | 'state' | 'fault'>

/** What was done to a shelf last counts: one that was taken again is not handed in. */
export function ownDeeds(deeds: readonly Deed[]): OwnDeeds {
  const last = new Map<string, Deed>()
  for (const deed of [...deeds].sort((a, b) => a.seq - b.seq))
    last.set(deed.auditAssignmentId, deed)
  const waiting = [...last.values()].filter(isWaiting)
  const idsOf = (some: readonly Deed[]) => new Set(some.map((deed) => deed.auditAssignmentId))
  return {
    taken: idsOf(waiting.filter(({ work }) => work.kind === 'take')),
    handedIn: idsOf(waiting.filter(isHandIn)),
    refused: new Map(
      [...last.values()]
        .filter((deed) => deed.state === 'refused' && isHandIn(deed))
        .map((deed) => [deed.auditAssignmentId, refusalWords(deed) ?? '']),
    ),
  }
}

/** A shelf as it will be once the server has heard that it was taken. */
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
  deeds: readonly Deed[],
  settlements: readonly Settlement[],
): readonly Deed[] {
  const settled = new Map(settlements.map((one) => [one.seq, one]))
  // Most of what is sent are counts.
  if (!deeds.some(({ seq }) => settled.has(seq))) return deeds
  return deeds.flatMap((deed) => {
    const answer = settled.get(deed.seq)
    if (!answer) return deed
    return answer.fault ? { ...deed, state: 'refused' as const, fault: answer.fault } : []
  })
}

export function deedsOf(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  return entries.filter(({ work }) => work.kind !== 'count')
}

export function isWaiting({ state }: Deed): boolean {
  return state === 'waiting'
}

function isHandIn({ work }: Deed): boolean {
  return work.kind === 'submit' || work.kind === 'exclude'
}

export function joined(before: readonly Deed[], more: readonly Deed[]): readonly Deed[] {
  return [...new Map([...before, ...more].map((deed) => [deed.seq, deed])).values()]
}
