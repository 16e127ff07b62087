// What it costs bare sockets to deliver the same bytes as often.

import { setTimeout as sleep } from 'node:timers/promises'
import { Audience } from './audience.ts'
import type { BusyShop } from './busy-shop.ts'
import { sumCpu } from './measure-counting.ts'
import type { ServerProcess } from './server-process.ts'

export interface Broadcast {
  readonly servers: readonly ServerProcess[]
  readonly shop: BusyShop
  readonly subscribers: number
  readonly text: string
  /** To each subscriber. */
  readonly perSecond: number
  readonly seconds: number
  readonly warmUpSeconds: number
}

export interface BroadcastCost {
  readonly messages: number
  readonly cpuMs: number
  readonly seconds: number
}

export async function measureBroadcast(broadcast: Broadcast): Promise<BroadcastCost> {
  const { servers, shop, subscribers, text, perSecond, seconds, warmUpSeconds } = broadcast
  for (const server of servers) server.broadcast(text, perSecond)
  const urls = servers.map(({ url }) => url)
  const audience = await Audience.open(urls, shop, subscribers)
  try {
    await sleep(warmUpSeconds * 1_000)
    const startMs = Date.now()
    const before = { messages: audience.messages, cpuMs: await sumCpu(servers) }
    await sleep(seconds * 1_000)
    const cpuMs = (await sumCpu(servers)) - before.cpuMs
    const messages = audience.messages - before.messages
    return { messages, cpuMs, seconds: (Date.now() - startMs) / 1_000 }
  } finally {
    audience.close()
  }
}
