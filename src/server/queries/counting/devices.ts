// What devices download, in the scope of the organization.

import type { ReadChange } from '#domain/catalogue-position.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

/** Undefined if the catalogue has never had an item. */
export function selectCatalogueVersion(db: ScopedDatabase) {
  return db.first(sqlBuilder.selectFrom('catalogue_version').select(['era', 'version']))
}

interface ChangeRow {
  readonly item_id: string
  readonly version: number
  /** False if the item has another change later on. */
  readonly is_last: boolean
}

const CATALOGUE_CHANGES = rawStatement<
  ChangeRow,
  [places: readonly string[], version: number, itemId: string, limit: number]
>()({
  name: 'catalogue_changes',
  text: `
    with page as materialized (
      select c.item_id, c.place_id, c.version
      from catalogue_change c
      where c.place_id = any($1) and (c.version, c.item_id) > ($2::bigint, $3::uuid)
      order by c.version, c.item_id limit $4
    )
    select p.item_id, p.version, not exists (
      select from catalogue_change l
      where l.item_id = p.item_id and l.place_id = any($1)
        and (l.version > p.version or l.version = p.version and l.place_id > p.place_id)
    ) as is_last
    from page p order by p.version, p.item_id`,
  reads: ['catalogue_change'],
})

/**
 * Changes of items, or of their usual places in one of these stores. Whether a change is the last one of its item is
 * only looked up for the page: filtering first took as long for every page as for the whole list.
 */
export function selectCatalogueChanges(
  db: ScopedDatabase,
  organizationId: string,
  storeIds: readonly string[],
  { after, limit }: { readonly after: ReadChange; readonly limit: number },
) {
  const places = [organizationId, ...storeIds]
  return db.raw(CATALOGUE_CHANGES, [places, after.version, after.itemId, limit])
}

export async function selectPackedItems(db: ScopedDatabase, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db.rows(
    sqlBuilder
      .selectFrom('item')
      .select(['id', 'name', 'sku', 'unit'])
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .where('archived_at', 'is', null)
      .orderBy('id'),
  )
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

interface UsualPlaceRow {
  readonly store_id: string
  readonly item_id: string
  readonly shelf_id: string
  readonly code: string
}

const USUAL_PLACES = rawStatement<
  UsualPlaceRow,
  [storeIds: readonly string[], itemIds: readonly string[]]
>()({
  name: 'usual_places',
  text: `
    select p.store_id, p.item_id, p.shelf_id, f.code
    from unnest($1::uuid[]) as wanted (store_id)
    cross join lateral (
      select a.id from audit a
      join audit_store s on s.audit_id = a.id
      where s.store_id = wanted.store_id and a.status = 'completed'
      order by a.completed_at desc, a.id limit 1
    ) last
    join audit_line_place p on p.audit_id = last.id and p.store_id = wanted.store_id
    join shelf f on f.id = p.shelf_id
    where p.item_id = any($2) and p.standing > 0 and f.archived_at is null
    group by p.store_id, p.item_id, p.shelf_id, f.code
    order by p.item_id, sum(p.standing) desc, p.shelf_id`,
  reads: ['audit', 'audit_line_place', 'audit_store', 'shelf'],
})

/** The places where the last completed audit of each store counted these items, largest quantity first. */
export function selectUsualPlaces(
  db: ScopedDatabase,
  storeIds: readonly string[],
  itemIds: readonly string[],
) {
  return db.raw(USUAL_PLACES, [storeIds, itemIds])
}

/** What a baseline expects on a shelf. In the scope of the organization. */
export function selectExpectedHere(db: ScopedDatabase, baselineId: string, shelfId: string) {
  return db.rows(
    sqlBuilder
      .selectFrom('audit_item_shelf as e')
      .innerJoin('item as i', 'i.id', 'e.item_id')
      .select(['i.id', 'i.name'])
      .where('e.baseline_id', '=', baselineId)
      .where('e.shelf_id', '=', shelfId)
      .where('e.expected', '>', 0)
      .orderBy('i.name')
      .orderBy('i.id'),
  )
}

/** In the scope of the organization, or of one of these stores. */
export function selectLabelTemplates(db: ScopedDatabase, storeIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('store')
      .select(['id', 'label_templates'])
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(storeIds))))
      .orderBy('id'),
  )
}

/** In the scope of the store. */
export function updateLabelTemplates(db: ScopedDatabase, templates: readonly string[]) {
  return db.rows(sqlBuilder.updateTable('store').set({ label_templates: templates }))
}
