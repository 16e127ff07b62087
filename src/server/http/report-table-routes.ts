// The tables of the reports page as files: `/api/reports.csv` and `.xlsx`, with the filters of the screen in the URL.

import { Hono } from 'hono'
import * as z from 'zod'
import { requireInput } from '#contract/refused-input.ts'
import { csvRow } from '#domain/csv-text.ts'
import { REPORT_TABLES, textCell } from '#domain/reports/report-tables.ts'
import { SOURCE_LANGUAGE } from '#messages/languages.ts'
import type { AuthService } from '../auth/auth-service.ts'
import { type PaperWords, paperWords } from '../documents/paper-words.ts'
import { type AskedTable, type OpenTable, openTable } from '../documents/report-table.ts'
import { WORKBOOK_MIME, writeWorkbook } from '../documents/write-workbook.ts'
import { wordsOf } from '../words.ts'
import { attachText, callerOf, headFor } from './document-download.ts'
import type { FunctionHost } from './function-host.ts'
import type { HostContext, HostEnv } from './host-env.ts'
import { readersLanguage } from './readers-language.ts'

interface ReportTableOptions {
  readonly auth: AuthService
  readonly functions: FunctionHost
}

const inAddress = z.strictObject({
  orgId: z.uuid(),
  table: z.enum(REPORT_TABLES),
  storeId: z.uuid().optional(),
  category: z.string().max(200).optional(),
  fromMs: z.coerce.number().int().min(0).optional(),
  untilMs: z.coerce.number().int().min(0).optional(),
  /** In the name of the audit, or of the compared items. */
  search: z.string().max(200).optional(),
  a: z.uuid().optional(),
  b: z.uuid().optional(),
  /** Of the page that asks. */
  language: z.string().max(20).optional(),
})

const COLUMN_LETTERS = { text: 20, quantity: 12, money: 14, percent: 12, time: 18 } as const

export function reportTableRoutes(options: ReportTableOptions): Hono<HostEnv> {
  return new Hono<HostEnv>()
    .get('/api/reports.csv', async (c) => {
      // Programs read it: it is the same in every language.
      const words = await paperWords(SOURCE_LANGUAGE)
      const { name, open } = await opened(c, options, words)
      const file = { name: `${name}.csv`, mime: 'text/csv; charset=utf-8' }
      return attachText(c, file, textOf(open))
    })
    .get('/api/reports.xlsx', async (c) => {
      const words = await paperWords(await readersLanguage(c, options.auth))
      const { name, open } = await opened(c, options, words)
      const columns = open.columns.map(({ name: column, kind }) => {
        const title = words.t(`report.${column}`)
        return { title, kind, width: Math.max(COLUMN_LETTERS[kind], title.length + 2) }
      })
      headFor(c, { name: `${name}.xlsx`, mime: WORKBOOK_MIME })
      return c.body(writeWorkbook({ name: words.t('sheet.report'), columns }, open.rows))
    })
}

async function opened(c: HostContext, options: ReportTableOptions, words: PaperWords) {
  const { ask } = await callerOf(c, options)
  const asked = askedIn(c)
  const open = await openTable(ask, asked, words)
  const { t } = await wordsOf('reports', await readersLanguage(c, options.auth))
  return { name: `${t('title')}, ${t(`table.${asked.table}`)}`, open }
}

function askedIn(c: HostContext): AskedTable {
  const query = requireInput(inAddress, c.req.query())
  const { orgId, table, storeId, category, fromMs, untilMs, search, a, b } = query
  const isCompared = table === 'compared_items'
  return {
    orgId,
    table,
    filter: {
      ...(storeId !== undefined && { storeIds: [storeId] }),
      ...(category !== undefined && { category }),
      ...(fromMs !== undefined && { fromMs }),
      ...(untilMs !== undefined && { untilMs }),
      ...(search !== undefined && !isCompared && { search }),
    },
    ...(a !== undefined && b !== undefined && { auditIds: [a, b] }),
    ...(isCompared && search !== undefined && { search }),
  }
}

async function* textOf({ columns, rows }: OpenTable): AsyncGenerator<string> {
  // Spreadsheets only read a table as UTF-8 if it begins with this mark.
  yield `\uFEFF${csvRow(columns.map(({ name }) => name))}\r\n`
  for await (const row of rows) yield `${csvRow(row.map(textCell))}\r\n`
}
