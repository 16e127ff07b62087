// What a person who counts has to do, computed from the assignments of an audit.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { isExplained, isInForce } from '#domain/assignment.ts'
import { isCountingOver } from '#domain/audit.ts'
import { offeredTo } from '#domain/independent.ts'

export interface Work {
  /** Shelves being counted first, then assigned ones, in walking order. */
  readonly mine: readonly AssignmentDetails[]
  readonly done: readonly AssignmentDetails[]
  readonly free: readonly AssignmentDetails[]
  /** Assigned to others and not handed in yet. */
  readonly others: readonly AssignmentDetails[]
}

type Rows = readonly AssignmentDetails[]

export function workOf(rows: Rows, userId: string): Work {
  const own = rows.filter((row) => row.userId === userId)
  // What was sent back is counted in another round, so its own round has nothing left to do.
  const isLeft = ({ status, auditStatus }: AssignmentDetails) =>
    isInForce(status) && !isExplained(status) && !isCountingOver(auditStatus)
  return {
    mine: countingFirst(own.filter(isLeft)),
    done: own.filter(({ status }) => isExplained(status)),
    free: offeredTo(
      rows.filter(({ auditStatus }) => !isCountingOver(auditStatus)),
      userId,
    ),
    others: rows.filter(
      (row) => isLeft(row) && row.status !== 'open' && row.userId !== userId && row.userId !== null,
    ),
  }
}

/** The shelf that the person is already counting is the next step. */
export function countingFirst(rows: Rows): Rows {
  const isCounting = ({ status }: AssignmentDetails) => status === 'in_progress'
  return [...rows.filter(isCounting), ...rows.filter((row) => !isCounting(row))]
}

/** What to continue with, of everything that is left; undefined while counting is stopped. */
export function nextOf(mine: Rows): AssignmentDetails | undefined {
  return mine.find(({ auditStatus }) => auditStatus === 'active')
}
