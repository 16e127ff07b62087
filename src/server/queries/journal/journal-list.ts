// The journal of an organization, newest first.

import { type ExpressionBuilder, sql } from 'kysely'
import type { JournalFilter } from '#contract/journal.ts'
import type { Schema } from '#server/db/schema.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import type { KeyRange } from '../keyset.ts'

/** The entries a person may see: all, or those in these stores and their own. */
export type JournalView =
  | { readonly kind: 'all' }
  | { readonly kind: 'stores'; readonly storeIds: readonly string[]; readonly userId: string }

export function selectEntries(
  db: ScopedDatabase,
  view: JournalView,
  filter: JournalFilter,
  range: KeyRange<string>,
) {
  let entries = filtered(view, filter)
    .leftJoin('auth.user as u', 'u.id', 'j.user_id')
    .leftJoin('auth.user as p', (join) => join.on('p.id', '=', sql`j.details ->> 'userId'`))
    .leftJoin('audit as c', 'c.id', 'j.audit_id')
    .leftJoin('store as s', 's.id', 'j.store_id')
    .select([
      'j.id',
      'j.at',
      'j.user_id',
      'u.name as user_name',
      'j.action',
      'j.audit_id',
      'c.name as audit_name',
      'j.store_id',
      's.name as store_name',
      'p.name as person_name',
      'j.details',
    ])
    .orderBy('j.id', 'desc')
  if (range.after) entries = entries.where('j.id', '<', range.after)
  if (range.until) entries = entries.where('j.id', '>=', range.until)
  if (range.limit) entries = entries.limit(range.limit)
  return db.rows(entries)
}

export async function countEntries(
  db: ScopedDatabase,
  view: JournalView,
  filter: JournalFilter,
): Promise<number> {
  const row = await db.first(
    filtered(view, filter).select((eb) => eb.fn.countAll<number>().as('count')),
  )
  return row?.count ?? 0
}

function filtered(view: JournalView, filter: JournalFilter) {
  const { userId, action, auditId, storeId, fromMs, untilMs } = filter
  let entries = seen(view)
  if (userId !== undefined) entries = entries.where('j.user_id', '=', userId)
  if (auditId !== undefined) entries = entries.where('j.audit_id', '=', auditId)
  if (storeId !== undefined) entries = entries.where((eb) => inStores(eb, [storeId]))
  if (fromMs !== undefined) entries = entries.where('j.at', '>=', new Date(fromMs))
  if (untilMs !== undefined) entries = entries.where('j.at', '<', new Date(untilMs))
  if (action === undefined) return entries
  return entries.where((eb) =>
    eb.or([eb('j.action', '=', action), eb('j.action', 'like', `${escaped(action)}.%`)]),
  )
}

function all() {
  return sqlBuilder.selectFrom('journal as j')
}

function seen(view: JournalView): ReturnType<typeof all> {
  if (view.kind === 'all') return all()
  const { storeIds, userId } = view
  return all().where((eb) => eb.or([eb('j.user_id', '=', userId), inStores(eb, storeIds)]))
}

type Entries = ExpressionBuilder<Schema & { j: Schema['journal'] }, 'j'>

/** Entries in one of these stores, or about an audit that counts one of them. */
function inStores(eb: Entries, storeIds: readonly string[]) {
  return eb.or([
    eb('j.store_id', '=', eb.fn.any(eb.val(storeIds))),
    eb.and([
      eb('j.store_id', 'is', null),
      eb.exists(
        eb
          .selectFrom('audit_store as t')
          .select('t.audit_id')
          .whereRef('t.audit_id', '=', 'j.audit_id')
          .where((inner) => inner('t.store_id', '=', inner.fn.any(inner.val(storeIds)))),
      ),
    ]),
  ])
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
