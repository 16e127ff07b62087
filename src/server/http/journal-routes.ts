// The journal as a file: the same function, page after page, with the same permissions.

import { Readable } from 'node:stream'
import { Hono } from 'hono'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import { journalFilter } from '#contract/journal.ts'
import type { Page } from '#contract/pagination.ts'
import { Fault } from '#domain/fault.ts'
import { JOURNAL_HEADER, type JournalLine, journalRow } from '#domain/journal-file.ts'
import type { AuthService, Identity } from '../auth/auth-service.ts'
import { requireCaller } from './callers.ts'
import type { FunctionHost } from './function-host.ts'
import type { HostContext, HostEnv } from './host-env.ts'

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
  return new Hono<HostEnv>().get('/api/journal.csv', (c) => download(c, options))
}

async function download(
  c: HostContext,
  { auth, functions }: JournalRouteOptions,
): Promise<Response> {
  const identity = await requireCaller(auth, c.req.raw.headers)
  const query = inAddress.safeParse(c.req.query())
  if (!query.success) throw new Fault('invalid_argument')
  const { orgId, ...asked } = query.data
  const filter = journalFilter.safeParse(asked)
  if (!filter.success) throw new Fault('invalid_argument')
  const pageAfter = (cursor: string | null) =>
    readPage(functions, identity, {
      orgId,
      filter: filter.data,
      paginationOpts: { numItems: PAGE_ROWS, cursor },
    })
  // Before the first byte, so that whoever may not see it is refused and gets no file.
  const first = await pageAfter(null)
  c.header('content-type', 'text/csv; charset=utf-8')
  c.header('content-disposition', 'attachment; filename="journal.csv"')
  c.header('cache-control', 'private, no-store')
  return c.body(Readable.toWeb(Readable.from(linesOf(first, pageAfter))) as ReadableStream)
}

type Lines = Page<JournalLine>

async function* linesOf(
  first: Lines,
  pageAfter: (cursor: string) => Promise<Lines>,
): AsyncGenerator<string> {
  // Spreadsheets read a table as UTF-8 only when it says so.
  yield `\uFEFF${JOURNAL_HEADER}\r\n`
  for (let page = first; ; page = await pageAfter(page.continueCursor)) {
    yield page.page.map((line) => `${journalRow(line)}\r\n`).join('')
    if (page.isDone) return
  }
}

/** A transaction of its own for each page: a slow reader must not hold one open. */
async function readPage(
  functions: FunctionHost,
  identity: Identity,
  args: Readonly<Record<string, unknown>>,
): Promise<Lines> {
  const snapshot = await functions.openSnapshot(identity, 'inconsistent')
  try {
    return (await snapshot.query(api.journal.list.name, args)) as Lines
  } finally {
    await snapshot.close()
  }
}
