// The baselines that the stores of an audit are compared with.

import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

export type BaselineRow = Awaited<ReturnType<typeof selectBaselinesOf>>[number]

/** In the scope of the organization, because a baseline may belong to a store and not to the audit. */
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

/** A store's baseline goes to its next audit only, so it is removed from the store. */
export function releaseStoreBaselines(db: ScopedDatabase, baselineIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .updateTable('store')
      .set({ baseline_id: null })
      .where((eb) => eb('baseline_id', '=', eb.fn.any(eb.val(baselineIds)))),
  )
}

/** The expected quantity of an item, by store that has a baseline. In the scope of the audit. */
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
