/**
 * `npm run bench -- counts [--clients=1,8,64] [--batch-clients=4,16] [--seconds=4] [--rounds=2]`: how many
 * counts a node records, as phones send them, one at a time and as outboxes, beside the same rows by plain SQL. `--profile` leaves
 * out the reference, for a profiler.
 */
import { parseArgs } from 'node:util'
import { api } from '#contract/api.ts'
import { BATCH_MAX_EVENTS } from '#contract/limits.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { withBenchDatabase } from './support/bench-database.ts'
import { buildCountingShop, type CountingShop, sentCount } from './support/counting-shop.ts'
import { printFigure } from './support/figure.ts'
import { measureRate, type Rate } from './support/measure-rate.ts'
import { openPlainCounts, type PlainCounts } from './support/plain-counts.ts'

const { values: options } = parseArgs({
  options: {
    clients: { type: 'string', default: '1,8,64' },
    'batch-clients': { type: 'string', default: '4,16' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '2' },
    profile: { type: 'boolean', default: false },
  },
})
const clientCounts = numbersIn(options.clients)
const batchClientCounts = numbersIn(options['batch-clients'])
const seconds = Number(options.seconds)
const rounds = Number(options.rounds)
const WARM_UP_SECONDS = 1
/** A server runs for days: one client alone would be measured while its code is still being compiled. */
const FIRST_WARM_UP = { clients: 8, seconds: 10 }

interface Contest {
  readonly product: (client: number) => Promise<void>
  readonly plain: (client: number) => Promise<void>
}

await withBenchDatabase(async (database) => {
  const shop = await buildCountingShop(
    database,
    Math.max(...clientCounts, ...batchClientCounts, FIRST_WARM_UP.clients),
  )
  const plain = await openPlainCounts(database, shop)
  const node = await startLiveNode({ database })
  let requestId = 0
  const call = async (client: number, path: string, args: unknown) => {
    requestId += 1
    const identity = shop.counters[client % shop.counters.length]?.person.identity ?? null
    const connectionId = `client-${client}`
    return node.engine.runMutation(identity, path, args, { connectionId, requestId })
  }
  try {
    const singles = single(shop, plain, call)
    await warmUp(FIRST_WARM_UP.clients, FIRST_WARM_UP.seconds, singles)
    for (const clients of clientCounts) {
      await contest(`recordMany of 1, ${clients} clients`, 1, clients, singles)
    }
    for (const clients of batchClientCounts) {
      const name = `recordMany of ${BATCH_MAX_EVENTS}, ${clients} clients`
      await contest(name, BATCH_MAX_EVENTS, clients, batches(shop, plain, call))
    }
  } finally {
    await node.stop()
    await plain.close()
  }
})

function numbersIn(list: string): readonly number[] {
  return list === '' ? [] : list.split(',').map(Number)
}

type Call = (client: number, path: string, args: unknown) => Promise<unknown>

function single(shop: CountingShop, plain: PlainCounts, call: Call): Contest {
  let seq = 0
  return {
    product: async (client) => {
      seq += 1
      const events = [sentCount(shop, client, seq)]
      await call(client, api.scanEvents.recordMany.name, { events })
    },
    plain: (client) => {
      seq += 1
      return plain.record(client, sentCount(shop, client, seq), seq)
    },
  }
}

function batches(shop: CountingShop, plain: PlainCounts, call: Call): Contest {
  const batch = (client: number) =>
    Array.from({ length: BATCH_MAX_EVENTS }, (_, index) => sentCount(shop, client, index))
  return {
    product: async (client) => {
      const events = batch(client)
      await call(client, api.scanEvents.recordMany.name, { events })
    },
    plain: (client) => plain.recordMany(client, batch(client)),
  }
}

/** In turns, so that both meet the machine in the same mood; the better turn of each counts. */
async function contest(
  name: string,
  events: number,
  clients: number,
  { product, plain }: Contest,
): Promise<void> {
  await warmUp(clients, WARM_UP_SECONDS, { product, plain })
  const products: Rate[] = []
  const plains: Rate[] = []
  for (let round = 0; round < rounds; round += 1) {
    products.push(await measureRate(clients, seconds, product))
    if (!options.profile) plains.push(await measureRate(clients, seconds, plain))
  }
  report(name, events, best(products), plains.length > 0 ? best(plains) : undefined)
}

async function warmUp(clients: number, seconds: number, { product, plain }: Contest) {
  await measureRate(clients, seconds, product)
  if (!options.profile) await measureRate(clients, seconds, plain)
}

function best(rates: readonly Rate[]): Rate {
  const [first, ...others] = rates
  if (!first) throw new Error('Nothing was measured')
  return others.reduce((top, rate) => (rate.perSecond > top.perSecond ? rate : top), first)
}

function report(name: string, events: number, ours: Rate, plain: Rate | undefined): void {
  const figures = [
    { figure: 'events', unit: 'per s', of: (rate: Rate) => rate.perSecond * events },
    { figure: 'p50', unit: 'ms', of: (rate: Rate) => rate.p50Ms },
    { figure: 'p99', unit: 'ms', of: (rate: Rate) => rate.p99Ms },
    { figure: 'CPU of the node per event', unit: 'ms', of: (rate: Rate) => rate.cpuMs / events },
  ]
  for (const { figure, unit, of } of figures) {
    const reference = plain ? of(plain) : null
    printFigure('counts', { figure: `${name}: ${figure}`, value: of(ours), unit, reference })
  }
}
