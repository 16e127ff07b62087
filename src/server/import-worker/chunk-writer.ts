// Writes rows to the database, one chunk per short transaction.

import { once } from 'node:events'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Finding } from '#domain/import/finding.ts'
import { KEPT_COLUMNS, KEPT_TYPES, LOT_TYPES, SHELF_TYPES } from './copy-text.ts'
import { inTransaction } from './import-connection.ts'
import type { SortedRows } from './sort-rows.ts'
import { ADDED_COLUMNS, STAGED_COLUMNS } from './staged-items.ts'
import { ImportOvertaken, type StoredImport } from './stored-import.ts'

/** Further findings of one kind are counted, but not listed. */
export const LISTED_FINDINGS = 10_000

export interface Chunk {
  readonly rows: SortedRows
  readonly findings: readonly (Finding & { readonly seq: number })[]
  readonly rowsDone: number
  readonly bytesDone: number
}

export interface ChunkWriter {
  write(chunk: Chunk): Promise<void>
  /** Adds quantities to items that an earlier chunk has staged. */
  addToItems(items: Buffer): Promise<void>
}

// COPY is not possible into tables with row-level security: rows pass through tables of the session.
// Items alone have a table that they may be copied into, as those of this organization.
const CREATE_TABLES = `
  create temp table if not exists item_chunk (${ADDED_COLUMNS}) on commit delete rows;
  create temp table if not exists shelf_chunk (${SHELF_TYPES}) on commit delete rows;
  create temp table if not exists lot_chunk (${LOT_TYPES}) on commit delete rows;
  create temp table if not exists kept_chunk (${KEPT_TYPES}) on commit delete rows`

const STAGE_ITEMS = `app.audit_item_rows (${STAGED_COLUMNS}) from stdin (format binary)`

const ADD_TO_ITEMS = `
  update audit_item a set expected = a.expected + c.expected from item_chunk c
  where a.organization_id = $1 and a.baseline_id = $2 and a.item_id = c.item_id`

const STAGE_SHELVES = `
  insert into audit_item_shelf (organization_id, baseline_id, item_id, shelf_id, expected)
  select $1, $2, item_id, shelf_id, sum(expected)::bigint from shelf_chunk
  group by item_id, shelf_id order by item_id, shelf_id
  on conflict (organization_id, baseline_id, item_id, shelf_id)
  do update set expected = audit_item_shelf.expected + excluded.expected`

const STAGE_LOTS = `
  insert into audit_item_lot
    (organization_id, baseline_id, item_id, shelf_id, lot, expiry, serial, expected)
  select $1, $2, item_id, shelf_id, lot, expiry, serial, sum(expected)::bigint from lot_chunk
  group by item_id, shelf_id, lot, expiry, serial
  order by item_id, shelf_id, lot, expiry, serial
  on conflict on constraint audit_item_lot_once
  do update set expected = audit_item_lot.expected + excluded.expected`

const KEEP_ROWS = `
  insert into import_row (organization_id, import_id, ${KEPT_COLUMNS})
  select $1, $2, ${KEPT_COLUMNS} from kept_chunk`

const INSERT_FINDINGS = `
  insert into import_finding
    (organization_id, import_id, code, row_number, seq, column_kind, value, suggestion)
  select $1, $2, f.* from unnest(
    $3::text[], $4::integer[], $5::integer[], $6::text[], $7::text[], $8::text[]) as f`

const NOTE_PROGRESS = `
  update import set rows_done = greatest(rows_done, $3), bytes_done = greatest(bytes_done, $4)
  where id = $1 and run = $2 and status = 'checking'`

export async function createChunkWriter(
  client: pg.Client,
  { organization_id: organizationId, id, run }: StoredImport,
  baselineId: string | null,
): Promise<ChunkWriter> {
  await client.query(CREATE_TABLES)
  return {
    write: ({ rows: { items, shelves, lots, kept }, findings, rowsDone, bytesDone }) =>
      inTransaction(client, async () => {
        if (items) await copy(client, STAGE_ITEMS, items)
        if (shelves) {
          await copy(client, 'shelf_chunk from stdin', shelves)
          await client.query(STAGE_SHELVES, [organizationId, baselineId])
        }
        if (lots) {
          await copy(client, 'lot_chunk from stdin', lots)
          await client.query(STAGE_LOTS, [organizationId, baselineId])
        }
        if (kept) {
          await copy(client, 'kept_chunk from stdin', kept)
          await client.query(KEEP_ROWS, [organizationId, id])
        }
        await insertFindings(client, organizationId, id, findings)
        const noted = await client.query(NOTE_PROGRESS, [id, run, rowsDone, bytesDone])
        if (noted.rowCount === 0) throw new ImportOvertaken()
      }),
    addToItems: (items) =>
      inTransaction(client, async () => {
        await copy(client, 'item_chunk from stdin (format binary)', items)
        await client.query(ADD_TO_ITEMS, [organizationId, baselineId])
      }),
  }
}

async function copy(client: pg.Client, target: string, content: string | Buffer): Promise<void> {
  const stream = client.query(copyFrom(`copy ${target}`))
  stream.end(content)
  await once(stream, 'finish')
}

async function insertFindings(
  client: pg.Client,
  organizationId: string,
  importId: string,
  findings: Chunk['findings'],
): Promise<void> {
  if (findings.length === 0) return
  await client.query(INSERT_FINDINGS, [
    organizationId,
    importId,
    findings.map(({ code }) => code),
    findings.map(({ row }) => row),
    findings.map(({ seq }) => seq),
    findings.map(({ column }) => column),
    findings.map(({ value }) => value),
    findings.map(({ suggestion }) => suggestion),
  ])
}
