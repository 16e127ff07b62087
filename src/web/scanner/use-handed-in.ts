// Shelves that were handed in on this device and are not sent yet.

import { useEffect, useState } from 'react'
import type { OutboxState } from '../outbox/outbox.ts'
import type { OutboxEntry } from '../outbox/outbox-entry.ts'
import { useOutbox } from '../outbox/outbox-provider.tsx'

const ALL = 100_000

export function useHandedIn(): ReadonlySet<string> {
  const outbox = useOutbox()
  const [deeds, setDeeds] = useState<readonly OutboxEntry[]>([])
  useEffect(() => {
    let isOver = false
    let hasSome = false
    const add = (entries: readonly OutboxEntry[]) => {
      const more = entries.filter(({ work }) => work.kind !== 'count')
      if (isOver || more.length === 0) return
      hasSome = true
      setDeeds((before) => joined(before, more))
    }
    let isRead = false
    const read = () => {
      isRead = true
      // A database that does not answer now may answer later.
      void outbox.waiting(ALL).then(add, () => {
        isRead = false
      })
    }
    /** Sent by somebody who did not say what: the queue itself is asked. */
    const lookAgain = (waiting: readonly OutboxEntry[]) => {
      if (isOver || waiting.length > 0) return
      hasSome = false
      setDeeds([])
    }
    const follow = ({ deviceId, waiting }: OutboxState) => {
      if (!isRead && deviceId !== undefined) read()
      if (waiting === 0 && hasSome) void outbox.waiting(1).then(lookAgain, () => {})
    }
    follow(outbox.state)
    const forgetState = outbox.onState(follow)
    const forget = outbox.onChange((change) => {
      if (change.type === 'appended') add(change.entries)
      if (change.type !== 'settled') return
      // Taken or refused: either way it waits no more.
      const settled = new Set(change.settlements.map(({ seq }) => seq))
      setDeeds((before) => without(before, settled))
    })
    return () => {
      isOver = true
      forgetState()
      forget()
    }
  }, [outbox])
  return handedIn(deeds)
}

/** What was done to a shelf last counts: one that was taken again is not handed in. */
export function handedIn(
  deeds: readonly Pick<OutboxEntry, 'auditAssignmentId' | 'seq' | 'work'>[],
): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const { auditAssignmentId, work } of [...deeds].sort((a, b) => a.seq - b.seq)) {
    if (work.kind === 'submit' || work.kind === 'exclude') ids.add(auditAssignmentId)
    if (work.kind === 'take') ids.delete(auditAssignmentId)
  }
  return ids
}

function joined(before: readonly OutboxEntry[], more: readonly OutboxEntry[]) {
  return [...new Map([...before, ...more].map((deed) => [deed.seq, deed])).values()]
}

/** The same list where nothing of it was settled: most of what is sent are counts. */
function without(deeds: readonly OutboxEntry[], settled: ReadonlySet<number>) {
  const left = deeds.filter(({ seq }) => !settled.has(seq))
  return left.length === deeds.length ? deeds : left
}
