// What a completed audit exports: the files it was compared with, and its counts.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

export type BaselineFileRow = Awaited<ReturnType<typeof selectBaselineFiles>>[number]

/** The imports that the baselines of these stores came from. In the scope of the organization. */
export function selectBaselineFiles(
  db: ScopedDatabase,
  auditId: string,
  storeIds: readonly string[],
) {
  return db.rows(
    sqlBuilder
      .selectFrom('audit_store as s')
      .innerJoin('import as i', 'i.baseline_id', 's.baseline_id')
      .leftJoin('file as f', 'f.id', 'i.file_id')
      .select([
        'i.id',
        's.store_id',
        'i.file_id',
        'i.file_name',
        'i.file_sha256',
        'i.file_bytes',
        'i.format',
        'i.headers',
        'i.mapping',
        'i.repairs',
        'i.count_column',
        'f.id as kept_file_id',
      ])
      .where('s.audit_id', '=', auditId)
      .where((eb) => eb('s.store_id', '=', eb.fn.any(eb.val(storeIds))))
      .orderBy('i.id'),
  )
}

export interface CountedRow {
  readonly item_id: string
  readonly sku: string | null
  readonly name: string
  readonly category: string | null
  readonly unit: string
  readonly expected: number | null
  readonly counted: number | null
  readonly settled: number | null
  readonly review: string
  readonly codes: readonly { readonly raw: string; readonly key: string }[] | null
}

/**
 * Lines as they were sealed. Barcodes, and SKUs that lines lack, are the current ones, because files are matched by
 * them.
 */
const COUNTED = rawStatement<CountedRow, [string, string, string | null, number]>()({
  name: 'stock_counts',
  text: `
    select l.item_id, coalesce(l.sku, i.sku) as sku, l.name, l.category, l.unit, l.expected, l.counted,
      l.settled, l.review, c.codes
    from audit_line l
    left join item i on i.id = l.item_id
    left join lateral (
      select json_agg(json_build_object('raw', b.raw, 'key', b.code_key)
        order by b.quantity, b.code_key) as codes
      from item_barcode b where b.item_id = l.item_id
    ) c on true
    where l.audit_id = $1 and l.store_id = $2 and ($3::uuid is null or l.item_id > $3)
    order by l.item_id limit $4`,
  reads: ['audit_line', 'item', 'item_barcode'],
})

/** In the order of ids. In the scope of the organization. */
export function selectCounted(
  db: ScopedDatabase,
  {
    auditId,
    storeId,
    after,
    most,
  }: {
    readonly auditId: string
    readonly storeId: string
    readonly after: string | null
    readonly most: number
  },
) {
  return db.raw(COUNTED, [auditId, storeId, after, most])
}

interface ShelfCountRow {
  readonly item_id: string
  readonly place_id: string
  readonly shelf_code: string | null
  readonly room_name: string
  readonly standing: number | null
  readonly handed_in: boolean
}

const BY_SHELF = rawStatement<ShelfCountRow, [string, string, readonly string[]]>()({
  name: 'stock_counts_by_shelf',
  text: `
    select item_id, place_id, min(shelf_code) as shelf_code, min(room_name) as room_name,
      sum(standing)::bigint as standing, bool_and(handed_in) as handed_in
    from audit_line_place
    where audit_id = $1 and store_id = $2 and item_id = any($3)
    group by item_id, place_id order by item_id, place_id`,
  reads: ['audit_line_place'],
})

export function selectShelfCounts(
  db: ScopedDatabase,
  auditId: string,
  storeId: string,
  itemIds: readonly string[],
) {
  return db.raw(BY_SHELF, [auditId, storeId, itemIds])
}
