import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { prefetch } from '#web/client/prefetch.ts'
import { liveQuery } from '#web/client/query-bridge.ts'
import { stageOf } from './stage-of.ts'

/** Loads what the overview of a store shows, which depends on what is going on there. */
export async function loadOverview(queryClient: QueryClient, storeId: string): Promise<void> {
  const asked = liveQuery(api.audits.getByStore, { storeId })
  await queryClient.prefetchQuery(asked)
  // The page says it if they could not be loaded.
  const audits = queryClient.getQueryData(asked.queryKey)
  if (!audits) return
  const stage = stageOf(audits)
  if (stage.kind === 'running') {
    const auditId = stage.audit.id
    await Promise.all([
      prefetch(queryClient, api.audits.getDashboard, { auditId }),
      prefetch(queryClient, api.audits.getChecklist, { auditId }),
    ])
    return
  }
  await Promise.all([
    prefetch(queryClient, api.rooms.getWithDetails, { storeId }),
    prefetch(queryClient, api.stores.getTeamMembers, { storeId }),
  ])
}
