// A sender that is killed again and again, with receivers that are well, slow, lying and dead.

import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type Answering, accept, startReceiver } from '#tests/support/webhook-receiver.ts'

const AUDITS = 16
const EVENTS_PER_AUDIT = 20
const KILLS = 4

const database = await testDatabase()
const world = new World({ database })
const receivers: { stop(): Promise<void> }[] = []
let sender: ChildProcess | undefined

afterAll(async () => {
  sender?.kill('SIGKILL')
  await Promise.all(receivers.map((one) => one.stop()))
})

function start() {
  const file = new URL('../../../tests/support/webhook-sender.ts', import.meta.url).pathname
  const args = [file, JSON.stringify(database.connection)]
  sender = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

async function kill() {
  const ended = once(sender as ChildProcess, 'exit')
  sender?.kill('SIGKILL')
  await ended
}

async function listen(answer: Answering) {
  const receiver = await startReceiver(answer)
  receivers.push(receiver)
  const shop = await world.shop()
  const { organizationId: orgId, owner } = shop
  const made = await world.run(owner, api.webhooks.create, {
    ...{ orgId, url: receiver.url, name: '', events: ['shelf.submitted'] },
  })
  return { receiver, orgId, endpointId: made.id, secret: made.secret }
}

/** Breaks off in the middle, now and then, although it has taken the message. */
const lying: Answering = (_received, response) => {
  if (Math.random() < 0.1) response.socket?.destroy()
  else response.writeHead(200).end('fine')
}

const slow: Answering = (_received, response) => {
  setTimeout(() => response.writeHead(200).end(), 30)
}

test('nothing is lost and each audit keeps its order', async () => {
  const endpoints = [await listen(accept), await listen(slow), await listen(lying)]
  const dead = await listen((_received, response) => void response.socket?.destroy())
  const audits = Array.from({ length: AUDITS }, () => randomUUID())
  const write = async (n: number) => {
    for (const { orgId } of [...endpoints, dead]) {
      await database.owner.query(
        `select app.tell_webhooks($1, 'shelf.submitted', a, jsonb_build_object('auditId', a, 'n', $3::int))
         from unnest($2::uuid[]) as a`,
        [orgId, audits, n],
      )
    }
  }
  start()
  for (let n = 0; n < EVENTS_PER_AUDIT; n += 1) {
    await write(n)
    if (n % Math.floor(EVENTS_PER_AUDIT / KILLS) === 3) {
      const before = endpoints[0]?.receiver.received.length ?? 0
      await eventually(() => expect(endpoints[0]?.receiver.received.length).toBeGreaterThan(before))
      await kill()
      start()
    }
  }
  // What failed waits for its next try; there is no point in waiting with it.
  const hurry = setInterval(() => {
    database.owner
      .query('update webhook_line set next_at = now() where claim is null and endpoint_id <> $1', [
        dead.endpointId,
      ])
      .catch(() => {})
  }, 100)
  try {
    await eventually(async () => {
      const { rows } = await database.owner.query(
        `select count(*)::int as n from webhook_delivery
         where state <> 'delivered' and endpoint_id <> $1`,
        [dead.endpointId],
      )
      expect(rows[0]?.n).toBe(0)
    }, 240_000)
  } finally {
    clearInterval(hurry)
  }
  await sleep(100)
  for (const { receiver, secret } of endpoints) {
    const verifier = new Webhook(secret)
    for (const { body, headers } of receiver.received) verifier.verify(body, { ...headers })
    for (const auditId of audits) {
      const ofAudit = receiver.received.filter(({ data }) => data.auditId === auditId)
      const order = ofAudit.map(({ data }) => Number(data.n))
      expect([...new Set(order)]).toEqual(Array.from({ length: EVENTS_PER_AUDIT }, (_, n) => n))
      // A repeat comes before anything later, under the same id.
      expect(order).toEqual(order.toSorted((one, other) => one - other))
      expect(new Set(ofAudit.map(({ id }) => id)).size).toBe(EVENTS_PER_AUDIT)
    }
  }
  const { rows } = await database.owner.query(
    `select count(*)::int as n from webhook_delivery where state = 'waiting' and endpoint_id = $1`,
    [dead.endpointId],
  )
  expect(rows[0]?.n).toBe(AUDITS * EVENTS_PER_AUDIT)
}, 400_000)
