// Reads and checks one file. Runs in a process of its own, because uploaded files cannot be trusted.

import type pg from 'pg'
import type { MapShelf } from '#domain/import/places.ts'
import type { FileSource } from '#domain/import/read/table.ts'
import { newId } from '#server/new-id.ts'
import { FileCheck } from './check-file.ts'
import { createChunkQueue } from './chunk-queue.ts'
import { createChunkWriter } from './chunk-writer.ts'
import { clearImportRows } from './clear-rows.ts'
import { copyOut, uuidLiteral } from './copy-out.ts'
import { finishCheck } from './finish-check.ts'
import { type ImportPlace, inTransaction, openImportConnection } from './import-connection.ts'
import { isByName, openCatalogue } from './load-catalogue.ts'
import { RowSorter } from './sort-rows.ts'
import { ImportOvertaken, type StoredImport, selectImport } from './stored-import.ts'

/** Chunks fetched together. */
const GROUP = 16

/** The uploaded file in its stored chunks. The next ones are fetched while the current ones are read. */
function storedFile(client: pg.Client, fileId: string, sizeBytes: number): FileSource {
  const group = async (from: number): Promise<readonly Uint8Array[]> => {
    const query = `select bytes from file_chunk
      where file_id = ${uuidLiteral(fileId)} and seq between ${from} and ${from + GROUP - 1}
      order by seq`
    const chunks: Uint8Array[] = []
    await copyOut(client, query, 1, (row) => {
      chunks.push(row.bytes.subarray(row.start(0), row.end(0)))
    })
    return chunks
  }
  return {
    sizeBytes,
    async *pieces() {
      let next = group(0)
      for (let from = GROUP; ; from += GROUP) {
        const chunks = await next
        if (chunks.length === 0) return
        next = group(from)
        // If its result is no longer needed, its failure does not matter.
        next.catch(() => {})
        yield* chunks
      }
    },
  }
}

export interface CheckRequest extends ImportPlace {
  readonly importId: string
  readonly run: number
}

/** Items of earlier chunks that are added to in one transaction. */
const LATER_ROWS = 20_000

export async function checkImport(
  request: CheckRequest,
  onProgress: (rows: number) => void,
): Promise<void> {
  const clients: pg.Client[] = []
  const connect = async () => {
    const client = await openImportConnection(request)
    clients.push(client)
    return client
  }
  try {
    const main = await connect()
    const stored = await selectImport(main, request.importId)
    if (stored?.status !== 'checking' || stored.run !== request.run) return
    const connections = { main, second: await connect(), file: await connect() }
    await check(stored, connections, onProgress)
  } catch (error) {
    if (!(error instanceof ImportOvertaken)) throw error
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

interface Connections {
  readonly main: pg.Client
  readonly second: pg.Client
  readonly file: pg.Client
}

async function check(
  stored: StoredImport,
  { main, second, file }: Connections,
  onProgress: (rows: number) => void,
): Promise<void> {
  const { mapping, file_bytes: sizeBytes } = stored
  const baselineId = await prepare(main, stored)
  const catalogue = await openCatalogue({ first: file, second }, { mapping, sizeBytes })
  const sorter = new RowSorter({
    catalogue: catalogue.catalogue,
    map: await selectMap(main, stored.store_id),
    byName: isByName(mapping),
    baselineId,
  })
  const writer = await createChunkWriter(main, stored, baselineId)
  // Most of the cost of a row is inserting it into the index, so two connections write in parallel.
  const other = await createChunkWriter(second, stored, baselineId)
  const queue = createChunkQueue([other, writer])
  const source = storedFile(file, stored.file_id, sizeBytes)
  const push: typeof queue.push = (chunk) => {
    onProgress(chunk.rowsDone)
    return queue.push(chunk)
  }
  const reading = new FileCheck({ stored, source, catalogue, sorter, push })
  await reading.run()
  await queue.end()
  for (const items of sorter.staged.takeLater(LATER_ROWS)) await writer.addToItems(items)
  const { counts, places } = reading.doctor
  const { totals } = sorter.staged
  const planned = sorter.planPlaces(places)
  const { elsewhere } = reading
  const result = { counts, places: planned, totals, elsewhere, ...sorter.counts }
  await finishCheck(main, stored, baselineId, result)
}

/** Clears what an earlier run has left, and creates the baseline for staging rows. */
async function prepare(client: pg.Client, stored: StoredImport): Promise<string | null> {
  await clearImportRows(client, stored.id, stored)
  const baselineId = stored.kind === 'baseline' ? newId() : null
  await inTransaction(client, async () => {
    const { rowCount } = await client.query(
      `update import set baseline_id = $3, rows_done = 0, bytes_done = 0, phase_started_at = now()
       where id = $1 and run = $2 and status = 'checking'`,
      [stored.id, stored.run, baselineId],
    )
    if (rowCount === 0) throw new ImportOvertaken()
    if (baselineId) await insertStagedBaseline(client, stored, baselineId)
  })
  return baselineId
}

async function insertStagedBaseline(client: pg.Client, stored: StoredImport, baselineId: string) {
  await client.query(
    `insert into baseline (organization_id, id, store_id, audit_id, version, file_name, file_sha256,
       created_by)
     select $1, $2, $3, $4, coalesce(max(version), 0) + 1, $5, $6, $7 from baseline
     where store_id = $3 and audit_id is not distinct from $4`,
    [
      stored.organization_id,
      baselineId,
      stored.store_id,
      stored.audit_id,
      stored.file_name,
      stored.file_sha256,
      stored.created_by,
    ],
  )
}

async function selectMap(client: pg.Client, storeId: string): Promise<readonly MapShelf[]> {
  const { rows } = await client.query<{ id: string; code: string; room_name: string }>(
    `select s.id, s.code, r.name as room_name from shelf s
     join room r on r.organization_id = s.organization_id and r.id = s.room_id
     where s.store_id = $1 and s.archived_at is null`,
    [storeId],
  )
  return rows.map(({ id, code, room_name: roomName }) => ({ id, code, roomName }))
}
