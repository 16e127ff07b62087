// Made-up assignments for the tests of this folder.

import type { AssignmentDetails, AssignmentProgress } from '#contract/audit-assignments.ts'

export const NOTHING_COUNTED: AssignmentProgress = {
  events: 0,
  lines: 0,
  quantity: null,
  unknownLines: 0,
  warnings: 0,
  quarantined: 0,
  lastEventAt: null,
}

export function assignmentWith(facts: Partial<AssignmentDetails> = {}): AssignmentDetails {
  const id = facts.id ?? 'assignment'
  return {
    id,
    auditAssignmentId: id,
    auditId: 'audit',
    auditName: 'Spring count',
    auditStatus: 'active',
    storeId: 'store',
    roomId: 'room',
    roomName: 'Hall',
    shelfId: `shelf of ${id}`,
    shelfCode: 'A-01',
    shelfName: null,
    round: 0,
    mode: 'additive',
    pass: 0,
    comparison: null,
    status: 'open',
    userId: null,
    userName: null,
    heldSince: null,
    recountItems: null,
    asksControlTotal: false,
    declaredEmpty: false,
    reason: null,
    submittedAt: null,
    progress: NOTHING_COUNTED,
    ...facts,
  }
}
