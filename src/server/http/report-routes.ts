// Results as files. Their content comes from the functions, with their permissions.

import { Hono } from 'hono'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import type { ExportPart } from '#contract/audit-seals.ts'
import { requireInput } from '#contract/refused-input.ts'
import type { CountSheets } from '#contract/reports.ts'
import { csvRow } from '#domain/csv-text.ts'
import { Fault } from '#domain/fault.ts'
import { COUNT_SHEET_KINDS, PARTS_HEADER } from '#domain/reports/count-sheet.ts'
import { CSV_HEADS, csvCells } from '#domain/reports/document-columns.ts'
import type { AuthService } from '../auth/auth-service.ts'
import { type AskOnce, type DocumentSource, openDocument } from '../documents/document-lines.ts'
import { type PaperWords, paperWords } from '../documents/paper-words.ts'
import { type ResultsColumn, resultsColumns } from '../documents/results-columns.ts'
import { WORKBOOK_MIME, type WorkbookNotes, writeWorkbook } from '../documents/write-workbook.ts'
import {
  askedIn,
  attachText,
  callerOf,
  fileName,
  headFor,
  type Paper,
} from './document-download.ts'
import type { FileStorage } from './file-storage.ts'
import type { FunctionHost } from './function-host.ts'
import type { HostContext, HostEnv } from './host-env.ts'
import { printedResults } from './printed-results.ts'
import { readersLanguage } from './readers-language.ts'

export interface ReportRouteOptions {
  readonly auth: AuthService
  readonly functions: FunctionHost
  readonly storage: FileStorage
  /** Omitted if nothing is printed here. */
  readonly paper?: Paper | undefined
}

const sheetsInAddress = z.object({
  auditId: z.uuid(),
  storeId: z.uuid(),
  roomId: z.uuid().optional(),
  kind: z.enum(COUNT_SHEET_KINDS).default('items'),
  part: z.coerce.number().int().min(0).default(0),
})

export function reportRoutes(options: ReportRouteOptions): Hono<HostEnv> {
  const routes = new Hono<HostEnv>()
    .get('/api/results.csv', (c) => downloadText(c, options))
    .get('/api/results.xlsx', (c) => downloadWorkbook(c, options))
  const { paper } = options
  if (!paper) return routes
  return routes
    .get('/api/results.pdf', async (c) => {
      const caller = await callerOf(c, options)
      const language = await readersLanguage(c, options.auth)
      return printedResults(c, { ...options, ...caller, paper, language })
    })
    .get('/api/count-sheets.pdf', (c) => downloadSheets(c, options, paper))
}

async function downloadText(c: HostContext, options: ReportRouteOptions): Promise<Response> {
  const { ask } = await callerOf(c, options)
  const { auditId, filter, isWhole } = askedIn(c)
  // The sealed document if there is one, because only that can be verified.
  const sealed = isWhole ? await sealedParts(ask, auditId) : undefined
  if (sealed)
    return attachText(c, { name: sealed.name, mime: 'text/csv; charset=utf-8' }, sealed.texts)
  const document = await openDocument(ask, auditId, filter)
  const file = { name: fileName(document, 'csv'), mime: 'text/csv; charset=utf-8' }
  return attachText(c, file, textOf(document))
}

async function downloadWorkbook(c: HostContext, options: ReportRouteOptions): Promise<Response> {
  const { ask } = await callerOf(c, options)
  const { auditId, filter } = askedIn(c)
  const document = await openDocument(ask, auditId, filter)
  const words = await paperWords(await readersLanguage(c, options.auth))
  const currencies = document.head.stores.map(({ currency }) => currency)
  const columns = resultsColumns(currencies, words)
  const sheet = { name: words.t('sheet.name'), columns }
  const workbook = writeWorkbook(sheet, rowsOf(document, columns), sealNotes(document, words))
  headFor(c, { name: fileName(document, 'xlsx'), mime: WORKBOOK_MIME })
  return c.body(workbook)
}

async function downloadSheets(
  c: HostContext,
  options: ReportRouteOptions,
  { printer, queue }: Paper,
): Promise<Response> {
  const caller = await callerOf(c, options)
  const query = requireInput(sheetsInAddress, c.req.query())
  const language = await readersLanguage(c, options.auth)
  const { said: sheets, pdf } = await queue.run(
    caller,
    async () => (await caller.ask(api.reports.getCountSheets.name, query)) as CountSheets,
    (sheets) => printer.printCountSheets({ sheets, kind: query.kind, language }),
  )
  const { t } = await paperWords(language)
  const { auditName: audit, part, parts } = sheets
  const name =
    parts > 1 ? t('sheets.filePart', { audit, part: part + 1, parts }) : t('sheets.file', { audit })
  headFor(c, { name: `${name}.pdf`, mime: 'application/pdf' })
  c.header(PARTS_HEADER, String(sheets.parts))
  return c.body(new Uint8Array(pdf))
}

/** Undefined if the audit is not sealed. */
function sealNotes({ head }: DocumentSource, { t }: PaperWords): WorkbookNotes | undefined {
  const { confirmationNumber, seal, proof } = head
  if (confirmationNumber === null) return undefined
  return {
    name: t('seal.sheet'),
    rows: [
      [t('fact.number'), confirmationNumber],
      [t('seal.name'), seal ?? ''],
      [t('proof.name'), proof ?? t('proof.none')],
      ['', proof === null ? '' : t('proof.means')],
    ],
  }
}

/** Undefined if the audit is not sealed, or the caller may not see all of it. */
async function sealedParts(ask: AskOnce, auditId: string) {
  const part = (number: number) =>
    ask(api.audits.exportResults.name, {
      auditId,
      format: 'csv',
      part: number,
    }) as Promise<ExportPart>
  try {
    const first = await part(0)
    return { name: first.fileName, texts: textsFrom(first, part) }
  } catch (error) {
    if (
      error instanceof Fault &&
      (error.code === 'illegal_transition' || error.code === 'forbidden')
    ) {
      return undefined
    }
    throw error
  }
}

async function* textsFrom(
  first: ExportPart,
  part: (number: number) => Promise<ExportPart>,
): AsyncGenerator<string> {
  yield first.text
  for (let number = 1; number < first.parts; number += 1) yield (await part(number)).text
}

async function* textOf(document: DocumentSource): AsyncGenerator<string> {
  // Spreadsheets only read a table as UTF-8 if it begins with this mark.
  yield `\uFEFF${csvRow(CSV_HEADS)}\r\n`
  for await (const lines of document.lines()) {
    yield lines.map((line) => `${csvRow(csvCells(line, document.head))}\r\n`).join('')
  }
}

async function* rowsOf(document: DocumentSource, columns: readonly ResultsColumn[]) {
  for await (const lines of document.lines()) {
    for (const line of lines) yield columns.map(({ cell }) => cell(line, document.head))
  }
}
