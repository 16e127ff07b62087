// Handing in, reopening, approving and excluding shelves.

import { api } from '#contract/api.ts'
import {
  type AssignmentStatus,
  canMove,
  decideExclusion,
  decideMove,
  decideRevision,
  decideSubmission,
  isClosed,
  isDoneAlready,
  isInForce,
  isInTotals,
  refuseChange,
  requireAuditFor,
  type ShelfPerson,
} from '#domain/assignment.ts'
import { decideControlTotal, isToldAlready } from '#domain/control-total.ts'
import { Fault } from '#domain/fault.ts'
import { refuseHalfExclusion } from '#domain/independent.ts'
import { parseProtocol } from '#domain/protocol.ts'
import { toMilli } from '#domain/quantity.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { enqueueMaterializing } from '#server/jobs/materialize-results-job.ts'
import {
  type AssignmentChange,
  clearUnsent,
  endLeases,
  updateAssignments,
} from '#server/queries/assignments/assignment-changes.ts'
import { type AssignmentRow, selectProgressOf } from '#server/queries/assignments/assignments.ts'
import {
  countDeviceEvents,
  hasUploaded,
  isDeclaredEmpty,
} from '#server/queries/counting/recording-facts.ts'
import { callOffRecount, settleRecounts } from '#server/queries/results/audit-decisions.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import { implementMutation, inAssignment } from '../implement.ts'
import { noteInJournal } from '../journal/journal.ts'
import { organizationOf } from './assigned-shelves.ts'
import { lockForWork, subject } from './locked-assignment.ts'
import { selectPasses, settleShelves } from './settle-shelves.ts'

export const updateStatus = implementMutation(api.auditAssignments.updateStatus, {
  authorize: inAssignment,
  run: async ({ db, scope, args, services }) => {
    const { row, audit } = await lockForWork(db, scope, args.auditAssignmentId)
    const person = {
      isManager: scope.role === 'manager',
      isHolder: row.assignee_id === scope.userId,
    }
    const asked = { from: row.status, to: args.status, reason: row.reason, said: args.reason }
    if (isDoneAlready(asked, person)) return args.status === 'submitted' ? DONE : null
    refuseChange(row.status, args.status, person)
    requireAuditFor(WORK[args.status], audit.status)
    if (args.status === 'submitted' && isToldAlready(args.saidAt, row.control_missed_ms)) {
      return LOOK_AGAIN
    }
    const { controlTotals } = parseProtocol(audit.protocol)
    const wanted = { ...args, userId: scope.userId, asked: controlTotals, now: services.now() }
    const change = await decideChange(db, row, wanted)
    await requirePhoto(db, scope, args.photoFileId)
    const rows = await selectConcerned(db, row, args.status, person)
    const ids = rows.map(({ id }) => id)
    await updateAssignments(db, ids, { ...change, ...photoOf(args) })
    if (args.status !== 'in_progress' && change.status) await endLeases(db, ids)
    if (change.status === 'submitted' && args.deviceId !== undefined) {
      await clearUnsent(db, row.id, args.deviceId)
    }
    await settleShelves({ db, audit: scope, services }, rows)
    if (row.partial && change.status) await followRecount(db, scope, row, change.status)
    if (change.status && isClosed(change.status)) await enqueueMaterializing(db, scope)
    const { storeId, details } = subject(row)
    const checkAgain = change.status === undefined
    const moved = { from: row.status, to: change.status ?? row.status, checkAgain }
    const entry = {
      action: 'auditAssignments.updateStatus',
      storeId,
      details: { ...details, ...moved, reason: args.reason ?? null },
    }
    await noteInJournal({ db, scope, services }, entry)
    return args.status === 'submitted' ? { checkAgain } : null
  },
})

const DONE = { checkAgain: false } as const
const LOOK_AGAIN = { checkAgain: true } as const

/** An independent shelf is excluded, included and approved with all its counts. */
async function selectConcerned(
  db: ScopedDatabase,
  row: AssignmentRow,
  to: keyof typeof WORK,
  person: ShelfPerson,
): Promise<readonly AssignmentRow[]> {
  const isWhole = to === 'excluded' || to === 'approved' || row.status === 'excluded'
  if (row.mode !== 'independent' || !isWhole) return [row]
  const passes = await selectPasses(db, row)
  if (to === 'excluded') refuseHalfExclusion(passes, person)
  return passes.filter(({ status }) => isInForce(status) && canMove(status, to))
}

/** Items of a recount have to be counted again only while the recount is part of the result. */
async function followRecount(
  db: ScopedDatabase,
  { auditId }: AuthorizedAudit,
  row: AssignmentRow,
  to: AssignmentStatus,
): Promise<void> {
  if (row.in_review) {
    await settleRecounts(db, auditId, [row.id])
    return
  }
  if (isInTotals(row.status) === isInTotals(to)) return
  await callOffRecount(db, auditId, row.id, !isInTotals(to))
}

async function requirePhoto(
  db: ScopedDatabase,
  scope: AuthorizedAudit,
  fileId: string | undefined,
): Promise<void> {
  if (fileId === undefined) return
  if (await hasUploaded(organizationOf(db, scope), scope.userId, fileId)) return
  throw new Fault('not_found', 'The picture has not arrived yet.', { field: 'photoFileId' })
}

function photoOf({ status, photoFileId }: Pick<WantedChange, 'status' | 'photoFileId'>) {
  return status === 'excluded' ? { photo_file_id: photoFileId ?? null } : {}
}

const WORK = {
  open: 'plan',
  in_progress: 'count',
  submitted: 'submit',
  approved: 'approve',
  excluded: 'plan',
} as const

interface WantedChange {
  readonly status: keyof typeof WORK
  readonly userId: string
  readonly deviceId?: string | undefined
  readonly eventsSent?: number | undefined
  readonly declaredEmpty?: boolean | undefined
  readonly controlTotal?: number | undefined
  readonly saidAt?: number | undefined
  readonly reason?: string | undefined
  readonly photoFileId?: string | undefined
  /** True if the protocol asks for a control total. */
  readonly asked: boolean
  readonly now: Date
}

async function decideChange(
  db: ScopedDatabase,
  row: AssignmentRow,
  wanted: WantedChange,
): Promise<AssignmentChange> {
  switch (wanted.status) {
    case 'open':
      return {
        status: decideMove(row.status, 'open'),
        assignee_id: null,
        held_since: null,
        reason: null,
        photo_file_id: null,
      }
    case 'in_progress':
      return {
        status: decideRevision(row.status),
        submitted_at: null,
        declared_empty: false,
        reason: null,
      }
    case 'submitted':
      return decideHandIn(db, row, wanted)
    case 'approved':
      return { status: decideMove(row.status, 'approved') }
    case 'excluded':
      return decideExclusion(row.status, wanted.reason)
  }
}

async function decideHandIn(
  db: ScopedDatabase,
  row: AssignmentRow,
  wanted: WantedChange,
): Promise<AssignmentChange> {
  const { userId, deviceId, eventsSent, declaredEmpty, controlTotal, saidAt, asked, now } = wanted
  if (deviceId === undefined) throw missing('deviceId')
  if (eventsSent === undefined) throw missing('eventsSent')
  const [eventsArrived, saidEmpty, [progress]] = await Promise.all([
    countDeviceEvents(db, row.id, { deviceId, userId }),
    isDeclaredEmpty(db, row.id),
    selectProgressOf(db, [row.id]),
  ])
  const countedLines = progress?.lines ?? 0
  const isEmpty = declaredEmpty === true || saidEmpty
  const facts = {
    status: row.status,
    eventsSent,
    eventsArrived,
    countedLines,
    declaredEmpty: isEmpty,
  }
  const status = decideSubmission(facts)
  const byHand = controlTotal === undefined ? undefined : toMilli(controlTotal, 'controlTotal')
  const misses = row.control_misses
  const control = decideControlTotal({
    asked,
    byHand,
    scanned: progress?.quantity ?? 0,
    declaredEmpty: countedLines === 0,
    misses,
  })
  const said = byHand === undefined ? {} : { control_total: byHand }
  // Saved although the hand-in is refused, because reports show how often a control total did not match.
  if (control === 'check_again') {
    const missed = saidAt === undefined ? {} : { control_missed_ms: saidAt }
    return { ...said, ...missed, control_misses: misses + 1 }
  }
  return {
    ...said,
    status,
    submitted_at: now,
    declared_empty: isEmpty && countedLines === 0,
    control_unmet: control === 'unmet',
    // Which part of the shelf could not be reached.
    reason: wanted.reason?.trim() || null,
  }
}

function missing(field: string): Fault {
  return new Fault('invalid_argument', `A submission says its ${field}.`, { field })
}
