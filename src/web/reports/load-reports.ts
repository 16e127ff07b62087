import type { QueryClient } from '@tanstack/react-query'
import { api } from '../client/api.ts'
import { prefetch } from '../client/prefetch.ts'
import { type ReportSearch, reportFilterOf } from './report-search.ts'

/** How many are loaded at first. */
export const FIRST_AUDITS = 100
export const COMPARED_LINES = 200
export const COMPARED_CHOICES = 500

/** Loads the headline of the reports page, and the first rows of its view. */
export async function loadReports(
  queryClient: QueryClient,
  orgId: string,
  search: ReportSearch,
): Promise<void> {
  const filter = reportFilterOf(search)
  await Promise.all([
    prefetch(queryClient, api.reports.getSummary, { orgId, filter }),
    loadRows(queryClient, orgId, search),
  ])
}

async function loadRows(
  queryClient: QueryClient,
  orgId: string,
  search: ReportSearch,
): Promise<void> {
  const { view = 'audits', a, b } = search
  if (view === 'audits') {
    const paginationOpts = { numItems: FIRST_AUDITS, cursor: null }
    const filter = reportFilterOf(search)
    await Promise.all([
      prefetch(queryClient, api.reports.list, { orgId, filter, paginationOpts }),
      // To know which stores are archived: their audits have no link.
      prefetch(queryClient, api.stores.getByOrganization, { orgId }),
    ])
  }
  if (view === 'compare' && a && b && a !== b) {
    const asked = { orgId, auditIds: [a, b] satisfies [string, string] }
    const paginationOpts = { numItems: COMPARED_LINES, cursor: null }
    await Promise.all([
      // To know whether both exist.
      prefetch(queryClient, api.reports.list, {
        orgId,
        filter: { auditIds: asked.auditIds },
        paginationOpts: { numItems: COMPARED_CHOICES, cursor: null },
      }),
      prefetch(queryClient, api.reports.compare, asked),
      prefetch(queryClient, api.reports.listComparedLines, { ...asked, paginationOpts }),
    ])
  }
}
