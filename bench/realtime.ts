/**
 * `npm run bench -- realtime [--subscribers=1000] [--rate=100,500] [--seconds=8] [--nodes=2]`: how
 * long a committed count takes to every screen, and what that costs the servers. `--profile=<folder>`
 * writes processor profiles of the nodes there.
 */
import { parseArgs } from 'node:util'
import { type BenchDatabase, withBenchDatabase } from './support/bench-database.ts'
import { type BusyShop, buildBusyShop } from './support/busy-shop.ts'
import { printFigure } from './support/figure.ts'
import { measureBroadcast } from './support/measure-broadcast.ts'
import { measureCounting } from './support/measure-counting.ts'
import { realtimeFigures } from './support/realtime-figures.ts'
import { type ServerKind, ServerProcess } from './support/server-process.ts'

interface Options {
  readonly subscribers: number
  readonly rates: readonly number[]
  readonly seconds: number
  readonly nodes: number
  readonly profile: string | undefined
}

const WARM_UP_SECONDS = 2
/** A busy machine is late; only what never comes is lost. The reference has no end to wait for. */
const PATIENCE_SECONDS = 30
const NAIVE_PATIENCE_SECONDS = 5

const options = readOptions()
await withBenchDatabase(async (database) => {
  const shop = await buildBusyShop(database, options.subscribers)
  for (const perSecond of options.rates) await benchRate(database, shop, perSecond)
})

async function benchRate(
  database: BenchDatabase,
  shop: BusyShop,
  perSecond: number,
): Promise<void> {
  const { subscribers, seconds, nodes } = options
  const patience = { warmUpSeconds: WARM_UP_SECONDS, patienceSeconds: PATIENCE_SECONDS }
  const load = { database, shop, subscribers, perSecond, seconds, ...patience }
  const start = (kind: ServerKind, count: number) => startServers(kind, count, database, shop)

  const [engine, few] = await withServers(start('engine-node', nodes), async (servers) => {
    const crowded = await measureCounting({ ...load, servers })
    // Afterwards, when everything is compiled: the difference is what the crowd cost.
    const lonely = { ...load, servers, subscribers: nodes, seconds: Math.ceil(seconds / 2) }
    return [crowded, await measureCounting(lonely)] as const
  })
  const bare = await withServers(start('broadcast-node', nodes), (servers) => {
    const perSubscriber = engine.messages / engine.seconds / subscribers
    return measureBroadcast({ ...load, servers, text: engine.frame, perSecond: perSubscriber })
  })
  // Without a warm-up: a server that falls behind would start with the arrears of it.
  const naive = await withServers(start('naive-node', 1), (servers) =>
    measureCounting({
      ...load,
      servers,
      warmUpSeconds: 0,
      patienceSeconds: NAIVE_PATIENCE_SECONDS,
    }),
  )
  report(perSecond, { few, engine, bare, naive })
}

function report(perSecond: number, measured: Parameters<typeof realtimeFigures>[0]): void {
  const name = `${options.subscribers} subscribers, ${perSecond} counts/s`
  for (const figure of realtimeFigures(measured)) {
    printFigure('realtime', { ...figure, figure: `${name}: ${figure.figure}` })
  }
}

function startServers(
  kind: ServerKind,
  count: number,
  { connection }: BenchDatabase,
  { organizationId }: BusyShop,
): Promise<readonly ServerProcess[]> {
  const setup = { connection, organizationId }
  const profile = kind === 'engine-node' ? options.profile : undefined
  return Promise.all(Array.from({ length: count }, () => ServerProcess.start(kind, setup, profile)))
}

async function withServers<T>(
  starting: Promise<readonly ServerProcess[]>,
  work: (servers: readonly ServerProcess[]) => Promise<T>,
): Promise<T> {
  const servers = await starting
  try {
    return await work(servers)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      subscribers: { type: 'string', default: '1000' },
      rate: { type: 'string', default: '100,500' },
      seconds: { type: 'string', default: '8' },
      nodes: { type: 'string', default: '2' },
      profile: { type: 'string' },
    },
  })
  return {
    subscribers: positive('subscribers', values.subscribers),
    rates: values.rate.split(',').map((rate) => positive('rate', rate)),
    seconds: positive('seconds', values.seconds),
    nodes: positive('nodes', values.nodes),
    profile: values.profile,
  }
}

function positive(name: string, text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  throw new Error(`--${name} takes whole numbers above zero, not "${text}".`)
}
