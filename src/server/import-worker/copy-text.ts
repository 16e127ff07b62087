// Writes rows in the text format of COPY.

import type { ImportRow } from '#domain/import/import-row.ts'
import { storable } from '#domain/stored-text.ts'

const SPECIAL = /[\\\t\n\r]/

function field(text: string | null): string {
  if (text === null) return '\\N'
  if (!SPECIAL.test(text)) return text
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
}

/** Codes of findings need no escaping. */
function words(list: readonly string[]): string {
  return list.length === 0 ? '\\N' : `{${list.join(',')}}`
}

export const KEPT_COLUMNS = `row_number, errors, flags, sku, code, code_key, name, category, unit, pack,
  quantity, unit_cost, unit_price, room, shelf, shelf_id, item_id, cells, further_codes,
  lot, expiry, serial`

export const KEPT_TYPES = `row_number integer, errors text[], flags text[], sku text, code text,
  code_key text, name text, category text, unit text, pack bigint, quantity bigint, unit_cost bigint,
  unit_price bigint, room text, shelf text, shelf_id uuid, item_id uuid, cells jsonb, further_codes jsonb,
  lot text, expiry text, serial text`

export interface KeptRow {
  readonly row: ImportRow
  readonly errors: readonly string[]
  readonly flags: readonly string[]
  readonly unitCost: number | null
  readonly shelfId: string | null
  readonly itemId: string | null
  /** The cells of rows that can be repaired. */
  readonly cells: readonly string[] | null
}

export function keptLine({
  row,
  errors,
  flags,
  unitCost,
  shelfId,
  itemId,
  cells,
}: KeptRow): string {
  const kept = cells === null ? '\\N' : field(JSON.stringify(cells.map(storable)))
  const further = row.furtherCodes.length === 0 ? '\\N' : field(JSON.stringify(row.furtherCodes))
  return (
    `${row.row}\t${words(errors)}\t${words(flags)}\t` +
    `${field(row.sku)}\t${field(row.code)}\t${field(row.codeKey)}\t${field(row.name)}\t` +
    `${field(row.category)}\t${field(row.unit)}\t${row.pack}\t${row.quantity ?? '\\N'}\t` +
    `${unitCost ?? '\\N'}\t${row.unitPrice ?? '\\N'}\t${field(row.room)}\t${field(row.shelf)}\t` +
    `${shelfId ?? '\\N'}\t${itemId ?? '\\N'}\t${kept}\t${further}\t` +
    `${field(row.lot)}\t${field(row.expiry)}\t${field(row.serial)}\n`
  )
}

/** The quantity of an item on a shelf. */
export const SHELF_TYPES = 'item_id uuid, shelf_id uuid, expected bigint'

export function shelfLine(itemId: string, shelfId: string, expected: number): string {
  return `${itemId}\t${shelfId}\t${expected}\n`
}

/** The quantity of an item with a lot, an expiry date or a serial number. */
export const LOT_TYPES = `item_id uuid, shelf_id uuid, lot text, expiry text, serial text, expected bigint`

export function lotLine(
  itemId: string,
  shelfId: string | null,
  { lot, expiry, serial }: Pick<ImportRow, 'lot' | 'expiry' | 'serial'>,
  expected: number,
): string {
  return (
    `${itemId}\t${shelfId ?? '\\N'}\t${field(lot)}\t${field(expiry)}\t${field(serial)}\t` +
    `${expected}\n`
  )
}
