// Shelves that were handed in on this device and are not sent yet.

import { useEffect, useState } from 'react'
import type { OutboxEntry } from '../outbox/outbox-entry.ts'
import { useOutbox, useOutboxState } from '../outbox/outbox-provider.tsx'

const ALL = 100_000

export function useHandedIn(): ReadonlySet<string> {
  const outbox = useOutbox()
  const { waiting } = useOutboxState()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const hasWaiting = waiting > 0
  useEffect(() => {
    let isOver = false
    const add = (entries: readonly OutboxEntry[]) => {
      const more = entries.filter(({ work }) => work.kind === 'submit' || work.kind === 'exclude')
      if (isOver || more.length === 0) return
      setIds((before) => new Set([...before, ...more.map((one) => one.auditAssignmentId)]))
    }
    if (hasWaiting) void outbox.waiting(ALL).then(add, () => {})
    else setIds(new Set())
    const forget = outbox.onChange((change) => {
      if (change.type === 'appended') add(change.entries)
    })
    return () => {
      isOver = true
      forget()
    }
  }, [outbox, hasWaiting])
  return ids
}
