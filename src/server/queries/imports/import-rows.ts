// Rows that an import has staged, and the findings in them.

import type { FindingCode } from '#domain/import/finding.ts'
import type { ImportRow } from '#domain/import/import-row.ts'
import type { CodeOwner } from '#domain/import/same-item.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import type { Cursor, KeyRange } from '../keyset.ts'

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

/** The number of the last staged row, as people count rows. Progress of an import is shown in rows. */
export async function selectLastRow(db: ScopedDatabase, importId: string): Promise<number> {
  const row = await db.first(
    sqlBuilder
      .selectFrom('import_row')
      .select('row_number')
      .where('import_id', '=', importId)
      .orderBy('row_number', 'desc')
      .limit(1),
  )
  return row?.row_number ?? 0
}

/** Places of rows to be imported that are not on the map, in the order of the file. */
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
      .select(['errors', 'flags', 'name', 'cells', 'item_id'])
      .where('import_id', '=', importId)
      .where('row_number', '=', row)
      .where('errors', 'is not', null),
  )
}

type Identity = Pick<ImportRow, 'sku' | 'codeKey' | 'name' | 'furtherCodes'>

export interface FoundItem {
  /** Null if the catalogue has none. */
  readonly itemId: string | null
  /** Codes of the row that belong to another item, with that item. */
  readonly foreignCodes: readonly ForeignCode[]
}

interface ForeignCode {
  readonly key: string
  readonly owner: CodeOwner
}

/** The item of a row, found the same way as when the row is imported. */
export async function findItemOf(
  db: ScopedDatabase,
  importId: string,
  row: Identity,
): Promise<FoundItem> {
  const { sku, codeKey, name, furtherCodes } = row
  const items = sqlBuilder.selectFrom('item').select('id').where('archived_at', 'is', null).limit(1)
  const bySku =
    sku === null
      ? undefined
      : ((await db.first(items.where('sku', '=', sku)))?.id ?? (await settledOf(db, importId, sku)))
  const keys = [...(codeKey === null ? [] : [codeKey]), ...furtherCodes.map(({ key }) => key)]
  const owners = await ownersOfCodes(db, keys)
  // A row with a SKU never takes an item by its codes.
  const finding = sku === null ? keys : []
  const byCode = finding.map((key) => owners.get(key)?.id).find((owner) => owner !== undefined)
  const isNameless = sku === null && codeKey === null && name !== null
  const byName = isNameless
    ? (await db.first(items.where('name', '=', name).orderBy('id')))?.id
    : undefined
  const itemId = bySku ?? byCode ?? byName ?? null
  const foreignCodes = keys.flatMap((key) => {
    const owner = owners.get(key)
    return owner && owner.id !== itemId ? [{ key, owner }] : []
  })
  return { itemId, foreignCodes }
}

/** The item that the check has settled on for a SKU that no item has. */
async function settledOf(
  db: ScopedDatabase,
  importId: string,
  sku: string,
): Promise<string | undefined> {
  const row = await db.first(
    sqlBuilder
      .selectFrom('import_row')
      .select('item_id')
      .where('import_id', '=', importId)
      .where('sku', '=', sku)
      .where('item_id', 'is not', null)
      .limit(1),
  )
  return row?.item_id ?? undefined
}

async function ownersOfCodes(
  db: ScopedDatabase,
  keys: readonly string[],
): Promise<ReadonlyMap<string, CodeOwner & { readonly id: string }>> {
  if (keys.length === 0) return new Map()
  const rows = await db.rows(
    sqlBuilder
      .selectFrom('item_barcode as b')
      .innerJoin('item as i', 'i.id', 'b.item_id')
      .select(['b.code_key', 'i.id', 'i.sku', 'i.name'])
      .where('b.code_key', 'in', keys),
  )
  return new Map(rows.map(({ code_key, ...owner }) => [code_key, owner]))
}

type NumberedIdentity = Identity & Pick<ImportRow, 'row'>

function otherRows(importId: string, row: number) {
  return sqlBuilder
    .selectFrom('import_row')
    .select('row_number')
    .where('import_id', '=', importId)
    .where('row_number', '<>', row)
    .where('errors', 'is', null)
    .orderBy('row_number')
    .limit(1)
}

/** The first other row of the file that makes the same new item. */
export async function findTwinOf(
  db: ScopedDatabase,
  importId: string,
  row: NumberedIdentity,
): Promise<number | undefined> {
  const identity = row.sku ?? row.codeKey ?? row.name ?? ''
  const twins = otherRows(importId, row.row)
    .where('item_id', 'is', null)
    .where((eb) => eb.fn.coalesce('sku', 'code_key', 'name'), '=', identity)
  return (await db.first(twins))?.row_number
}

/** The first other row that gives the code to an item with another SKU. */
export async function findOwnerOfCode(
  db: ScopedDatabase,
  importId: string,
  { row, sku }: NumberedIdentity,
  codeKey: string | null,
): Promise<number | undefined> {
  if (sku === null || codeKey === null) return undefined
  const owners = otherRows(importId, row)
    .where((eb) =>
      eb.or([
        eb('code_key', '=', codeKey),
        eb('further_codes', '@>', JSON.stringify([{ key: codeKey }])),
      ]),
    )
    .where('sku', '<>', sku)
  return (await db.first(owners))?.row_number
}

export interface StagedPlace {
  readonly importId: string
  readonly baselineId: string
  readonly itemId: string
  readonly row: number
  /** Undefined if the file has no places. */
  readonly shelf?: { readonly id: string | null; readonly code: string | null }
  /** Undefined if the file has no lots. */
  readonly lot?: Pick<ImportRow, 'lot' | 'expiry' | 'serial'>
}

/** True if another row of the file has the same item, in the same place and lot if the file has those. */
export async function isNamedElsewhere(db: ScopedDatabase, place: StagedPlace): Promise<boolean> {
  const { importId, baselineId, itemId, row, shelf, lot } = place
  let others = otherRows(importId, row).where('item_id', '=', itemId)
  if (shelf) others = others.where('shelf', 'is not distinct from', shelf.code)
  if (lot) {
    others = others
      .where('lot', 'is not distinct from', lot.lot)
      .where('expiry', 'is not distinct from', lot.expiry)
      .where('serial', 'is not distinct from', lot.serial)
  }
  if (await db.first(others)) return true
  if (shelf && shelf.id === null) return false
  if (lot && (lot.lot ?? lot.expiry ?? lot.serial) !== null) {
    return isLotStaged(db, { baselineId, itemId }, shelf?.id ?? null, lot)
  }
  return isStaged(db, { baselineId, itemId }, shelf?.id ?? null)
}

async function isStaged(
  db: ScopedDatabase,
  { baselineId, itemId }: Pick<StagedPlace, 'baselineId' | 'itemId'>,
  shelfId: string | null,
): Promise<boolean> {
  const items = sqlBuilder
    .selectFrom('audit_item')
    .select('item_id')
    .where('baseline_id', '=', baselineId)
    .where('item_id', '=', itemId)
  const onShelf = sqlBuilder
    .selectFrom('audit_item_shelf')
    .select('item_id')
    .where('baseline_id', '=', baselineId)
    .where('item_id', '=', itemId)
    .where('shelf_id', '=', shelfId)
  const found = shelfId === null ? await db.first(items) : await db.first(onShelf)
  return found !== undefined
}

async function isLotStaged(
  db: ScopedDatabase,
  { baselineId, itemId }: Pick<StagedPlace, 'baselineId' | 'itemId'>,
  shelfId: string | null,
  { lot, expiry, serial }: NonNullable<StagedPlace['lot']>,
): Promise<boolean> {
  const found = await db.first(
    sqlBuilder
      .selectFrom('audit_item_lot')
      .select('item_id')
      .where('baseline_id', '=', baselineId)
      .where('item_id', '=', itemId)
      .where('shelf_id', 'is not distinct from', shelfId)
      .where('lot', 'is not distinct from', lot)
      .where('expiry', 'is not distinct from', expiry)
      .where('serial', 'is not distinct from', serial),
  )
  return found !== undefined
}

export interface RowState {
  readonly errors: readonly string[]
  readonly cells: readonly string[]
  readonly itemId: string | null
  readonly shelfId: string | null
}

/** Stores a row that was read again after a repair. */
export function updateImportRow(
  db: ScopedDatabase,
  importId: string,
  row: ImportRow,
  state: RowState,
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
        shelf_id: state.shelfId,
        item_id: state.itemId,
        cells: JSON.stringify(state.cells),
        lot: row.lot,
        expiry: row.expiry,
        serial: row.serial,
        further_codes: row.furtherCodes.length > 0 ? JSON.stringify(row.furtherCodes) : null,
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
