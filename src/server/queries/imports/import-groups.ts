// Files for several stores: one import per store, in the scope of their organization.

import type { StoreAnswer } from '#domain/import/stores-in-file.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

export function insertGroup(
  db: ScopedDatabase,
  group: {
    readonly organizationId: string
    readonly id: string
    readonly answers: readonly StoreAnswer[]
  },
) {
  return db.rows(
    sqlBuilder.insertInto('import_group').values({
      organization_id: group.organizationId,
      id: group.id,
      answers: JSON.stringify(group.answers),
    }),
  )
}

export function selectGroup(db: ScopedDatabase, groupId: string) {
  return db.first(
    sqlBuilder.selectFrom('import_group').select(['id', 'answers']).where('id', '=', groupId),
  )
}

/** In the order in which the file names their stores. */
export function selectMembers(db: ScopedDatabase, groupId: string) {
  return db.rows(
    sqlBuilder
      .selectFrom('import as i')
      .innerJoin('store as s', 's.id', 'i.store_id')
      .leftJoin('auth.user as u', 'u.id', 'i.created_by')
      .selectAll('i')
      .select(['s.name as store_name', 's.archived_at as store_archived_at'])
      .select('u.name as created_by_name')
      .where('i.group_id', '=', groupId)
      .orderBy('i.id'),
  )
}

/** Locks the imports of a group, in the same order as jobs do, so that concurrent steps run one after the other. */
export function lockMembers(db: ScopedDatabase, groupId: string) {
  return db.rows(
    sqlBuilder
      .selectFrom('import')
      .select('id')
      .where('group_id', '=', groupId)
      .orderBy('id')
      .forUpdate(),
  )
}

export function selectTotals(db: ScopedDatabase, baselineIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('baseline')
      .select(['id', 'items', 'quantity'])
      .where('id', 'in', [...baselineIds]),
  )
}

const COUNT_NEW_ITEMS = rawStatement<{ new_items: number }, [importIds: readonly string[]]>()({
  name: 'count_new_items_of_group',
  text: `
    select count(distinct coalesce(r.sku, r.code_key, r.name))::int as new_items
    from import_row r
    join import i on i.organization_id = r.organization_id and i.id = r.import_id
    where r.import_id = any($1::uuid[]) and r.errors is null and r.item_id is null
      and not exists (
        select from unnest(r.flags) as f (code) where i.decisions ->> f.code = 'leave_out')`,
  reads: ['import_row', 'import'],
})

/** The number of items the imports create together: an item in several stores is created once. */
export async function countNewItems(
  db: ScopedDatabase,
  importIds: readonly string[],
): Promise<number> {
  const [row] = await db.raw(COUNT_NEW_ITEMS, [importIds])
  return row?.new_items ?? 0
}
