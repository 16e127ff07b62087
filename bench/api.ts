/**
 * `npm run bench -- api [--clients=1,8] [--seconds=3] [--rounds=3] [--receivers=100] [--events=200]`: how often the public
 * API reads and writes, beside the same function called as pages call it; how long a webhook takes from its event to 100
 * receivers, beside bare requests to them; and what many deliveries leave in memory.
 */
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { startLiveNode } from '#tests/support/live-node.ts'
import { type ApiDoors, openApiDoors } from './support/api-doors.ts'
import { type BenchDatabase, withBenchDatabase } from './support/bench-database.ts'
import { percentile, printFigure } from './support/figure.ts'
import { measureRate, type Rate } from './support/measure-rate.ts'
import { bytesInUse } from './support/report-memory.ts'
import { openWebhookAudience } from './support/webhook-audience.ts'

const { values: options } = parseArgs({
  options: {
    clients: { type: 'string', default: '1,8' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    receivers: { type: 'string', default: '100' },
    events: { type: 'string', default: '200' },
  },
})
const clientCounts = options.clients.split(',').map(Number)
const seconds = Number(options.seconds)
const rounds = Number(options.rounds)
const WARM_UP_SECONDS = 2
const MEGABYTE = 1024 * 1024

setFlagsFromString('--expose-gc')
globalThis.gc ??= runInNewContext('gc') as NonNullable<typeof globalThis.gc>

await withBenchDatabase(async (database) => {
  await benchDoors(database)
  await benchWebhooks(database)
})

async function benchDoors(database: BenchDatabase): Promise<void> {
  const node = await startLiveNode({ database })
  const doors = await openApiDoors(database, node)
  const contests = {
    'read of 25 items': [doors.readList, doors.readListBare],
    'read of an item': [doors.readOne, doors.readOneBare],
    'write of an item': [doors.write, doors.writeBare],
  } as const satisfies Readonly<Record<string, readonly [Work, Work]>>
  try {
    for (const [name, works] of Object.entries(contests)) {
      for (const clients of clientCounts) await contest(name, clients, works)
    }
  } finally {
    await doors.close()
    await node.stop()
  }
}

type Work = ApiDoors['write']

/** In turns, so that both meet the machine in the same mood; the better turn of each counts. */
async function contest(name: string, clients: number, [ours, bare]: readonly [Work, Work]) {
  for (const work of [ours, bare]) await measureRate(clients, WARM_UP_SECONDS, work)
  const [ourRates, bareRates]: [Rate[], Rate[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    ourRates.push(await measureRate(clients, seconds, ours))
    bareRates.push(await measureRate(clients, seconds, bare))
  }
  const [value, reference] = [ourRates, bareRates].map((rates) =>
    Math.max(...rates.map(({ perSecond }) => perSecond)),
  )
  const figure = `${name}, ${clients} clients`
  printFigure('api', { figure, value: value ?? 0, unit: 'per s', reference: reference ?? null })
}

async function benchWebhooks(database: BenchDatabase): Promise<void> {
  const audience = await openWebhookAudience(database, Number(options.receivers))
  const half = Math.ceil(Number(options.events) / 2)
  try {
    const bare = sorted(await audience.postBare(5))
    const first = await audience.tell(half)
    const before = bytesInUse()
    const waits = sorted([...first, ...(await audience.tell(half))])
    const left = (bytesInUse() - before) / MEGABYTE
    for (const percent of [50, 95]) {
      printFigure('api', {
        figure: `event to delivery, p${percent}, ${options.receivers} receivers`,
        value: percentile(waits, percent),
        unit: 'ms',
        reference: percentile(bare, percent),
      })
    }
    const figure = `memory after ${waits.length / 2} deliveries more`
    printFigure('api', { figure, value: left, unit: 'MB', reference: null })
  } finally {
    await audience.close()
  }
}

function sorted(durations: readonly number[]): readonly number[] {
  return durations.toSorted((one, other) => one - other)
}
