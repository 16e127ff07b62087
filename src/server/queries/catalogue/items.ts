// Reads and writes the catalogue, in the scope of the organization.

import type { BarcodeFacts, ItemFacts } from '#domain/item.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import type { KeyRange } from '../keyset.ts'

const COLUMNS = ['id', 'sku', 'name', 'category', 'unit', 'unit_cost', 'unit_price'] as const

/** Sorts after every other character, by code point. */
const LAST = '\u{10ffff}'

/** Ids of items that have, for each of these words, a word that begins with it. */
export async function selectItemIdsByWords(
  db: ScopedDatabase,
  words: readonly string[],
  limit: number,
): Promise<readonly string[]> {
  const [first, ...others] = words
  if (first === undefined) return []
  let query = sqlBuilder
    .selectFrom('item_word as w')
    .select('w.item_id')
    .distinct()
    .where('w.word', '>=', first)
    .where('w.word', '<', `${first}${LAST}`)
  for (const word of others) {
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('item_word as also')
          .select('also.item_id')
          .whereRef('also.item_id', '=', 'w.item_id')
          .where('also.word', '>=', word)
          .where('also.word', '<', `${word}${LAST}`),
      ),
    )
  }
  const rows = await db.rows(query.limit(limit))
  return rows.map((row) => row.item_id)
}

export function selectNewestItems(db: ScopedDatabase, limit: number) {
  return db.rows(
    sqlBuilder
      .selectFrom('item')
      .select(COLUMNS)
      .where('archived_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(limit),
  )
}

/** Newest first. */
export function selectItemRange(db: ScopedDatabase, { after, until, limit }: KeyRange<string>) {
  let query = sqlBuilder
    .selectFrom('item')
    .select(COLUMNS)
    .where('archived_at', 'is', null)
    .orderBy('id', 'desc')
  if (after !== undefined) query = query.where('id', '<', after)
  if (until !== undefined) query = query.where('id', '>=', until)
  return db.rows(limit === undefined ? query : query.limit(limit))
}

export async function countItems(db: ScopedDatabase): Promise<number> {
  const row = await db.first(
    sqlBuilder
      .selectFrom('item')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('archived_at', 'is', null),
  )
  return Number(row?.count ?? 0)
}

export async function selectItems(db: ScopedDatabase, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db.rows(
    sqlBuilder
      .selectFrom('item')
      .select(COLUMNS)
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .where('archived_at', 'is', null)
      .orderBy('name')
      .orderBy('id'),
  )
}

export async function selectBarcodes(db: ScopedDatabase, itemIds: readonly string[]) {
  if (itemIds.length === 0) return []
  return db.rows(
    sqlBuilder
      .selectFrom('item_barcode')
      .select(['item_id', 'raw', 'quantity'])
      .where((eb) => eb('item_id', '=', eb.fn.any(eb.val(itemIds))))
      .orderBy('code_key'),
  )
}

/** The item that has this code. */
export function selectBarcodeOwner(db: ScopedDatabase, codeKey: string) {
  return db.first(
    sqlBuilder
      .selectFrom('item_barcode as b')
      .innerJoin('item as i', 'i.id', 'b.item_id')
      .select(['i.id', 'i.name', 'i.archived_at'])
      .where('b.code_key', '=', codeKey),
  )
}

export function selectItemBySku(db: ScopedDatabase, sku: string) {
  return db.first(
    sqlBuilder
      .selectFrom('item')
      .select(['id', 'name'])
      .where('sku', '=', sku)
      .where('archived_at', 'is', null),
  )
}

interface SavedItem extends ItemFacts {
  readonly organizationId: string
  readonly id: string
}

export async function saveItem(db: ScopedDatabase, item: SavedItem): Promise<void> {
  const values = {
    sku: item.sku,
    name: item.name,
    category: item.category,
    unit: item.unit,
    unit_cost: item.unitCost,
    unit_price: item.unitPrice,
  }
  await db.rows(
    sqlBuilder
      .insertInto('item')
      .values({ organization_id: item.organizationId, id: item.id, ...values })
      .onConflict((oc) => oc.columns(['organization_id', 'id']).doUpdateSet(values)),
  )
}

/** Returns false if another item has the code, which a concurrent transaction may have given it. */
export async function insertBarcode(
  db: ScopedDatabase,
  organizationId: string,
  itemId: string,
  { key, raw, quantity }: BarcodeFacts,
): Promise<boolean> {
  const rows = await db.rows(
    sqlBuilder
      .insertInto('item_barcode')
      .values({ organization_id: organizationId, code_key: key, item_id: itemId, raw, quantity })
      .onConflict((oc) =>
        oc
          .columns(['organization_id', 'code_key'])
          .doUpdateSet({ quantity })
          .where('item_barcode.item_id', '=', itemId),
      )
      .returning('item_id'),
  )
  return rows.length > 0
}

export function deleteBarcode(db: ScopedDatabase, itemId: string, codeKey: string) {
  return db.rows(
    sqlBuilder
      .deleteFrom('item_barcode')
      .where('item_id', '=', itemId)
      .where('code_key', '=', codeKey),
  )
}

export function archiveItem(db: ScopedDatabase, itemId: string, now: Date) {
  return db.rows(sqlBuilder.updateTable('item').set({ archived_at: now }).where('id', '=', itemId))
}

const INDEX_ITEMS = rawStatement<Record<string, never>, [readonly string[]]>()({
  name: 'index_items',
  text: 'select from app.index_items($1)',
  reads: [],
})

/** Rebuilds the search words of these items. */
export function indexItems(db: ScopedDatabase, itemIds: readonly string[]) {
  return db.raw(INDEX_ITEMS, [itemIds])
}
