// Writes assignments, in the scope of their audit.

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
  /** Additive by default, with one pass. */
  readonly mode?: CountMode
  readonly pass?: number
  /** The items of a recount; omitted for everything on the shelf. */
  readonly itemIds?: readonly string[]
  /** Why the shelf is counted again, and who asked for it. */
  readonly sentBackReason?: string
  readonly sentBackBy?: string
  /** True if it is a recount during the review. */
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

/** Rows per statement: a store may have thousands of shelves, and no statement should take seconds. */
const BATCH = 500

/** Inserts assignments together with their progress rows. */
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

/** A round number that no count reaches. */
const NO_ROUND = 32_767

interface NumberedPass {
  readonly id: string
  readonly round: number
  readonly pass: number
}

/** Swaps the passes of two counts. Numbers are unique, so one leaves its round while the other is renumbered. */
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

/** Locks an assignment until the end of the transaction, so that a second caller sees the changes of the first. */
export function lockAssignment(db: ScopedDatabase, id: string) {
  return db.first(
    sqlBuilder.selectFrom('assignment').select('id').where('id', '=', id).forNoKeyUpdate(),
  )
}

/** The leases on an assignment. At most one of them is running. */
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

/** True if any device was ever seen at one of these assignments. */
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

/** Call when every event of the device at this assignment has arrived. */
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

/** A device reports everything it holds at one shelf, so its reports at other shelves are outdated. */
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
  /** Events that the device holds; undefined keeps what is stored. */
  readonly unsent?: { readonly unsentEvents: number; readonly refusedEvents: number }
  /** Null for no handheld; undefined keeps what is stored. */
  readonly handheldId?: string | null
  readonly seenAt: Date
}

/** The id if it is a handheld of this organization. In the scope of the organization. */
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
