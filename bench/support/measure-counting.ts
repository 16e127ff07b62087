// One load on one kind of server: people watch, people count, and this is what came of it.

import { setTimeout as sleep } from 'node:timers/promises'
import { Audience } from './audience.ts'
import type { BenchDatabase } from './bench-database.ts'
import type { BusyShop } from './busy-shop.ts'
import { type RoomProgress, selectProgress, toProgress } from './dashboard-functions.ts'
import type { ServerProcess } from './server-process.ts'
import { type Count, Writers } from './writers.ts'

export interface Load {
  readonly servers: readonly ServerProcess[]
  readonly database: BenchDatabase
  readonly shop: BusyShop
  readonly subscribers: number
  readonly perSecond: number
  readonly seconds: number
  readonly warmUpSeconds: number
  /** How long to wait in the end until everything has been written and shown. */
  readonly patienceSeconds: number
}

export interface Measured {
  /** Sorted; one for each count that was done and each close looker. */
  readonly fromCommitMs: readonly number[]
  /** From asking for a count; those never done or never seen waited until the end. */
  readonly fromAskingMs: readonly number[]
  readonly messages: number
  readonly seconds: number
  /** Of all servers together. */
  readonly cpuMs: number
  readonly asked: number
  readonly done: number
  /** Close lookers whose last view is not what the table says. */
  readonly lost: number
  readonly inconsistent: number
  readonly frame: string
}

/** A count that is answered later than this after the last one was asked for is not done. */
const GRACE_MS = 1_000

export async function measureCounting(load: Load): Promise<Measured> {
  const { servers, shop, perSecond, seconds } = load
  const urls = servers.map(({ url }) => url)
  const audience = await Audience.open(urls, shop, load.subscribers)
  const writers = await Writers.open(urls, shop)
  try {
    await writers.count(perSecond, load.warmUpSeconds)
    const first = writers.counts.length
    const startMs = Date.now()
    const before = { messages: audience.messages, cpuMs: await sumCpu(servers) }
    await writers.count(perSecond, seconds)
    const cpuMs = (await sumCpu(servers)) - before.cpuMs
    const messages = audience.messages - before.messages
    const measuredSeconds = (Date.now() - startMs) / 1_000
    await sleep(GRACE_MS)
    const counts = writers.counts.slice(first)
    const done = counts.filter(isDone).length
    const lost = await countLost(load, audience, writers)
    return {
      ...latencies(audience, counts),
      messages,
      seconds: measuredSeconds,
      cpuMs,
      asked: counts.length,
      done,
      lost,
      inconsistent: audience.inconsistent,
      frame: audience.lastFrame,
    }
  } finally {
    writers.close()
    audience.close()
  }
}

function isDone({ recorded }: Count): boolean {
  return recorded !== undefined
}

function latencies({ views }: Audience, counts: readonly Count[]) {
  const endMs = Date.now()
  const fromCommitMs: number[] = []
  const fromAskingMs: number[] = []
  for (const { askedAtMs, recorded } of counts) {
    for (const view of views) {
      const seenAtMs = (recorded && view.seenAtMs(recorded)) ?? endMs
      fromAskingMs.push(seenAtMs - askedAtMs)
      if (recorded) fromCommitMs.push(seenAtMs - recorded.stampedAtMs)
    }
  }
  return { fromCommitMs: sorted(fromCommitMs), fromAskingMs: sorted(fromAskingMs) }
}

function sorted(values: readonly number[]): readonly number[] {
  return values.toSorted((one, other) => one - other)
}

export async function sumCpu(servers: readonly ServerProcess[]): Promise<number> {
  const used = await Promise.all(servers.map((server) => server.cpuMs()))
  return used.reduce((sum, one) => sum + one, 0)
}

/** What has not been written and shown by then is lost. */
async function countLost(
  { database, patienceSeconds }: Load,
  { views }: Audience,
  writers: Writers,
): Promise<number> {
  const deadline = Date.now() + patienceSeconds * 1_000
  for (;;) {
    const isWritten = writers.counts.every(({ isAnswered }) => isAnswered)
    const table = await readTable(database)
    const lost = views.filter((view) => !view.shows(table)).length
    if ((lost === 0 && isWritten) || Date.now() > deadline) return lost
    await sleep(50)
  }
}

async function readTable({ owner }: BenchDatabase): Promise<readonly RoomProgress[]> {
  const { rows } = await owner.query(selectProgress.compile().sql)
  return rows.map(toProgress)
}
