// Counting a shelf: taking it, keeping it, handing it in.

import { api } from '#contract/api.ts'
import {
  decideMove,
  decideRevision,
  decideSubmission,
  decideTake,
  type Lease,
  leaseUntil,
  requireAuditFor,
} from '#domain/assignment.ts'
import { Fault } from '#domain/fault.ts'
import { parseProtocol } from '#domain/protocol.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  type AssignmentChange,
  endLeases,
  lockAssignment,
  saveDevice,
  selectLeases,
  updateAssignments,
} from '#server/queries/assignment-changes.ts'
import {
  type AssignmentRow,
  selectAssignments,
  selectProgressOf,
} from '#server/queries/assignments.ts'
import { holdAudit, selectCountingFacts } from '#server/queries/audits.ts'
import { countDeviceEvents, isDeclaredEmpty } from '#server/queries/recording-facts.ts'
import type { AuthorizedAudit } from './authorize.ts'
import { implementMutation, inAssignment } from './implement.ts'
import { noteInJournal } from './journal.ts'

const createSelfAssignment = implementMutation(api.auditAssignments.createSelfAssignment, {
  place: inAssignment,
  run: async ({ db, scope, args, services }) => {
    const { row, audit } = await holdAssignment(db, scope, args.auditAssignmentId)
    requireAuditFor('count', audit.status)
    const { selfAssignment } = parseProtocol(audit.protocol)
    if (!selfAssignment && scope.role !== 'manager' && row.assignee_id !== scope.userId) {
      throw new Fault('forbidden', 'In this audit managers hand out the shelves.')
    }
    const now = services.now()
    const lease = await selectRunningLease(db, row.id, now)
    const status = decideTake(
      { status: row.status, assignee: assigneeOf(row), lease },
      scope.userId,
      now,
    )
    const change = { status, assignee_id: scope.userId, submitted_at: null, declared_empty: false }
    await updateAssignments(db, [row.id], change)
    await endLeases(db, [row.id])
    const leaseExpiresAt = leaseUntil(now)
    await saveDevice(db, { ...seen(scope, row, args.deviceId, now), leaseExpiresAt })
    const deed = { action: 'auditAssignments.createSelfAssignment', ...subject(row) }
    await noteInJournal({ db, scope, services }, deed)
    return { leaseExpiresAt: leaseExpiresAt.getTime() }
  },
})

const heartbeat = implementMutation(api.auditAssignments.heartbeat, {
  place: inAssignment,
  run: async ({ db, scope, args: { auditAssignmentId, deviceId, unsentEvents }, services }) => {
    const { row, audit } = await holdAssignment(db, scope, auditAssignmentId)
    const now = services.now()
    const running = await selectRunningLease(db, row.id, now)
    const isFree = !running || running.deviceId === deviceId
    const isMine = row.status === 'in_progress' && row.assignee_id === scope.userId
    const held = isFree && isMine && audit.status === 'active'
    const leaseExpiresAt = held ? leaseUntil(now) : null
    await saveDevice(db, { ...seen(scope, row, deviceId, now), leaseExpiresAt, unsentEvents })
    return {
      held,
      heldBy: held ? null : (running?.userName ?? row.assignee_name),
      leaseExpiresAt: leaseExpiresAt?.getTime() ?? null,
    }
  },
})

const updateStatus = implementMutation(api.auditAssignments.updateStatus, {
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

/** Holds the audit as it is, and the assignment for oneself. */
async function holdAssignment(db: ScopedDatabase, scope: AuthorizedAudit, id: string) {
  await holdAudit(db, scope.auditId)
  await lockAssignment(db, id)
  const [audit, [row]] = await Promise.all([
    selectCountingFacts(db),
    selectAssignments(db, { ids: [id] }),
  ])
  if (!audit || !row) throw new Fault('not_found')
  return { audit, row }
}

async function selectRunningLease(
  db: ScopedDatabase,
  assignmentId: string,
  now: Date,
): Promise<Lease | null> {
  for (const lease of await selectLeases(db, assignmentId)) {
    const { device_id, user_id, user_name, lease_expires_at } = lease
    if (!lease_expires_at || lease_expires_at <= now) continue
    return {
      userId: user_id,
      userName: user_name,
      deviceId: device_id,
      expiresAt: lease_expires_at,
    }
  }
  return null
}

function requireManager({ role }: AuthorizedAudit): void {
  if (role !== 'manager') throw new Fault('forbidden')
}

function requireHolder({ role, userId }: AuthorizedAudit, row: AssignmentRow): void {
  if (role === 'manager' || row.assignee_id === userId) return
  throw new Fault('forbidden', 'This shelf is not yours.')
}

function assigneeOf({ assignee_id, assignee_name }: AssignmentRow) {
  return assignee_id === null ? null : { userId: assignee_id, userName: assignee_name ?? '' }
}

function seen(scope: AuthorizedAudit, row: AssignmentRow, deviceId: string, now: Date) {
  const { organizationId, auditId, userId } = scope
  return {
    organizationId,
    auditId,
    assignmentId: row.id,
    storeId: row.store_id,
    deviceId,
    userId,
    seenAt: now,
  }
}

function subject(row: AssignmentRow) {
  const name = row.shelf_code ?? row.room_name
  return { storeId: row.store_id, details: { auditAssignmentId: row.id, name } }
}

function missing(field: string): Fault {
  return new Fault('invalid_argument', `A submission says its ${field}.`, { field })
}

export const assignmentWork = [createSelfAssignment, heartbeat, updateStatus]
