// Deliveries of a real queue to receivers that behave in every way.

import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { LOG_DAYS } from '#domain/webhooks/endpoint.ts'
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook-events.ts'
import { type Shop, WORLD_SECRET, World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { answerWith, type Receiver, startReceiver } from '#tests/support/webhook-receiver.ts'
import { cleanUpWebhooksTask } from '../jobs/tasks/clean-up-webhooks.ts'
import { openMail } from '../mail/sealed-mail.ts'
import { startWebhooks, type WebhookOptions } from './start-webhooks.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
const opened: { stop(): Promise<void> }[] = [node]

afterEach(async () => {
  await Promise.all(opened.splice(1).map((one) => one.stop()))
})

async function receiver(...args: Parameters<typeof startReceiver>): Promise<Receiver> {
  const started = await startReceiver(...args)
  opened.push(started)
  return started
}

function send(options: Partial<WebhookOptions> = {}) {
  const sender = startWebhooks({
    pool: database.deliveries,
    log: () => {},
    allowsPrivate: true,
    publicUrl: 'https://count.example',
    secret: WORLD_SECRET,
    pollMs: 10,
    ...options,
  })
  opened.push(sender)
  return sender
}

async function endpointAt(url: string, shop?: Shop) {
  const { owner, organizationId: orgId } = shop ?? (await world.shop())
  const made = await world.run(owner, api.webhooks.create, {
    ...{ orgId, url, name: '', events: [...WEBHOOK_EVENTS] },
  })
  return { owner, orgId, endpointId: made.id, secret: made.secret }
}
type Endpoint = Awaited<ReturnType<typeof endpointAt>>

/** Writes an event as a mutation would. */
async function happen({ orgId }: Pick<Endpoint, 'orgId'>, auditId: string | null, n = 0) {
  await database.owner.query(`select app.tell_webhooks($1, 'shelf.submitted', $2, $3)`, [
    orgId,
    auditId,
    JSON.stringify({ auditId, n }),
  ])
}

const idsOf = ({ orgId, endpointId }: Endpoint) => ({ orgId, endpointId })
const stateOf = async (endpoint: Endpoint) => {
  const all = await ask(node, endpoint.owner, api.webhooks.list, { orgId: endpoint.orgId })
  return all.find(({ id }) => id === endpoint.endpointId)
}
const logOf = async (endpoint: Endpoint) =>
  (
    await ask(node, endpoint.owner, api.webhooks.listDeliveries, {
      ...idsOf(endpoint),
      paginationOpts: { numItems: 1_000, cursor: null },
    })
  ).page

/** Tries again at once what waits for its next try. */
const hurry = ({ endpointId }: Endpoint) =>
  database.owner.query(
    'update webhook_line set next_at = now() where endpoint_id = $1 and claim is null',
    [endpointId],
  )

test('an event arrives, signed so that the published library accepts it', async () => {
  const at = await receiver()
  const endpoint = await endpointAt(at.url)
  send()
  const { auditId } = await world.draftAudit({ shop: { ...endpoint, ...shopOf(endpoint) } })
  const created = await eventually(() => {
    const found = at.received.find(({ type }) => type === 'audit.created')
    if (!found) throw new Error('not there yet')
    return found
  })
  const read = new Webhook(endpoint.secret).verify(created.body, { ...created.headers })
  expect(read).toMatchObject({ type: 'audit.created', data: { auditId } })
  await eventually(async () => {
    const [delivery] = (await logOf(endpoint)).filter(({ type }) => type === 'audit.created')
    expect(delivery).toMatchObject({
      ...{ eventId: created.id, state: 'delivered', body: created.body, attemptCount: 1 },
      attempts: [{ status: 204, error: null, answer: '' }],
    })
  })
})

function shopOf({ owner, orgId }: Endpoint): Shop {
  return { owner, organizationId: orgId, storeId: '' }
}

test('what fails is tried again with the same id, and the rest of the audit waits its turn', async () => {
  let isBroken = true
  const at = await receiver((got, response) => {
    const fails = isBroken && got.data.n === 0
    response.writeHead(fails ? 500 : 200).end(fails ? 'broken' : '')
  })
  const endpoint = await endpointAt(at.url)
  const [auditId, other] = [randomUUID(), randomUUID()]
  for (let n = 0; n < 3; n += 1) await happen(endpoint, auditId, n)
  send()
  await eventually(async () => {
    expect((await stateOf(endpoint))?.failingSince).not.toBeNull()
  })
  await happen(endpoint, other, 10)
  await eventually(async () => {
    expect((await stateOf(endpoint))?.failingSince).toBeNull()
    // On a slow machine the first has been tried again by now.
    expect(new Set(at.received.map(({ data }) => data.n))).toEqual(new Set([0, 10]))
  })
  const [, , , first] = (await logOf(endpoint)).toSorted((a, b) => (b.eventId < a.eventId ? 1 : -1))
  expect(first).toBeDefined()
  isBroken = false
  await hurry(endpoint)
  await eventually(() => {
    const ofAudit = at.received.filter(({ data }) => data.auditId === auditId)
    expect(ofAudit.map(({ data }) => data.n).join('')).toMatch(/^00+12$/)
    expect(new Set(ofAudit.slice(0, -2).map(({ id }) => id)).size).toBe(1)
  })
})

test('the log shows each attempt, and when the next one is', async () => {
  const at = await receiver(answerWith(503, 'come back'))
  const endpoint = await endpointAt(at.url)
  const auditId = randomUUID()
  await happen(endpoint, auditId, 0)
  await happen(endpoint, auditId, 1)
  send()
  await eventually(async () => {
    const log = await logOf(endpoint)
    const tried = log.filter(({ attemptCount }) => attemptCount === 1)
    expect(tried).toMatchObject([
      {
        state: 'waiting',
        nextAt: expect.any(Number),
        attempts: [{ status: 503, answer: 'come back', error: null }],
      },
    ])
    expect(log.filter(({ attemptCount }) => attemptCount === 0)).toMatchObject([
      { state: 'waiting', nextAt: null, attempts: [] },
    ])
    expect((await stateOf(endpoint))?.failingSince).toEqual(expect.any(Number))
  })
})

test('after its last try a delivery is given up, and the next of its audit goes on', async () => {
  const at = await receiver(answerWith(500))
  const endpoint = await endpointAt(at.url)
  const auditId = randomUUID()
  await happen(endpoint, auditId, 0)
  await database.owner.query('update webhook_line set tries = 9 where endpoint_id = $1', [
    endpoint.endpointId,
  ])
  await happen(endpoint, auditId, 1)
  send()
  await eventually(async () => {
    expect(at.received.map(({ data }) => data.n)).toEqual([0, 1])
    const states = (await logOf(endpoint)).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['failed', 'waiting'])
  })
})

test('410 disables the endpoint at once, tells the owners, and keeps what waits', async () => {
  const at = await receiver(answerWith(410))
  const endpoint = await endpointAt(at.url)
  await happen(endpoint, randomUUID(), 0)
  send()
  await eventually(async () => {
    expect(await stateOf(endpoint)).toMatchObject({ state: 'disabled', disabledReason: 'gone' })
  })
  await eventually(async () => expect(await mailsTo(endpoint.owner.email)).toHaveLength(1))
  await happen(endpoint, randomUUID(), 1)
  at.answer = answerWith(200)
  await world.run(endpoint.owner, api.webhooks.resume, idsOf(endpoint))
  await eventually(async () => {
    expect(at.received.map(({ data }) => data.n)).toEqual([0, 0])
    expect(await stateOf(endpoint)).toMatchObject({ state: 'active', failingSince: null })
  })
})

async function mailsTo(address: string) {
  const { rows } = await database.owner.query<{ payload: { sealed: string } }>(
    `select j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send-mail'`,
  )
  return rows
    .map(({ payload }) => openMail(WORLD_SECRET, payload.sealed))
    .filter(({ to }) => to === address)
}

test('an endpoint that has failed for five days is disabled', async () => {
  const at = await receiver(answerWith(500))
  const endpoint = await endpointAt(at.url)
  await database.owner.query(
    `update webhook_endpoint set failing_since = now() - interval '5 days' where id = $1`,
    [endpoint.endpointId],
  )
  await happen(endpoint, randomUUID())
  send()
  await eventually(async () => {
    expect(await stateOf(endpoint)).toMatchObject({ state: 'disabled', disabledReason: 'failing' })
  })
  await eventually(async () => {
    const [mail] = await mailsTo(endpoint.owner.email)
    expect(mail?.text).toContain('has accepted nothing for five days')
  })
})

test('a receiver that hangs delays nobody else', async () => {
  const [hanging, quick] = [await receiver(() => {}), await receiver()]
  const stuck = await Promise.all(Array.from({ length: 5 }, () => endpointAt(hanging.url)))
  const endpoint = await endpointAt(quick.url)
  for (const one of stuck) for (let n = 0; n < 10; n += 1) await happen(one, randomUUID(), n)
  send({ timeoutMs: 600_000 })
  await eventually(() => expect(hanging.received.length).toBe(20))
  for (let n = 0; n < 20; n += 1) await happen(endpoint, randomUUID(), n)
  await eventually(() => expect(quick.received).toHaveLength(20))
  // Four at a time for each, and no more.
  expect(hanging.received).toHaveLength(20)
})

test('a paused endpoint gets everything once it goes on', async () => {
  const at = await receiver()
  const endpoint = await endpointAt(at.url)
  await world.run(endpoint.owner, api.webhooks.pause, idsOf(endpoint))
  const [auditId, bystander] = [randomUUID(), await endpointAt((await receiver()).url)]
  for (let n = 0; n < 3; n += 1) await happen(endpoint, auditId, n)
  await happen(bystander, auditId)
  send()
  await eventually(async () => expect((await logOf(bystander))[0]?.state).toBe('delivered'))
  expect(at.received).toEqual([])
  await world.run(endpoint.owner, api.webhooks.resume, idsOf(endpoint))
  await eventually(() => expect(at.received.map(({ data }) => data.n)).toEqual([0, 1, 2]))
})

test('nothing is sent for a suspended organization until it is open again', async () => {
  const [at, beside] = [await receiver(), await receiver()]
  const [endpoint, bystander] = [await endpointAt(at.url), await endpointAt(beside.url)]
  const suspend = (reason: string | null) =>
    database.owner.query('select app.platform_suspend($1, $2)', [endpoint.orgId, reason])
  await suspend('Unpaid')
  await happen(endpoint, randomUUID())
  await happen(bystander, randomUUID())
  send()
  await eventually(() => expect(beside.received).toHaveLength(1))
  expect(at.received).toEqual([])
  await suspend(null)
  await eventually(() => expect(at.received).toHaveLength(1))
})

test('a test event goes to one endpoint alone, whatever it is subscribed to', async () => {
  const [at, other] = [await receiver(), await receiver()]
  const endpoint = await endpointAt(at.url)
  await endpointAt(other.url, shopOf(endpoint))
  const { id } = await world.run(endpoint.owner, api.webhooks.sendTest, idsOf(endpoint))
  send()
  await eventually(() => expect(at.received).toMatchObject([{ id, type: 'webhook.test' }]))
  expect(other.received).toEqual([])
})

test('what was delivered can be sent again, with the same id', async () => {
  const at = await receiver()
  const endpoint = await endpointAt(at.url)
  await happen(endpoint, randomUUID())
  send()
  await eventually(async () => expect((await logOf(endpoint))[0]?.state).toBe('delivered'))
  const [{ eventId = '' } = {}] = await logOf(endpoint)
  await world.run(endpoint.owner, api.webhooks.resend, { ...idsOf(endpoint), eventId })
  await eventually(async () => {
    expect(at.received.map(({ id }) => id)).toEqual([eventId, eventId])
    expect((await logOf(endpoint))[0]).toMatchObject({ state: 'delivered', attemptCount: 2 })
  })
})

test('after a change of secret both sign, and after a day the new one alone', async () => {
  const at = await receiver()
  const endpoint = await endpointAt(at.url)
  const { secret } = await world.run(endpoint.owner, api.webhooks.rotateSecret, idsOf(endpoint))
  await happen(endpoint, randomUUID())
  send()
  await eventually(() => expect(at.received).toHaveLength(1))
  const accepted = (index: number, by: string) => {
    const { body = '', headers = {} } = at.received[index] ?? {}
    return () => new Webhook(by).verify(body, { ...headers })
  }
  expect(accepted(0, secret)).not.toThrow()
  expect(accepted(0, endpoint.secret)).not.toThrow()
  await database.owner.query('update webhook_endpoint set earlier_until = now() where id = $1', [
    endpoint.endpointId,
  ])
  await happen(endpoint, randomUUID())
  await eventually(() => expect(at.received).toHaveLength(2))
  expect(accepted(1, secret)).not.toThrow()
  expect(accepted(1, endpoint.secret)).toThrow()
})

test('a removed endpoint gets nothing more', async () => {
  const [at, beside] = [await receiver(), await receiver()]
  const endpoint = await endpointAt(at.url)
  const bystander = await endpointAt(beside.url, shopOf(endpoint))
  await happen(endpoint, randomUUID())
  await world.run(endpoint.owner, api.webhooks.remove, idsOf(endpoint))
  send()
  await eventually(async () => expect((await logOf(bystander))[0]?.state).toBe('delivered'))
  expect(at.received).toEqual([])
  await expect(logOf(endpoint)).rejects.toMatchObject({ code: 'not_found' })
})

test('two senders share the work, and each event is sent once', async () => {
  const at = await receiver()
  const endpoint = await endpointAt(at.url)
  const audits = Array.from({ length: 10 }, () => randomUUID())
  for (let n = 0; n < 10; n += 1) for (const auditId of audits) await happen(endpoint, auditId, n)
  send()
  send()
  await eventually(() => expect(at.received).toHaveLength(100))
  expect(new Set(at.received.map(({ id }) => id)).size).toBe(100)
  for (const auditId of audits) {
    const ofAudit = at.received.filter(({ data }) => data.auditId === auditId)
    expect(ofAudit.map(({ data }) => data.n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  }
})

test('an address that turned private is not called', async () => {
  const at = await receiver()
  const endpoint = await endpointAt(at.url)
  await happen(endpoint, randomUUID())
  send({ allowsPrivate: false })
  await eventually(async () => {
    expect((await logOf(endpoint))[0]?.attempts).toMatchObject([
      { status: null, error: 'insecure_address' },
    ])
  })
  expect(at.received).toEqual([])
})

test('an organization has a limited number of endpoints', async () => {
  const { owner, orgId } = await endpointAt('https://receiver.example/')
  const create = () => endpointAt('https://receiver.example/', shopOf({ owner, orgId } as Endpoint))
  for (let n = 1; n < 20; n += 1) await create()
  await expect(create()).rejects.toMatchObject({ code: 'forbidden' })
})

test('what is old or belongs to a removed endpoint is cleaned up, batch by batch', async () => {
  const [kept, removed] = [
    await endpointAt('https://a.example'),
    await endpointAt('https://b.example'),
  ]
  for (let n = 0; n < 5; n += 1) {
    await happen(kept, randomUUID(), n)
    await happen(removed, randomUUID(), n)
  }
  const age = `now() - interval '${LOG_DAYS + 1} days'`
  await database.owner.query(
    `with old as (
       select event_id from webhook_delivery where endpoint_id = $1 order by position limit 3
     ), older as (
       update webhook_event set at = ${age} where id in (select event_id from old)
     )
     update webhook_delivery set created_at = ${age} where event_id in (select event_id from old)`,
    [kept.endpointId],
  )
  await world.run(removed.owner, api.webhooks.remove, idsOf(removed))
  const task = cleanUpWebhooksTask({ pool: database.owner, batch: 2 })
  await task({}, {} as never)
  expect(await logOf(kept)).toHaveLength(2)
  const count = async (table: string) => {
    const { rows } = await database.owner.query(
      `select count(*)::int as n from ${table} where organization_id = $1`,
      [removed.orgId],
    )
    return rows[0]?.n
  }
  expect(await count('webhook_delivery')).toBe(0)
  expect(await count('webhook_line')).toBe(0)
})
