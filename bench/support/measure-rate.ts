// How often something can be done by so many at once, and how long each time takes.

import { percentile } from './figure.ts'

export interface Rate {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Processor time of this process, each time. */
  readonly cpuMs: number
}

/** Each client does it again and again, one time after the other. */
export async function measureRate(
  clients: number,
  seconds: number,
  work: (client: number) => Promise<void>,
): Promise<Rate> {
  const durations: number[] = []
  const cpu = process.cpuUsage()
  const start = performance.now()
  const end = start + seconds * 1_000
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let now = performance.now(); now < end; ) {
        await work(client)
        const after = performance.now()
        durations.push(after - now)
        now = after
      }
    }),
  )
  const elapsedMs = performance.now() - start
  const { user, system } = process.cpuUsage(cpu)
  const sorted = durations.sort((one, other) => one - other)
  return {
    perSecond: (sorted.length * 1_000) / elapsedMs,
    p50Ms: percentile(sorted, 50),
    p99Ms: percentile(sorted, 99),
    cpuMs: (user + system) / 1_000 / sorted.length,
  }
}
