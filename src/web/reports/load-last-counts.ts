import type { QueryClient } from '@tanstack/react-query'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { prefetch } from '../client/prefetch.ts'

/** As many as a small picture shows. */
const LAST_COUNTS = 12

/** The question for the last counts of a store. */
export function lastCountsAsked({ id, organizationId }: StoreSummary) {
  return {
    orgId: organizationId,
    filter: { storeIds: [id] },
    paginationOpts: { numItems: LAST_COUNTS, cursor: null },
  }
}

export function loadLastCounts(queryClient: QueryClient, store: StoreSummary): Promise<void> {
  return prefetch(queryClient, api.reports.list, lastCountsAsked(store))
}
