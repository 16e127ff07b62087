// Reads assignments and their progress, in the scope of an audit, a store or an organization.

import { sql } from 'kysely'
import { ASSIGNMENT_STATUSES, type AssignmentStatus, isClosed } from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import type { KeyRange } from '../keyset.ts'
import { isOut } from '../results/handed-in.ts'

const STORES = rawStatement<
  { readonly id: string; readonly audit_id: string; readonly store_id: string },
  [readonly string[]]
>()({
  name: 'assignment_stores',
  text: 'select id, audit_id, store_id from app.assignment_stores($1)',
  reads: [],
})

/** In the scope of an organization. An assignment never moves to another audit or store. */
export function selectAssignmentStores(db: ScopedDatabase, ids: readonly string[]) {
  return db.raw(STORES, [ids])
}

export interface AssignmentFilter {
  readonly ids?: readonly string[]
  readonly storeIds?: readonly string[]
  readonly roomId?: string
  readonly userId?: string
  readonly statuses?: readonly AssignmentStatus[]
  readonly auditStatuses?: readonly AuditStatus[]
  /** Includes open recounts in audits that are in review. */
  readonly orOut?: boolean
  /** Only open recounts in audits that are in review. */
  readonly out?: boolean
}

export type AssignmentRow = Awaited<ReturnType<typeof selectAssignments>>[number]

/** Assignments with all names, in the order they were created, which is the walking order. */
export function selectAssignments(
  db: ScopedDatabase,
  filter: AssignmentFilter,
  range?: KeyRange<string>,
) {
  let query = filtered(filter)
    .innerJoin('room as r', 'r.id', 'a.room_id')
    .leftJoin('shelf as s', 's.id', 'a.shelf_id')
    .leftJoin('auth.user as u', 'u.id', 'a.assignee_id')
    .leftJoin('auth.user as b', 'b.id', 'a.sent_back_by')
    .select([
      'a.id',
      'a.audit_id',
      'c.name as audit_name',
      'c.status as audit_status',
      'a.store_id',
      'a.room_id',
      'r.name as room_name',
      'r.position as room_position',
      'a.shelf_id',
      's.code as shelf_code',
      's.name as shelf_name',
      's.position as shelf_position',
      'a.round',
      'a.status',
      'a.assignee_id',
      'u.name as assignee_name',
      'u.image as assignee_image',
      'a.declared_empty',
      'a.reason',
      'a.submitted_at',
      'a.mode',
      'a.pass',
      'a.comparison',
      'a.held_since',
      'a.control_misses',
      'a.control_missed_ms',
      'a.control_unmet',
      'a.partial',
      'a.in_review',
      'a.created_at',
      'a.sent_back_reason',
      'b.name as sent_back_by_name',
      sql<string | null>`c.protocol ->> 'controlTotals'`.as('asks_control'),
    ])
    .orderBy('a.id')
  if (range?.after) query = query.where('a.id', '>', range.after)
  if (range?.until) query = query.where('a.id', '<=', range.until)
  if (range?.limit) query = query.limit(range.limit)
  return db.rows(query)
}

export async function countAssignments(
  db: ScopedDatabase,
  filter: AssignmentFilter,
): Promise<number> {
  const row = await db.first(filtered(filter).select((eb) => eb.fn.countAll<number>().as('count')))
  return row?.count ?? 0
}

/** True if any shelf in the scope has independent counts. */
export async function isCountedTwice(db: ScopedDatabase): Promise<boolean> {
  const found = await db.first(
    sqlBuilder
      .selectFrom('assignment')
      .select('id')
      .where('mode', '=', 'independent')
      .where('status', 'not in', ['returned', 'cancelled'])
      .limit(1),
  )
  return found !== undefined
}

const TO_BE_MADE = ASSIGNMENT_STATUSES.filter((status) => !isClosed(status))

/** Assignments whose place is being counted again; whoever does that must not know these counts. */
export async function selectCountedAgain(db: ScopedDatabase): Promise<ReadonlySet<string>> {
  const rows = await db.rows(
    sqlBuilder
      .selectFrom('assignment as n')
      .innerJoin('assignment as a', (join) =>
        join
          .onRef('a.audit_id', '=', 'n.audit_id')
          .onRef('a.room_id', '=', 'n.room_id')
          .onRef('a.round', '<', 'n.round')
          .on((eb) =>
            eb.or([
              eb('a.shelf_id', '=', eb.ref('n.shelf_id')),
              eb.and([eb('a.shelf_id', 'is', null), eb('n.shelf_id', 'is', null)]),
            ]),
          ),
      )
      .select('a.id')
      .where('n.round', '>', 0)
      .where((eb) => eb('n.status', '=', eb.fn.any(eb.val(TO_BE_MADE)))),
  )
  return new Set(rows.map(({ id }) => id))
}

const OUT = sql<boolean>`${sql.raw(isOut('a'))}`

function filtered(filter: AssignmentFilter) {
  const {
    ids,
    storeIds,
    roomId,
    userId,
    statuses,
    auditStatuses,
    orOut = false,
    out = false,
  } = filter
  let query = sqlBuilder.selectFrom('assignment as a').innerJoin('audit as c', 'c.id', 'a.audit_id')
  if (ids) query = query.where((eb) => eb('a.id', '=', eb.fn.any(eb.val(ids))))
  if (storeIds) query = query.where((eb) => eb('a.store_id', '=', eb.fn.any(eb.val(storeIds))))
  if (roomId !== undefined) query = query.where('a.room_id', '=', roomId)
  if (userId !== undefined) query = query.where('a.assignee_id', '=', userId)
  if (statuses) query = query.where((eb) => eb('a.status', '=', eb.fn.any(eb.val(statuses))))
  if (out) query = query.where(OUT)
  if (auditStatuses) {
    query = query.where((eb) =>
      eb.or([
        eb('c.status', '=', eb.fn.any(eb.val(auditStatuses))),
        ...(orOut ? [eb('c.status', '=', 'submitted').and(OUT)] : []),
      ]),
    )
  }
  return query
}

export type ProgressRow = Awaited<ReturnType<typeof selectProgressOf>>[number]

/** Progress of everything in the scope, or of these assignments. */
export function selectProgressOf(db: ScopedDatabase, assignmentIds?: readonly string[]) {
  let query = sqlBuilder
    .selectFrom('assignment_progress')
    .select([
      'assignment_id',
      'events',
      'lines',
      'quantity',
      'unknown_lines',
      'warnings',
      'quarantined',
      'first_event_at',
      'last_event_at',
      'active_ms',
    ])
  if (assignmentIds) {
    query = query.where((eb) => eb('assignment_id', '=', eb.fn.any(eb.val(assignmentIds))))
  }
  return db.rows(query)
}

/** Devices in the scope that were seen at assignments of these stores. */
export function selectDevices(db: ScopedDatabase, storeIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('assignment_device as d')
      .innerJoin('auth.user as u', 'u.id', 'd.user_id')
      .leftJoin('billing_entity as h', 'h.id', 'd.handheld_id')
      .select([
        'd.assignment_id',
        'd.device_id',
        'h.name as handheld_name',
        'd.user_id',
        'u.name as user_name',
        'd.unsent_events',
        'd.refused_events',
        'd.seen_at',
        'd.lease_expires_at',
      ])
      .where((eb) => eb('d.store_id', '=', eb.fn.any(eb.val(storeIds))))
      .orderBy('d.assignment_id')
      .orderBy('d.device_id'),
  )
}

/** Places that can be counted: shelves, and rooms without shelves, in walking order. */
export function selectCountablePlaces(db: ScopedDatabase, storeIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('room as r')
      .leftJoin('shelf as s', (join) =>
        join.onRef('s.room_id', '=', 'r.id').on('s.archived_at', 'is', null),
      )
      .select([
        'r.store_id',
        'r.id as room_id',
        'r.name as room_name',
        's.id as shelf_id',
        's.code',
      ])
      .where((eb) => eb('r.store_id', '=', eb.fn.any(eb.val(storeIds))))
      .where('r.archived_at', 'is', null)
      .orderBy('r.store_id')
      .orderBy('r.position')
      .orderBy('r.id')
      .orderBy('s.position')
      .orderBy('s.id'),
  )
}

/** The places in these stores that other running audits are counting. In the scope of the organization. */
export function selectBusyPlaces(
  db: ScopedDatabase,
  storeIds: readonly string[],
  exceptAuditId: string,
) {
  return db.rows(
    sqlBuilder
      .selectFrom('assignment as a')
      .innerJoin('audit as c', 'c.id', 'a.audit_id')
      .select(['a.room_id', 'a.shelf_id', 'c.name as audit_name'])
      .where((eb) => eb('a.store_id', '=', eb.fn.any(eb.val(storeIds))))
      .where('a.audit_id', '<>', exceptAuditId)
      .where('a.status', 'not in', ['returned', 'excluded', 'cancelled'])
      .where((eb) =>
        eb.or([
          eb('c.status', 'in', ['active', 'stopped']),
          eb('c.status', '=', 'submitted').and(OUT),
        ]),
      ),
  )
}

/**
 * Audits that are being counted in a store, including recounts during a review, with their number of open shelves. In
 * the scope of the store.
 */
export function selectScannerAudits(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('audit as c')
      .innerJoin('audit_store as t', 't.audit_id', 'c.id')
      .select(['c.id', 'c.name', 'c.status', 'c.protocol'])
      .select((eb) =>
        eb
          .selectFrom('assignment as a')
          // A shelf with two counts is one shelf.
          .select(sql<number>`count(distinct (a.room_id, a.shelf_id))`.as('count'))
          .whereRef('a.audit_id', '=', 'c.id')
          .where('a.status', '=', 'open')
          .where((where) => where.or([where('c.status', '<>', 'submitted'), OUT]))
          .$asScalar()
          .$notNull()
          .as('open_shelves'),
      )
      .where((eb) =>
        eb.or([
          eb('c.status', 'in', ['active', 'stopped']),
          eb('c.status', '=', 'submitted').and(
            eb.exists(
              eb
                .selectFrom('assignment as a')
                .select('a.id')
                .whereRef('a.audit_id', '=', 'c.id')
                .where(OUT),
            ),
          ),
        ]),
      )
      .orderBy('c.id', 'desc'),
  )
}
