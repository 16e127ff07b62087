// Rows as COPY reads them.

import type { ImportRow } from '#domain/import/import-row.ts'

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

/** Codes of findings are plain words. */
function words(list: readonly string[]): string {
  return list.length === 0 ? '\\N' : `{${list.join(',')}}`
}

export const CHUNK_COLUMNS = `row_number integer, held boolean, errors text[], flags text[], sku text,
  code text, code_key text, name text, category text, unit text, pack bigint, quantity bigint,
  unit_cost bigint, unit_price bigint, room text, shelf text, shelf_id uuid, cells jsonb`

export interface ChunkRow {
  readonly row: ImportRow
  readonly errors: readonly string[]
  readonly shelfId: string | null
  /** Kept of rows that can be mended. */
  readonly cells: readonly string[] | null
}

export function copyLine({ row, errors, shelfId, cells }: ChunkRow): string {
  const held = errors.length > 0 || row.flags.length > 0
  const kept = cells === null ? '\\N' : field(JSON.stringify(cells))
  return (
    `${row.row}\t${held ? 't' : 'f'}\t${words(errors)}\t${words(row.flags)}\t` +
    `${field(row.sku)}\t${field(row.code)}\t${field(row.codeKey)}\t${field(row.name)}\t` +
    `${field(row.category)}\t${field(row.unit)}\t${row.pack}\t${row.quantity ?? '\\N'}\t` +
    `${row.unitCost ?? '\\N'}\t${row.unitPrice ?? '\\N'}\t${field(row.room)}\t${field(row.shelf)}\t` +
    `${shelfId ?? '\\N'}\t${kept}\n`
  )
}
