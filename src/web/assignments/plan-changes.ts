// Assignments after a change, as the screen shows them before the server has answered.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { isExplained } from '#domain/assignment.ts'

type Rows = readonly AssignmentDetails[]

export interface AssignRequest {
  readonly userId: string | null
  readonly userName: string | null
  readonly roomIds: readonly string[]
  readonly shelfIds: readonly string[]
}

export function withAssigned(
  rows: Rows,
  { userId, userName, roomIds, shelfIds }: AssignRequest,
): Rows {
  // The server decides which of two independent counts a person gets.
  const isGiven = (row: AssignmentDetails) =>
    row.mode === 'additive' &&
    ((row.shelfId !== null && shelfIds.includes(row.shelfId)) ||
      (roomIds.includes(row.roomId) && !isExplained(row.status)))
  const status = userId === null ? 'open' : 'assigned'
  return rows.map((row) =>
    isGiven(row) ? { ...row, status, userId, userName, heldSince: null, submittedAt: null } : row,
  )
}

export function withStatus(
  rows: Rows,
  id: string,
  change: Partial<Pick<AssignmentDetails, 'status' | 'reason' | 'userId' | 'userName'>>,
): Rows {
  return rows.map((row) => (row.id === id ? { ...row, ...change } : row))
}

export function withoutAssignment(rows: Rows, id: string): Rows {
  return rows.filter((row) => row.id !== id)
}

export function withoutRoom(rows: Rows, roomId: string): Rows {
  return rows.filter((row) => row.roomId !== roomId)
}
