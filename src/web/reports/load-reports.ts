import type { QueryClient } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { prefetch } from '../client/prefetch.ts'
import { type ReportSearch, reportFilterOf } from './report-search.ts'

/** What the reports page says first. */
export function loadReports(
  queryClient: QueryClient,
  orgId: string,
  search: ReportSearch,
): Promise<void> {
  return prefetch(queryClient, api.reports.getSummary, { orgId, filter: reportFilterOf(search) })
}
