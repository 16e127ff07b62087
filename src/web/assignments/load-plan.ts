// The queries of these pages, sent together before the first render.

import type { QueryClient } from '@tanstack/react-query'
import { api } from '../client/api.ts'
import { prefetch } from '../client/prefetch.ts'
import { liveQuery } from '../client/query-bridge.ts'

export const ASSIGNMENTS_PAGE = 1_000
const FIRST_PAGE = { numItems: ASSIGNMENTS_PAGE, cursor: null }

export async function loadPlan(
  queryClient: QueryClient,
  { id: auditId, storeId }: { readonly id: string; readonly storeId: string },
): Promise<void> {
  await Promise.all([
    prefetch(queryClient, api.rooms.getWithDetails, { storeId }),
    prefetch(queryClient, api.stores.getTeamMembers, { storeId }),
    prefetch(queryClient, api.auditAssignments.getAssignmentsWithProgress, {
      auditId,
      paginationOpts: FIRST_PAGE,
    }),
  ])
}

/** From the data of {@link loadPlan}: the room is neither on the store's map nor counted by the audit. */
export function isUnknownRoom(
  queryClient: QueryClient,
  { id: auditId, storeId, roomId }: RoomAddress,
): boolean {
  const { queryKey: mapKey } = liveQuery(api.rooms.getWithDetails, { storeId })
  const { queryKey: planKey } = liveQuery(api.auditAssignments.getAssignmentsWithProgress, {
    auditId,
    paginationOpts: FIRST_PAGE,
  })
  const map = queryClient.getQueryData(mapKey)
  const plan = queryClient.getQueryData(planKey)
  if (!map || !plan?.isDone) return false
  return ![...map.map(({ id }) => id), ...plan.page.map((row) => row.roomId)].includes(roomId)
}

interface RoomAddress {
  readonly id: string
  readonly storeId: string
  readonly roomId: string
}

/** Loads what counters see first in a store. */
export async function loadMyWork(queryClient: QueryClient, whose: Whose): Promise<void> {
  const { storeId } = whose
  await Promise.all([
    prefetch(queryClient, api.rooms.getWithDetails, { storeId }),
    prefetch(queryClient, api.audits.getByStore, { storeId }),
    loadOwnWork(queryClient, whose),
  ])
}

interface Whose {
  readonly storeId: string
  readonly userId: string
}

export async function loadOwnWork(
  queryClient: QueryClient,
  { storeId, userId }: Whose,
): Promise<void> {
  await Promise.all([
    prefetch(queryClient, api.auditAssignments.getUserScannerAssignments, { storeId }),
    prefetch(queryClient, api.auditAssignments.getByUser, { userId, includeCompleted: true }),
  ])
}
