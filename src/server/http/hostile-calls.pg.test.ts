// Malicious calls: each is refused, and none causes a server error.

import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { action, defineModule, noArgs } from '#contract/define.ts'
import { World } from '#seeds/world.ts'
import { asUser, implementAction } from '#server/functions/implement.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { FrameClient } from '#tests/support/frame-client.ts'
import { startLiveNode, token } from '#tests/support/live-node.ts'
import { startTestHost } from '#tests/support/test-host.ts'

const database = await testDatabase()
const world = new World({ database })

/** An action that runs until the test releases it. */
const gate = { running: 0, open: () => {} }
const opened = new Promise<void>((resolve) => {
  gate.open = resolve
})
const heldContract = defineModule('held', {
  byGate: action<null>()({ access: 'user', args: noArgs }),
})
const held = implementAction(heldContract.byGate, {
  authorize: asUser,
  run: async () => {
    gate.running += 1
    await opened
    return null
  },
})

const node = await startLiveNode({ database, extraFunctions: [held] })
const host = await startTestHost(database, { functions: node.engine })
afterAll(async () => {
  await host.close()
  await node.stop()
})

async function send(pathname: string, body: string, bearer: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${bearer}`,
  }
  return fetch(host.url + pathname, { method: 'POST', headers, body })
}

test.each([
  ['/api/query', 'users:current', 'x'],
  ['/api/mutation', 'organizations:create', 'name'],
  ['/api/mutation', 'scanEvents:recordMany', 'events'],
  ['/api/action', 'ai:getModel', 'x'],
])('%s: arguments of %s without end are refused', async (pathname, name, argument) => {
  const { owner } = await world.shop()
  const depth = 200_000
  const value = `${'['.repeat(depth)}${']'.repeat(depth)}`
  const body = `{"path":"${name}","args":{"${argument}":${value}}}`
  const response = await send(pathname, body, await host.tokenOf(owner))
  expect(await response.json()).toMatchObject({ errorData: { code: 'invalid_argument' } })
  expect(node.reports).toEqual([])
})

test.each(['te\0a', 'te\ud800a'])('text that no database keeps is no failure: %j', async (text) => {
  const { owner, organizationId: orgId, storeId } = await world.shop()
  const bearer = await host.tokenOf(owner)
  const call = async (kind: string, path: string, args: object) => {
    const response = await send(`/api/${kind}`, JSON.stringify({ path, args }), bearer)
    return z.looseObject({ status: z.string() }).parse(await response.json())
  }
  const item = { orgId, name: text, sku: text, unit: text, barcodes: [{ code: text }] }
  const outcomes = [
    await call('mutation', 'organizations:create', { name: text }),
    await call('mutation', 'items:upsert', item),
    await call('query', 'labels:ofItems', { orgId, text }),
    await call('query', 'imports:getMapping', { storeId, headers: [text] }),
    await call('mutation', 'members:remove', { orgId, userId: text }),
    await call('action', 'billing:getSandboxCheckout', { sessionId: text }),
  ]
  expect(node.reports).toEqual([])
  const statuses = outcomes.map(({ status }) => status)
  expect(statuses).toEqual(['success', 'success', 'success', 'success', 'error', 'error'])
})

test('a mutation of a connection with a strange name is done once', async () => {
  const shop = await world.shop()
  const client = await FrameClient.open(node, [], 'a strange\0name')
  client.authenticate(token(shop.owner.identity))
  client.mutate(0, 'rooms:create', { storeId: shop.storeId, name: 'Cellar' })
  expect(await client.answer('MutationResponse', 0)).toMatchObject({ success: true })
})

test('whoever asks for everything at once waits for themselves, and others do not', async () => {
  const [eager, other] = [await world.person(), await world.person()]
  const client = await FrameClient.open(node)
  client.authenticate(token(eager.identity))
  for (let requestId = 0; requestId < 20; requestId += 1) {
    client.send({ type: 'Action', requestId, udfPath: 'held:byGate', args: [{}] })
  }
  await eventually(() => expect(gate.running).toBe(4))
  const bearer = await host.tokenOf(other)
  const patient = send('/api/action', JSON.stringify({ path: 'held:byGate', args: {} }), bearer)
  await eventually(() => expect(gate.running).toBe(5))
  gate.open()
  expect((await patient).status).toBe(200)
  expect(await client.answer('ActionResponse', 19)).toMatchObject({ success: true })
  // Several run at the same time, so the last one may end before others have begun.
  await eventually(() => expect(gate.running).toBe(21))
})

test.each([
  [
    '/api/mutation',
    'rooms:create',
    { storeId: 'x', name: 'Cellar' },
    'Store has an id that cannot be right.',
  ],
  ['/api/mutation', 'organizations:create', {}, 'Name is missing.'],
  ['/api/query', 'items:search', { orgId: 7 }, 'Organization has to be text.'],
])('%s: %s of %j is refused in words', async (pathname, path, args, message) => {
  const { owner } = await world.shop()
  const response = await send(pathname, JSON.stringify({ path, args }), await host.tokenOf(owner))
  expect(await response.json()).toMatchObject({ errorData: { code: 'invalid_argument', message } })
})

test('an event of a batch that cannot be read is refused in words', async () => {
  const { owner } = await world.shop()
  const args = { events: [{ kind: 'add' }] }
  const body = JSON.stringify({ path: 'scanEvents:recordMany', args })
  const answer = await (await send('/api/mutation', body, await host.tokenOf(owner))).text()
  expect(answer).toContain(' is missing.')
  expect(answer).not.toMatch(/expected \w+,|received/)
})
