// What these pages read, asked for at once before they are drawn.

import type { QueryClient } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { prefetch } from '../client/prefetch.ts'
import { ASSIGNMENTS_PAGE } from './use-assignments.ts'

export async function loadPlan(
  queryClient: QueryClient,
  { id: auditId, storeId }: { readonly id: string; readonly storeId: string },
): Promise<void> {
  const paginationOpts = { numItems: ASSIGNMENTS_PAGE, cursor: null }
  await Promise.all([
    prefetch(queryClient, api.rooms.getWithDetails, { storeId }),
    prefetch(queryClient, api.stores.getTeamMembers, { storeId }),
    prefetch(queryClient, api.auditAssignments.getAssignmentsWithProgress, {
      auditId,
      paginationOpts,
    }),
  ])
}

/** What the first page of a store shows, by role. */
export async function loadStoreIndex(
  queryClient: QueryClient,
  { id: storeId, role }: StoreSummary,
  userId: string,
): Promise<void> {
  await Promise.all([
    prefetch(queryClient, api.rooms.getWithDetails, { storeId }),
    prefetch(queryClient, api.audits.getByStore, { storeId }),
    role === 'manager'
      ? prefetch(queryClient, api.stores.getTeamMembers, { storeId })
      : loadOwnWork(queryClient, { storeId, userId }),
  ])
}

export async function loadOwnWork(
  queryClient: QueryClient,
  { storeId, userId }: { readonly storeId: string; readonly userId: string },
): Promise<void> {
  await Promise.all([
    prefetch(queryClient, api.auditAssignments.getUserScannerAssignments, { storeId }),
    prefetch(queryClient, api.auditAssignments.getByUser, { userId, includeCompleted: true }),
  ])
}
