// What somebody who counts has to do, out of the assignments of an audit.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { isExplained, isInForce } from '#domain/assignment.ts'
import { isCountingOver } from '#domain/audit.ts'
import { offeredTo } from '#domain/independent.ts'

export interface Work {
  /** What is being counted first, then what was given, in walking order. */
  readonly mine: readonly AssignmentDetails[]
  readonly done: readonly AssignmentDetails[]
  readonly free: readonly AssignmentDetails[]
  /** Given to others and not handed in yet. */
  readonly others: readonly AssignmentDetails[]
}

type Rows = readonly AssignmentDetails[]

export function workOf(rows: Rows, userId: string): Work {
  const own = rows.filter((row) => row.userId === userId)
  // What was sent back is counted anew in another round: in its own there is nothing left to do.
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

/** The shelf that somebody stands at is the next step. */
export function countingFirst(rows: Rows): Rows {
  const isCounting = ({ status }: AssignmentDetails) => status === 'in_progress'
  return [...rows.filter(isCounting), ...rows.filter((row) => !isCounting(row))]
}

/** What to go on with, of all that is left: nothing while counting is stopped. */
export function nextOf(mine: Rows): AssignmentDetails | undefined {
  return mine.find(({ auditStatus }) => auditStatus === 'active')
}
