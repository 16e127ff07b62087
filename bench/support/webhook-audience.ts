// Receivers on loopback that note when they hear what.

import { api } from '#contract/api.ts'
import { type Shop, World } from '#seeds/world.ts'
import { accept, type Receiver, startReceiver } from '#tests/support/webhook-receiver.ts'
import type { BenchDatabase } from './bench-database.ts'
import { sendWebhooks } from './send-webhooks.ts'

/** As many as an organization has at most. */
const PER_SHOP = 20
const MOST_MS = 30_000

export async function openWebhookAudience(database: BenchDatabase, size: number) {
  const world = new World({ database })
  const heard = new Map<string, number[]>()
  const receivers: Receiver[] = []
  const shops: { readonly shop: Shop; readonly listeners: number }[] = []
  for (let left = size; left > 0; left -= PER_SHOP) {
    const shop = await world.shop()
    const own = await startReceivers(Math.min(PER_SHOP, left), heard)
    const { owner, organizationId: orgId } = shop
    for (const { url } of own) {
      const events = ['audit.created'] as const
      await world.run(owner, api.webhooks.create, { orgId, url, name: '', events: [...events] })
    }
    receivers.push(...own)
    shops.push({ shop, listeners: own.length })
  }
  const sender = sendWebhooks(database)

  /** One event in each organization, and how long each of its receivers waited, from its answer on. */
  const tellOnce = async (): Promise<readonly number[]> => {
    const waits = await Promise.all(
      shops.map(async ({ shop, listeners }) => {
        const { owner, organizationId: orgId, storeId } = shop
        const draft = { orgId, name: 'Told', storeIds: [storeId], dueAt: null }
        const { id } = await world.run(owner, api.audits.create, draft)
        const toldAtMs = performance.now()
        const times = await all(heard, id, listeners)
        heard.delete(id)
        return times.map((at) => Math.max(0, at - toldAtMs))
      }),
    )
    for (const receiver of receivers) receiver.received.splice(0)
    return waits.flat()
  }

  return {
    /** So many events, one round after the other. */
    tell: async (events: number): Promise<readonly number[]> => {
      const waits: number[] = []
      for (let at = 0; at < events; at += shops.length) waits.push(...(await tellOnce()))
      return waits
    },
    /** The reference: the same to all of them at once, from nowhere. */
    postBare: async (times: number): Promise<readonly number[]> => {
      const waits: number[] = []
      const body = JSON.stringify({ type: 'audit.created', data: { auditId: 'bare' } })
      for (let time = 0; time < times; time += 1) {
        const begin = performance.now()
        await Promise.all(
          receivers.map(async ({ url }) => {
            await (await fetch(url, { method: 'POST', body })).text()
            waits.push(performance.now() - begin)
          }),
        )
      }
      heard.clear()
      return waits
    },
    close: async () => {
      await sender.stop()
      await Promise.all(receivers.map((one) => one.stop()))
    },
  }
}

async function startReceivers(
  count: number,
  heard: Map<string, number[]>,
): Promise<readonly Receiver[]> {
  return Promise.all(
    Array.from({ length: count }, () =>
      startReceiver((received, ...rest) => {
        const id = String(received.data.auditId)
        heard.set(id, [...(heard.get(id) ?? []), performance.now()])
        accept(received, ...rest)
      }),
    ),
  )
}

async function all(
  heard: ReadonlyMap<string, readonly number[]>,
  id: string,
  count: number,
): Promise<readonly number[]> {
  const begin = performance.now()
  for (;;) {
    const times = heard.get(id) ?? []
    if (times.length >= count) return times
    if (performance.now() - begin > MOST_MS) throw new Error(`${times.length} of ${count} heard it`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
