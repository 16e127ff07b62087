// What goes wrong, one kind a function: each begins, lasts a while and is over.

import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { FaultyLine } from '#tests/support/faulty-line.ts'
import type { Chance } from '../chance.ts'
import type { Balancer } from './balancer.ts'
import type { FaultCluster } from './fault-cluster.ts'
import type { FaultNode } from './fault-node.ts'

export interface FaultRig {
  readonly cluster: FaultCluster
  readonly nodes: readonly FaultNode[]
  readonly balancer: Balancer
  /** By node: its lines to each server of the database. */
  readonly databaseLines: readonly (readonly FaultyLine[])[]
  /** A file system so small that it can be filled up, with the database on it. */
  readonly smallDisk: string | undefined
  readonly chance: Chance
}

export type Fault = (rig: FaultRig) => Promise<void>
type Faults = Readonly<Record<string, Fault>>

/** At most so much is written to fill a disk. */
const FULL_BYTES = 4_000_000_000
const MB = 1_000_000

/** Of nodes, of their lines to the database, and of the lines of phones. */
export const FAULTS_OF_NODES: Faults = {
  'a node is killed': async ({ nodes, chance }) => chance.pick(nodes)?.kill(),
  'a node is asked to end': async ({ nodes, chance }) => chance.pick(nodes)?.end(),
  'all nodes are killed': async ({ nodes }) => {
    for (const node of nodes) node.kill()
  },
  'lines of phones are cut': async ({ balancer }) => balancer.reset(),
  'lines of phones are open at one end alone': ({ balancer, chance }) =>
    forAWhile([balancer], (line) => line.fallSilent(), 200 + chance.upTo(3_000)),
  'lines of phones are slow': ({ balancer, chance }) =>
    forAWhile([balancer], (line) => line.delay(50 + chance.upTo(250)), 1_000 + chance.upTo(3_000)),
  'lines of a node to its database are cut': async (rig) => {
    for (const line of linesOfOne(rig)) line.reset()
  },
  'a node cannot reach its database': (rig) =>
    forAWhile(linesOfOne(rig), (line) => line.refuse(), 300 + rig.chance.upTo(4_000)),
  'lines of a node to its database are open at one end alone': (rig) =>
    forAWhile(linesOfOne(rig), (line) => line.fallSilent(), 200 + rig.chance.upTo(9_000)),
  'lines of a node to its database are slow': (rig) => {
    const delayMs = 20 + rig.chance.upTo(180)
    const lastsMs = 1_000 + rig.chance.upTo(3_000)
    return forAWhile(linesOfOne(rig), (line) => line.delay(delayMs), lastsMs)
  },
  'no node can reach the database': ({ databaseLines, chance }) =>
    forAWhile(databaseLines.flat(), (line) => line.refuse(), 300 + chance.upTo(3_000)),
}

export const FAULTS_OF_THE_DATABASE: Faults = {
  'connections are ended by the database': async ({ cluster }) => {
    await cluster.primary.ask(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
  },
  'a process of the database is killed': async ({ cluster }) => {
    const [row] = await cluster.primary.ask(`select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
      order by state = 'active' desc, random() limit 1`)
    const { pid } = Object(row)
    if (typeof pid === 'number') endProcess(pid)
  },
  'the database is killed': async ({ cluster, chance }) => {
    await cluster.primary.kill()
    await sleep(chance.upTo(2_000))
    await cluster.primary.start()
  },
  'the database is stopped and started': async ({ cluster, chance }) => {
    await cluster.primary.stop()
    await sleep(chance.upTo(3_000))
    await cluster.primary.start()
  },
  'the database takes no writes': async ({ cluster, chance }) => {
    await readOnly(cluster, 'on')
    await sleep(300 + chance.upTo(3_000))
    await readOnly(cluster, 'off')
  },
  'no connection is free': async (rig) => {
    const taken = await takeConnections(rig.cluster)
    for (const line of rig.databaseLines.flat()) line.reset()
    await sleep(500 + rig.chance.upTo(2_500))
    await Promise.all(taken.map((client) => client.end().catch(() => {})))
  },
  'a table is locked': async ({ cluster, chance }) => {
    const client = await cluster.primary.connect()
    await client.query('begin')
    await client.query('lock table scan_event in access exclusive mode').catch(() => {})
    await sleep(500 + chance.upTo(7_000))
    await client.end().catch(() => {})
  },
}

export const FAILOVER: Faults = {
  'the standby takes over': ({ cluster }) => cluster.failOver(),
}

export const FULL_DISK: Faults = {
  'the disk is full': async ({ cluster, smallDisk = '', chance }) => {
    const ballast = join(smallDisk, 'ballast')
    await fill(ballast, smallDisk)
    await sleep(2_000 + chance.upTo(4_000))
    await rm(ballast)
    // Without room for its log the server gives up by itself.
    await cluster.primary.start()
  },
}

async function forAWhile(
  lines: readonly FaultyLine[],
  begin: (line: FaultyLine) => void,
  lastsMs: number,
): Promise<void> {
  for (const line of lines) begin(line)
  await sleep(lastsMs)
  for (const line of lines) line.heal()
}

function linesOfOne({ databaseLines, chance }: FaultRig): readonly FaultyLine[] {
  return chance.pick(databaseLines) ?? []
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

async function readOnly({ primary }: FaultCluster, value: 'on' | 'off'): Promise<void> {
  const client = await primary.connect()
  try {
    await client.query('set default_transaction_read_only = off')
    await client.query(
      `alter database ${client.database} set default_transaction_read_only = ${value}`,
    )
    // The setting is for new connections.
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
  } finally {
    await client.end().catch(() => {})
  }
}

/** All that there are. */
async function takeConnections({ primary }: FaultCluster): Promise<readonly pg.Client[]> {
  const taken: pg.Client[] = []
  for (;;) {
    const client = await primary.connect().catch(() => undefined)
    if (!client) return taken
    taken.push(client)
  }
}

async function fill(ballast: string, folder: string): Promise<void> {
  const file = await open(ballast, 'w')
  const block = Buffer.alloc(MB)
  try {
    for (let written = 0; written < FULL_BYTES; written += MB) await file.write(block)
    throw new Error(`${folder} has more room than a bench fills: it needs a file system of its own`)
  } catch (error) {
    const { bavail } = await statfs(folder)
    if (bavail > 0 || Object(error).code !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
}
