// Rows that an import has laid aside, and what was found about them.

import type { FindingCode } from '#domain/import/finding.ts'
import type { ImportRow } from '#domain/import/import-row.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import type { Cursor, KeyRange } from './keyset.ts'

export interface FindingKey {
  readonly row: number
  readonly code: string
  readonly seq: number
}

export const FINDING_CURSOR: Cursor<FindingKey> = {
  write: ({ row, code, seq }) => `${row}:${code}:${seq}`,
  read: (text) => {
    const [row = '', code = '', seq = ''] = text.split(':')
    if (!/^\d{1,9}$/.test(row) || !/^\d{1,4}$/.test(seq)) return undefined
    return { row: Number(row), code, seq: Number(seq) }
  },
}

interface FindingFilter {
  readonly importId: string
  readonly code: FindingCode | undefined
}

/** In the order of the file. */
export function selectFindings(
  db: ScopedDatabase,
  { importId, code }: FindingFilter,
  range: KeyRange<FindingKey>,
) {
  let query = sqlBuilder
    .selectFrom('import_finding as f')
    .leftJoin('import_row as r', (join) =>
      join.onRef('r.import_id', '=', 'f.import_id').onRef('r.row_number', '=', 'f.row_number'),
    )
    .select([
      'f.code',
      'f.row_number',
      'f.seq',
      'f.column_kind',
      'f.value',
      'f.suggestion',
      'r.sku',
      'r.name',
    ])
    .where('f.import_id', '=', importId)
    .orderBy('f.row_number')
    .orderBy('f.code')
    .orderBy('f.seq')
  if (code) query = query.where('f.code', '=', code)
  const { after, until, limit } = range
  if (after) {
    query = query.where((eb) =>
      eb(
        eb.refTuple('f.row_number', 'f.code', 'f.seq'),
        '>',
        eb.tuple(after.row, after.code, after.seq),
      ),
    )
  }
  if (until) {
    query = query.where((eb) =>
      eb(
        eb.refTuple('f.row_number', 'f.code', 'f.seq'),
        '<=',
        eb.tuple(until.row, until.code, until.seq),
      ),
    )
  }
  if (limit) query = query.limit(limit)
  return db.rows(query)
}

export async function countFindings(
  db: ScopedDatabase,
  { importId, code }: FindingFilter,
): Promise<number> {
  let query = sqlBuilder
    .selectFrom('import_finding')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
  if (code) query = query.where('code', '=', code)
  return (await db.first(query))?.count ?? 0
}

export async function countImportRows(db: ScopedDatabase, importId: string): Promise<number> {
  const row = await db.first(
    sqlBuilder
      .selectFrom('import_row')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('import_id', '=', importId),
  )
  return row?.count ?? 0
}

/** Places of rows that will be imported, and that the map did not have, in the order of the file. */
export function selectUnplaced(db: ScopedDatabase, importId: string) {
  return db.rows(
    sqlBuilder
      .selectFrom('import_row')
      .select(['room', 'shelf'])
      .where('import_id', '=', importId)
      .where('errors', 'is', null)
      .where('shelf', 'is not', null)
      .where('shelf_id', 'is', null)
      .groupBy(['room', 'shelf'])
      .orderBy((eb) => eb.fn.min('row_number')),
  )
}

export function selectBadRow(db: ScopedDatabase, importId: string, row: number) {
  return db.first(
    sqlBuilder
      .selectFrom('import_row')
      .select(['errors', 'name', 'cells', 'item_id'])
      .where('import_id', '=', importId)
      .where('row_number', '=', row)
      .where('errors', 'is not', null),
  )
}

type Identity = Pick<ImportRow, 'sku' | 'codeKey' | 'name'>

/** Whether the catalogue has the item of a row, as it is looked for when the row is imported. */
export async function isInCatalogue(db: ScopedDatabase, row: Identity): Promise<boolean> {
  const { sku, codeKey, name } = row
  const items = sqlBuilder.selectFrom('item').select('id').where('archived_at', 'is', null).limit(1)
  if (sku !== null && (await db.first(items.where('sku', '=', sku)))) return true
  if (codeKey !== null) {
    const codes = sqlBuilder.selectFrom('item_barcode').select('item_id')
    return (await db.first(codes.where('code_key', '=', codeKey))) !== undefined
  }
  if (sku !== null || name === null) return false
  return (await db.first(items.where('name', '=', name))) !== undefined
}

/** Whether another row of the file makes the same new item. */
export async function isMadeByOtherRow(
  db: ScopedDatabase,
  importId: string,
  row: Identity & Pick<ImportRow, 'row'>,
): Promise<boolean> {
  const found = await db.first(
    sqlBuilder
      .selectFrom('import_row')
      .select('row_number')
      .where('import_id', '=', importId)
      .where('row_number', '<>', row.row)
      .where('errors', 'is', null)
      .where('item_id', 'is', null)
      .where(
        (eb) => eb.fn.coalesce('sku', 'code_key', 'name'),
        '=',
        row.sku ?? row.codeKey ?? row.name ?? '',
      )
      .limit(1),
  )
  return found !== undefined
}

/** A row read anew after somebody mended it. Its item is looked for when it is imported. */
export function updateImportRow(
  db: ScopedDatabase,
  importId: string,
  row: ImportRow,
  state: { readonly errors: readonly string[]; readonly cells: readonly string[] },
) {
  return db.rows(
    sqlBuilder
      .updateTable('import_row')
      .set({
        errors: state.errors.length > 0 ? state.errors : null,
        flags: row.flags.length > 0 ? row.flags : null,
        sku: row.sku,
        code: row.code,
        code_key: row.codeKey,
        name: row.name,
        category: row.category,
        unit: row.unit,
        pack: row.pack,
        quantity: row.quantity,
        unit_cost: row.unitCost,
        unit_price: row.unitPrice,
        room: row.room,
        shelf: row.shelf,
        shelf_id: null,
        item_id: null,
        cells: JSON.stringify(state.cells),
      })
      .where('import_id', '=', importId)
      .where('row_number', '=', row.row),
  )
}

export interface FoundInRow {
  readonly organizationId: string
  readonly importId: string
  readonly row: number
  readonly findings: readonly {
    readonly code: FindingCode
    readonly column: string | null
    readonly value: string
    readonly suggestion: string | null
  }[]
}

export async function replaceFindings(db: ScopedDatabase, found: FoundInRow): Promise<void> {
  const { organizationId, importId, row, findings } = found
  await db.rows(
    sqlBuilder
      .deleteFrom('import_finding')
      .where('import_id', '=', importId)
      .where('row_number', '=', row),
  )
  if (findings.length === 0) return
  await db.rows(
    sqlBuilder.insertInto('import_finding').values(
      findings.map(({ code, column, value, suggestion }, seq) => ({
        organization_id: organizationId,
        import_id: importId,
        code,
        row_number: row,
        seq,
        column_kind: column,
        value,
        suggestion,
      })),
    ),
  )
}
