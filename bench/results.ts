/**
 * `npm run bench -- results [--items=100000 --events=1000000 --times=15]`: the results page of a large
 * audit and its files. The first page beside a bare sum over the same lines; the workbook beside the
 * same lines as plain text.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { api } from '#contract/api.ts'
import { csvRow } from '#domain/csv-text.ts'
import { csvCells } from '#domain/reports/document-columns.ts'
import {
  type AskOnce,
  type DocumentSource,
  openDocument,
} from '#server/documents/document-lines.ts'
import { paperWords } from '#server/documents/paper-words.ts'
import { resultsColumns } from '#server/documents/results-columns.ts'
import { writeWorkbook } from '#server/documents/write-workbook.ts'
import { materializeResults } from '#server/jobs/tasks/materialize-results.ts'
import { type LiveNode, startLiveNode } from '#tests/support/live-node.ts'
import { type BenchDatabase, withBenchDatabase } from './support/bench-database.ts'
import { medianMs, printFigure } from './support/figure.ts'
import { buildReportAudit, type ReportAudit } from './support/report-audit.ts'
import { spend } from './support/report-memory.ts'

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '100000' },
    events: { type: 'string', default: '1000000' },
    times: { type: 'string', default: '15' },
  },
})
const size = { items: Number(values.items), events: Number(values.events) }
const ROUNDS = { times: Number(values.times), warmUp: 3 }
const MEGABYTE = 1024 * 1024

await withBenchDatabase(async (database) => {
  const audit = await buildReportAudit(database, size)
  const node = await startLiveNode({ database })
  try {
    await measureKeeping(database, audit)
    await measurePage(database, node, audit)
    await measureFiles(node, audit)
    await measureCompletion(database, node, audit)
  } finally {
    await node.stop()
  }
})

/** All lines once, as when counting ends, and again after everything on one shelf was counted anew. */
async function measureKeeping(database: BenchDatabase, audit: ReportAudit): Promise<void> {
  const bare = await medianMs(ROUNDS, () => bareSql(database, audit))
  const keep = () => materializeResults(database.app, audit)
  const durationMs = async (work: () => Promise<unknown>) => {
    const start = performance.now()
    await work()
    return performance.now() - start
  }
  print('lines kept for the first time', await durationMs(keep), 'ms', bare)
  await database.owner.query('vacuum analyze')
  await moveOneShelf(database, audit)
  print('lines kept after one shelf', await durationMs(keep), 'ms', bare)
  await moveOneShelf(database, audit)
}

async function moveOneShelf({ owner }: BenchDatabase, { auditId }: ReportAudit): Promise<void> {
  await owner.query(
    `with shelf as (
       update assignment_progress set events = events + 1 where assignment_id = (
         select assignment_id from assignment_progress where audit_id = $1 and events > 0 limit 1)
       returning assignment_id
     )
     update count_total set quantity = quantity + 1000
     where audit_id = $1 and assignment_id in (select assignment_id from shelf)`,
    [auditId],
  )
}

async function measurePage(
  database: BenchDatabase,
  node: LiveNode,
  audit: ReportAudit,
): Promise<void> {
  const { auditId, storeId } = audit
  const bare = await medianMs(ROUNDS, () => bareSql(database, audit))
  const page = { auditId, tab: 'missing', storeIds: [storeId], paginationOpts: { numItems: 50 } }
  const search = { ...page, search: 'item 77' }
  const questions = [
    { figure: 'getResults', path: api.audits.getResults.name, args: { auditId } },
    { figure: 'getVariances, first page', path: api.audits.getVariances.name, args: page },
    { figure: 'getVariances, words', path: api.audits.getVariances.name, args: search },
    ...(['category', 'room', 'shelf'] as const).map((groupBy) => ({
      figure: `getVarianceGroups by ${groupBy}`,
      path: api.audits.getVarianceGroups.name,
      args: { ...page, groupBy },
    })),
    ...(['name', 'value'] as const).map((sort) => ({
      figure: `listLineKeys by ${sort}`,
      path: api.reports.listLineKeys.name,
      args: { auditId, tab: 'all', sort },
    })),
  ]
  for (const { figure, path, args } of questions) {
    const ms = await medianMs(ROUNDS, () =>
      node.engine.runQueries(audit.owner.identity, [{ path, args }], 'consistent'),
    )
    print(`${figure}, beside a bare sum over its lines`, ms, 'ms, p50', bare)
  }
}

async function measureFiles(node: LiveNode, audit: ReportAudit): Promise<void> {
  const ask: AskOnce = async (path, args) => {
    const [answer] = await node.engine.runQueries(
      audit.owner.identity,
      [{ path, args }],
      'inconsistent',
    )
    return answer
  }
  const open = () => openDocument(ask, audit.auditId, { tab: 'all', sort: 'name' })
  const text = await spend(async () => writeText(await open()))
  const workbook = await spend(async () => writeSheet(await open()))
  const perSecond = (ms: number) => (size.items * 1_000) / ms
  print('workbook, beside plain text', perSecond(workbook.ms), 'rows/s', perSecond(text.ms))
  const perRow = (ms: number) => (ms * 1_000) / size.items
  print(
    'workbook: processor time of the server, beside plain text',
    perRow(workbook.processorMs),
    'µs/row',
    perRow(text.processorMs),
  )
  const megabytes = (bytes: number) => bytes / MEGABYTE
  print(
    'workbook: extra memory, beside plain text',
    megabytes(workbook.extraBytes),
    'MB',
    megabytes(text.extraBytes),
  )
}

async function writeSheet(document: DocumentSource): Promise<void> {
  const currencies = document.head.stores.map(({ currency }) => currency)
  const columns = resultsColumns(currencies, await paperWords('en'))
  const rows = async function* () {
    for await (const lines of document.lines()) {
      for (const line of lines) yield columns.map(({ cell }) => cell(line, document.head))
    }
  }
  const stream = writeWorkbook({ name: 'Lines', columns }, rows())
  for await (const chunk of stream) if (chunk.length === 0) throw new Error('an empty piece')
}

/**
 * The end of the audit, and for how long nobody else had a turn meanwhile. What is kept during a review
 * is there, as it is some seconds after counting was closed.
 */
async function measureCompletion(
  database: BenchDatabase,
  node: LiveNode,
  audit: ReportAudit,
): Promise<void> {
  const { auditId, owner } = audit
  const bare = await medianMs(ROUNDS, () => bareSql(database, audit))
  const decided = { auditId, matching: { tab: 'open' }, decision: 'accept', reasonCode: 'theft' }
  await node.engine.runMutation(owner.identity, api.audits.decideLines.name, {
    ...decided,
    note: null,
  })
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const start = performance.now()
  await node.engine.runMutation(owner.identity, api.audits.complete.name, { auditId })
  const ms = performance.now() - start
  delay.disable()
  print('complete, beside a bare sum over its lines', ms, 'ms', bare)
  print('complete: longest turn of the server', delay.max / 1_000_000, 'ms', bare)
}

async function writeText(document: DocumentSource): Promise<void> {
  let letters = 0
  for await (const lines of document.lines()) {
    letters += lines.map((line) => csvRow(csvCells(line, document.head))).join('\n').length
  }
  if (letters === 0) throw new Error('an empty file')
}

/** What no headline can do without: every line once, with what was expected and counted. */
async function bareSql({ owner }: BenchDatabase, audit: ReportAudit): Promise<void> {
  await owner.query({
    name: 'bare_results',
    text: `select count(*), sum(c.counted - e.expected), sum(abs(c.counted - e.expected))
      from audit_item e
      left join (select item_id, sum(quantity) as counted from count_total
        where organization_id = $1 and audit_id = $2 group by item_id) c using (item_id)
      where e.organization_id = $1`,
    values: [audit.organizationId, audit.auditId],
  })
}

function print(figure: string, value: number, unit: string, reference: number): void {
  printFigure('results', { figure, value, unit, reference })
}
