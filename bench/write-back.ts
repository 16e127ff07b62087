/**
 * `npm run bench -- write-back [--rows=100000]`: the counts of a large shop go into the file that it uploaded, as
 * CSV and as XLSX, half of the rows with another number. Reference: the same bytes read and handed on as they are.
 */
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeXlsx } from 'hucre/xlsx'
import { api } from '#contract/api.ts'
import { COUNTED_ITEMS, type CountedPage, type StockFileLayout } from '#contract/stock-files.ts'
import type { FileSource } from '#domain/import/read/table.ts'
import type { CountedItem } from '#domain/write-back/counted-items.ts'
import { planStockFile, writeStockFile } from '#server/documents/stock-file.ts'
import { runToEnd } from '../scripts/run-to-end.ts'
import { printFigure } from './support/figure.ts'
import { bytesInUse, mostInUse, spend } from './support/report-memory.ts'
import { stockCells } from './support/stock-file.ts'

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    /** One kind of file, which lies at the path. */
    measure: { type: 'string', default: '' },
    path: { type: 'string', default: '' },
  },
})
const rows = Number(options.rows)
const QUANTITY_AT = 5
const HEADERS = 'SKU,Barcode,Item name,Category,Unit,On hand,Unit cost,Unit price,Supplier'.split(
  ',',
)
const PIECE_BYTES = 256 * 1024
const MB = 1024 * 1024

if (options.measure) await measure(options.measure, options.path)
else await measureAll()

/** Each in a process of its own: what made the file must not pass for memory that was there before. */
async function measureAll(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shelfcount-write-back-'))
  try {
    for (const [kind, bytes] of [
      ['text', textOf()],
      ['xlsx', await workbookOf()],
    ] as const) {
      const path = join(folder, kind)
      await writeFile(path, bytes)
      const program = [import.meta.filename, '--rows', String(rows), '--measure', kind]
      const code = await runToEnd(process.execPath, ['--expose-gc', ...program, '--path', path])
      if (code !== 0) process.exitCode = code
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function textOf(): Uint8Array {
  const text = [HEADERS, ...allLines()].map((cells) => cells.join(',')).join('\n')
  return Buffer.from(`${text}\n`)
}

function workbookOf(): Promise<Uint8Array> {
  const cells = allLines().map((line) =>
    line.map((cell, at) => (at === QUANTITY_AT ? Number(cell) : cell.replaceAll('"', ''))),
  )
  return writeXlsx({ sheets: [{ name: 'Stock', rows: [HEADERS, ...cells] }] })
}

function allLines() {
  return Array.from({ length: rows }, (_, at) => stockCells(at + 1))
}

async function measure(name: string, path: string): Promise<void> {
  const kind = name === 'xlsx' ? 'xlsx' : 'text'
  const { size } = await stat(path)
  const source: FileSource = {
    sizeBytes: size,
    pieces: () => createReadStream(path, { highWaterMark: PIECE_BYTES }),
  }
  const bare = await spend(async () => {
    for await (const piece of source.pieces()) Buffer.from(piece)
  })
  const file = { layout: layoutOf(kind, size), source }
  const counted = { written: 0, bytes: 0 }
  const writeBack = async () => {
    counted.bytes = 0
    const parts = await planStockFile(askCounts, 'audit', file)
    counted.written = parts.reduce((sum, { patches }) => sum + patches.length, 0)
    const made = await writeStockFile(file, parts)
    for await (const piece of made.pieces()) counted.bytes += piece.byteLength
  }
  const before = bytesInUse()
  const spent = await spend(writeBack)
  const held = (await mostInUse(writeBack)) - before
  const print = (figure: string, value: number, unit: string, reference: number | null) =>
    printFigure('write-back', { figure: `${kind}: ${figure}`, value, unit, reference })
  print('time', spent.ms / 1_000, 's', bare.ms / 1_000)
  print('processor time', spent.processorMs / 1_000, 's', bare.processorMs / 1_000)
  print('extra memory of the process', spent.extraBytes / MB, 'MB', null)
  print('extra memory in use', held / MB, 'MB', null)
  print('cells written', counted.written, '', null)
  print('bytes', counted.bytes, '', size)
}

function layoutOf(kind: 'text' | 'xlsx', sizeBytes: number): StockFileLayout {
  const isText = kind === 'text'
  return {
    organizationId: 'organization',
    fileId: 'file',
    fileName: 'stock',
    sizeBytes,
    format: {
      kind,
      encoding: isText ? 'utf-8' : null,
      delimiter: isText ? ',' : null,
      sheet: isText ? null : 0,
    },
    system: 'generic',
    parts: [
      {
        storeId: 'store',
        headers: HEADERS,
        mapping: {
          columns: ['sku', 'barcode', 'name', 'category', 'unit', 'quantity', null, null, null],
          headerRows: 1,
          decimal: '.',
          site: null,
          gtins: true,
        },
        repairs: [],
        column: QUANTITY_AT,
        writtenAs: 'count',
        wholeNumbers: false,
      },
    ],
  }
}

/** Answers as the database would, page by page; every second item was counted otherwise. */
async function askCounts(path: string, args: object): Promise<unknown> {
  if (path !== api.stockFiles.listCounts.name) return []
  const from = Number((args as { after?: string }).after ?? 0)
  const until = Math.min(from + COUNTED_ITEMS, rows)
  const items = Array.from({ length: until - from }, (_, n) => countedItem(from + n + 1))
  return { items, next: until < rows ? String(until) : null } satisfies CountedPage
}

function countedItem(at: number): CountedItem {
  const [sku = '', code = '', name = '', category = ''] = stockCells(at)
  const counted = (Number(stockCells(at)[QUANTITY_AT]) + (at % 2)) * 1_000
  return {
    ...{ itemId: String(at), sku, name, category, unit: 'each', isRejected: false },
    ...{ codes: [{ raw: code, key: `0${code}` }], expected: 0, counted, settled: counted },
  }
}
