// Events are written in the transaction of their change: exactly then, for those who want them, and with it alone.

import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import {
  EVENT_FIELDS,
  WEBHOOK_EVENTS,
  type WebhookEventType,
} from '#domain/webhooks/webhook-events.ts'
import { type Shop, World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const world = new World({ database })

async function listening(events: readonly WebhookEventType[] = WEBHOOK_EVENTS) {
  const shop = await world.shop()
  const { id } = await listen(shop, events)
  return { ...shop, endpointId: id }
}

function listen(shop: Shop, events: readonly WebhookEventType[]) {
  const { owner, organizationId: orgId } = shop
  const url = 'https://receiver.example/hooks'
  return world.run(owner, api.webhooks.create, { orgId, url, name: 'Till', events: [...events] })
}

interface Told {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

async function told(shop: Shop, endpointId?: string): Promise<readonly Told[]> {
  const rows = await queued(shop, endpointId)
  for (const { type, data } of rows) expectDescribed(type as WebhookEventType, data)
  return rows
}

async function queued(shop: Shop, endpointId?: string): Promise<readonly Told[]> {
  const { rows } = await database.owner.query<Told>(
    `select v.type, v.data from webhook_delivery d
     join webhook_event v on v.organization_id = d.organization_id and v.id = d.event_id
     where d.organization_id = $1 and ($2::uuid is null or d.endpoint_id = $2) order by d.position`,
    [shop.organizationId, endpointId ?? null],
  )
  return rows
}

/** The page for developers names the fields of every event. */
function expectDescribed(type: WebhookEventType, data: Told['data']): void {
  const fields: readonly string[] = EVENT_FIELDS[type]
  const sure = fields.filter((field) => !field.endsWith('?'))
  const known = fields.map((field) => field.replace('?', ''))
  expect([type, Object.keys(data)]).toEqual([type, expect.arrayContaining(sure)])
  expect([type, known]).toEqual([type, expect.arrayContaining(Object.keys(data))])
}

const typesOf = (all: readonly Told[]) => all.map(({ type }) => type)

test('an audit tells of its steps in their order, each once', async () => {
  const shop = await listening()
  const audit = await world.submittedAudit({ shop, lines: [{ expected: 5, counted: 5 }] })
  await world.run(shop.owner, api.audits.complete, { auditId: audit.auditId })
  const ofAudit = (await told(shop)).filter(({ data }) => data.auditId === audit.auditId)
  const { auditId, storeId } = audit
  expect(typesOf(ofAudit)).toEqual([
    'audit.created',
    'baseline.imported',
    'audit.started',
    'audit.submitted',
    'audit.completed',
  ])
  expect(ofAudit[0]?.data).toEqual({ auditId, storeIds: [storeId] })
  expect(ofAudit[4]?.data).toEqual({ auditId, storeIds: [storeId] })
})

test('stopping and going on is no start', async () => {
  const shop = await listening(['audit.started'])
  const { auditId } = await world.runningAudit({ shop })
  await world.run(shop.owner, api.audits.stop, { auditId, reason: 'Break' })
  await world.run(shop.owner, api.audits.updateStatus, { auditId, status: 'active' })
  expect(typesOf(await told(shop))).toEqual(['audit.started'])
})

test('a correction tells of the audit that does not hold any more', async () => {
  const shop = await listening(['audit.corrected', 'audit.completed'])
  const first = await world.submittedAudit({ shop, lines: [{ expected: 5, counted: 5 }] })
  await world.run(shop.owner, api.audits.complete, { auditId: first.auditId })
  const { id: second } = await world.run(shop.owner, api.audits.createCorrection, {
    ...{ auditId: first.auditId, reason: 'A pallet was missed' },
  })
  await world.run(shop.owner, api.audits.start, { auditId: second })
  await world.submit({ owner: shop.owner, auditId: second })
  await world.run(shop.owner, api.audits.complete, { auditId: second })
  expect((await told(shop)).slice(1)).toEqual([
    {
      type: 'audit.completed',
      data: { auditId: second, storeIds: [first.storeId], correctsAuditId: first.auditId },
    },
    {
      type: 'audit.corrected',
      data: { auditId: first.auditId, correctedByAuditId: second },
    },
  ])
})

test('a shelf tells that it was handed in and sent back', async () => {
  const shop = await listening(['shelf.submitted', 'shelf.returned'])
  const { auditId, storeId, roomId, scanner, manager, ...audit } = await world.runningAudit({
    shop,
  })
  const [assignmentId = ''] = audit.auditAssignmentIds
  await world.run(scanner, api.auditAssignments.createSelfAssignment, {
    ...{ auditAssignmentId: assignmentId, deviceId: 'device-1' },
  })
  await world.run(scanner, api.scanEvents.recordMany, {
    events: [world.scan(assignmentId, { code: 'X-1' })],
  })
  await world.run(scanner, api.auditAssignments.updateStatus, {
    ...{ auditAssignmentId: assignmentId, status: 'submitted' },
    ...{ deviceId: 'device-1', eventsSent: 1 },
  })
  await world.run(manager, api.auditAssignments.resetAssignment, {
    ...{ auditAssignmentId: assignmentId, reason: 'Count again' },
  })
  const [shelfId] = (
    await database.owner.query('select id from shelf where room_id = $1', [roomId])
  ).rows
  const data = { auditId, assignmentId, storeId, roomId, shelfId: shelfId?.id, round: 0, pass: 0 }
  expect(await told(shop)).toEqual([
    { type: 'shelf.submitted', data },
    { type: 'shelf.returned', data },
  ])
})

test('counts that wait for a manager are told by shelf, not one by one', async () => {
  const shop = await listening(['count.flagged'])
  const audit = await world.runningAudit({ shop })
  const [assignmentId = ''] = audit.auditAssignmentIds
  const plain = [world.scan(assignmentId, { code: 'X-1' })]
  await world.run(shop.owner, api.scanEvents.recordMany, { events: plain })
  expect(await told(shop)).toEqual([])
  await world.submit({ owner: shop.owner, auditId: audit.auditId })
  const late = ['X-1', 'X-2', 'X-3'].map((code) => world.scan(assignmentId, { code }))
  await world.run(shop.owner, api.scanEvents.recordMany, { events: late })
  const [flagged, ...more] = await told(shop)
  expect(more).toEqual([])
  expect(flagged?.data).toMatchObject({ auditId: audit.auditId, assignmentId, counts: 3 })
  expect(flagged?.data.reasons).toContain('after_submission')
})

test('somebody who joins is told by id and role', async () => {
  const shop = await listening(['member.joined'])
  const person = await world.teamMember(shop, 'scanner')
  expect(await told(shop)).toEqual([
    { type: 'member.joined', data: { userId: person.id, role: 'member' } },
  ])
})

test('findings are told once, when they are new', async () => {
  const shop = await listening(['insight.found'])
  const { auditId, storeId } = await world.runningAudit({ shop })
  const save = (...keys: readonly string[]) =>
    database.owner.query(
      `insert into insight_run (organization_id, audit_id, facts_key, result, computed_at, took_ms)
       values ($1, $2, 'k', $3, now(), 1)
       on conflict (organization_id, audit_id) do update set result = excluded.result`,
      [
        shop.organizationId,
        auditId,
        JSON.stringify({
          findings: keys.map((key) => ({ title: 'A', finding: { key, kind: 'moved', storeId } })),
        }),
      ],
    )
  await save()
  await save('one', 'two')
  await save('one', 'two')
  await save('two', 'three')
  const finding = (key: string) => ({ key, kind: 'moved', storeId })
  expect(await told(shop)).toEqual([
    {
      type: 'insight.found',
      data: { auditId, count: 2, findings: [finding('one'), finding('two')] },
    },
    { type: 'insight.found', data: { auditId, count: 1, findings: [finding('three')] } },
  ])
})

test('an endpoint gets what it asks for, of its own organization, and nothing of before', async () => {
  const shop = await listening(['audit.created'])
  const other = await listening()
  await world.draftAudit({ shop })
  const second = await listen(shop, ['audit.started'])
  await world.runningAudit({ shop })
  expect(typesOf(await told(shop, shop.endpointId))).toEqual(['audit.created', 'audit.created'])
  expect(typesOf(await told(shop, second.id))).toEqual(['audit.started'])
  expect(await told(other)).toEqual([])
})

test('the journal names the host of a receiver, and never the secret in its path', async () => {
  const shop = await world.shop()
  const { organizationId: orgId, owner } = shop
  const secret = 'https://hooks.example/services/s3cret?key=s3cret'
  const args = { orgId, url: secret, name: 'Till', events: [...WEBHOOK_EVENTS] }
  const { id: endpointId } = await world.run(owner, api.webhooks.create, args)
  await world.run(owner, api.webhooks.update, { orgId, endpointId, url: `${secret}2` })
  await world.run(owner, api.webhooks.remove, { orgId, endpointId })
  const { rows } = await database.owner.query<{ readonly details: object }>(
    `select details from journal where organization_id = $1 and action like 'webhooks.%'`,
    [orgId],
  )
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).toContain('https://hooks.example/…')
  expect(JSON.stringify(rows)).not.toContain('s3cret')
})

test('many events of an audit change its line once, however many they are', async () => {
  const shop = await listening(['shelf.submitted'])
  const { auditId } = await world.runningAudit({ shop })
  const client = await database.owner.connect()
  try {
    await client.query(`begin; select set_config('app.operator', 'on', true)`)
    const text = `insert into webhook_event (organization_id, id, type, audit_id, data)
      select $1, gen_random_uuid(), 'shelf.submitted', $2, '{}' from generate_series(1, 50)`
    await client.query(text, [shop.organizationId, auditId])
    await client.query('commit')
    await client.query(`begin; select set_config('app.operator', 'on', true)`)
    await client.query(text, [shop.organizationId, auditId])
    await client.query('commit')
  } finally {
    client.release()
  }
  expect(await queued(shop)).toHaveLength(100)
  const { rows } = await database.owner.query(
    'select version from webhook_line where organization_id = $1',
    [shop.organizationId],
  )
  expect(rows).toEqual([{ version: 1 }])
})

test('where nobody listens nothing is written', async () => {
  const shop = await world.shop()
  await world.runningAudit({ shop })
  const { rows } = await database.owner.query(
    'select from webhook_event where organization_id = $1',
    [shop.organizationId],
  )
  expect(rows).toEqual([])
})

test('what is rolled back is not told', async () => {
  const shop = await listening()
  const before = await told(shop)
  const client = await database.owner.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into audit (organization_id, id, name, protocol)
       values ($1, gen_random_uuid(), 'Gone', '{}')`,
      [shop.organizationId],
    )
    await client.query('set constraints all immediate')
    const { rows } = await client.query('select from webhook_delivery where organization_id = $1', [
      shop.organizationId,
    ])
    expect(rows).toHaveLength(before.length + 1)
    await client.query('rollback')
  } finally {
    client.release()
  }
  expect(await told(shop)).toEqual(before)
})

test('a refused step is not told', async () => {
  const shop = await listening(['audit.completed'])
  const { auditId } = await world.runningAudit({ shop })
  await expect(world.run(shop.owner, api.audits.complete, { auditId })).rejects.toThrow()
  expect(await told(shop)).toEqual([])
})

test('no event holds money, or a name of a person, a store or an item', async () => {
  const shop = await listening()
  const audit = await world.submittedAudit({
    shop,
    lines: [{ expected: 5, counted: 5, cost: 987.65, name: 'Secret tea' }],
  })
  await world.run(shop.owner, api.audits.complete, { auditId: audit.auditId })
  const text = JSON.stringify(await told(shop))
  const people = [shop.owner, audit.manager, audit.scanner]
  const names = people.flatMap(({ name, email }) => [name, email])
  for (const word of [...names, 'Secret tea', '987.65', 'Main store', 'Spring count']) {
    expect(text).not.toContain(word)
  }
})

test('events of an audit are numbered in the order of their commits', async () => {
  const shop = await listening(['shelf.submitted'])
  const { auditId, auditAssignmentIds } = await world.runningAudit({ shop, shelves: 2 })
  const [first, second] = [await database.owner.connect(), await database.owner.connect()]
  const submit = `update assignment set status = 'submitted' where audit_id = $1 and id = $2`
  try {
    for (const client of [first, second]) await client.query('begin')
    await first.query(submit, [auditId, auditAssignmentIds[0]])
    await second.query(submit, [auditId, auditAssignmentIds[1]])
    await second.query('commit')
    await first.query('commit')
  } finally {
    first.release()
    second.release()
  }
  const shelves = (await told(shop)).map(({ data }) => data.assignmentId)
  expect(shelves).toEqual([auditAssignmentIds[1], auditAssignmentIds[0]])
})
