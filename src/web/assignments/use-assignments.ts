import { useEffect, useState } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { api } from '../client/api.ts'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { ASSIGNMENTS_PAGE } from './load-plan.ts'

export interface Assignments {
  readonly rows: readonly AssignmentDetails[]
  /** Until all of them are there: a part would pass for shelves that nobody has. */
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
  const [wholeOf, setWholeOf] = useState<string>()
  if (status === 'Exhausted' && wholeOf !== auditId) setWholeOf(auditId)
  if (error) throw error
  return {
    rows: rows.filter((row) => row.storeId === storeId),
    isLoading: wholeOf !== auditId,
  }
}
