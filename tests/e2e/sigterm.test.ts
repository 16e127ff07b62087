// A host that is brought down for a newer one, while eight phones count: it ends in order, and whatever it
// has confirmed is there when it comes back, once.

import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { api } from '#contract/api.ts'
import { RealtimeClient } from '#web/client/realtime-client.ts'
import { Caller, valueIn } from './support/calls.ts'
import { type RunningHost, startHost } from './support/host.ts'
import {
  type NightCount,
  type NightShop,
  openNightShop,
  startNightCount,
  TEA,
} from './support/night-count.ts'
import { ACCOUNTS } from './support/product.ts'

const PHONES = 8
const STOPS = 2
/** The host is brought down each time so many more batches were confirmed. */
const BATCHES_BETWEEN_STOPS = 60
const EVENTS_IN_BATCH = 3

let shop: NightShop
let host: RunningHost

test.beforeAll(async () => {
  shop = await openNightShop()
  host = shop.host
})

test.afterAll(async () => {
  await host.stop()
  await shop.close()
})

test('a host that is asked to end while phones count ends in order, with every count, once', async () => {
  const count = await startNightCount(shop)
  const scanner = await Caller.signIn(host.url, ACCOUNTS.scanner)
  const token = await scanner.token()
  await scanner.close()
  const phones = Array.from({ length: PHONES }, (_, index) =>
    startPhone({ url: host.url, token, deviceId: `phone-${index}` }, count),
  )
  const sum = (of: (phone: Phone) => number) => phones.reduce((all, phone) => all + of(phone), 0)
  const confirmed = () => sum((phone) => phone.confirmed())
  try {
    for (let stops = 0; stops < STOPS; stops += 1) {
      const goal = confirmed() + BATCHES_BETWEEN_STOPS
      await expect.poll(confirmed).toBeGreaterThanOrEqual(goal)
      // Whatever does not end in time is ended with another number.
      expect(await host.stop(), 'in order').toBe(0)
      expect(sum((phone) => phone.asked() - phone.confirmed())).toBeGreaterThan(0)
      host = await startHost({
        dataFolder: join(shop.folder, 'data'),
        port: Number(new URL(host.url).port),
      })
    }
    await Promise.all(phones.map((phone) => phone.finish()))
    expect(await heldBy(shop.manager, count)).toEqual({
      events: sum((phone) => phone.asked()) * EVENTS_IN_BATCH,
      units: sum((phone) => phone.asked()) * EVENTS_IN_BATCH,
    })
    expect(sum((phone) => phone.asked() - phone.confirmed())).toBe(0)
  } finally {
    for (const phone of phones) phone.close()
  }
})

interface Phone {
  /** Batches that were sent, and those that the host has answered. */
  asked(): number
  confirmed(): number
  /** Resolves when the last one is answered. */
  finish(): Promise<void>
  close(): void
}

interface Seat {
  readonly url: string
  readonly token: string
  readonly deviceId: string
}

/** Counts one batch after the other, until it is told to finish. */
function startPhone({ url, token, deviceId }: Seat, { shelves }: NightCount): Phone {
  const client = new RealtimeClient({ origin: url, expectAuth: true })
  client.setAuth(async () => token)
  let [asked, confirmed] = [0, 0]
  let isFinishing = false
  const batch = () =>
    Array.from({ length: EVENTS_IN_BATCH }, (_, index) => ({
      id: crypto.randomUUID(),
      auditAssignmentId: shelves[asked % shelves.length] ?? '',
      kind: 'add' as const,
      code: TEA,
      entered: 1,
      deviceId,
      deviceSeq: asked * EVENTS_IN_BATCH + index,
      deviceTimeMs: Date.now(),
    }))
  const count = async () => {
    while (!isFinishing) {
      const events = batch()
      asked += 1
      const outcomes = await client.mutation(api.scanEvents.recordMany, { events })
      expect(outcomes.map(({ status }) => status)).not.toContain('refused')
      confirmed += 1
    }
  }
  const work = count()
  return {
    asked: () => asked,
    confirmed: () => confirmed,
    finish: () => {
      isFinishing = true
      return work
    },
    close: () => client.close(),
  }
}

async function heldBy(manager: Caller, { auditId, shelves }: NightCount) {
  let events = 0
  for (const auditAssignmentId of shelves) {
    const counts = await manager.query('scanEvents:getByAssignment', { auditAssignmentId })
    events += Number(valueIn(counts, 'total'))
  }
  const dashboard = await manager.query('audits:getDashboard', { auditId })
  return { events, units: valueIn(valueIn(dashboard, 'progress'), 'quantity') }
}
