// What the stores of an audit are compared with.

import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

export type BaselineRow = Awaited<ReturnType<typeof selectBaselinesOf>>[number]

/** In the scope of the organization: a baseline may have come with a store, and not with the audit. */
export function selectBaselinesOf(
  db: ScopedDatabase,
  auditId: string,
  storeIds: readonly string[],
) {
  return db.rows(
    sqlBuilder
      .selectFrom('audit_store as s')
      .innerJoin('baseline as b', 'b.id', 's.baseline_id')
      .select([
        'b.id',
        's.store_id',
        'b.audit_id',
        'b.version',
        'b.file_name',
        'b.by_shelf',
        'b.items',
        'b.quantity',
        'b.created_at',
        'b.current_at',
      ])
      .where('s.audit_id', '=', auditId)
      .where((eb) => eb('s.store_id', '=', eb.fn.any(eb.val(storeIds))))
      .orderBy('s.store_id'),
  )
}

/** A store gives its baseline to its next audit, and to no other one after that. */
export function releaseStoreBaselines(db: ScopedDatabase, baselineIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .updateTable('store')
      .set({ baseline_id: null })
      .where((eb) => eb('baseline_id', '=', eb.fn.any(eb.val(baselineIds)))),
  )
}

/** In the scope of the audit: how much of an item is expected, by store that is compared with something. */
export function selectExpectedOf(db: ScopedDatabase, storeIds: readonly string[], itemId: string) {
  return db.rows(
    sqlBuilder
      .selectFrom('audit_store as s')
      .leftJoin('audit_item as e', (join) =>
        join.onRef('e.baseline_id', '=', 's.baseline_id').on('e.item_id', '=', itemId),
      )
      .select(['s.store_id', 'e.expected'])
      .where('s.baseline_id', 'is not', null)
      .where((eb) => eb('s.store_id', '=', eb.fn.any(eb.val(storeIds)))),
  )
}
