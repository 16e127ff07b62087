// Assignments, written in the scope of their audit.

import type { AssignmentStatus } from '#domain/assignment.ts'
import { chunk } from '#domain/chunk.ts'
import type { Comparison } from '#domain/independent.ts'
import type { CountMode } from '#domain/protocol.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import { materializeHandedOverWork } from '../counting/counter-work.ts'
import { storeEarlierHolders } from './shelf-holders.ts'

export interface NewAssignment {
  readonly id: string
  readonly storeId: string
  readonly roomId: string
  readonly shelfId: string | null
  readonly round: number
  readonly status: AssignmentStatus
  readonly assigneeId: string | null
  /** Left out: additive, which has one pass. */
  readonly mode?: CountMode
  readonly pass?: number
  /** A recount of these items alone; left out: of everything that lies there. */
  readonly itemIds?: readonly string[]
  /** Why it is counted again, and who says so. */
  readonly sentBackReason?: string
  readonly sentBackBy?: string
  /** It is made beside the review of its audit. */
  readonly inReview?: boolean
}

const INSERT = rawStatement<Record<string, never>, [string, string, string]>()({
  name: 'insert_assignments',
  text: `
    with added as (
      insert into assignment (
        organization_id, audit_id, id, store_id, room_id, shelf_id, round, status, assignee_id,
        mode, pass, held_since, partial, sent_back_reason, sent_back_by, in_review)
      select $1, $2, n.id, n."storeId", n."roomId", n."shelfId", n.round, n.status, n."assigneeId",
        coalesce(n.mode, 'additive'), coalesce(n.pass, 0),
        case when n."assigneeId" is not null then now() end, n."itemIds" is not null,
        n."sentBackReason", n."sentBackBy", coalesce(n."inReview", false)
      from jsonb_to_recordset($3::jsonb) as n (
        id uuid, "storeId" uuid, "roomId" uuid, "shelfId" uuid, round smallint, status text,
        "assigneeId" text, mode text, pass smallint, "itemIds" uuid[],
        "sentBackReason" text, "sentBackBy" text, "inReview" boolean)
      returning organization_id, audit_id, id, store_id
    ), listed as (
      insert into recount_item (organization_id, audit_id, assignment_id, item_id)
      select $1, $2, n.id, i.item_id
      from jsonb_to_recordset($3::jsonb) as n (id uuid, "itemIds" uuid[])
      cross join unnest(n."itemIds") as i (item_id)
    )
    insert into assignment_progress (organization_id, audit_id, assignment_id, store_id)
    select organization_id, audit_id, id, store_id from added`,
  reads: ['assignment', 'assignment_progress', 'recount_item'],
})

/** Rows of one statement: a store may have thousands of shelves, and no statement takes seconds. */
const BATCH = 500

/** Each with its progress beside it. */
export async function insertAssignments(
  db: ScopedDatabase,
  audit: { readonly organizationId: string; readonly auditId: string },
  assignments: readonly NewAssignment[],
): Promise<void> {
  const { organizationId, auditId } = audit
  for (const batch of chunk(assignments, BATCH)) {
    await db.raw(INSERT, [organizationId, auditId, JSON.stringify(batch)])
  }
}

export interface AssignmentChange {
  readonly status?: AssignmentStatus
  readonly assignee_id?: string | null
  readonly submitted_at?: Date | null
  readonly declared_empty?: boolean
  readonly reason?: string | null
  readonly mode?: CountMode
  readonly held_since?: Date | null
  readonly comparison?: Comparison | null
  readonly control_total?: number
  readonly control_misses?: number
  readonly control_missed_ms?: number
  readonly control_unmet?: boolean
  readonly photo_file_id?: string | null
  readonly sent_back_reason?: string | null
  readonly sent_back_by?: string | null
}

export async function updateAssignments(
  db: ScopedDatabase,
  ids: readonly string[],
  { comparison, ...change }: AssignmentChange,
): Promise<void> {
  if (ids.length === 0) return
  const { assignee_id: assigneeId } = change
  if (assigneeId !== undefined) {
    await materializeHandedOverWork(db, ids, assigneeId)
    await storeEarlierHolders(db, ids, assigneeId)
  }
  const compared = comparison === undefined ? {} : { comparison: jsonOrNull(comparison) }
  await db.rows(
    sqlBuilder
      .updateTable('assignment')
      .set({ ...change, ...compared })
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids)))),
  )
}

/** Further than any count gets. */
const NO_ROUND = 32_767

interface NumberedPass {
  readonly id: string
  readonly round: number
  readonly pass: number
}

/** Two counts of a shelf change their numbers; one steps out of its round while the other moves. */
export async function swapPasses(
  db: ScopedDatabase,
  one: NumberedPass,
  other: NumberedPass,
): Promise<void> {
  const renumber = (id: string, numbers: { readonly round: number; readonly pass: number }) =>
    db.rows(sqlBuilder.updateTable('assignment').set(numbers).where('id', '=', id))
  await renumber(one.id, { round: NO_ROUND, pass: one.pass })
  await renumber(other.id, { round: other.round, pass: one.pass })
  await renumber(one.id, { round: one.round, pass: other.pass })
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}

/** Holds an assignment until the end of the transaction: the first wins, the second sees it. */
export function lockAssignment(db: ScopedDatabase, id: string) {
  return db.first(
    sqlBuilder.selectFrom('assignment').select('id').where('id', '=', id).forNoKeyUpdate(),
  )
}

/** Who holds a lease on an assignment, at most one of which is running. */
export function selectLeases(db: ScopedDatabase, assignmentId: string) {
  return db.rows(
    sqlBuilder
      .selectFrom('assignment_device as d')
      .innerJoin('auth.user as u', 'u.id', 'd.user_id')
      .select(['d.device_id', 'd.user_id', 'u.name as user_name', 'd.lease_expires_at'])
      .where('d.assignment_id', '=', assignmentId)
      .where('d.lease_expires_at', 'is not', null)
      .orderBy('d.lease_expires_at', 'desc'),
  )
}

export function endLeases(db: ScopedDatabase, assignmentIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .updateTable('assignment_device')
      .set({ lease_expires_at: null })
      .where((eb) => eb('assignment_id', '=', eb.fn.any(eb.val(assignmentIds))))
      .where('lease_expires_at', 'is not', null),
  )
}

/** Whether anybody was ever at one of these with a device. */
export async function hasSeenDevices(
  db: ScopedDatabase,
  assignmentIds: readonly string[],
): Promise<boolean> {
  const seen = await db.first(
    sqlBuilder
      .selectFrom('assignment_device')
      .select('device_id')
      .where((eb) => eb('assignment_id', '=', eb.fn.any(eb.val(assignmentIds))))
      .limit(1),
  )
  return seen !== undefined
}

/** Nothing of a shelf is left on a device whose every event is here. */
export function clearUnsent(db: ScopedDatabase, assignmentId: string, deviceId: string) {
  return db.rows(
    sqlBuilder
      .updateTable('assignment_device')
      .set({ unsent_events: 0 })
      .where('assignment_id', '=', assignmentId)
      .where('device_id', '=', deviceId)
      .where('unsent_events', '>', 0),
  )
}

/** A device says at one shelf all that it holds: what it said at others before is over. */
export function clearUnsentElsewhere(
  db: ScopedDatabase,
  { assignmentId, deviceId, userId }: Pick<SeenDevice, 'assignmentId' | 'deviceId' | 'userId'>,
) {
  return db.rows(
    sqlBuilder
      .updateTable('assignment_device')
      .set({ unsent_events: 0, refused_events: 0 })
      .where('assignment_id', '<>', assignmentId)
      .where('device_id', '=', deviceId)
      .where('user_id', '=', userId)
      .where((eb) => eb.or([eb('unsent_events', '>', 0), eb('refused_events', '>', 0)])),
  )
}

export interface SeenDevice {
  readonly organizationId: string
  readonly auditId: string
  readonly assignmentId: string
  readonly storeId: string
  readonly deviceId: string
  readonly userId: string
  readonly leaseExpiresAt: Date | null
  /** What it holds; undefined: what was known before stands. */
  readonly unsent?: { readonly unsentEvents: number; readonly refusedEvents: number }
  /** Null: it is none; undefined: what was known before stands. */
  readonly handheldId?: string | null
  readonly seenAt: Date
}

/** In the scope of an organization: its handheld, if it is one. */
export function selectHandheld(db: ScopedDatabase, handheldId: string) {
  return db.first(sqlBuilder.selectFrom('billing_entity').select('id').where('id', '=', handheldId))
}

export async function saveDevice(db: ScopedDatabase, device: SeenDevice): Promise<void> {
  const { unsent, handheldId } = device
  const values = {
    user_id: device.userId,
    lease_expires_at: device.leaseExpiresAt,
    seen_at: device.seenAt,
    ...(unsent && { unsent_events: unsent.unsentEvents, refused_events: unsent.refusedEvents }),
    ...(handheldId !== undefined && { handheld_id: handheldId }),
  }
  await db.rows(
    sqlBuilder
      .insertInto('assignment_device')
      .values({
        organization_id: device.organizationId,
        audit_id: device.auditId,
        assignment_id: device.assignmentId,
        store_id: device.storeId,
        device_id: device.deviceId,
        ...values,
      })
      .onConflict((oc) =>
        oc
          .columns(['organization_id', 'audit_id', 'assignment_id', 'device_id'])
          .doUpdateSet(values),
      ),
  )
}
