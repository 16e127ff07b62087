// Audits, read in the scope of one of them, of a store or of the organization.

import { sql } from 'kysely'
import { ASSIGNMENT_STATUSES, IN_FORCE_STATUSES, isExplained } from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import type { Coverage } from '#domain/checklist.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import type { KeyRange } from '../keyset.ts'
import { isOut } from '../results/handed-in.ts'

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

/** Undefined: whatever it is. */
export interface AuditFilter {
  readonly statuses?: readonly AuditStatus[] | undefined
  /** Those that count at least one of these stores. */
  readonly storeIds?: readonly string[] | undefined
}

/** The newest first. */
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

function filtered({ statuses, storeIds }: AuditFilter) {
  let query = sqlBuilder.selectFrom('audit as a')
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

/** Which stores audits count. */
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

/** How many shelves of audits there are and are explained, by store; see `coverageOf`. */
export function selectCoverage(db: ScopedDatabase, auditIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom((eb) =>
        eb
          .selectFrom('assignment as a')
          .select(['a.audit_id', 'a.store_id'])
          // A shelf is explained when all its counts are in; not where one of two could not be made.
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

/** Of several stores or audits together. */
export function sumCoverage(rows: readonly Coverage[]): Coverage {
  return {
    shelves: rows.reduce((sum, { shelves }) => sum + shelves, 0),
    explained: rows.reduce((sum, { explained }) => sum + explained, 0),
  }
}

/** In the scope of the audit: its stores. */
export async function selectAuditStoreIds(db: ScopedDatabase): Promise<readonly string[]> {
  const rows = await db.rows(
    sqlBuilder.selectFrom('audit_store').select('store_id').orderBy('store_id'),
  )
  return rows.map((row) => row.store_id)
}

/** In the scope of the audit: all of it. */
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

/** In the scope of the organization: the audit that this one corrects, and those that correct it. */
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

/** In the scope of the audit: what counting depends on. */
export function selectCountingFacts(db: ScopedDatabase) {
  return db.first(
    sqlBuilder.selectFrom('audit').select(['name', 'status', 'protocol', 'pauses', 'started_at']),
  )
}

/** In the scope of the audit: why nobody counts in it now, and who said so. */
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

/** For changes of an audit's state: waits for counts that are being recorded, and holds up others. */
export function lockAudit(db: ScopedDatabase, auditId: string) {
  return db.raw(LOCK, [auditId])
}

/** For work that needs the state of the audit to stay: any number at once, and nothing is written. */
export function shareAuditLock(db: ScopedDatabase, auditId: string) {
  return db.raw(SHARE_LOCK, [auditId])
}

/** Also of stores that are gone: what was counted there stays. */
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

/** Serialises audits that start in the same stores. */
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
