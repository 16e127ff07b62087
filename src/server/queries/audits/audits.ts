// Reads audits, in the scope of one of them, of a store or of the organization.

import { sql } from 'kysely'
import type { TimeSpan } from '#contract/time-span.ts'
import { ASSIGNMENT_STATUSES, IN_FORCE_STATUSES, isExplained } from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import type { Coverage } from '#domain/checklist.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import type { KeyRange } from '../keyset.ts'
import { isOut } from '../results/handed-in.ts'
import { isInSpan } from '../time-span.ts'

const COLUMNS = [
  'a.id',
  'a.organization_id',
  'a.name',
  'a.status',
  'a.created_at',
  'a.due_at',
  'a.started_at',
  'a.completed_at',
  'a.cancelled_at',
] as const

export type AuditRow = Awaited<ReturnType<typeof selectAudits>>[number]

/** Undefined fields do not filter. */
export interface AuditFilter {
  readonly statuses?: readonly AuditStatus[] | undefined
  /** Audits that count at least one of these stores. */
  readonly storeIds?: readonly string[] | undefined
  /** When their status changed last. */
  readonly changed?: TimeSpan | undefined
}

/** An audit that goes on, or is counted again, says so by the end of its last pause. */
const CHANGED_AT = sql<Date>`greatest(a.created_at, a.started_at, a.stopped_at, a.submitted_at, a.completed_at,
  a.cancelled_at, to_timestamp((a.pauses -> -1 ->> 'untilMs')::float8 / 1000))`

/** Newest first. */
export function selectAudits(db: ScopedDatabase, filter: AuditFilter, range?: KeyRange<string>) {
  let query = filtered(filter).select(COLUMNS).orderBy('a.id', 'desc')
  if (range?.after) query = query.where('a.id', '<', range.after)
  if (range?.until) query = query.where('a.id', '>=', range.until)
  if (range?.limit) query = query.limit(range.limit)
  return db.rows(query)
}

export async function countAudits(db: ScopedDatabase, filter: AuditFilter): Promise<number> {
  const row = await db.first(filtered(filter).select((eb) => eb.fn.countAll<number>().as('count')))
  return row?.count ?? 0
}

function filtered({ statuses, storeIds, changed }: AuditFilter) {
  let query = sqlBuilder.selectFrom('audit as a')
  if (changed) query = query.where(isInSpan(CHANGED_AT, changed))
  if (statuses) query = query.where((eb) => eb('a.status', '=', eb.fn.any(eb.val(statuses))))
  if (storeIds) {
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('audit_store as s')
          .select('s.store_id')
          .whereRef('s.audit_id', '=', 'a.id')
          .where((on) => on('s.store_id', '=', on.fn.any(on.val(storeIds)))),
      ),
    )
  }
  return query
}

/** The stores that audits count. */
export function selectStoresOfAudits(db: ScopedDatabase, auditIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('audit_store')
      .select(['audit_id', 'store_id'])
      .where((eb) => eb('audit_id', '=', eb.fn.any(eb.val(auditIds))))
      .orderBy('store_id'),
  )
}

const EXPLAINED = ASSIGNMENT_STATUSES.filter(isExplained)

/** The number of shelves of audits, and of explained ones, by store; see `coverageOf`. */
export function selectCoverage(db: ScopedDatabase, auditIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom((eb) =>
        eb
          .selectFrom('assignment as a')
          .select(['a.audit_id', 'a.store_id'])
          // A shelf is explained once all its counts are in, but not if one of two was excluded.
          .select(
            sql<boolean>`bool_and(a.status = any(${EXPLAINED})) and count(distinct a.round)
              = count(distinct (a.round, a.status = 'excluded'))`.as('explained'),
          )
          .where((eb) => eb('a.audit_id', '=', eb.fn.any(eb.val(auditIds))))
          .where((eb) => eb('a.status', '=', eb.fn.any(eb.val(IN_FORCE_STATUSES))))
          .where(sql<boolean>`not ${sql.raw(isOut('a'))}`)
          .groupBy(['a.audit_id', 'a.store_id', 'a.room_id', 'a.shelf_id'])
          .as('place'),
      )
      .select(['place.audit_id', 'place.store_id'])
      .select((eb) => [
        eb.fn.countAll<number>().as('shelves'),
        eb.fn.countAll<number>().filterWhere('place.explained', '=', true).as('explained'),
      ])
      .groupBy(['place.audit_id', 'place.store_id']),
  )
}

/** The sum over several stores or audits. */
export function sumCoverage(rows: readonly Coverage[]): Coverage {
  return {
    shelves: rows.reduce((sum, { shelves }) => sum + shelves, 0),
    explained: rows.reduce((sum, { explained }) => sum + explained, 0),
  }
}

/** The stores of the audit. In its scope. */
export async function selectAuditStoreIds(db: ScopedDatabase): Promise<readonly string[]> {
  const rows = await db.rows(
    sqlBuilder.selectFrom('audit_store').select('store_id').orderBy('store_id'),
  )
  return rows.map((row) => row.store_id)
}

/** All columns of the audit. In its scope. */
export function selectAudit(db: ScopedDatabase) {
  return db.first(
    sqlBuilder
      .selectFrom('audit as a')
      .leftJoin('auth.user as u', 'u.id', 'a.created_by')
      .select(COLUMNS)
      .select([
        'a.protocol',
        'a.without_baseline',
        'a.stopped_at',
        'a.submitted_at',
        'a.status_reason',
        'a.pauses',
        'a.corrects_audit_id',
        'u.name as created_by_name',
      ]),
  )
}

/** The audit that this one corrects, and those that correct it. In the scope of the organization. */
export function selectLinkedAudits(
  db: ScopedDatabase,
  { auditId, corrects }: { readonly auditId: string; readonly corrects: string | null },
) {
  return db.rows(
    sqlBuilder
      .selectFrom('audit')
      .select(['id', 'name', 'status'])
      .where((eb) => eb.or([eb('corrects_audit_id', '=', auditId), eb('id', '=', corrects)]))
      .orderBy('id'),
  )
}

/** What counting depends on. In the scope of the audit. */
export function selectCountingFacts(db: ScopedDatabase) {
  return db.first(
    sqlBuilder.selectFrom('audit').select(['name', 'status', 'protocol', 'pauses', 'started_at']),
  )
}

/** Why the audit is not being counted, and who stopped it. In the scope of the audit. */
export function selectPause(db: ScopedDatabase) {
  return db.first(
    sqlBuilder
      .selectFrom('audit as a')
      .leftJoin('auth.user as u', 'u.id', 'a.status_by')
      .select(['a.status_reason as reason', 'u.name as by']),
  )
}

const LOCK = rawStatement<Record<string, never>, [string]>()({
  name: 'lock_audit',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
  reads: [],
})
const SHARE_LOCK = rawStatement<Record<string, never>, [string]>()({
  name: 'share_audit_lock',
  text: 'select pg_advisory_xact_lock_shared(hashtextextended($1, 0))',
  reads: [],
})

/** For changes of the status of an audit: waits for counts that are being recorded, and makes later ones wait. */
export function lockAudit(db: ScopedDatabase, auditId: string) {
  return db.raw(LOCK, [auditId])
}

/**
 * For work during which the status must not change: any number of transactions share the lock, and nothing is written.
 */
export function shareAuditLock(db: ScopedDatabase, auditId: string) {
  return db.raw(SHARE_LOCK, [auditId])
}

/** Includes archived stores, because their counts remain. */
export function selectStoreNames(db: ScopedDatabase, storeIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('store')
      .select(['id', 'name'])
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(storeIds))))
      .orderBy('created_at')
      .orderBy('id'),
  )
}

/** Locks the stores, so that audits start in them one after the other. */
export function lockStores(db: ScopedDatabase, storeIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('store')
      .select(['id', 'baseline_id'])
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(storeIds))))
      .where('archived_at', 'is', null)
      .orderBy('id')
      .forUpdate(),
  )
}
