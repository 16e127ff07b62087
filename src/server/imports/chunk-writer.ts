// Writes what was read, a chunk in one short transaction. Rows that need nothing but their place go
// straight into the baseline that is being staged; all others lie aside until they are confirmed.

import { once } from 'node:events'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Finding } from '#domain/import/finding.ts'
import { CHUNK_COLUMNS } from './copy-text.ts'
import { inTransaction } from './import-connection.ts'
import { ImportOvertaken, type StoredImport } from './stored-import.ts'

/** More findings of one kind are counted and not listed. */
export const LISTED_FINDINGS = 10_000

export interface Chunk {
  /** Lines of COPY. */
  readonly text: string
  readonly findings: readonly (Finding & { readonly seq: number })[]
  readonly rowsDone: number
  readonly bytesDone: number
}

export interface ChunkCounts {
  readonly known: number
  readonly fresh: number
  readonly foreignCodes: number
}

export interface ChunkWriter {
  write(chunk: Chunk): Promise<ChunkCounts>
}

const NAME_ONLY = `
  left join (
    select distinct on (name) name, id from item
    where organization_id = $1 and archived_at is null order by name, id
  ) n on n.name = c.name and c.sku is null and c.code_key is null`

const stageStatement = (byName: boolean) => `
  with matched as materialized (
    select c.*, coalesce(s.id, b.item_id${byName ? ', n.id' : ''}) as item_id,
      b.item_id as code_item_id, s.id <> b.item_id as is_foreign,
      coalesce(c.unit_cost, s.unit_cost, (
        select i.unit_cost from item i where i.organization_id = $1 and i.id = b.item_id
      )) as cost
    from import_chunk c
    left join item s
      on s.organization_id = $1 and s.sku = c.sku and s.archived_at is null
    left join item_barcode b on b.organization_id = $1 and b.code_key = c.code_key
    ${byName ? NAME_ONLY : ''}
  ), ready as (
    select *, $3::uuid is not null and not held and item_id is not null
      and (code_key is null or code_item_id = item_id)
      and (shelf is null or shelf_id is not null) as is_ready
    from matched
  ), staged as (
    insert into audit_item (organization_id, baseline_id, item_id, expected, unit_cost)
    select $1, $3, item_id, sum(quantity)::bigint, max(cost) from ready where is_ready
    group by item_id order by item_id
    on conflict (organization_id, baseline_id, item_id)
    do update set expected = audit_item.expected + excluded.expected
  ), staged_shelf as (
    insert into audit_item_shelf (organization_id, baseline_id, item_id, shelf_id, expected)
    select $1, $3, item_id, shelf_id, sum(quantity)::bigint from ready
    where is_ready and shelf_id is not null
    group by item_id, shelf_id order by item_id, shelf_id
    on conflict (organization_id, baseline_id, item_id, shelf_id)
    do update set expected = audit_item_shelf.expected + excluded.expected
  ), kept as (
    insert into import_row (
      organization_id, import_id, row_number, errors, flags, sku, code, code_key, name, category,
      unit, pack, quantity, unit_cost, unit_price, room, shelf, shelf_id, item_id, cells)
    select $1, $2, row_number, errors,
      case when is_foreign then array_append(flags, 'code_of_other_item') else flags end,
      sku, code, code_key, name, category, unit, pack, quantity, cost, unit_price, room, shelf,
      shelf_id, item_id, cells
    from ready where not is_ready
  )
  select count(*) filter (where item_id is not null)::int as known,
    count(*) filter (where item_id is null and errors is null)::int as fresh,
    count(*) filter (where is_foreign)::int as foreign_codes
  from matched`

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
  { organization_id: organizationId, id, run, mapping }: StoredImport,
  baselineId: string | null,
): Promise<ChunkWriter> {
  await client.query(
    `create temp table if not exists import_chunk (${CHUNK_COLUMNS}) on commit delete rows`,
  )
  const byName = !mapping.columns.includes('sku') && !mapping.columns.includes('barcode')
  // A chunk is small beside a catalogue: looking its rows up beats reading all items each time.
  if (!byName) await client.query('set enable_hashjoin = off')
  const stage = { name: 'stage_import_chunk', text: stageStatement(byName) }
  return {
    write: (chunk) =>
      inTransaction(client, async () => {
        await copy(client, chunk.text)
        const { rows } = await client.query<{
          known: number
          fresh: number
          foreign_codes: number
        }>({ ...stage, values: [organizationId, id, baselineId] })
        await insertFindings(client, organizationId, id, chunk.findings)
        const noted = await client.query(NOTE_PROGRESS, [id, run, chunk.rowsDone, chunk.bytesDone])
        if (noted.rowCount === 0) throw new ImportOvertaken()
        const [row] = rows
        const { known = 0, fresh = 0, foreign_codes: foreignCodes = 0 } = row ?? {}
        return { known, fresh, foreignCodes }
      }),
  }
}

async function copy(client: pg.Client, text: string): Promise<void> {
  const stream = client.query(copyFrom('copy import_chunk from stdin'))
  stream.end(text)
  await once(stream, 'finish')
}

export async function insertFindings(
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
