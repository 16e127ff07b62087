import type { QueryClient } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { prefetch } from '../client/prefetch.ts'

/** What the results page says first. */
export function loadReview(queryClient: QueryClient, auditId: string): Promise<void> {
  return prefetch(queryClient, api.audits.getResults, { auditId })
}
