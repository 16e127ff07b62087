import { useEffect } from 'react'
import { api } from '#contract/api.ts'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'

export const ASSIGNMENTS_PAGE = 1_000

export interface Assignments {
  readonly rows: readonly AssignmentDetails[]
  readonly isLoading: boolean
}

/** Every assignment of an audit that is in force in a store: page after page, none is left out. */
export function useAssignments(auditId: string, storeId: string): Assignments {
  const { rows, status, error, loadMore } = usePaginatedQuery(
    api.auditAssignments.getAssignmentsWithProgress,
    { auditId },
    { initialNumItems: ASSIGNMENTS_PAGE },
  )
  useEffect(() => {
    if (status === 'CanLoadMore') loadMore(ASSIGNMENTS_PAGE)
  })
  if (error && rows.length === 0) throw error
  return {
    rows: rows.filter((row) => row.storeId === storeId),
    isLoading: status === 'LoadingFirstPage',
  }
}
