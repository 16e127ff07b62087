// Items without a barcode that scans, as far as they concern a store. Read and written in its scope.

import { MOST_COUNTED, type ScanOnceAnswer, type ScanOnceProblem } from '#domain/scan-once.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { TableName } from '#server/db/schema.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

/** Baselines of the store: the one for its next audit, and those of current audits. */
const IN_FORCE = `
  select b.id, b.created_at from baseline b where b.store_id = $1 and b.id in (
    select s.baseline_id from store s where s.id = $1
    union all
    select s.baseline_id from audit_store s
    join audit a on a.organization_id = s.organization_id and a.id = s.audit_id
    where s.store_id = $1 and a.status in ('draft', 'active', 'stopped'))`

const IS_OPEN = `o.answer is null and not exists (
  select from item_barcode c where c.organization_id = o.organization_id and c.item_id = o.item_id
    and c.code_key is distinct from o.file_code_key)`

/** Answers to items of an earlier file are no longer part of the work. */
const IS_OF_NOW = `greatest(o.listed_at, o.answered_at) >=
  coalesce((select min(f.created_at) from in_force f), '-infinity')`

/** The items of this store. `is_open`: still to be scanned. */
const LISTED = `
  with in_force as (${IN_FORCE}), listed as not materialized (
    select o.*, i.name, i.sku, ${IS_OPEN} as is_open, ${IS_OF_NOW} as is_of_now
    from scan_once_item o
    join item i on i.organization_id = o.organization_id and i.id = o.item_id
    where i.archived_at is null and (o.store_id = $1 or exists (
      select from in_force f
      join audit_item e on e.organization_id = o.organization_id and e.baseline_id = f.id
        and e.item_id = o.item_id))
  )`

const LISTED_READS = [
  'audit',
  'audit_item',
  'audit_store',
  'baseline',
  'item',
  'scan_once_item',
  'store',
] as const satisfies readonly TableName[]

const countOf = (name: string, part: string) =>
  rawStatement<{ count: number }, [storeId: string]>()({
    name,
    text: `${LISTED}
      select count(*)::int as count from (select from listed where ${part} limit ${MOST_COUNTED}) x`,
    reads: [...LISTED_READS, 'item_barcode'],
  })

const COUNT_OPEN = countOf('count_open_scan_once', 'is_open')
const COUNT_DONE = countOf('count_done_scan_once', 'not is_open and is_of_now')

/** The number of items still to be scanned, up to the limit of the count. */
export async function countOpenScanOnce(db: ScopedDatabase, storeId: string): Promise<number> {
  const [row] = await db.raw(COUNT_OPEN, [storeId])
  return row?.count ?? 0
}

export async function countDoneScanOnce(db: ScopedDatabase, storeId: string): Promise<number> {
  const [row] = await db.raw(COUNT_DONE, [storeId])
  return row?.count ?? 0
}

export interface ScanOnceRow {
  readonly item_id: string
  readonly name: string
  readonly sku: string | null
  readonly room: string | null
  readonly shelf: string | null
  readonly problem: ScanOnceProblem
  readonly file_code: string
  readonly is_open: boolean
  readonly answer: ScanOnceAnswer | null
  readonly code: string | null
  readonly answered_by: string | null
  readonly answered_by_name: string | null
}

const rowsOf = (part: string) => `${LISTED}
    select o.item_id, o.name, o.sku, p.room, p.shelf, o.problem, o.file_code, o.is_open,
      o.answer, c.raw as code, o.answered_by, u.name as answered_by_name
    from (${part}) o
    left join lateral (
      select r.name as room, s.code as shelf, r.position as room_position, s.position
      from in_force f
      join audit_item_shelf e on e.organization_id = o.organization_id and e.baseline_id = f.id
        and e.item_id = o.item_id
      join shelf s on s.organization_id = o.organization_id and s.id = e.shelf_id
        and s.archived_at is null
      join room r on r.organization_id = o.organization_id and r.id = s.room_id
        and r.archived_at is null
      order by r.position, s.position, s.id limit 1
    ) p on true
    left join item_barcode c on c.organization_id = o.organization_id and c.code_key = o.code_key
      and c.item_id = o.item_id
    left join auth."user" u on u.id = o.answered_by`

const ROW_READS = [
  ...LISTED_READS,
  'audit_item_shelf',
  'auth.user',
  'item_barcode',
  'room',
  'shelf',
] as const satisfies readonly TableName[]

type ListValues = [storeId: string, isOpen: boolean, words: readonly string[], limit: number]

/** Every word must occur in the name or the SKU. The latest answers come first. */
const LIST = rawStatement<ScanOnceRow, ListValues>()({
  name: 'list_scan_once',
  text: `${rowsOf(`select * from listed l
      where l.is_open = $2 and (l.is_open or l.is_of_now) and (
        cardinality($3::text[]) = 0 or app.fold(concat_ws(' ', l.name, l.sku)) like all (
          select '%' || replace(w, '_', '\\_') || '%' from unnest($3::text[]) w))
      limit ${MOST_COUNTED}`)}
    order by o.answered_at desc nulls last, p.room_position nulls last, p.position, o.name, o.item_id
    limit $4`,
  reads: ROW_READS,
})

interface ListedPart {
  readonly storeId: string
  readonly isOpen: boolean
  readonly words: readonly string[]
  readonly limit: number
}

export function selectScanOnce(
  db: ScopedDatabase,
  { storeId, isOpen, words, limit }: ListedPart,
): Promise<readonly ScanOnceRow[]> {
  return db.raw(LIST, [storeId, isOpen, words, limit])
}

const FIND = rawStatement<ScanOnceRow, [storeId: string, itemId: string]>()({
  name: 'find_scan_once',
  text: rowsOf('select * from listed where item_id = $2'),
  reads: ROW_READS,
})

export async function findScanOnce(
  db: ScopedDatabase,
  storeId: string,
  itemId: string,
): Promise<ScanOnceRow | undefined> {
  const [row] = await db.raw(FIND, [storeId, itemId])
  return row
}

const IS_LISTED = rawStatement<{ item_id: string }, [storeId: string, itemId: string]>()({
  name: 'is_listed_scan_once',
  text: `${LISTED} select item_id from listed where item_id = $2`,
  reads: LISTED_READS,
})

/** The item as listed in this store, locked until the end of the transaction. */
export async function lockScanOnce(db: ScopedDatabase, storeId: string, itemId: string) {
  const row = await db.first(
    sqlBuilder
      .selectFrom('scan_once_item')
      .select(['answer', 'code_key', 'has_added', 'answered_by'])
      .where('item_id', '=', itemId)
      .forUpdate(),
  )
  const [listed] = row ? await db.raw(IS_LISTED, [storeId, itemId]) : []
  return listed && row
}

interface SavedAnswer {
  readonly itemId: string
  readonly answer: ScanOnceAnswer | null
  readonly codeKey?: string
  readonly hasAdded?: boolean
  readonly by: string | null
  readonly at: Date | null
}

export function saveScanOnceAnswer(db: ScopedDatabase, saved: SavedAnswer) {
  const { itemId, answer, codeKey = null, hasAdded = false, by, at } = saved
  return db.rows(
    sqlBuilder
      .updateTable('scan_once_item')
      .set({
        answer,
        code_key: codeKey,
        has_added: hasAdded,
        answered_by: by,
        answered_at: at,
      })
      .where('item_id', '=', itemId),
  )
}
