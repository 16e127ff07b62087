// Reads and checks one file. Runs in a process of its own: files come from strangers.

import type pg from 'pg'
import { ImportDoctor } from '#domain/import/doctor.ts'
import { type Finding, severityOf } from '#domain/import/finding.ts'
import { type MapShelf, placeKey, planPlaces } from '#domain/import/places.ts'
import { openTable } from '#domain/import/read/open-table.ts'
import { RowReader, type RowReading } from '#domain/import/row-reader.ts'
import { newId } from '#server/new-id.ts'
import { type Chunk, type ChunkCounts, createChunkWriter, LISTED_FINDINGS } from './chunk-writer.ts'
import { clearImportRows } from './clear-rows.ts'
import { copyLine } from './copy-text.ts'
import { finishCheck } from './finish-check.ts'
import { type ImportPlace, inTransaction, openImportConnection } from './import-connection.ts'
import { storedFile } from './stored-file.ts'
import { ImportOvertaken, type StoredImport, selectImport } from './stored-import.ts'

export interface CheckRequest extends ImportPlace {
  readonly importId: string
  readonly run: number
}

const CHUNK_ROWS = 20_000
const WRITERS = 2

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
    const baselineId = await prepare(main, stored)
    const writers = [main]
    while (writers.length < WRITERS) writers.push(await connect())
    const check = new Check({ stored, baselineId, writers, file: await connect(), onProgress })
    await check.run()
  } catch (error) {
    if (!(error instanceof ImportOvertaken)) throw error
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** Clears what an earlier run left, and makes the baseline that rows are staged in. */
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

interface CheckParts {
  readonly stored: StoredImport
  readonly baselineId: string | null
  readonly writers: readonly pg.Client[]
  readonly file: pg.Client
  readonly onProgress: (rows: number) => void
}

class Check {
  readonly #parts: CheckParts
  readonly #doctor = new ImportDoctor()
  readonly #listed = new Map<string, number>()
  readonly #counts = { known: 0, fresh: 0, foreignCodes: 0 }
  readonly #shelves = new Map<string, string | null>()
  #map: readonly MapShelf[] = []
  #text: string[] = []
  #findings: (Finding & { seq: number })[] = []
  #rows = 0
  #bytes = 0

  constructor(parts: CheckParts) {
    this.#parts = parts
  }

  async run(): Promise<void> {
    const { stored, baselineId, file, onProgress } = this.#parts
    const [first] = this.#parts.writers
    if (!first) return
    this.#map = await selectMap(first, stored.store_id)
    const queue = await this.#createQueue()
    const source = storedFile(file, stored.file_id, stored.file_bytes)
    const counted = countBytes(source, (bytes) => {
      this.#bytes = bytes
    })
    const { encoding, delimiter, sheet } = stored.format
    const table = await openTable(counted, { encoding, delimiter, sheet })
    const reader = new RowReader(stored.mapping, stored.kind)
    for await (const { firstRow, rows, brokenRows } of table.batches()) {
      const broken = new Set(brokenRows)
      for (const [at, cells] of rows.entries()) {
        const row = firstRow + at
        if (row <= stored.mapping.headerRows) continue
        const reading = reader.read(cells, row)
        this.#take(broken.has(row) ? withBrokenQuote(reading, row, cells) : reading, cells)
        if (this.#text.length >= CHUNK_ROWS) {
          await queue.push(this.#takeChunk())
          onProgress(this.#rows)
        }
      }
    }
    await queue.push(this.#takeChunk())
    await queue.end()
    const places = planPlaces(this.#doctor.places, this.#map)
    const { counts } = this.#doctor
    const result = { counts, places, ...this.#counts, rowsRead: this.#rows }
    await finishCheck(first, stored, baselineId, result)
  }

  #take(read: RowReading, cells: readonly string[]): void {
    const { row, findings } = this.#doctor.examine(read)
    this.#rows += 1
    for (const [seq, finding] of findings.entries()) this.#list({ ...finding, seq })
    if (!row) return
    const errors = row.isBad ? findings.map(({ code }) => code).filter(isError) : []
    const shelfId = row.shelf === null ? null : this.#shelfOf(row.room, row.shelf)
    this.#text.push(copyLine({ row, errors, shelfId, cells: row.isBad ? cells : null }))
  }

  #list(finding: Finding & { seq: number }): void {
    const listed = this.#listed.get(finding.code) ?? 0
    if (listed >= LISTED_FINDINGS) return
    this.#listed.set(finding.code, listed + 1)
    this.#findings.push(finding)
  }

  /** Each place is looked up once. */
  #shelfOf(room: string | null, shelf: string): string | null {
    const place = { room, shelf }
    const key = placeKey(place)
    const known = this.#shelves.get(key)
    if (known !== undefined) return known
    const found = planPlaces([place], this.#map).known.get(key) ?? null
    this.#shelves.set(key, found)
    return found
  }

  #takeChunk(): Chunk {
    const text = this.#text.join('')
    const chunk = { text, findings: this.#findings, rowsDone: this.#rows, bytesDone: this.#bytes }
    this.#text = []
    this.#findings = []
    return chunk
  }

  /** While one chunk is written, the next is read; `push` waits where all writers are busy. */
  async #createQueue() {
    const { stored, baselineId, writers } = this.#parts
    const free = await Promise.all(
      writers.map((client) => createChunkWriter(client, stored, baselineId)),
    )
    const busy = new Set<Promise<void>>()
    const add = ({ known, fresh, foreignCodes }: ChunkCounts) => {
      this.#counts.known += known
      this.#counts.fresh += fresh
      this.#counts.foreignCodes += foreignCodes
    }
    const push = async (chunk: Chunk) => {
      if (free.length === 0) await Promise.race(busy)
      const writer = free.pop()
      if (!writer) throw new Error('No writer is free')
      const work = writer.write(chunk).then((counts) => {
        add(counts)
        free.push(writer)
        busy.delete(work)
      })
      busy.add(work)
      work.catch(() => {})
    }
    return { push, end: () => Promise.all(busy) }
  }
}

function isError(code: Finding['code']): boolean {
  return severityOf(code) === 'error'
}

function withBrokenQuote(
  { row, findings }: RowReading,
  rowNumber: number,
  cells: readonly string[],
): RowReading {
  const value = cells.join(' ').slice(0, 200)
  const finding = {
    row: rowNumber,
    code: 'quote_not_closed',
    column: null,
    value,
    suggestion: null,
  } as const
  return { row: row && { ...row, isBad: true }, findings: [...findings, finding] }
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

function countBytes(
  source: ReturnType<typeof storedFile>,
  onBytes: (bytes: number) => void,
): ReturnType<typeof storedFile> {
  return {
    sizeBytes: source.sizeBytes,
    async *pieces() {
      let bytes = 0
      for await (const piece of source.pieces()) {
        bytes += piece.byteLength
        onBytes(bytes)
        yield piece
      }
    },
  }
}
