// Counting a shelf: taking it and keeping it.

import { api } from '#contract/api.ts'
import {
  decideTake,
  isExplained,
  type Lease,
  leaseUntil,
  refuseTaking,
  requireAuditFor,
} from '#domain/assignment.ts'
import { refuseSecondOpinion } from '#domain/independent.ts'
import { parseProtocol } from '#domain/protocol.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  clearHeldElsewhere,
  endLeases,
  saveDevice,
  selectLeases,
  updateAssignments,
} from '#server/queries/assignment-changes.ts'
import type { AssignmentRow } from '#server/queries/assignments.ts'
import { updateStatus } from './assignment-status.ts'
import type { AuthorizedAudit } from './authorize.ts'
import { holdAssignment, subject } from './held-assignment.ts'
import { implementMutation, inAssignment } from './implement.ts'
import { noteInJournal } from './journal.ts'
import { holdPasses, settleShelves } from './settle-shelves.ts'

const createSelfAssignment = implementMutation(api.auditAssignments.createSelfAssignment, {
  place: inAssignment,
  run: async ({ db, scope, args, services }) => {
    const { row, audit } = await holdAssignment(db, scope, args.auditAssignmentId)
    requireAuditFor('count', audit.status)
    refuseTaking(parseProtocol(audit.protocol), {
      isManager: scope.role === 'manager',
      isHolder: row.assignee_id === scope.userId,
    })
    const now = services.now()
    const lease = await selectRunningLease(db, row.id, now)
    const status = decideTake(
      { status: row.status, assignee: assigneeOf(row), lease },
      scope.userId,
      now,
    )
    if (row.mode === 'independent') {
      const passes = await holdPasses(db, row)
      refuseSecondOpinion(scope.userId, row, passes.map(toHolder))
    }
    const isTheirs = row.assignee_id === scope.userId && row.held_since !== null
    await updateAssignments(db, [row.id], {
      status,
      assignee_id: scope.userId,
      submitted_at: null,
      declared_empty: false,
      ...(!isTheirs && { held_since: now }),
    })
    if (isExplained(row.status)) await settleShelves({ db, audit: scope, services }, [row])
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
  journal: 'own_record',
  run: async ({ db, scope, args, services }) => {
    const { auditAssignmentId, deviceId, unsentEvents, refusedEvents = 0 } = args
    const { row, audit } = await holdAssignment(db, scope, auditAssignmentId)
    const now = services.now()
    const running = await selectRunningLease(db, row.id, now)
    const isFree = !running || running.deviceId === deviceId
    const isMine = row.status === 'in_progress' && row.assignee_id === scope.userId
    const held = isFree && isMine && audit.status === 'active'
    const leaseExpiresAt = held ? leaseUntil(now) : null
    const device = seen(scope, row, deviceId, now)
    await saveDevice(db, { ...device, leaseExpiresAt, held: { unsentEvents, refusedEvents } })
    await clearHeldElsewhere(db, device)
    return {
      held,
      heldBy: held ? null : holderBeside(scope.userId, row, isFree ? null : running),
      leaseExpiresAt: leaseExpiresAt?.getTime() ?? null,
    }
  },
})

/** Who counts there instead: whoever has just come may be known before their taking of the shelf is. */
function holderBeside(userId: string, row: AssignmentRow, running: Lease | null): string | null {
  if (running) return running.userName
  return row.assignee_id === userId ? null : row.assignee_name
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

function toHolder({ id, pass, assignee_id }: AssignmentRow) {
  return { id, pass, userId: assignee_id }
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

export const assignmentWork = [createSelfAssignment, heartbeat, updateStatus]
