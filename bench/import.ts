/**
 * `npm run bench -- import [--rows=1000000] [--xlsx-rows=100000]`: a file of a large shop from the upload
 * to the baseline in force, every item of it matched with the catalogue, against a bare COPY of the same
 * file into a plain table: in the order of the catalogue, and the same rows shuffled into a second store.
 * Then some rows as a workbook, against the same rows as CSV.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { writeXlsx } from 'hucre/xlsx'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { api } from '#contract/api.ts'
import type { ColumnKind } from '#domain/import/column-kind.ts'
import { type Shop, World } from '#seeds/world.ts'
import { CHUNK_BYTES, createFileStorage } from '#server/http/file-storage.ts'
import { importTasks } from '#server/import-worker/import-tasks.ts'
import { prepareJobs } from '#server/jobs/prepare-jobs.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { newId } from '#server/new-id.ts'
import { type BenchDatabase, withBenchDatabase } from './support/bench-database.ts'
import { printFigure } from './support/figure.ts'
import { seedStock } from './support/seed-stock.ts'
import { PLAIN_TABLE, stockCells, writeStockFile } from './support/stock-file.ts'

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    'xlsx-rows': { type: 'string', default: '100000' },
  },
})
const rows = Number(options.rows)
const xlsxRows = Number(options['xlsx-rows'])
const COLUMNS: (ColumnKind | null)[] = [
  'sku',
  'barcode',
  'name',
  'category',
  'unit',
  'quantity',
  'unit_cost',
  'unit_price',
  null,
]
const READER = join(import.meta.dirname, '../src/entry/import-reader.ts')
const folder = await mkdtemp(join(tmpdir(), 'shelfcount-import-'))

try {
  await withBenchDatabase(bench)
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function bench(database: BenchDatabase): Promise<void> {
  await prepareJobs(database)
  const world = new World({ database })
  const shop = await world.shop()
  const [path, shuffledPath] = [join(folder, 'stock.csv'), join(folder, 'shuffled.csv')]
  const { connection } = database
  const { organizationId: orgId, owner } = shop
  const items = Math.max(rows, xlsxRows)
  await seedStock({ connection, organizationId: orgId, path, shuffledPath, rows, items })
  const log = (line: string) => console.error(line)
  const tasks = importTasks({ connection, reader: READER, log })
  const jobs = await startJobs({ database, tasks, log })
  try {
    await benchText('csv_1m', { database, world, shop, path, kind: 'text' })
    // Nothing is in force there yet that it would have to be compared with.
    const { id: storeId } = await world.run(owner, api.stores.createWithBaseline, {
      orgId,
      name: 'Second',
    })
    const second = { ...shop, storeId }
    const shuffled = { database, world, shop: second, path: shuffledPath, kind: 'text' } as const
    await benchText('csv_1m_shuffled', shuffled)
    if (xlsxRows > 0) await benchWorkbook(database, world, shop)
  } finally {
    await jobs.stop()
  }
}

async function benchText(name: string, file: FileToImport): Promise<void> {
  const before = await bareCopy(file.database, file.path)
  const measured = await importFile(file)
  const copyMs = Math.min(before, await bareCopy(file.database, file.path))
  print(name, measured.ms / 1_000, 's', copyMs / 1_000)
  print(`${name}: rows`, (rows / measured.ms) * 1_000, '1/s', (rows / copyMs) * 1_000)
  print(`${name}: memory of the serving process`, measured.memoryMb, 'MB', null)
  print(`${name}: longest stall of the serving process`, measured.stallMs, 'ms', null)
}

async function benchWorkbook(database: BenchDatabase, world: World, shop: Shop): Promise<void> {
  const [csv, path] = [join(folder, 'short.csv'), join(folder, 'stock.xlsx')]
  const cells = Array.from({ length: xlsxRows }, (_, at) =>
    stockCells(at + 1).map((cell, column) =>
      column === 5 || column === 6 || column === 7 ? Number(cell) : cell.replaceAll('"', ''),
    ),
  )
  const sheet = { name: 'Stock', rows: [COLUMNS.map((kind) => kind ?? 'supplier'), ...cells] }
  await writeFile(path, await writeXlsx({ sheets: [sheet] }))
  const numbers = Array.from({ length: xlsxRows }, (_, at) => at + 1)
  await writeStockFile(csv, numbers)
  const asText = await importFile({ database, world, shop, path: csv, kind: 'text' })
  const asWorkbook = await importFile({ database, world, shop, path, kind: 'xlsx' })
  print('xlsx_100k, beside the same rows as CSV', asWorkbook.ms / 1_000, 's', asText.ms / 1_000)
}

function print(figure: string, value: number, unit: string, reference: number | null): void {
  printFigure('import', { figure, value, unit, reference })
}

async function bareCopy(database: BenchDatabase, path: string): Promise<number> {
  const client = new pg.Client({ ...database.connection })
  await client.connect()
  await client.query(`drop table if exists plain_rows; ${PLAIN_TABLE}`)
  const startedAt = performance.now()
  const text = 'copy plain_rows from stdin with (format csv, header)'
  await pipeline(createReadStream(path), client.query(copyFrom(text)))
  const ms = performance.now() - startedAt
  await client.query('drop table plain_rows')
  await client.end()
  return ms
}

interface FileToImport {
  readonly database: BenchDatabase
  readonly world: World
  readonly shop: Shop
  readonly path: string
  readonly kind: 'text' | 'xlsx'
}

async function importFile({ database, world, shop, path, kind }: FileToImport) {
  const { owner, storeId } = shop
  const delay = monitorEventLoopDelay({ resolution: 1 })
  let memoryMb = 0
  const watch = setInterval(() => {
    memoryMb = Math.max(memoryMb, process.memoryUsage().rss / 1024 / 1024)
  }, 50)
  delay.enable()
  const startedAt = performance.now()
  const fileId = await upload(database, shop, path)
  const storedMs = performance.now() - startedAt
  const text = { encoding: 'utf-8', delimiter: ',', sheet: null } as const
  const { id: importId } = await world.run(owner, api.imports.start, {
    storeId,
    kind: 'baseline',
    fileId,
    format:
      kind === 'text'
        ? { kind, ...text }
        : { kind, ...text, sheet: 0, encoding: null, delimiter: null },
    headers: COLUMNS.map((column) => column ?? 'supplier'),
    mapping: { columns: COLUMNS, headerRows: 1, decimal: '.', site: null, gtins: true },
  })
  await untilStatus(database, importId, 'checked')
  const checkedMs = performance.now() - startedAt
  await world.run(owner, api.imports.confirm, { storeId, importId, replace: true })
  await untilStatus(database, importId, 'done')
  const ms = performance.now() - startedAt
  delay.disable()
  clearInterval(watch)
  if (process.env.DEBUG) console.error({ kind, storedMs, checkedMs, ms })
  return { ms, memoryMb, stallMs: delay.max / 1e6 }
}

async function upload(database: BenchDatabase, shop: Shop, path: string): Promise<string> {
  const id = newId()
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path, { highWaterMark: CHUNK_BYTES }))
    hash.update(piece)
  await createFileStorage(database.app).insert({
    organizationId: shop.organizationId,
    id,
    name: 'stock',
    mime: 'text/csv',
    sizeBytes: (await stat(path)).size,
    sha256: hash.digest('hex'),
    createdBy: shop.owner.id,
    storeId: null,
    chunks: createReadStream(path, { highWaterMark: CHUNK_BYTES }),
  })
  return id
}

async function untilStatus(database: BenchDatabase, importId: string, wanted: string) {
  for (;;) {
    const { rows: found } = await database.owner.query<{ status: string; failure: string | null }>(
      'select status, failure from import where id = $1',
      [importId],
    )
    const { status, failure } = found[0] ?? {}
    if (status === wanted) return
    if (status === 'failed') throw new Error(`The import failed: ${failure}`)
    await sleep(20)
  }
}
