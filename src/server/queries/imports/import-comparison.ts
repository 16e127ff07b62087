// How a repaired row or a decision changes the figures of a check. Reads only the items concerned, because a baseline
// may have a million of them.

import type { ImportSummary } from '#contract/imports.ts'
import type { FindingCode } from '#domain/import/finding.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'

export type Comparison = NonNullable<ImportSummary['comparison']>

/** What is compared, with the decisions so far. */
export interface ComparedImport {
  readonly importId: string
  /** The baseline that rows are staged in, and the one in force. */
  readonly stagedId: string
  readonly previousId: string
  /** Rows with these warnings are left out. */
  readonly leftOut: readonly string[]
  /** True if negative quantities count as zero. */
  readonly isNegativeZero: boolean
}

/** Items of all rows with a warning, or of one row, with or without that row in the sum. */
export type ComparedRows =
  | { readonly code: FindingCode }
  | { readonly row: number; readonly isWithout: boolean }

const IDENTITY = 'coalesce(sku, code_key, name)'

const COMPARE = rawStatement<
  Comparison,
  [
    importId: string,
    stagedId: string,
    previousId: string,
    leftOut: readonly string[],
    isNegativeZero: boolean,
    code: string | null,
    row: number | null,
    without: number | null,
  ]
>()({
  name: 'compare_import',
  text: `
    with touched as (
      select item_id, ${IDENTITY} as identity from import_row
      where import_id = $1 and errors is null and ($6 = any(flags) or row_number = $7)
    ), chosen as (
      select item_id, ${IDENTITY} as identity,
        case when $5 and quantity < 0 then 0 else quantity end as quantity
      from import_row
      where import_id = $1 and errors is null and quantity is not null
        and (flags is null or not flags && $4::text[]) and row_number is distinct from $8
    ), amounts as (
      select item_id, expected from audit_item
      where baseline_id = $2 and item_id in (select item_id from touched)
      union all
      select item_id, quantity from chosen where item_id in (select item_id from touched)
    ), staged as (select item_id, sum(expected) as expected from amounts group by item_id),
    previous as (
      select item_id, expected from audit_item
      where baseline_id = $3 and item_id in (select item_id from touched)
    )
    select (count(*) filter (where p.item_id is null) + (
        select count(distinct identity) from chosen
        where item_id is null and identity in (select identity from touched where item_id is null)
      ))::int as added,
      (count(*) filter (where s.item_id is null))::int as gone,
      (count(*) filter (where s.expected <> p.expected))::int as changed
    from staged s full join previous p on p.item_id = s.item_id`,
  reads: ['import_row', 'audit_item'],
})

export async function compareSome(
  db: ScopedDatabase,
  { importId, stagedId, previousId, leftOut, isNegativeZero }: ComparedImport,
  rows: ComparedRows,
): Promise<Comparison> {
  const code = 'code' in rows ? rows.code : null
  const row = 'row' in rows ? rows.row : null
  const without = 'row' in rows && rows.isWithout ? rows.row : null
  const [found] = await db.raw(COMPARE, [
    importId,
    stagedId,
    previousId,
    leftOut,
    isNegativeZero,
    code,
    row,
    without,
  ])
  return found ?? { added: 0, gone: 0, changed: 0 }
}

/** Rows that a decision leaves out, and new rows and items among the others. */
export type DecidedCounts = Pick<ImportSummary, 'leftOut' | 'newRows' | 'newItems'>

const COUNT_DECIDED = rawStatement<
  { readonly left_out: number; readonly new_rows: number; readonly new_items: number },
  [importId: string, leftOut: readonly string[]]
>()({
  name: 'count_decided_rows',
  text: `
    with fine as (
      select item_id, ${IDENTITY} as identity, coalesce(flags && $2::text[], false) as is_left_out
      from import_row where import_id = $1 and errors is null
    )
    select (count(*) filter (where is_left_out))::int as left_out,
      (count(*) filter (where not is_left_out and item_id is null))::int as new_rows,
      (count(distinct identity) filter (where not is_left_out and item_id is null))::int as new_items
    from fine`,
  reads: ['import_row'],
})

export async function countDecided(
  db: ScopedDatabase,
  importId: string,
  leftOut: readonly string[],
): Promise<DecidedCounts> {
  const [row] = await db.raw(COUNT_DECIDED, [importId, leftOut])
  return {
    leftOut: row?.left_out ?? 0,
    newRows: row?.new_rows ?? 0,
    newItems: row?.new_items ?? 0,
  }
}
