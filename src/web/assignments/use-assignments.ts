import { useEffect, useState } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { api } from '../client/api.ts'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { ASSIGNMENTS_PAGE } from './load-plan.ts'

export interface Assignments {
  readonly rows: readonly AssignmentDetails[]
  /** True until all of them are loaded: a part would make the rest look unassigned. */
  readonly isLoading: boolean
}

/** Every assignment in force of an audit in a store, loaded page by page until complete. */
export function useAssignments(auditId: string, storeId: string): Assignments {
  const { rows, status, error, loadMore } = usePaginatedQuery(
    api.auditAssignments.getAssignmentsWithProgress,
    { auditId },
    { initialNumItems: ASSIGNMENTS_PAGE },
  )
  useEffect(() => {
    if (status === 'CanLoadMore') loadMore(ASSIGNMENTS_PAGE)
  })
  const [wholeOf, setWholeOf] = useState<string>()
  if (status === 'Exhausted' && wholeOf !== auditId) setWholeOf(auditId)
  if (error) throw error
  return {
    rows: rows.filter((row) => row.storeId === storeId),
    isLoading: wholeOf !== auditId,
  }
}
