// Faults from beginning to end: a database, nodes, phones that count, what goes wrong, and the comparison.

import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '#server/db/database.ts'
import { prepareJobs } from '#server/jobs/prepare-jobs.ts'
import { findFreePort } from '#tests/e2e/support/host.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { SQL_FOLDER } from '#tests/support/template.ts'
import { Chance } from '../chance.ts'
import { buildCountingShop, type CountingShop } from '../counting-shop.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { compareFaults, type Difference } from './compare-faults.ts'
import { FaultCluster } from './fault-cluster.ts'
import { FaultNode } from './fault-node.ts'
import { DATABASE_NAME } from './fault-server.ts'
import {
  FAILOVER,
  FAULTS_OF_NODES,
  FAULTS_OF_THE_DATABASE,
  type Fault,
  type FaultRig,
  FULL_DISK,
} from './kinds-of-faults.ts'
import { Manager } from './manager.ts'
import { Phone } from './phone.ts'

export interface FaultOptions {
  readonly seconds: number
  readonly seed: number
  readonly phones: number
  readonly nodes: number
  /** Whether a second server follows the database and takes over. */
  readonly hasStandby: boolean
  /** A folder on a small file system of its own, which is filled up. */
  readonly smallDisk: string | undefined
  readonly say: (line: string) => void
}

export interface FaultReport extends Difference {
  /** By kind. */
  readonly faults: ReadonlyMap<string, number>
  readonly acknowledged: number
  readonly rooms: number
  /** Phones that were not back by themselves, with why. */
  readonly away: readonly string[]
  readonly longestSilenceMs: number
  /** What nodes logged as an error. */
  readonly errors: readonly string[]
}

/** Between two counts of a phone. */
const PAUSE_MS = 500
/** From then on nothing goes wrong any more, and phones have so long to come back. */
const BACK_WITHIN_MS = 300_000
/** The next fault waits so long for a node that is ready, and then comes on top of the last. */
const RECOVERED_WITHIN_MS = 30_000
const CODES = 2_000
/** Between two words on how it goes. */
const SAY_MS = 3_000

export async function runFaults(options: FaultOptions): Promise<FaultReport> {
  const folder = await makeDataFolder('faults')
  const { hasStandby, smallDisk } = options
  const servers = join(smallDisk ?? folder, 'servers')
  await mkdir(servers, { mode: 0o711 })
  const cluster = await FaultCluster.start(servers, { hasStandby })
  try {
    const shop = await prepare(cluster, options.phones)
    await cluster.addStandby()
    return await withNodes({ cluster, folder, options }, (rig) => disturb(rig, shop, options))
  } finally {
    await cluster.stop()
    await rm(servers, { recursive: true, force: true, maxRetries: 5 })
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function prepare(cluster: FaultCluster, phones: number): Promise<CountingShop> {
  const connection = { ...cluster.primary.address, database: DATABASE_NAME }
  const database: Database = await openDatabase({
    connection,
    sqlFolder: SQL_FOLDER,
    log: () => {},
  })
  try {
    await prepareJobs(database)
    return await buildCountingShop({ ...database, connection }, phones)
  } finally {
    await database.close()
  }
}

interface Setting {
  readonly cluster: FaultCluster
  readonly folder: string
  readonly options: FaultOptions
}

async function withNodes<T>(
  { cluster, folder, options }: Setting,
  work: (rig: FaultRig) => Promise<T>,
): Promise<T> {
  const nodes: FaultNode[] = []
  const balancer = await startBalancer(() => nodes)
  const databaseLines = []
  for (let at = 0; at < options.nodes; at += 1) {
    const lines = await Promise.all(
      cluster.servers.map(({ address }) =>
        startDatabaseProxy({ ...address, database: DATABASE_NAME }),
      ),
    )
    databaseLines.push(lines)
    const hosts = lines.map(({ port }) => `127.0.0.1:${port}`).join(',')
    const databaseUrl = `postgres://${cluster.primary.address.user}@${hosts}/${DATABASE_NAME}`
    const dataFolder = join(folder, `node-${at}`)
    const port = await findFreePort()
    nodes.push(new FaultNode({ port, databaseUrl, publicUrl: balancer.url, dataFolder }))
  }
  const { smallDisk, seed } = options
  const chance = new Chance(seed)
  try {
    for (const node of nodes) node.start()
    await until(() => balancer.ready() === nodes.length, BACK_WITHIN_MS)
    return await work({ cluster, nodes, balancer, databaseLines, smallDisk, chance })
  } finally {
    await Promise.all(nodes.map((node) => node.stop()))
    await Promise.all([balancer, ...databaseLines.flat()].map((line) => line.close()))
  }
}

async function disturb(
  rig: FaultRig,
  shop: CountingShop,
  options: FaultOptions,
): Promise<FaultReport> {
  const { balancer, cluster, nodes } = rig
  const phones = phonesOf(shop, balancer, options)
  const manager = new Manager(balancer.url, shop.owner, shop.storeId)
  const untilMs = Date.now() + options.seconds * 1_000
  const work = [...phones.map((phone) => phone.run(untilMs, PAUSE_MS)), manager.run(untilMs)]
  const over = Promise.all(work)
  // Awaited in the end, unless the bench itself fails before that.
  over.catch(() => {})
  const faults = new Map<string, number>()
  const saying = setInterval(() => {
    const states = phones.map((phone) => phone.state()).join(', ')
    options.say(`${balancer.ready()} nodes are ready; ${states}`)
  }, SAY_MS)
  try {
    const ofDatabase = {
      ...FAULTS_OF_THE_DATABASE,
      ...(options.hasStandby && FAILOVER),
      ...(options.smallDisk && FULL_DISK),
    }
    await Promise.all([
      goWrong({ rig, kinds: FAULTS_OF_NODES, untilMs, faults, say: options.say }),
      goWrong({ rig, kinds: ofDatabase, untilMs, faults, say: options.say }),
    ])
    await over
    const areBack = () => phones.every((phone) => phone.trouble() === undefined)
    await until(areBack, BACK_WITHIN_MS).catch(() => {})
    const troubles = phones.map((phone) => phone.trouble())
    return {
      ...(await compareFaults(cluster.primary, { shop, phones, rooms: manager.made })),
      faults,
      acknowledged: phones.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
      rooms: manager.made.length,
      away: troubles.flatMap((trouble, at) => (trouble ? [`phone ${at + 1}: ${trouble}`] : [])),
      longestSilenceMs: Math.max(...phones.map((phone) => phone.longestSilenceMs)),
      errors: nodes.flatMap(({ errors }) => errors),
    }
  } finally {
    clearInterval(saying)
    manager.close()
    for (const phone of phones) phone.close()
  }
}

function phonesOf(shop: CountingShop, { url }: Balancer, { seed }: FaultOptions) {
  return shop.counters.map(
    ({ person, shelf }, at) =>
      new Phone({ person, shelf, url, codes: CODES, chance: new Chance(seed + at + 1) }),
  )
}

interface Going {
  readonly rig: FaultRig
  readonly kinds: Readonly<Record<string, Fault>>
  readonly untilMs: number
  readonly faults: Map<string, number>
  readonly say: (line: string) => void
}

/** Every kind comes before one comes again. */
async function goWrong({ rig, kinds, untilMs, faults, say }: Going): Promise<void> {
  const { chance, balancer } = rig
  for (;;) {
    for (const [name, fault] of chance.shuffled(Object.entries(kinds))) {
      await sleep(200 + chance.upTo(2_000))
      if (Date.now() > untilMs) return
      say(name)
      await fault(rig)
      faults.set(name, (faults.get(name) ?? 0) + 1)
      // Mostly what is told of a bad day is told between two faults.
      await until(() => balancer.ready() > 0, RECOVERED_WITHIN_MS).catch(() => {})
    }
  }
}

async function until(holds: () => boolean, withinMs: number): Promise<void> {
  const endsAtMs = Date.now() + withinMs
  while (!holds()) {
    if (Date.now() > endsAtMs) throw new Error(`it did not come within ${withinMs} ms`)
    await sleep(100)
  }
}
