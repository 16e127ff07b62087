// A person becomes the holder of a shelf, by taking it or by counting on a shelf without a holder.

import {
  decideTake,
  isExplained,
  type Lease,
  leaseUntil,
  refuseTaking,
  requireAuditFor,
} from '#domain/assignment.ts'
import { Fault } from '#domain/fault.ts'
import { refuseSecondOpinion } from '#domain/independent.ts'
import { parseProtocol } from '#domain/protocol.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  endLeases,
  saveDevice,
  selectLeases,
  updateAssignments,
} from '#server/queries/assignments/assignment-changes.ts'
import type { AssignmentRow } from '#server/queries/assignments/assignments.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import { noteInJournal } from '../journal/journal.ts'
import type { Services } from '../services.ts'
import { lockForWork, subject } from './locked-assignment.ts'
import { lockPasses, settleShelves } from './settle-shelves.ts'

type Taker = Pick<AuthorizedAudit, 'organizationId' | 'auditId' | 'userId'> & {
  readonly isManager: boolean
}

interface TakeCall {
  readonly db: ScopedDatabase
  readonly taker: Taker
  readonly services: Services
}

/** Returns when the lease ends unless it is renewed. The caller must have locked the assignment. */
export async function takeShelf(
  { db, taker, services }: TakeCall,
  { row, audit }: Awaited<ReturnType<typeof lockForWork>>,
  deviceId: string,
): Promise<Date> {
  const { userId, isManager } = taker
  requireAuditFor('count', audit.status)
  const isHolder = row.assignee_id === userId
  refuseTaking(parseProtocol(audit.protocol), { isManager, isHolder })
  const now = services.now()
  const lease = await selectRunningLease(db, row.id, now)
  const status = decideTake({ status: row.status, assignee: assigneeOf(row), lease }, userId, now)
  if (row.mode === 'independent') {
    const passes = await lockPasses(db, row)
    refuseSecondOpinion(userId, row, passes.map(toHolder))
  }
  const isTheirs = isHolder && row.held_since !== null
  await updateAssignments(db, [row.id], {
    status,
    assignee_id: userId,
    submitted_at: null,
    declared_empty: false,
    ...(!isTheirs && { held_since: now }),
  })
  if (isExplained(row.status)) await settleShelves({ db, audit: taker, services }, [row])
  await endLeases(db, [row.id])
  const leaseExpiresAt = leaseUntil(now)
  await saveDevice(db, { ...seenDevice(taker, row, deviceId, now), leaseExpiresAt })
  const entry = { action: 'auditAssignments.createSelfAssignment', ...subject(row) }
  await noteInJournal({ db, scope: taker, services }, entry)
  return leaseExpiresAt
}

/** Returns true if they hold the shelf now. If they may not take it, their counts wait for a manager's decision. */
export async function takeByCounting(
  call: TakeCall,
  shelf: { readonly id: string; readonly deviceId: string },
): Promise<boolean> {
  const locked = await lockForWork(call.db, call.taker, shelf.id)
  if (locked.row.status !== 'open' || locked.row.assignee_id !== null) return false
  try {
    await takeShelf(call, locked, shelf.deviceId)
    return true
  } catch (error) {
    if (error instanceof Fault) return false
    throw error
  }
}

export async function selectRunningLease(
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

export function seenDevice(
  { organizationId, auditId, userId }: Omit<Taker, 'isManager'>,
  row: AssignmentRow,
  deviceId: string,
  now: Date,
) {
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

function toHolder({ id, pass, assignee_id }: AssignmentRow) {
  return { id, pass, userId: assignee_id }
}

function assigneeOf({ assignee_id, assignee_name }: AssignmentRow) {
  return assignee_id === null ? null : { userId: assignee_id, userName: assignee_name ?? '' }
}
