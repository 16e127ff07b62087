// Expected stock by API: sent as lines, checked and confirmed as a file that a person drops, and read again.

import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import { KEY_SCOPES } from '#domain/api/key-scopes.ts'
import type { Shop } from '#seeds/world.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startImportNode } from '#tests/support/import-node.ts'
import { startTestHost } from '#tests/support/test-host.ts'

const { database, world, node } = await startImportNode()
const host = await startTestHost(database, { functions: node.engine })
afterAll(() => host.close())

async function keyOf({ owner, organizationId: orgId }: Shop, scopes = KEY_SCOPES.slice()) {
  const args = { orgId, name: 'ERP', scopes, storeIds: null, expiresAt: null }
  const made = await node.engine.runAction(owner.identity, api.apiKeys.create.name, args)
  return z.object({ secret: z.string() }).parse(made).secret
}

const shop = await world.shop()
const { storeId } = shop
const secret = await keyOf(shop)

type Sent = string | object | undefined

async function send(path: string, body?: Sent, more: Readonly<Record<string, string>> = {}) {
  const { key = secret, ...headers } = more
  const type = typeof body === 'string' ? 'application/x-ndjson' : 'application/json'
  const response = await fetch(`${host.url}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': type, ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, answer: text === '' ? null : JSON.parse(text) }
}

const linesOf = (...lines: readonly object[]) => lines.map((one) => JSON.stringify(one)).join('\n')

/** Sent, and waited for until it was checked. */
async function checked(of: string, lines: Sent, query = '') {
  const { status, answer } = await send(`/stores/${of}/imports${query}`, lines)
  expect([status, answer]).toEqual([201, { id: expect.any(String) }])
  const path = `/stores/${of}/imports/${answer.id}`
  const details = await eventually(async () => {
    const { answer: now } = await send(path)
    expect(now).toMatchObject({ status: 'checked' })
    return now
  })
  return { path, details }
}

async function inForce(path: string): Promise<void> {
  await eventually(async () =>
    expect((await send(path)).answer).toMatchObject({ status: 'done', inForce: true }),
  )
}

async function filesOf({ organizationId }: Shop): Promise<number> {
  const { rows } = await database.owner.query(
    'select count(*)::int as count from file where organization_id = $1',
    [organizationId],
  )
  return rows[0]?.count
}

const TEA = { sku: '0042', name: 'Tea, "green"', quantity: 24, unitCost: 2.1 }
const SALT = { sku: 'SALT', name: 'Salt', quantity: 7.5, category: 'Dry\ngoods' }

test('lines come into force when they are confirmed, and are read again', async () => {
  const { path, details } = await checked(storeId, linesOf(TEA, SALT))
  expect(details).toMatchObject({
    ...{ kind: 'baseline', auditId: null, inForce: false, createdByName: 'ERP (API key)' },
    check: { rows: 2, bad: 0, newItems: 2 },
  })
  const nothing = { data: [], nextCursor: null, total: 0 }
  expect((await send(`/stores/${storeId}/expected`)).answer).toEqual(nothing)
  expect((await send(`${path}/confirm`, {})).status).toBe(204)
  await inForce(path)
  const { data, total } = (await send(`/stores/${storeId}/expected?limit=1`)).answer
  expect([data.length, total]).toEqual([1, 2])
  const { answer } = await send(`/stores/${storeId}/expected`)
  const shown = answer.data.map(
    ({ id: _id, unit: _unit, ...rest }: { id: string; unit: string }) => rest,
  )
  expect(
    shown.toSorted((a: { sku: string }, b: { sku: string }) => (a.sku < b.sku ? -1 : 1)),
  ).toEqual([
    { ...TEA, category: null, shelves: [] },
    { ...SALT, category: 'Dry goods', unitCost: null, shelves: [] },
  ])
})

test('an audit has its own, which rows with errors, shelves and lots do not confuse', async () => {
  const own = await world.shop()
  const key = await keyOf(own)
  const { id: auditId } = await world.run(own.owner, api.audits.create, {
    ...{ orgId: own.organizationId, name: 'Year end', storeIds: [own.storeId], dueAt: null },
  })
  const body = {
    lines: [
      { sku: 'A', name: 'Milk', quantity: 5, room: 'Cellar', shelf: 'B1', lot: 'L1' },
      { sku: 'A', name: 'Milk', quantity: 6, room: 'Cellar', shelf: 'B2', expiry: '2027-03-31' },
      { name: '', quantity: 1 },
      { sku: 'B', name: 'Salt', quantity: -3 },
    ],
  }
  const started = await send(`/stores/${own.storeId}/imports?auditId=${auditId}`, body, { key })
  const path = `/stores/${own.storeId}/imports/${started.answer.id}`
  await eventually(async () =>
    expect((await send(path, undefined, { key })).answer).toMatchObject({
      ...{ status: 'checked', auditId, check: { rows: 4, bad: 1, newShelves: 2 } },
    }),
  )
  const findings = await send(`${path}/findings`, undefined, { key })
  expect(findings.answer.data).toMatchObject([
    { row: 4, code: 'no_identity', severity: 'error' },
    { row: 5, code: 'quantity_negative', severity: 'warning', value: '-3' },
  ])
  const decision = { code: 'quantity_negative', decision: 'zero' }
  expect((await send(`${path}/decisions`, decision, { key })).status).toBe(204)
  expect((await send(`${path}/confirm`, {}, { key })).status).toBe(204)
  await eventually(async () =>
    expect((await send(path, undefined, { key })).answer).toMatchObject({ status: 'done' }),
  )
  const expected = `/stores/${own.storeId}/expected?auditId=${auditId}`
  const { data } = (await send(expected, undefined, { key })).answer
  expect(new Map(data.map((one: { sku: string }) => [one.sku, one]))).toEqual(
    new Map([
      [
        'A',
        expect.objectContaining({
          quantity: 11,
          shelves: expect.arrayContaining([
            { shelfId: expect.any(String), quantity: 5 },
            { shelfId: expect.any(String), quantity: 6 },
          ]),
        }),
      ],
      ['B', expect.objectContaining({ quantity: 0, shelves: [] })],
    ]),
  )
  expect((await send(`${path}/undo`, {}, { key })).status).toBe(204)
  expect((await send(expected, undefined, { key })).answer.total).toBe(0)
})

describe('an Idempotency-Key', () => {
  test('with the same lines starts one import, and keeps one file', async () => {
    const own = await world.shop()
    const headers = { key: await keyOf(own), 'idempotency-key': crypto.randomUUID() }
    const again = () => send(`/stores/${own.storeId}/imports`, linesOf(TEA), headers)
    const answers = await Promise.all([again(), again(), again()])
    expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1)
    expect(await filesOf(own)).toBe(1)
    const other = await send(`/stores/${own.storeId}/imports`, linesOf(SALT), headers)
    expect([other.status, other.answer.code]).toEqual([409, 'conflict'])
    expect(await filesOf(own)).toBe(1)
  })
})

describe('all lines or none', () => {
  test.each([
    ['one that is not JSON', `${linesOf(TEA)}\nnot json`, 'Line 2: The line is not JSON.'],
    ['one without a quantity', linesOf(TEA, { sku: 'A' }), 'Line 2: Quantity is missing.'],
    ['a field that nobody knows', linesOf({ ...TEA, colour: 'red' }), 'Line 1: '],
    ['none at all', '\n\n', 'There are no lines.'],
    ['one that has no end', 'x'.repeat(20_000), 'too long'],
  ])('%s keeps nothing', async (_name, lines, told) => {
    const before = await filesOf(shop)
    const { status, answer } = await send(`/stores/${storeId}/imports`, lines)
    expect([status, answer.code, answer.detail]).toEqual([
      ...[400, 'invalid_argument', expect.stringContaining(told)],
    ])
    expect(await filesOf(shop)).toBe(before)
  })

  test('an audit that is not there keeps nothing', async () => {
    const before = await filesOf(shop)
    const path = `/stores/${storeId}/imports?auditId=${crypto.randomUUID()}`
    expect((await send(path, linesOf(TEA))).status).toBe(404)
    expect(await filesOf(shop)).toBe(before)
  })
})

test('a list may be larger than other requests', async () => {
  const own = await world.shop()
  const key = await keyOf(own)
  const lines = Array.from({ length: 20_000 }, (_, at) => ({
    ...{ sku: `SKU-${at}`, name: `A thing with a long enough name ${at}`, quantity: at },
  }))
  const text = linesOf(...lines)
  expect(text.length).toBeGreaterThan(1024 * 1024)
  const { status, answer } = await send(`/stores/${own.storeId}/imports`, text, { key })
  expect(status).toBe(201)
  const path = `/stores/${own.storeId}/imports/${answer.id}`
  await eventually(async () =>
    expect((await send(path, undefined, { key })).answer).toMatchObject({
      ...{ status: 'checked', check: { rows: 20_000, bad: 0 } },
    }),
  )
})

test('a key without its scope, or of another organization, has nothing read of what it sends', async () => {
  const elsewhere = await world.shop()
  const narrow = await keyOf(
    shop,
    KEY_SCOPES.filter((one) => one !== 'baselines:write'),
  )
  const before = await filesOf(shop)
  const refused = await send(`/stores/${storeId}/imports`, 'not json', { key: narrow })
  expect([refused.status, refused.answer.details]).toEqual([403, { scope: 'baselines:write' }])
  const foreign = await send(`/stores/${storeId}/imports`, 'not json', {
    key: await keyOf(elsewhere),
  })
  expect(foreign.status).toBe(404)
  expect(await filesOf(shop)).toBe(before)
})
