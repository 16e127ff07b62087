// Counts for export: the uploaded file with the counts in it, what that changes, what is not in it, and the counts in
// the formats of other systems. Their content comes from the functions, with their permissions.

import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import { requireInput } from '#contract/refused-input.ts'
import type { StockFileLayout, StockFiles } from '#contract/stock-files.ts'
import { Fault } from '#domain/fault.ts'
import { takeBytes } from '#domain/import/read/bytes.ts'
import { UnreadableFile } from '#domain/import/unreadable-file.ts'
import { UnsafePatch } from '#domain/write-back/cell-patch.ts'
import { SHAPED_SYSTEMS, shapeHead, shapeRows } from '#domain/write-back/count-shapes.ts'
import type { PlanProgress, ReportLine } from '#domain/write-back/plan-progress.ts'
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
  smallFileTexts,
  writeStockFile,
} from '../documents/stock-file.ts'
import { WORKBOOK_MIME, writeWorkbook } from '../documents/write-workbook.ts'
import { toFault } from '../realtime/call.ts'
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
/** Files keep the encoding they were uploaded in. */
const BYTES_MIME = 'application/octet-stream'
const LINES_MIME = 'application/x-ndjson'

export function stockFileRoutes(options: StockFileOptions): Hono<HostEnv> {
  return new Hono<HostEnv>()
    .get('/api/stock-file', (c) => downloadFile(c, options))
    .get('/api/stock-file/report', (c) => tellReport(c, options))
    .get('/api/stock-file/rest', (c) => downloadRest(c, options))
    .get('/api/stock-file/small', (c) => downloadSmall(c, options))
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

/** A large file takes seconds, so callers that accept lines get its progress, one step per line. */
async function tellReport(c: HostContext, options: StockFileOptions): Promise<Response> {
  const { ask, auditId, file } = await openAsked(c, options)
  c.header('cache-control', 'private, no-store')
  if (!c.req.header('accept')?.includes(LINES_MIME)) {
    return c.json(reportOf(await planOf(ask, auditId, file)))
  }
  c.header('content-type', LINES_MIME)
  const lines = reportLines(c, (tell) => planOf(ask, auditId, file, tell))
  return c.body(Readable.toWeb(Readable.from(lines)) as NodeStream as ReadableStream)
}

const TELL_EVERY_MS = 200

async function* reportLines(
  c: HostContext,
  plan: (tell: (progress: PlanProgress) => void) => Promise<readonly PlannedPart[]>,
): AsyncGenerator<string> {
  let progress: PlanProgress | undefined
  const answer = plan((now) => {
    progress = now
  }).then(
    (parts): ReportLine => ({ report: reportOf(parts) }),
    (error: unknown): ReportLine => ({ error: faultOf(c, error).shape }),
  )
  for (;;) {
    const line = await Promise.race([answer, sleep(TELL_EVERY_MS)])
    if (line) {
      yield `${JSON.stringify(line)}\n`
      return
    }
    if (progress) yield `${JSON.stringify({ progress } satisfies ReportLine)}\n`
  }
}

/** The status was already sent, so an error becomes a line. */
function faultOf(c: HostContext, error: unknown): Fault {
  return toFault(error, (requestId, bug) => {
    c.get('log').error({ err: bug, callId: requestId }, 'a file with counts failed')
  })
}

async function downloadRest(c: HostContext, options: StockFileOptions): Promise<Response> {
  const { file, parts } = await planned(c, options)
  const { layout, source } = file
  const rows = layout.parts.flatMap((shape, at) => rowlessRows(shape, parts[at]?.rowless ?? []))
  const headers = layout.parts[0]?.headers ?? []
  const name = besideName(layout.fileName, 'not in your file')
  if (layout.format.kind === 'text') {
    const head = await takeBytes(source.pieces(), 256 * 1024)
    headFor(c, { name, mime: BYTES_MIME })
    return c.body(new Uint8Array(rowlessText(head, layout.format, [headers, ...rows])))
  }
  const columns = headers.map((title) => ({ title, kind: 'text', width: 16 }) as const)
  headFor(c, { name, mime: WORKBOOK_MIME })
  return c.body(writeWorkbook({ name: 'Not in your file', columns }, inTurn(rows)))
}

async function downloadSmall(c: HostContext, options: StockFileOptions): Promise<Response> {
  const { file, parts } = await planned(c, options)
  const texts = await smallFileTexts(file, parts)
  if (!texts) {
    const message = 'A file with only what changes is made for WooCommerce alone.'
    throw new Fault('invalid_argument', message, { field: 'importId' })
  }
  const name = besideName(file.layout.fileName, 'only what changes')
  return attachText(c, { name, mime: CSV_MIME }, texts)
}

async function* inTurn<Row>(rows: readonly Row[]) {
  yield* rows
}

/** `stock.csv` becomes `stock, not in your file.csv`. */
function besideName(fileName: string, what: string): string {
  const dot = fileName.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [fileName.slice(0, dot), fileName.slice(dot)] : [fileName, '']
  return `${stem}, ${what}${ending}`
}

async function downloadCounts(c: HostContext, options: StockFileOptions): Promise<Response> {
  const { ask } = await callerOf(c, options)
  const query = requireInput(countsInAddress, c.req.query())
  const { auditId, storeId, system } = query
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
  const { ask, auditId, file } = await openAsked(c, options)
  return { file, parts: await planOf(ask, auditId, file) }
}

async function openAsked(c: HostContext, options: StockFileOptions) {
  const { ask } = await callerOf(c, options)
  const query = requireInput(fileInAddress, c.req.query())
  const { auditId, importId } = query
  return { ask, auditId, file: await openStockFile(ask, options.storage, auditId, importId) }
}

async function planOf(...args: Parameters<typeof planStockFile>): Promise<readonly PlannedPart[]> {
  try {
    return await planStockFile(...args)
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

/** Problems of a file are reported with a message about it. Any other error is a bug. */
function refusalOf(error: unknown): unknown {
  const isRefused = error instanceof UnsafePatch || error instanceof UnreadableFile
  return isRefused ? new Fault('conflict', error.message) : error
}
