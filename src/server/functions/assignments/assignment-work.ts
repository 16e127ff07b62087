// Counting a shelf: taking it, and holding it with heartbeats.

import { api } from '#contract/api.ts'
import { type Lease, leaseUntil } from '#domain/assignment.ts'
import { parseProtocol } from '#domain/protocol.ts'
import { isAtShelf } from '#domain/shelf-holder.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  clearUnsentElsewhere,
  saveDevice,
  selectHandheld,
} from '#server/queries/assignments/assignment-changes.ts'
import type { AssignmentRow } from '#server/queries/assignments/assignments.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import { implementMutation, inAssignment } from '../implement.ts'
import { updateStatus } from './assignment-status.ts'
import { lockForWork } from './locked-assignment.ts'
import { selectAssignedShelf } from './shelf-holders.ts'
import { seenDevice, selectRunningLease, takeShelf } from './take-shelf.ts'

const createSelfAssignment = implementMutation(api.auditAssignments.createSelfAssignment, {
  authorize: inAssignment,
  run: async ({ db, scope, args, services }) => {
    const locked = await lockForWork(db, scope, args.auditAssignmentId)
    const taker = { ...scope, isManager: scope.role === 'manager' }
    const leaseExpiresAt = await takeShelf({ db, taker, services }, locked, args.deviceId)
    return { leaseExpiresAt: leaseExpiresAt.getTime() }
  },
})

const heartbeat = implementMutation(api.auditAssignments.heartbeat, {
  authorize: inAssignment,
  journal: 'own_record',
  run: async ({ db, scope, args, services }) => {
    const { auditAssignmentId, deviceId, unsentEvents, refusedEvents = 0 } = args
    const { row, audit } = await lockForWork(db, scope, auditAssignmentId)
    const now = services.now()
    const running = await selectRunningLease(db, row.id, now)
    const isFree = !running || running.deviceId === deviceId
    const isMine = row.status === 'in_progress' && row.assignee_id === scope.userId
    const held = isFree && isMine && audit.status === 'active'
    const leaseExpiresAt = held ? leaseUntil(now) : null
    if (await hasBeenThere(db, scope, row, audit.protocol)) {
      const device = seenDevice(scope, row, deviceId, now)
      const unsent = { unsentEvents, refusedEvents }
      const handheldId = await findHandheld(db, scope.organizationId, args.handheldId)
      await saveDevice(db, { ...device, leaseExpiresAt, unsent, handheldId })
      await clearUnsentElsewhere(db, device)
    }
    return {
      held,
      heldBy: held ? null : holderBeside(scope.userId, row, isFree ? null : running),
      leaseExpiresAt: leaseExpiresAt?.getTime() ?? null,
    }
  },
})

/** Only handhelds of this organization: the device may name one that was removed, or an arbitrary id. */
async function findHandheld(
  db: ScopedDatabase,
  organizationId: string,
  handheldId: string | undefined,
): Promise<string | null> {
  if (handheldId === undefined) return null
  const own = db.within({ kind: 'organization', organizationId })
  return (await selectHandheld(own, handheldId))?.id ?? null
}

/** Only devices of people at the shelf are stored; a heartbeat from anyone else is ignored. */
async function hasBeenThere(
  db: ScopedDatabase,
  { userId, role }: AuthorizedAudit,
  row: AssignmentRow,
  protocol: unknown,
): Promise<boolean> {
  if (row.assignee_id === userId) return true
  const shelf = await selectAssignedShelf(db, row.id, userId)
  return isAtShelf(shelf, { userId, isManager: role === 'manager' }, parseProtocol(protocol))
}

/** Who holds the shelf instead, if anyone: the heartbeat of the assignee may arrive before their take of the shelf. */
function holderBeside(userId: string, row: AssignmentRow, running: Lease | null): string | null {
  if (running) return running.userName
  return row.assignee_id === userId ? null : row.assignee_name
}

export const assignmentWork = [createSelfAssignment, heartbeat, updateStatus]
