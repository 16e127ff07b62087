/**
 * `npm run bench -- write-back [--rows=100000]`: the counts of a large shop go into the file that it uploaded, as
 * CSV and as XLSX, half of the rows with another number. Reference: the same bytes read and handed on as they are.
 */
import { parseArgs } from 'node:util'
import { writeXlsx } from 'hucre/xlsx'
import { api } from '#contract/api.ts'
import { COUNTED_ITEMS, type CountedPage, type StockFileLayout } from '#contract/stock-files.ts'
import type { FileSource } from '#domain/import/read/table.ts'
import type { CountedItem } from '#domain/write-back/counted-items.ts'
import type { AskOnce } from '#server/documents/document-lines.ts'
import { planStockFile, writeStockFile } from '#server/documents/stock-file.ts'
import { printFigure } from './support/figure.ts'
import { stockCells } from './support/stock-file.ts'

const { values: options } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } })
const rows = Number(options.rows)
const QUANTITY_AT = 5
const HEADERS = 'SKU,Barcode,Item name,Category,Unit,On hand,Unit cost,Unit price,Supplier'.split(
  ',',
)
const PIECE_BYTES = 256 * 1024
const MB = 1024 * 1024

const lines = Array.from({ length: rows }, (_, at) => stockCells(at + 1))
await measure('csv', 'text', textOf())
await measure('xlsx', 'xlsx', await workbookOf())

function textOf(): Uint8Array {
  const text = [HEADERS, ...lines].map((cells) => cells.join(',')).join('\n')
  return Buffer.from(`${text}\n`)
}

function workbookOf(): Promise<Uint8Array> {
  const cells = lines.map((line) =>
    line.map((cell, at) => (at === QUANTITY_AT ? Number(cell) : cell.replaceAll('"', ''))),
  )
  return writeXlsx({ sheets: [{ name: 'Stock', rows: [HEADERS, ...cells] }] })
}

async function measure(name: string, kind: 'text' | 'xlsx', bytes: Uint8Array): Promise<void> {
  const source = sourceOf(bytes)
  const bareMs = await timed(async () => {
    for await (const piece of source.pieces()) Buffer.from(piece)
  })
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 5)
  const file = { layout: layoutOf(kind, bytes.byteLength), source }
  let written = 0
  const ms = await timed(async () => {
    const parts = await planStockFile(askCounts, 'audit', file)
    written = parts.reduce((sum, { patches }) => sum + patches.length, 0)
    for await (const piece of writeStockFile(file, parts)) most = Math.max(most, piece.byteLength)
  })
  clearInterval(watch)
  most = Math.max(most, process.memoryUsage.rss())
  const print = (figure: string, value: number, unit: string, reference: number | null) =>
    printFigure('write-back', { figure: `${name}: ${figure}`, value, unit, reference })
  print('time', ms / 1_000, 's', bareMs / 1_000)
  print('cells written', written, '', null)
  print('extra memory', (most - before) / MB, 'MB', null)
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

function sourceOf(bytes: Uint8Array): FileSource {
  return {
    sizeBytes: bytes.byteLength,
    async *pieces() {
      for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) {
        yield bytes.subarray(at, at + PIECE_BYTES)
      }
    },
  }
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
const askCounts: AskOnce = async (path, args) => {
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
