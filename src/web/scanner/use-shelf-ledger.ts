// What stands on the shelf, followed live: the server's list, this tab, and the other tabs.

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { api } from '#contract/api.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { keepSnapshot, readKeptSnapshot } from '../outbox/kept-snapshots.ts'
import { LiveLedger } from '../outbox/live-ledger.ts'
import { useOutbox } from '../outbox/outbox-provider.tsx'
import type { ShelfLine } from '../outbox/shelf-ledger.ts'
import { snapshotOf } from '../outbox/shelf-snapshot.ts'

const NEWEST = { numItems: 200, cursor: null } as const
const SNAPSHOTS = { read: readKeptSnapshot, keep: keepSnapshot }

export function useShelfLedger(auditAssignmentId: string): LiveLedger {
  const outbox = useOutbox()
  const [ledger] = useState(() => new LiveLedger(outbox, auditAssignmentId, SNAPSHOTS))
  useEffect(() => ledger.open(), [ledger])
  const { data, dataUpdatedAt } = useQuery(
    liveQuery(api.scanEvents.getByAssignment, { auditAssignmentId, paginationOpts: NEWEST }),
  )
  const learned = useRef<typeof data>(undefined)
  useEffect(() => {
    if (!data || learned.current === data) return
    learned.current = data
    // A list that was kept in memory is as old as it is, not as new as this screen.
    const snapshot = snapshotOf(outbox.owner.userId, data, dataUpdatedAt)
    void ledger.learn(snapshot).catch((error: unknown) => console.error(error))
  }, [data, dataUpdatedAt, ledger, outbox])
  return ledger
}

export function useShelfLines(ledger: LiveLedger): readonly ShelfLine[] {
  return useSyncExternalStore(ledger.subscribe, ledger.lines, ledger.lines)
}
