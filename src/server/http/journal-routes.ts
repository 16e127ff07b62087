// The journal as a file, read page by page from the same function with the same permissions.

import { Hono } from 'hono'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import { journalFilter } from '#contract/journal.ts'
import type { Page } from '#contract/pagination.ts'
import { requireInput } from '#contract/refused-input.ts'
import type { AuthService } from '../auth/auth-service.ts'
import { type JournalLine, type JournalTable, journalTable } from '../documents/journal-table.ts'
import { WORKBOOK_MIME, writeWorkbook } from '../documents/write-workbook.ts'
import { attachText, callerOf, headFor } from './document-download.ts'
import type { FunctionHost } from './function-host.ts'
import type { HostContext, HostEnv } from './host-env.ts'
import { readersLanguage } from './readers-language.ts'

export interface JournalRouteOptions {
  readonly auth: AuthService
  readonly functions: FunctionHost
}

const PAGE_ROWS = 500

const inAddress = z.object({
  orgId: z.uuid(),
  userId: z.string().optional(),
  action: z.string().optional(),
  auditId: z.uuid().optional(),
  storeId: z.uuid().optional(),
  fromMs: z.coerce.number().optional(),
  untilMs: z.coerce.number().optional(),
})

export function journalRoutes(options: JournalRouteOptions): Hono<HostEnv> {
  return new Hono<HostEnv>()
    .get('/api/journal.csv', async (c) => {
      const pages = await openPages(c, options)
      const table = await journalTable(await readersLanguage(c, options.auth))
      const file = { name: 'journal.csv', mime: 'text/csv; charset=utf-8' }
      return attachText(c, file, textOf(table, pages))
    })
    .get('/api/journal.xlsx', async (c) => {
      const pages = await openPages(c, options)
      const table = await journalTable(await readersLanguage(c, options.auth))
      headFor(c, { name: 'journal.xlsx', mime: WORKBOOK_MIME })
      return c.body(writeWorkbook(table, rowsOf(table, pages)))
    })
}

type Lines = Page<JournalLine>
type Pages = AsyncGenerator<readonly JournalLine[]>

/** The first page is read before the first byte is sent: a caller without access gets a refusal, not a file. */
async function openPages(c: HostContext, options: JournalRouteOptions): Promise<Pages> {
  const { ask } = await callerOf(c, options)
  const query = requireInput(inAddress, c.req.query())
  const { orgId, ...asked } = query
  const filter = requireInput(journalFilter, asked)
  const pageAfter = (cursor: string | null) =>
    ask(api.journal.list.name, {
      orgId,
      filter: filter,
      paginationOpts: { numItems: PAGE_ROWS, cursor },
    }) as Promise<Lines>
  return pagesFrom(await pageAfter(null), pageAfter)
}

async function* pagesFrom(first: Lines, pageAfter: (cursor: string) => Promise<Lines>): Pages {
  for (let page = first; ; page = await pageAfter(page.continueCursor)) {
    yield page.page
    if (page.isDone) return
  }
}

async function* textOf(table: JournalTable, pages: Pages): AsyncGenerator<string> {
  // Spreadsheets only read a table as UTF-8 if it begins with this mark.
  yield `\uFEFF${table.header}\r\n`
  for await (const lines of pages) yield lines.map((line) => `${table.row(line)}\r\n`).join('')
}

async function* rowsOf({ columns }: JournalTable, pages: Pages) {
  for await (const lines of pages) {
    for (const line of lines) yield columns.map(({ cell }) => cell(line))
  }
}
