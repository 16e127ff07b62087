// Counts on their way back: the uploaded file with the counts in it, what that changes, what is not in it, and the
// counts in the shapes of other systems. What they say comes from the functions, with their permissions.

import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { Hono } from 'hono'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import type { StockFileLayout, StockFiles } from '#contract/stock-files.ts'
import { Fault } from '#domain/fault.ts'
import { takeBytes } from '#domain/import/read/bytes.ts'
import { UnreadableFile } from '#domain/import/unreadable-file.ts'
import { UnsafePatch } from '#domain/write-back/cell-patch.ts'
import { SHAPED_SYSTEMS, shapeHead, shapeRows } from '#domain/write-back/count-shapes.ts'
import { rowlessRows, rowlessText } from '#domain/write-back/rowless-file.ts'
import { reportOf } from '#domain/write-back/stock-file-report.ts'
import { SYSTEM_NAMES } from '#domain/write-back/systems.ts'
import type { AuthService } from '../auth/auth-service.ts'
import type { AskOnce } from '../documents/document-lines.ts'
import {
  countPages,
  type PlannedPart,
  planStockFile,
  type StockFileSource,
  writeStockFile,
} from '../documents/stock-file.ts'
import { WORKBOOK_MIME, writeWorkbook } from '../documents/write-workbook.ts'
import { attachText, callerOf, headFor } from './document-download.ts'
import type { FileStorage } from './file-storage.ts'
import type { FunctionHost } from './function-host.ts'
import type { HostContext, HostEnv } from './host-env.ts'

interface StockFileOptions {
  readonly auth: AuthService
  readonly functions: FunctionHost
  readonly storage: FileStorage
}

const fileInAddress = z.object({ auditId: z.uuid(), importId: z.uuid() })
const countsInAddress = z.object({
  auditId: z.uuid(),
  storeId: z.uuid(),
  system: z.enum(SHAPED_SYSTEMS),
})
const CSV_MIME = 'text/csv; charset=utf-8'
/** Files are in whatever encoding they came in. */
const BYTES_MIME = 'application/octet-stream'

export function stockFileRoutes(options: StockFileOptions): Hono<HostEnv> {
  return new Hono<HostEnv>()
    .get('/api/stock-file', (c) => downloadFile(c, options))
    .get('/api/stock-file/report', (c) => tellReport(c, options))
    .get('/api/stock-file/rest', (c) => downloadRest(c, options))
    .get('/api/stock-counts.csv', (c) => downloadCounts(c, options))
}

async function downloadFile(c: HostContext, options: StockFileOptions): Promise<Response> {
  const { file, parts } = await planned(c, options)
  const written = await writeStockFile(file, parts).catch((error: unknown) => {
    throw refusalOf(error)
  })
  headFor(c, { name: file.layout.fileName, mime: BYTES_MIME })
  c.header('content-length', String(written.sizeBytes))
  const pieces = Readable.from(written.pieces())
  return c.body(Readable.toWeb(pieces) as NodeStream as ReadableStream)
}

async function tellReport(c: HostContext, options: StockFileOptions): Promise<Response> {
  const { parts } = await planned(c, options)
  c.header('cache-control', 'private, no-store')
  return c.json(reportOf(parts))
}

async function downloadRest(c: HostContext, options: StockFileOptions): Promise<Response> {
  const { file, parts } = await planned(c, options)
  const { layout, source } = file
  const rows = layout.parts.flatMap((shape, at) => rowlessRows(shape, parts[at]?.rowless ?? []))
  const headers = layout.parts[0]?.headers ?? []
  const name = besideName(layout.fileName)
  if (layout.format.kind === 'text') {
    const head = await takeBytes(source.pieces(), 256 * 1024)
    headFor(c, { name, mime: BYTES_MIME })
    return c.body(new Uint8Array(rowlessText(head, layout.format, [headers, ...rows])))
  }
  const columns = headers.map((title) => ({ title, kind: 'text', width: 16 }) as const)
  headFor(c, { name, mime: WORKBOOK_MIME })
  return c.body(writeWorkbook({ name: 'Not in your file', columns }, inTurn(rows)))
}

async function* inTurn<Row>(rows: readonly Row[]) {
  yield* rows
}

/** `stock.csv` becomes `stock, not in your file.csv`. */
function besideName(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [fileName.slice(0, dot), fileName.slice(dot)] : [fileName, '']
  return `${stem}, not in your file${ending}`
}

async function downloadCounts(c: HostContext, options: StockFileOptions): Promise<Response> {
  const { ask } = await callerOf(c, options)
  const query = countsInAddress.safeParse(c.req.query())
  if (!query.success) throw new Fault('invalid_argument')
  const { auditId, storeId, system } = query.data
  const { stores } = (await ask(api.stockFiles.list.name, { auditId })) as StockFiles
  const store = stores.find(({ id }) => id === storeId)
  if (!store) throw new Fault('not_found')
  async function* texts() {
    yield shapeHead(system, store?.name ?? '')
    for await (const items of countPages(ask, auditId, storeId)) {
      yield shapeRows(system, store?.name ?? '', items)
    }
  }
  const purpose = system === 'generic' ? '' : ` for ${SYSTEM_NAMES[system]}`
  const name = `${store.name} counts${purpose}.csv`
  return attachText(c, { name, mime: CSV_MIME }, texts())
}

interface Planned {
  readonly file: StockFileSource
  readonly parts: readonly PlannedPart[]
}

async function planned(c: HostContext, options: StockFileOptions): Promise<Planned> {
  const { ask } = await callerOf(c, options)
  const query = fileInAddress.safeParse(c.req.query())
  if (!query.success) throw new Fault('invalid_argument')
  const { auditId, importId } = query.data
  const file = await openStockFile(ask, options.storage, auditId, importId)
  try {
    return { file, parts: await planStockFile(ask, auditId, file) }
  } catch (error) {
    throw refusalOf(error)
  }
}

async function openStockFile(
  ask: AskOnce,
  storage: FileStorage,
  auditId: string,
  importId: string,
): Promise<StockFileSource> {
  const path = api.stockFiles.getLayout.name
  const layout = (await ask(path, { auditId, importId })) as StockFileLayout
  const { organizationId, fileId, sizeBytes, fileName } = layout
  const stored = {
    organizationId,
    id: fileId,
    name: fileName,
    mime: BYTES_MIME,
    sizeBytes,
    sha256: '',
  }
  return { layout, source: { sizeBytes, pieces: () => storage.read(stored) } }
}

/** What a file does not allow is told in its words; everything else is a bug. */
function refusalOf(error: unknown): unknown {
  const isRefused = error instanceof UnsafePatch || error instanceof UnreadableFile
  return isRefused ? new Fault('conflict', error.message) : error
}
