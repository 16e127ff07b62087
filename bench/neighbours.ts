/**
 * `npm run bench -- neighbours [--seconds=12 --events=25]`: what a quiet organization waits for its counts,
 * its pages and its files, alone and beside another one that looks at the results of a large audit while it
 * is counted, that asks hundreds of queries over HTTP and leaves, and that drops odd files of 5 MB.
 */
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { type Shop, World } from '#seeds/world.ts'
import { importTasks } from '#server/import-worker/import-tasks.ts'
import { CHECK_LONG_IMPORT } from '#server/jobs/import-jobs.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { startLiveNode, token } from '#tests/support/live-node.ts'
import { startTestHost } from '#tests/support/test-host.ts'
import { type BenchDatabase, withBenchDatabase } from './support/bench-database.ts'
import { buildCountingShop } from './support/counting-shop.ts'
import { dropFile, oddFile } from './support/dropped-file.ts'
import { percentile, printFigure } from './support/figure.ts'
import { buildLargeAudit, type LargeAudit } from './support/large-audit.ts'
import type { Neighbour } from './support/neighbour.ts'
import { QuietShop, type Waits } from './support/quiet-shop.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '12' },
    events: { type: 'string', default: '25' },
  },
})
const seconds = Number(values.seconds)
const READER = join(import.meta.dirname, '../src/entry/import-reader.ts')
const NEIGHBOUR = join(import.meta.dirname, 'support/neighbour.ts')
const COUNTS_PER_SECOND = 10
/** All of its questions have arrived by then. */
const LEFT_AFTER_MS = 200
const ODD_FILES = 3
const SMALL_FILES = 4

await withBenchDatabase(async (database) => {
  const large = await buildLargeAudit(database)
  await large.countMore(Number(values.events))
  const shop = await buildCountingShop(database, 1)
  const node = await startLiveNode({ database })
  const host = await startTestHost(database, { functions: node.engine })
  const [counter] = shop.counters
  if (!counter) throw new Error('Nobody counts')
  const bearer = await host.tokenOf(counter.person)
  const quiet = await QuietShop.open({ node, hostUrl: host.url, bearer, shop })
  const storm = {
    kind: 'asks without end',
    ...{ url: host.url, bearer: await host.tokenOf(large.manager), auditId: large.auditId },
  } as const
  try {
    await quiet.wait(2)
    await beside('results grouped by room while counting', quiet, () =>
      lookAtResults(database, node, large),
    )
    await beside('a storm of queries', quiet, () => startNeighbour(storm))
    await beside('a storm that was left', quiet, async () => {
      const leave = await startNeighbour(storm)
      await sleep(LEFT_AFTER_MS)
      await leave()
      return () => {}
    })
    await besideOddFiles(database, quiet)
  } finally {
    quiet.close()
    await host.close()
    await node.stop()
  }
})

type Stop = () => void | Promise<void>

/** Alone and beside in turns, since machines have better and worse minutes. */
async function beside(
  neighbour: string,
  quiet: QuietShop,
  start: () => Promise<Stop>,
): Promise<void> {
  const alone = await quiet.wait(seconds / 2)
  const stop = await start()
  const disturbed = await quiet.wait(seconds)
  await stop()
  printWaits(neighbour, disturbed, alone)
  await sleep(1_000)
}

function printWaits(neighbour: string, disturbed: Waits, alone: Waits): void {
  for (const kind of ['count to answer', 'page'] as const) {
    for (const percent of [50, 99]) {
      printFigure('neighbours', {
        figure: `${kind}, p${percent}, beside ${neighbour}`,
        value: percentile(disturbed[kind], percent),
        unit: 'ms',
        reference: percentile(alone[kind], percent),
      })
    }
  }
}

async function lookAtResults(
  { owner }: BenchDatabase,
  { url }: { readonly url: string },
  { auditId, manager }: LargeAudit,
): Promise<Stop> {
  const stop = await startNeighbour({
    kind: 'looks at results',
    ...{ url, token: token(manager.identity), auditId },
  })
  let isCounting = true
  const counting = (async () => {
    while (isCounting) {
      await countOnOneShelf(owner, auditId)
      await sleep(1_000 / COUNTS_PER_SECOND)
    }
  })()
  return async () => {
    isCounting = false
    await counting
    await stop()
  }
}

/** As recording a count moves it: the total of a line and the progress of its shelf. */
async function countOnOneShelf(owner: BenchDatabase['owner'], auditId: string): Promise<void> {
  await owner.query(
    `with shelf as (
       update assignment_progress set events = events + 1 where assignment_id = (
         select assignment_id from assignment_progress where audit_id = $1 and events > 0 limit 1)
         and audit_id = $1
       returning assignment_id
     )
     update count_total set quantity = quantity + 1000
     where audit_id = $1 and (assignment_id, line) = (
       select c.assignment_id, c.line from count_total c join shelf using (assignment_id)
       where c.audit_id = $1 limit 1)`,
    [auditId],
  )
}

/** Answers with how to end it. */
async function startNeighbour(neighbour: Neighbour): Promise<Stop> {
  const thread = new Worker(NEIGHBOUR, { workerData: neighbour })
  await once(thread, 'message')
  return async () => {
    await thread.terminate()
  }
}

async function besideOddFiles(database: BenchDatabase, quiet: QuietShop): Promise<void> {
  const world = new World({ database })
  const [small, odd] = [await world.shop(), await world.shop()]
  // Made before anything is measured: whoever drops them has made them elsewhere.
  const files = Array.from({ length: ODD_FILES }, (_, file) => oddFile(file))
  const log = (line: string) => console.error(line)
  const tasks = importTasks({ connection: database.connection, reader: READER, log })
  const { [CHECK_LONG_IMPORT]: long, ...short } = tasks
  const jobs = await Promise.all([
    startJobs({ database, tasks: short, log }),
    startJobs({ database, tasks: { [CHECK_LONG_IMPORT]: long }, concurrency: 1, log }),
  ])
  try {
    const alone = await smallFiles(world, small)
    await beside('odd files', quiet, async () => {
      for (const file of files) await dropFile(world, odd, file)
      return () => {}
    })
    for (const file of files) await dropFile(world, odd, file)
    const disturbed = await smallFiles(world, small)
    for (const percent of [50, 99]) {
      printFigure('neighbours', {
        figure: `a file of one row, p${percent}, beside odd files`,
        value: percentile(disturbed, percent),
        unit: 'ms',
        reference: percentile(alone, percent),
      })
    }
  } finally {
    await database.owner.query(`update import set status = 'cancelled' where status = 'checking'`)
    await Promise.all(jobs.map((one) => one.stop()))
  }
}

/** From the drop until it is checked. */
async function smallFiles(world: World, shop: Shop): Promise<readonly number[]> {
  const durations: number[] = []
  for (let file = 0; file < SMALL_FILES; file += 1) {
    const start = performance.now()
    const dropped = await dropFile(world, shop, Buffer.from(`SKU,On hand\nS-${file},1\n`))
    await dropped.checked()
    durations.push(performance.now() - start)
  }
  return durations.sort((one, other) => one - other)
}
