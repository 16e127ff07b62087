/**
 * `npm run bench -- billing [--customers=50] [--seconds=4] [--concurrency=16]`: how long a check takes,
 * beside the bare look at one row, and how much usage is recorded, spread over customers and on one,
 * beside the bare update of one row.
 */
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { World } from '#seeds/world.ts'
import { parsePlans } from '#server/billing/plan-file.ts'
import { withBenchDatabase } from './support/bench-database.ts'
import { type Figure, percentile, printFigure } from './support/figure.ts'

const { values: options } = parseArgs({
  options: {
    customers: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '4' },
    concurrency: { type: 'string', default: '16' },
    checks: { type: 'string', default: '3000' },
  },
})
const seconds = Number(options.seconds)
const concurrency = Number(options.concurrency)

/** As many as a server has answered long before somebody looks at its tail. */
const WARM_UP = 2_000

/** Enough that no balance runs out while it is measured. */
const PLANS = JSON.stringify({
  currency: 'usd',
  graceDays: 7,
  features: [
    { id: 'calls', name: 'Calls', type: 'single_use' },
    { id: 'scans', name: 'Scans', type: 'single_use' },
    { id: 'seats', name: 'Seats', type: 'continuous_use' },
    {
      id: 'credits',
      name: 'Credits',
      type: 'credit_system',
      creditSchema: [{ meteredFeatureId: 'scans', creditCost: 1 }],
    },
  ],
  products: [
    {
      id: 'free',
      name: 'Free',
      group: 'plan',
      isDefault: true,
      items: [
        { featureId: 'calls', included: 1_000_000_000, interval: 'month' },
        { featureId: 'scans', included: 1_000_000_000, interval: 'month' },
        { featureId: 'seats', included: 5 },
        { featureId: 'credits', included: 100 },
      ],
    },
  ],
})

await withBenchDatabase(async (database) => {
  const world = new World({ database, catalog: parsePlans(PLANS, 'bench') })
  const customers = await makeCustomers(world, Number(options.customers))
  await makeBareRows(database.owner, customers)
  for (const figure of await benchChecks(world, database.app, customers))
    printFigure('billing', figure)
  for (const figure of await benchTracks(world, database.app, customers)) {
    printFigure('billing', figure)
  }
})

async function makeCustomers(world: World, count: number): Promise<readonly string[]> {
  const ids: string[] = []
  for (let made = 0; made < count; made += 1) {
    const { organizationId } = await world.shop()
    await world.billing.createCustomer(organizationId, {})
    ids.push(organizationId)
  }
  return ids
}

/** The reference: a table with a number in it, and nothing else. */
async function makeBareRows(owner: Pool, ids: readonly string[]): Promise<void> {
  await owner.query('create table bare_balance (id uuid primary key, balance numeric not null)')
  await owner.query('grant all on bare_balance to shelfcount_app')
  await owner.query('insert into bare_balance select unnest($1::uuid[]), 1000000000', [ids])
}

async function benchChecks(
  world: World,
  app: Pool,
  ids: readonly string[],
): Promise<readonly Figure[]> {
  const check = (id: string) => world.billing.check(id, { featureId: 'calls' })
  const bare = (id: string) =>
    app.query({
      name: 'bare_look',
      text: 'select balance from bare_balance where id = $1',
      values: [id],
    })
  for (let index = 0; index < WARM_UP; index += 1) await check(pick(ids, index))
  const times = { check: [] as number[], bare: [] as number[] }
  // In turn, so that both sides meet the same machine.
  for (let index = 0; index < Number(options.checks); index += 1) {
    times.bare.push(await timeOf(() => bare(pick(ids, index))))
    times.check.push(await timeOf(() => check(pick(ids, index))))
  }
  for (const list of Object.values(times)) list.sort((one, other) => one - other)
  return [50, 99].map((percent) => ({
    figure: `check p${percent}`,
    unit: 'ms',
    value: percentile(times.check, percent),
    reference: percentile(times.bare, percent),
  }))
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

async function benchTracks(
  world: World,
  app: Pool,
  ids: readonly string[],
): Promise<readonly Figure[]> {
  const bare = (id: string) =>
    app.query({
      name: 'bare_update',
      text: 'update bare_balance set balance = balance - 1 where id = $1 and balance >= 1',
      values: [id],
    })
  const track = (id: string) => world.billing.usage.track(id, { featureId: 'calls' }, 'server')
  const figures: Figure[] = []
  for (const [name, chosen] of [
    [`${ids.length} customers`, ids],
    ['one customer', ids.slice(0, 1)],
  ] as const) {
    // Twice in turn, so that both sides meet the same machine.
    const rates = { track: 0, bare: 0 }
    for (let round = 0; round < 2; round += 1) {
      rates.bare += (await rateOf((index) => bare(pick(chosen, index)))) / 2
      rates.track += (await rateOf((index) => track(pick(chosen, index)))) / 2
    }
    figures.push({
      figure: `track, ${name}, ${concurrency} at once`,
      unit: '1/s',
      value: rates.track,
      reference: rates.bare,
    })
  }
  return figures
}

async function rateOf(work: (index: number) => Promise<unknown>): Promise<number> {
  let done = 0
  let index = 0
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1_000
  const worker = async () => {
    while (performance.now() < endsAt) {
      index += 1
      await work(index)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return (done * 1_000) / (performance.now() - startedAt)
}

function pick(ids: readonly string[], index: number): string {
  return ids[index % ids.length] ?? ''
}
