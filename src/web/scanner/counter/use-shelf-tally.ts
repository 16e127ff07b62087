// The quantities on the shelf, live: the server's list, this tab, and the other tabs.

import { QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AssignmentCounts } from '#contract/scan-events.ts'
import type { SetAsideReason } from '#domain/scan-warning.ts'
import { api } from '#web/client/api.ts'
import { liveQuery } from '#web/client/query-bridge.ts'
import { cacheSnapshot, readCachedSnapshot } from '#web/outbox/cached-snapshots.ts'
import { LiveTally } from '#web/outbox/live-tally.ts'
import { useOutbox } from '#web/outbox/outbox-provider.tsx'
import { snapshotOf } from '#web/outbox/shelf-snapshot.ts'
import { LISTED_EVENTS, type ShelfLine } from '#web/outbox/shelf-tally.ts'

const NEWEST = { numItems: LISTED_EVENTS, cursor: null } as const
const SNAPSHOTS = { read: readCachedSnapshot, store: cacheSnapshot }

export function useShelfTally(auditAssignmentId: string): LiveTally {
  const outbox = useOutbox()
  const queryClient = useQueryClient()
  const [tally] = useState(() => new LiveTally(outbox, auditAssignmentId, SNAPSHOTS))
  useEffect(() => tally.open(), [tally])
  // An observer without rendering: components that show a line subscribe to the tally.
  useEffect(() => {
    const asked = { auditAssignmentId, paginationOpts: NEWEST }
    const counts = new QueryObserver(queryClient, liveQuery(api.scanEvents.getByAssignment, asked))
    const { userId } = outbox.owner
    let learned: AssignmentCounts | undefined
    const learn = ({ data, dataUpdatedAt }: ReturnType<typeof counts.getCurrentResult>) => {
      if (!data || learned === data) return
      learned = data
      // A list from memory is as old as its answer, not as new as this screen.
      const receivedAtMs = dataUpdatedAt + outbox.state.clockBehindMs
      const snapshot = snapshotOf(userId, data, receivedAtMs)
      void tally.learn(snapshot).catch((error: unknown) => console.error(error))
    }
    const forget = counts.subscribe(learn)
    learn(counts.getCurrentResult())
    return forget
  }, [queryClient, auditAssignmentId, tally, outbox])
  return tally
}

/** Null: not counted, which is not 0. */
export function useQuantityOf(tally: LiveTally, line: string | undefined): number | null {
  const read = () => (line === undefined ? null : tally.quantityOf(line))
  return useSyncExternalStore(tally.subscribe, read, read)
}

export function useIsStarted(tally: LiveTally): boolean {
  const read = () => tally.lines().length > 0
  return useSyncExternalStore(tally.subscribe, read, read)
}

/** How many of the person's counts the server has set aside. */
export function useSetAside(tally: LiveTally): number {
  return useSyncExternalStore(tally.subscribe, tally.setAside, tally.setAside)
}

/** Why they were set aside. */
export function useSetAsideReasons(tally: LiveTally): readonly SetAsideReason[] {
  return useSyncExternalStore(tally.subscribe, tally.setAsideReasons, tally.setAsideReasons)
}

export function useShelfLines(tally: LiveTally): readonly ShelfLine[] {
  return useSyncExternalStore(tally.subscribe, tally.lines, tally.lines)
}
