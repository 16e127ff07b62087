import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { prefetch } from '#web/client/prefetch.ts'
import { liveQuery } from '#web/client/query-bridge.ts'
import { type StageKind, stageOf } from './stage-of.ts'

/** Loads what the overview of a store shows, which depends on what is going on there, and says what that is. */
export async function loadOverview(
  queryClient: QueryClient,
  storeId: string,
): Promise<StageKind | undefined> {
  const asked = liveQuery(api.audits.getByStore, { storeId })
  await queryClient.prefetchQuery(asked)
  // The page says it if they could not be loaded.
  const audits = queryClient.getQueryData(asked.queryKey)
  if (!audits) return undefined
  const stage = stageOf(audits)
  if (stage.kind === 'running') {
    const auditId = stage.audit.id
    await Promise.all([
      prefetch(queryClient, api.audits.getDashboard, { auditId }),
      prefetch(queryClient, api.audits.getChecklist, { auditId }),
    ])
  }
  if (stage.kind === 'new') {
    await Promise.all([
      prefetch(queryClient, api.rooms.getWithDetails, { storeId }),
      prefetch(queryClient, api.stores.getTeamMembers, { storeId }),
    ])
  }
  return stage.kind
}
