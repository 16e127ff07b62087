// An import as its jobs see it.

import type pg from 'pg'
import type { ImportStatus, UndoneItems } from '#domain/import/import-status.ts'
import type { ImportKind, Mapping } from '#domain/import/mapping.ts'
import type { TableFormat } from '#domain/import/read/table.ts'
import type { Repair } from '#domain/import/repair.ts'

export interface StoredImport {
  readonly id: string
  readonly organization_id: string
  readonly store_id: string
  readonly audit_id: string | null
  readonly kind: ImportKind
  readonly status: ImportStatus
  readonly run: number
  readonly file_id: string
  readonly file_name: string
  readonly file_sha256: string
  readonly file_bytes: number
  readonly format: TableFormat
  readonly mapping: Mapping
  readonly headers: readonly string[]
  readonly decisions: Readonly<Record<string, 'keep' | 'zero' | 'leave_out'>>
  readonly repairs: readonly Repair[]
  readonly rows_done: number
  readonly summary: unknown
  readonly baseline_id: string | null
  readonly replaced_baseline_id: string | null
  readonly reason: string | null
  readonly created_by: string | null
  readonly confirmed_by: string | null
  readonly undone: UndoneItems | null
  /** Set for a file for several stores. */
  readonly group_id: string | null
  readonly is_ready: boolean
}

/** Our own functions have written and checked it, so the reader need not load the schemas. */
function parseImport(row: Readonly<Record<string, unknown>>): StoredImport {
  return { ...(row as unknown as StoredImport), file_bytes: Number(row.file_bytes) }
}

export async function selectImport(
  client: pg.Client,
  importId: string,
  lock = '',
): Promise<StoredImport | undefined> {
  const { rows } = await client.query<Record<string, unknown>>(
    `select * from import where id = $1 ${lock}`,
    [importId],
  )
  return rows[0] && parseImport(rows[0])
}

/** The imports of a file for several stores, locked until the end of the transaction. */
export async function lockGroup(
  client: pg.Client,
  groupId: string,
): Promise<readonly StoredImport[]> {
  const { rows } = await client.query<Record<string, unknown>>(
    'select * from import where group_id = $1 order by id for update',
    [groupId],
  )
  return rows.map(parseImport)
}

/** The import was canceled, or another check was started. */
export class ImportOvertaken extends Error {
  override readonly name = 'ImportOvertaken'
}
