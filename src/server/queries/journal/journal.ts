// The journal: who did what and when.

import { sql } from 'kysely'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import type { KeyRange } from '../keyset.ts'

export interface JournalEntry {
  readonly organizationId: string
  readonly id: string
  readonly auditId: string | null
  /** Null if it concerns more than one store. */
  readonly storeId: string | null
  readonly userId: string
  readonly action: string
  readonly details: Readonly<Record<string, unknown>>
}

export function insertJournal(db: ScopedDatabase, entry: JournalEntry) {
  return db.rows(
    sqlBuilder.insertInto('journal').values({
      organization_id: entry.organizationId,
      id: entry.id,
      audit_id: entry.auditId,
      store_id: entry.storeId,
      user_id: entry.userId,
      action: entry.action,
      details: JSON.stringify(entry.details),
    }),
  )
}

/** Entries about these stores or the whole audit, newest first. In the scope of an audit. */
export function selectJournal(
  db: ScopedDatabase,
  storeIds: readonly string[],
  range: KeyRange<string>,
) {
  let query = inStores(storeIds)
    .leftJoin('auth.user as u', 'u.id', 'j.user_id')
    .leftJoin('auth.user as p', (join) => join.on('p.id', '=', sql`j.details ->> 'userId'`))
    .select([
      'j.id',
      'j.at',
      'j.user_id',
      'u.name as user_name',
      'p.name as person_name',
      'j.action',
      'j.details',
    ])
    .orderBy('j.id', 'desc')
  if (range.after) query = query.where('j.id', '<', range.after)
  if (range.until) query = query.where('j.id', '>=', range.until)
  if (range.limit) query = query.limit(range.limit)
  return db.rows(query)
}

export async function countJournal(
  db: ScopedDatabase,
  storeIds: readonly string[],
): Promise<number> {
  const row = await db.first(
    inStores(storeIds).select((eb) => eb.fn.countAll<number>().as('count')),
  )
  return row?.count ?? 0
}

function inStores(storeIds: readonly string[]) {
  return sqlBuilder
    .selectFrom('journal as j')
    .where((eb) =>
      eb.or([eb('j.store_id', 'is', null), eb('j.store_id', '=', eb.fn.any(eb.val(storeIds)))]),
    )
}
