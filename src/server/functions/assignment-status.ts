// Handing a shelf in, taking it back, approving and excluding it.

import { api } from '#contract/api.ts'
import {
  decideMove,
  decideRevision,
  decideSubmission,
  requireAuditFor,
} from '#domain/assignment.ts'
import { Fault } from '#domain/fault.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  type AssignmentChange,
  endLeases,
  updateAssignments,
} from '#server/queries/assignment-changes.ts'
import { type AssignmentRow, selectProgressOf } from '#server/queries/assignments.ts'
import { countDeviceEvents, isDeclaredEmpty } from '#server/queries/recording-facts.ts'
import type { AuthorizedAudit } from './authorize.ts'
import { holdAssignment, subject } from './held-assignment.ts'
import { implementMutation, inAssignment } from './implement.ts'
import { noteInJournal } from './journal.ts'

export const updateStatus = implementMutation(api.auditAssignments.updateStatus, {
  place: inAssignment,
  run: async ({ db, scope, args, services }) => {
    const { row, audit } = await holdAssignment(db, scope, args.auditAssignmentId)
    const work = WORK[args.status]
    if (work.managersOnly || row.status === 'excluded') requireManager(scope)
    else requireHolder(scope, row)
    requireAuditFor(work.kind, audit.status)
    const change = await decideChange(db, row, { ...args, now: services.now() })
    await updateAssignments(db, [row.id], change)
    if (args.status !== 'in_progress') await endLeases(db, [row.id])
    const { storeId, details } = subject(row)
    await noteInJournal(
      { db, scope, services },
      {
        action: 'auditAssignments.updateStatus',
        storeId,
        details: { ...details, from: row.status, to: args.status, reason: args.reason ?? null },
      },
    )
    return null
  },
})

const WORK = {
  open: { kind: 'plan', managersOnly: false },
  in_progress: { kind: 'count', managersOnly: false },
  submitted: { kind: 'submit', managersOnly: false },
  approved: { kind: 'approve', managersOnly: true },
  excluded: { kind: 'plan', managersOnly: true },
} as const

interface WantedChange {
  readonly status: keyof typeof WORK
  readonly deviceId?: string | undefined
  readonly eventsSent?: number | undefined
  readonly declaredEmpty?: boolean | undefined
  readonly reason?: string | undefined
  readonly now: Date
}

async function decideChange(
  db: ScopedDatabase,
  row: AssignmentRow,
  wanted: WantedChange,
): Promise<AssignmentChange> {
  switch (wanted.status) {
    case 'open':
      return { status: decideMove(row.status, 'open'), assignee_id: null, reason: null }
    case 'in_progress':
      return { status: decideRevision(row.status), submitted_at: null, declared_empty: false }
    case 'submitted':
      return decideHandIn(db, row, wanted)
    case 'approved':
      return { status: decideMove(row.status, 'approved') }
    case 'excluded': {
      const reason = wanted.reason?.trim() ?? ''
      if (reason === '') throw new Fault('invalid_argument', 'Say why.', { field: 'reason' })
      return { status: decideMove(row.status, 'excluded'), reason }
    }
  }
}

async function decideHandIn(
  db: ScopedDatabase,
  row: AssignmentRow,
  { deviceId, eventsSent, declaredEmpty, now }: WantedChange,
): Promise<AssignmentChange> {
  if (deviceId === undefined) throw missing('deviceId')
  if (eventsSent === undefined) throw missing('eventsSent')
  const [eventsHeld, saidEmpty, [progress]] = await Promise.all([
    countDeviceEvents(db, row.id, deviceId),
    isDeclaredEmpty(db, row.id),
    selectProgressOf(db, [row.id]),
  ])
  const countedLines = progress?.lines ?? 0
  const isEmpty = declaredEmpty === true || saidEmpty
  const facts = { status: row.status, eventsSent, eventsHeld, countedLines, declaredEmpty: isEmpty }
  return {
    status: decideSubmission(facts),
    submitted_at: now,
    declared_empty: isEmpty && countedLines === 0,
  }
}

function requireManager({ role }: AuthorizedAudit): void {
  if (role !== 'manager') throw new Fault('forbidden')
}

function requireHolder({ role, userId }: AuthorizedAudit, row: AssignmentRow): void {
  if (role === 'manager' || row.assignee_id === userId) return
  throw new Fault('forbidden', 'This shelf is not yours.')
}

function missing(field: string): Fault {
  return new Fault('invalid_argument', `A submission says its ${field}.`, { field })
}
