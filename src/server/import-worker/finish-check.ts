// The last steps of a check, which need all rows.

import type pg from 'pg'
import type { ImportSummary } from '#contract/imports.ts'
import type { CheckCounts } from '#domain/import/doctor.ts'
import { describePlaces, type PlacePlan } from '#domain/import/places.ts'
import { type CodeOwner, describeOwner } from '#domain/import/same-item.ts'
import { LISTED_FINDINGS } from './chunk-writer.ts'
import { inTransaction } from './import-connection.ts'
import { type SettledSkus, settleNewSkus } from './settle-new-skus.ts'
import type { StagedTotals } from './staged-items.ts'
import { ImportOvertaken, type StoredImport } from './stored-import.ts'

export interface CheckResult {
  readonly counts: CheckCounts
  readonly places: PlacePlan
  /** For rows that are already in the baseline. */
  readonly totals: StagedTotals
  /** Rows of other places, by name. */
  readonly elsewhere: ReadonlyMap<string, number>
  readonly known: number
  readonly fresh: number
  readonly freshItems: number
  readonly foreignCodes: number
  readonly lotted: number
}

export async function finishCheck(
  client: pg.Client,
  stored: StoredImport,
  baselineId: string | null,
  result: CheckResult,
): Promise<void> {
  const restored = await restoreShortenedCodes(client, stored.id)
  const isForeign = result.foreignCodes > 0
  const settled = isForeign ? await settleNewSkus(client, stored, baselineId) : undefined
  if (isForeign) await listForeignCodes(client, stored)
  const foreign = isForeign ? await countForeignRows(client, stored.id) : NO_FOREIGN_ROWS
  const comparison = baselineId ? await compare(client, stored, baselineId) : null
  const isGroup = stored.group_id !== null
  const summary = {
    ...summarize(settled ? withSettled(result, settled) : result, restored, foreign, comparison),
    ...(isGroup && { otherSites: siteRows(result.elsewhere) }),
  }
  await inTransaction(client, async () => {
    const { rowCount } = await client.query(
      `update import set status = 'checked', summary = $3, rows_done = $4, rows_total = $4,
         bytes_done = file_bytes
       where id = $1 and run = $2 and status = 'checking'`,
      [stored.id, stored.run, JSON.stringify(summary), summary.rows],
    )
    if (rowCount === 0) throw new ImportOvertaken()
    const { items, quantity } = result.totals
    await client.query('update baseline set items = $2, quantity = $3 where id = $1', [
      baselineId,
      items,
      quantity,
    ])
  })
}

/** Corrects the counts for rows that were taken for new items and belong to existing ones. */
function withSettled(result: CheckResult, { skus, rows, goodRows }: SettledSkus): CheckResult {
  const { counts } = result
  return {
    ...result,
    counts: { ...counts, byCode: { ...counts.byCode, sku_new_to_item: goodRows } },
    known: result.known + rows,
    fresh: result.fresh - goodRows,
    freshItems: result.freshItems - skus,
  }
}

function siteRows(elsewhere: CheckResult['elsewhere']): NonNullable<ImportSummary['otherSites']> {
  return [...elsewhere].map(([name, rows]) => ({ name, rows }))
}

interface RestoredCodes {
  readonly restored: number
  /** The number of these rows without other findings. */
  readonly fine: number
}

function summarize(
  { counts, places, known, fresh, freshItems, lotted }: CheckResult,
  { restored, fine }: RestoredCodes,
  foreign: ForeignRows,
  comparison: ImportSummary['comparison'],
): ImportSummary {
  const byCode = { ...counts.byCode }
  const shortened = (byCode.code_shortened ?? 0) - restored
  if (restored > 0) byCode.code_from_catalogue = restored
  if (shortened > 0) byCode.code_shortened = shortened
  else delete byCode.code_shortened
  if (foreign.rows > 0) byCode.code_of_other_item = foreign.rows
  return {
    ...counts,
    byCode,
    warned: counts.warned - fine + foreign.alone,
    fine: counts.fine + fine - foreign.alone,
    knownRows: known,
    newRows: fresh,
    newItems: freshItems,
    leftOut: 0,
    lotRows: lotted,
    ...describePlaces(places),
    comparison,
    listedFindings: LISTED_FINDINGS,
  }
}

/** A code shortened by Excel is not needed if the SKU identifies an item of the catalogue. */
async function restoreShortenedCodes(client: pg.Client, importId: string): Promise<RestoredCodes> {
  const { rows } = await client.query<{ row_number: number; fine: boolean }>(
    `update import_row set flags = nullif(array_remove(flags, 'code_shortened'), '{}')
     where import_id = $1 and 'code_shortened' = any(flags) and errors is null
       and item_id is not null
       and exists (select from item_barcode b where b.item_id = import_row.item_id)
     returning row_number, flags is null as fine`,
    [importId],
  )
  await client.query(
    `update import_finding set code = 'code_from_catalogue'
     where import_id = $1 and code = 'code_shortened' and row_number = any($2)`,
    [importId, rows.map((row) => row.row_number)],
  )
  return { restored: rows.length, fine: rows.filter(({ fine }) => fine).length }
}

/** Rows with a barcode of another item; `alone` counts those, and those taken for it, without other findings. */
interface ForeignRows {
  readonly rows: number
  readonly alone: number
}

const NO_FOREIGN_ROWS: ForeignRows = { rows: 0, alone: 0 }

async function countForeignRows(client: pg.Client, importId: string): Promise<ForeignRows> {
  const { rows } = await client.query<ForeignRows>(
    `select (count(*) filter (where 'code_of_other_item' = any(flags)))::int as rows,
       (count(*) filter (where errors is null and flags <@ $2::text[]))::int as alone
     from import_row where import_id = $1 and flags && $2::text[]`,
    [importId, ['code_of_other_item', 'sku_new_to_item']],
  )
  return rows[0] ?? NO_FOREIGN_ROWS
}

interface ForeignCode extends CodeOwner {
  readonly row_number: number
  readonly code: string
}

/** Codes of rows that belong to other items, in the order of the file. */
const SELECT_FOREIGN_CODES = `
  select c.row_number, c.code, i.sku, i.name
  from (
    select row_number, item_id, 0 as place, code, code_key from import_row
    where import_id = $1 and 'code_of_other_item' = any(flags)
    union all
    select row_number, item_id, f.place, f.code, f.key
    from import_row, rows from (jsonb_to_recordset(further_codes) as (code text, key text))
      with ordinality as f (code, key, place)
    where import_id = $1 and 'code_of_other_item' = any(flags)
  ) c
  join item_barcode b on b.organization_id = $2 and b.code_key = c.code_key
    and b.item_id is distinct from c.item_id
  join item i on i.organization_id = $2 and i.id = b.item_id
  order by c.row_number, c.place limit $3`

const LIST_FOREIGN_CODES = `
  insert into import_finding
    (organization_id, import_id, code, row_number, seq, column_kind, value, suggestion)
  select $2, $1, 'code_of_other_item', f.row_number,
    row_number() over (partition by f.row_number order by f.place) - 1, 'barcode', f.code, f.owner
  from unnest($3::integer[], $4::text[], $5::text[])
    with ordinality as f (row_number, code, owner, place)`

async function listForeignCodes(client: pg.Client, { id, organization_id }: StoredImport) {
  const { rows } = await client.query<ForeignCode>(SELECT_FOREIGN_CODES, [
    id,
    organization_id,
    LISTED_FINDINGS,
  ])
  if (rows.length === 0) return
  await client.query(LIST_FOREIGN_CODES, [
    id,
    organization_id,
    rows.map((row) => row.row_number),
    rows.map(({ code }) => code),
    rows.map(describeOwner),
  ])
}

async function compare(
  client: pg.Client,
  stored: StoredImport,
  baselineId: string,
): Promise<ImportSummary['comparison']> {
  const previous = await selectCurrentBaseline(client, stored)
  if (!previous) return null
  const { rows } = await client.query<{ added: number; gone: number; changed: number }>(
    `with rows as (
       select item_id, expected from audit_item where baseline_id = $2
       union all
       select item_id, quantity from import_row
       where import_id = $3 and errors is null and item_id is not null and quantity is not null
     ), staged as (select item_id, sum(expected) as expected from rows group by item_id),
     before as (select item_id, expected from audit_item where baseline_id = $1)
     select (count(*) filter (where b.item_id is null) + (
         select count(distinct coalesce(sku, code_key, name)) from import_row
         where import_id = $3 and errors is null and item_id is null
       ))::int as added,
       (count(*) filter (where s.item_id is null))::int as gone,
       (count(*) filter (where s.expected <> b.expected))::int as changed
     from staged s full join before b on b.item_id = s.item_id`,
    [previous, baselineId, stored.id],
  )
  return rows[0] ?? null
}

export async function selectCurrentBaseline(
  client: pg.Client,
  { store_id, audit_id }: StoredImport,
): Promise<string | null> {
  const { rows } = audit_id
    ? await client.query<{ baseline_id: string | null }>(
        'select baseline_id from audit_store where store_id = $1 and audit_id = $2',
        [store_id, audit_id],
      )
    : await client.query<{ baseline_id: string | null }>(
        'select baseline_id from store where id = $1',
        [store_id],
      )
  return rows[0]?.baseline_id ?? null
}
