import type { QueryClient } from '@tanstack/react-query'
import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { prefetch } from '../client/prefetch.ts'
import { liveQuery } from '../client/query-bridge.ts'
import type { ReviewSearch } from './review-search.ts'
import { FIRST_GROUPS, firstLines, shownLines } from './shown-lines.ts'

interface Looked {
  readonly store: StoreSummary
  readonly audit: AuditDetails
  readonly search: ReviewSearch
}

/** Loads the headline of the results page and its first lines. */
export async function loadReview(queryClient: QueryClient, looked: Looked): Promise<void> {
  const { id: auditId, status } = looked.audit
  const isManager = looked.store.role === 'manager'
  const isOver = status === 'completed'
  await Promise.all([
    prefetch(queryClient, api.audits.getResults, { auditId }),
    isOver && isManager && prefetch(queryClient, api.stockFiles.list, { auditId }),
  ])
  const { queryKey } = liveQuery(api.audits.getResults, { auditId })
  const results = queryClient.getQueryData(queryKey)
  if (!results) return
  const lines = shownLines(results, looked)
  const { filter, groupBy } = lines
  const paginationOpts = { numItems: FIRST_GROUPS, cursor: null }
  await Promise.all([
    prefetch(queryClient, api.audits.getVariances, firstLines(auditId, lines)),
    groupBy &&
      prefetch(queryClient, api.audits.getVarianceGroups, {
        ...filter,
        auditId,
        groupBy,
        paginationOpts,
      }),
  ])
}
