// What happens to a line at the very moment when something is added to it.

import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { claimLines, deliveryOf, endAttempt, nextDelivery } from './webhook-queue.ts'

const database = await testDatabase()
const world = new World({ database })
const pool = database.deliveries
const LEASE_MS = 60_000
const TELL = `select app.tell_webhooks($1, 'shelf.submitted', $2, '{}')`

async function claimed() {
  const { owner, organizationId: orgId } = await world.shop()
  const auditId = crypto.randomUUID()
  await world.run(owner, api.webhooks.create, {
    ...{ orgId, url: 'https://receiver.example/', name: '', events: ['shelf.submitted'] },
  })
  await database.owner.query(TELL, [orgId, auditId])
  const claim = crypto.randomUUID()
  const wish = { claim, leaseMs: LEASE_MS, mostPerEndpoint: 4, full: [], busy: [] }
  const all = await claimLines(pool, wish)
  const own = all.find(({ line }) => line.organizationId === orgId)
  const first = own && (await deliveryOf(pool, own, LEASE_MS))
  if (!own || !first) throw new Error('Nothing was claimed')
  return { orgId, auditId, line: own.line, first }
}

const DELIVERED = {
  reply: { status: 204, error: null, answer: '', retryAfterMs: null },
  ...{ outcome: { kind: 'delivered' } as const, tookMs: 1, delayMs: null },
}

async function addTo({ orgId, auditId }: Awaited<ReturnType<typeof claimed>>) {
  const adding = await database.owner.connect()
  await adding.query('begin')
  await adding.query(TELL, [orgId, auditId])
  // As at the end of its transaction, which holds the line until it is over.
  await adding.query('set constraints all immediate')
  return async () => {
    await eventually(async () => {
      const { rows } = await database.owner.query(
        `select from pg_stat_activity where wait_event_type = 'Lock'
         and query like '%webhook_line%' and datname = current_database()`,
      )
      expect(rows).toHaveLength(1)
    })
    await adding.query('commit')
    adding.release()
  }
}

test('a line is over when its only message was delivered', async () => {
  const { line, first } = await claimed()
  expect(await endAttempt(pool, { line, delivery: first, ...DELIVERED })).toBe('over')
  expect(await endAttempt(pool, { line, delivery: first, ...DELIVERED })).toBe('theirs')
})

test('what is added while the only message is written down is sent by the same worker', async () => {
  const own = await claimed()
  const { line, first } = own
  const endAdding = await addTo(own)
  const ending = endAttempt(pool, { line, delivery: first, ...DELIVERED })
  await endAdding()
  expect(await ending).toBe('line')
  const next = await nextDelivery(pool, line, LEASE_MS)
  expect(next).not.toBeNull()
  expect(next?.eventId).not.toBe(first.eventId)
})

test('what is added while a worker finds nothing more is sent by that worker', async () => {
  const own = await claimed()
  const { line, first } = own
  // Given up: nothing waits, and the line is still there.
  await database.owner.query(`update webhook_delivery set state = 'failed' where event_id = $1`, [
    first.eventId,
  ])
  const endAdding = await addTo(own)
  const finding = nextDelivery(pool, line, LEASE_MS)
  await endAdding()
  const next = await finding
  expect(next).not.toBeNull()
  expect(next?.eventId).not.toBe(first.eventId)
})
