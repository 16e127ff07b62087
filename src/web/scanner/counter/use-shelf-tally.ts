// What stands on the shelf, followed live: the server's list, this tab, and the other tabs.

import { QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AssignmentCounts } from '#contract/scan-events.ts'
import type { SetAsideReason } from '#domain/scan-warning.ts'
import { api } from '#web/client/api.ts'
import { liveQuery } from '#web/client/query-bridge.ts'
import { cacheSnapshot, readCachedSnapshot } from '#web/outbox/cached-snapshots.ts'
import { LiveLedger } from '#web/outbox/live-ledger.ts'
import { useOutbox } from '#web/outbox/outbox-provider.tsx'
import { snapshotOf } from '#web/outbox/shelf-snapshot.ts'
import type { ShelfLine } from '#web/outbox/shelf-tally.ts'

const NEWEST = { numItems: 200, cursor: null } as const
const SNAPSHOTS = { read: readCachedSnapshot, store: cacheSnapshot }

export function useShelfTally(auditAssignmentId: string): LiveLedger {
  const outbox = useOutbox()
  const queryClient = useQueryClient()
  const [ledger] = useState(() => new LiveLedger(outbox, auditAssignmentId, SNAPSHOTS))
  useEffect(() => ledger.open(), [ledger])
  // Followed without drawing anything: whoever shows a line hears of it from the ledger.
  useEffect(() => {
    const asked = { auditAssignmentId, paginationOpts: NEWEST }
    const counts = new QueryObserver(queryClient, liveQuery(api.scanEvents.getByAssignment, asked))
    const { userId } = outbox.owner
    let learned: AssignmentCounts | undefined
    const learn = ({ data, dataUpdatedAt }: ReturnType<typeof counts.getCurrentResult>) => {
      if (!data || learned === data) return
      learned = data
      // A list that was kept in memory is as old as it is, not as new as this screen.
      const receivedAtMs = dataUpdatedAt + outbox.state.clockBehindMs
      const snapshot = snapshotOf(userId, data, receivedAtMs)
      void ledger.learn(snapshot).catch((error: unknown) => console.error(error))
    }
    const forget = counts.subscribe(learn)
    learn(counts.getCurrentResult())
    return forget
  }, [queryClient, auditAssignmentId, ledger, outbox])
  return ledger
}

/** Null: not counted, which is not 0. */
export function useQuantityOf(ledger: LiveLedger, line: string | undefined): number | null {
  const read = () => (line === undefined ? null : ledger.quantityOf(line))
  return useSyncExternalStore(ledger.subscribe, read, read)
}

export function useIsStarted(ledger: LiveLedger): boolean {
  const read = () => ledger.lines().length > 0
  return useSyncExternalStore(ledger.subscribe, read, read)
}

/** How many counts of the person the server keeps without effect. */
export function useSetAside(ledger: LiveLedger): number {
  return useSyncExternalStore(ledger.subscribe, ledger.setAside, ledger.setAside)
}

/** Why they are. */
export function useSetAsideReasons(ledger: LiveLedger): readonly SetAsideReason[] {
  return useSyncExternalStore(ledger.subscribe, ledger.setAsideReasons, ledger.setAsideReasons)
}

export function useShelfLines(ledger: LiveLedger): readonly ShelfLine[] {
  return useSyncExternalStore(ledger.subscribe, ledger.lines, ledger.lines)
}
