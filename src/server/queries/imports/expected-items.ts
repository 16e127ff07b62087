// What a baseline expects, in the scope of its store.

import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import type { KeyRange } from '../keyset.ts'

/** In the order of ids, with the names of today. */
export function selectExpectedItems(
  db: ScopedDatabase,
  baselineId: string,
  { after, until, limit }: KeyRange<string>,
) {
  let query = sqlBuilder
    .selectFrom('audit_item as e')
    .innerJoin('item as i', 'i.id', 'e.item_id')
    .select(['i.id', 'i.sku', 'i.name', 'i.category', 'i.unit', 'e.expected', 'e.unit_cost'])
    .where('e.baseline_id', '=', baselineId)
    .orderBy('e.item_id')
  if (after) query = query.where('e.item_id', '>', after)
  if (until) query = query.where('e.item_id', '<=', until)
  if (limit) query = query.limit(limit)
  return db.rows(query)
}

export function selectExpectedShelves(
  db: ScopedDatabase,
  baselineId: string,
  itemIds: readonly string[],
) {
  return db.rows(
    sqlBuilder
      .selectFrom('audit_item_shelf')
      .select(['item_id', 'shelf_id', 'expected'])
      .where('baseline_id', '=', baselineId)
      .where((eb) => eb('item_id', '=', eb.fn.any(eb.val(itemIds))))
      .orderBy('item_id')
      .orderBy('shelf_id'),
  )
}

export async function countExpectedItems(db: ScopedDatabase, baselineId: string): Promise<number> {
  const row = await db.first(
    sqlBuilder.selectFrom('baseline').select('items').where('id', '=', baselineId),
  )
  return row?.items ?? 0
}
