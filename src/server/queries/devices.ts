// The catalogue in slices, in the scope of its organization.

import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import type { KeyRange } from './keyset.ts'

/** In the order of ids, so that slices have no gaps while items come and go. */
export function selectItemSlice(db: ScopedDatabase, { after, until, limit }: KeyRange<string>) {
  let query = sqlBuilder
    .selectFrom('item')
    .select(['id', 'name', 'sku', 'unit'])
    .where('archived_at', 'is', null)
    .orderBy('id')
  if (after) query = query.where('id', '>', after)
  if (until) query = query.where('id', '<=', until)
  if (limit) query = query.limit(limit)
  return db.rows(query)
}

export async function countItems(db: ScopedDatabase): Promise<number> {
  const row = await db.first(
    sqlBuilder
      .selectFrom('item')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('archived_at', 'is', null),
  )
  return row?.count ?? 0
}
