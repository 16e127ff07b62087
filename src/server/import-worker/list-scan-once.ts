// Records which items of a step cannot be scanned: their barcode in the file is not valid, and they have no other
// one. Asks in small queries by key, because the planner takes tables that were just filled for empty ones.

import type pg from 'pg'
import { BARCODE_MAX_LENGTH } from '#domain/item.ts'
import { problemOf, SCAN_ONCE_PROBLEMS, type ScanOnceProblem } from '#domain/scan-once.ts'
import type { StoredImport } from './stored-import.ts'

export interface UnscannableRow {
  readonly row_number: number
  readonly item_id: string
  readonly code: string | null
  readonly code_key: string | null
  readonly flags: readonly string[] | null
}

interface Unscannable {
  readonly itemId: string
  readonly problem: ScanOnceProblem
  readonly fileCode: string
  /** A doubtful code from the file that was added to the item anyway. */
  readonly fileCodeKey: string | null
}

const SELECT_CODES = 'select item_id, code_key from item_barcode where item_id = any($1::uuid[])'

const SELECT_VALUES = `
  select row_number, code, value from import_finding
  where import_id = $1 and code = any($2::text[]) and row_number = any($3::integer[])
  order by row_number desc, seq desc`

const LIST = `
  insert into scan_once_item
    (organization_id, item_id, problem, file_code, file_code_key, store_id)
  select $1, o.*, $2::uuid
  from unnest($3::uuid[], $4::text[], $5::text[], $6::text[])
    as o (item_id, problem, file_code, file_code_key)
  on conflict (organization_id, item_id) do update set problem = excluded.problem,
    file_code = excluded.file_code, file_code_key = excluded.file_code_key,
    store_id = coalesce(excluded.store_id, scan_once_item.store_id), listed_at = excluded.listed_at`

export async function listScanOnce(
  client: pg.Client,
  stored: StoredImport,
  rows: readonly UnscannableRow[],
): Promise<void> {
  const unscannable = await findUnscannable(client, stored, rows)
  if (unscannable.length === 0) return
  const sorted = unscannable.toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1))
  await client.query(LIST, [
    stored.organization_id,
    // Items of a baseline are listed wherever the baseline is used.
    stored.kind === 'catalogue' ? stored.store_id : null,
    sorted.map(({ itemId }) => itemId),
    sorted.map(({ problem }) => problem),
    sorted.map(({ fileCode }) => fileCode),
    sorted.map(({ fileCodeKey }) => fileCodeKey),
  ])
}

async function findUnscannable(
  client: pg.Client,
  { id }: StoredImport,
  rows: readonly UnscannableRow[],
): Promise<readonly Unscannable[]> {
  if (rows.length === 0) return []
  // If an item has several rows, the first one counts.
  const first = new Map(rows.toReversed().map((row) => [row.item_id, row]))
  const codes = await selectCodes(client, [...first.keys()])
  const bare = [...first.values()].filter((row) => {
    const keys = codes.get(row.item_id) ?? []
    return keys.every((key) => isDoubtful(row) && key === row.code_key)
  })
  const values = await selectValues(client, id, bare)
  return bare.map((row) => {
    const problem = problemOf(isTaken(row) ? [...(row.flags ?? []), TAKEN] : (row.flags ?? []))
    const value = values.get(valueKey(row.row_number, problem))
    const code = problem === TAKEN ? row.code : null
    return {
      itemId: row.item_id,
      problem,
      fileCode: (value ?? code ?? '').slice(0, BARCODE_MAX_LENGTH),
      fileCodeKey: isDoubtful(row) ? row.code_key : null,
    }
  })
}

const TAKEN = 'code_of_other_item'

/** For an item without codes: its code belongs to another item, perhaps only since the file was checked. */
function isTaken(row: UnscannableRow): boolean {
  return row.code_key !== null && !isDoubtful(row)
}

function isDoubtful({ flags }: UnscannableRow): boolean {
  return flags?.includes('code_doubtful') ?? false
}

async function selectCodes(
  client: pg.Client,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await client.query<{ item_id: string; code_key: string }>(SELECT_CODES, [
    itemIds,
  ])
  const byItem = Map.groupBy(rows, (row) => row.item_id)
  return new Map([...byItem].map(([itemId, own]) => [itemId, own.map((row) => row.code_key)]))
}

/** The values in the file, by row and problem. */
async function selectValues(
  client: pg.Client,
  importId: string,
  bare: readonly UnscannableRow[],
): Promise<ReadonlyMap<string, string>> {
  const flagged = bare.filter(({ flags }) => flags !== null).map((row) => row.row_number)
  if (flagged.length === 0) return new Map()
  const { rows } = await client.query<{ row_number: number; code: string; value: string }>(
    SELECT_VALUES,
    [importId, SCAN_ONCE_PROBLEMS, flagged],
  )
  return new Map(rows.map((row) => [valueKey(row.row_number, row.code), row.value]))
}

function valueKey(row: number, problem: string): string {
  return `${row} ${problem}`
}
