// Requests of one organization never delay those of another.

import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { defineModule, id, query } from '#contract/define.ts'
import { type Shop, World } from '#seeds/world.ts'
import { implementQuery, inStore } from '#server/functions/implement.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { FrameClient } from '#tests/support/frame-client.ts'
import { Gate } from '#tests/support/gated-functions.ts'
import { startLiveNode, token } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const gate = new Gate()
const node = await startLiveNode({ database, extraFunctions: gate.functions })
afterAll(() => node.stop())

type Person = { readonly identity: { userId: string; sessionId: string } }

async function signedIn(person: Person, extensions: readonly string[] = []): Promise<FrameClient> {
  const client = await FrameClient.open(node, extensions)
  client.authenticate(token(person.identity))
  return client
}

/** A person watching the rooms of a shop, and what is assigned there. */
async function watch(shop: Shop, person: Person = shop.owner) {
  const client = await signedIn(person)
  const args = { storeId: shop.storeId }
  const rooms = client.subscribe('rooms:getWithDetails', args)
  await client.last(rooms)
  const held = client.subscribe('gatedRooms:get', args)
  return { client, rooms, held }
}

function namesIn(value: unknown): readonly string[] {
  return (value as readonly { name: string }[]).map(({ name }) => name)
}

function lastValue(client: FrameClient, queryId: number): unknown {
  const last = client.said(queryId).at(-1)
  return last?.type === 'QueryUpdated' ? last.value : undefined
}

async function createRoom(client: FrameClient, shop: Shop, requestId: number, name: string) {
  client.mutate(requestId, 'rooms:create', { storeId: shop.storeId, name })
  return client.answer('MutationResponse', requestId)
}

test('while an answer of one organization takes long, another changes and sees what it changed', async () => {
  const [large, small] = [await world.shop(), await world.shop()]
  gate.close(large.storeId)
  const busy = await watch(large)
  await eventually(() => expect(gate.begun.get(large.storeId)).toBeGreaterThan(0))
  const quiet = await signedIn(small.owner)
  const rooms = quiet.subscribe('rooms:getWithDetails', { storeId: small.storeId })
  await quiet.last(rooms)
  expect(await createRoom(quiet, small, 0, 'Cellar')).toMatchObject({ success: true })
  await eventually(() => expect(namesIn(lastValue(quiet, rooms))).toEqual(['Cellar']))
  expect(busy.client.said(busy.held)).toEqual([])
  gate.open(large.storeId)
  expect(await busy.client.last(busy.held)).toMatchObject({ value: { names: [] } })
  for (const { socket } of [busy.client, quiet]) socket.close()
})

test('whoever does not look at it is told of a change while an answer of theirs takes long', async () => {
  const shop = await world.shop()
  const manager = await watch(shop)
  await manager.client.last(manager.held)
  gate.close(shop.storeId)
  const scanner = await signedIn(await world.teamMember(shop, 'manager'))
  const rooms = scanner.subscribe('rooms:getWithDetails', { storeId: shop.storeId })
  await scanner.last(rooms)
  expect(await createRoom(scanner, shop, 0, 'Cellar')).toMatchObject({ success: true })
  await eventually(() => expect(namesIn(lastValue(scanner, rooms))).toEqual(['Cellar']))
  // The old answer stays until there is a new one.
  expect(manager.client.said(manager.held)).toHaveLength(1)
  expect(namesIn(await eventually(() => lastValue(manager.client, manager.rooms)))).toEqual([
    'Cellar',
  ])
  gate.open(shop.storeId)
  expect(await manager.client.last(manager.held, 2)).toMatchObject({ value: { names: ['Cellar'] } })
  for (const { socket } of [manager.client, scanner]) socket.close()
})

test('whoever looks at an answer that takes long is told so, and when it is there', async () => {
  const shop = await world.shop()
  const client = await signedIn(shop.owner, ['behind'])
  const held = client.subscribe('gatedRooms:get', { storeId: shop.storeId })
  await client.last(held)
  gate.close(shop.storeId)
  const told = () => client.frames.flatMap((one) => (one.type === 'Behind' ? [one.isBehind] : []))
  const other = await signedIn(shop.owner)
  other.mutate(0, 'rooms:create', { storeId: shop.storeId, name: 'Cellar' })
  await eventually(() => expect(told()).toEqual([true]))
  gate.open(shop.storeId)
  await eventually(() => expect(told()).toEqual([true, false]))
  expect(lastValue(client, held)).toEqual({ names: ['Cellar'] })
})

test('a mutation is answered once everything that its client looks at shows it', async () => {
  const shop = await world.shop()
  const { client, rooms, held } = await watch(shop)
  await client.last(held)
  gate.close(shop.storeId)
  client.mutate(0, 'rooms:create', { storeId: shop.storeId, name: 'Cellar' })
  await eventually(() => expect(namesIn(lastValue(client, rooms))).toEqual(['Cellar']))
  expect(client.frames.filter(({ type }) => type === 'MutationResponse')).toEqual([])
  gate.open(shop.storeId)
  const response = await client.answer('MutationResponse', 0)
  const isShown = client.frames
    .slice(client.frames.indexOf(response))
    .find((frame) => frame.type === 'Transition' && frame.endVersion.ts === response.ts)
  expect(isShown).toBeDefined()
  expect(lastValue(client, held)).toEqual({ names: ['Cellar'] })
  client.close()
})

test('a change that comes while an answer is being read is in the next one', async () => {
  const shop = await world.shop()
  gate.close(shop.storeId)
  const { client, held } = await watch(shop)
  await eventually(() => expect(gate.begun.get(shop.storeId)).toBeGreaterThan(0))
  await world.room(shop, 'Meanwhile')
  gate.open(shop.storeId)
  await eventually(() => expect(lastValue(client, held)).toEqual({ names: ['Meanwhile'] }))
  client.close()
})

test('an answer that was read for what somebody was before is read again for what they are', async () => {
  const shop = await world.shop()
  const scanner = await world.teamMember(shop, 'scanner')
  gate.close(shop.storeId)
  const client = await signedIn(scanner)
  const orgId = shop.organizationId
  const told = client.subscribe('gatedRole:get', { orgId, gate: crypto.randomUUID() })
  expect(await client.last(told)).toMatchObject({ value: ['scanner'] })
  const held = client.subscribe('gatedRole:get', { orgId, gate: shop.storeId })
  await eventually(() => expect(gate.begun.get(shop.storeId)).toBeGreaterThan(0))
  const { rows } = await database.owner.query<{ role: string }>(
    `update store_member set role = 'manager' where user_id = $1 returning role`,
    [scanner.id],
  )
  expect(rows).toHaveLength(1)
  await eventually(() => expect(lastValue(client, told)).toEqual(['manager']))
  gate.open(shop.storeId)
  await eventually(() => expect(lastValue(client, held)).toEqual(['manager']))
  client.close()
})

test('what nobody looks at any more is not read to its end', async () => {
  const shop = await world.shop()
  gate.close(shop.storeId)
  const { client } = await watch(shop)
  await eventually(() => expect(gate.begun.get(shop.storeId)).toBeGreaterThan(0))
  client.close()
  await eventually(() => expect(database.live.idleCount).toBe(database.live.totalCount))
  gate.open(shop.storeId)
  // Its connection was released, and no further statement runs on it.
  const other = await world.shop()
  const { client: next, held } = await watch(other)
  expect(await next.last(held)).toMatchObject({ value: { names: [] } })
  expect(gate.ended.get(shop.storeId)).toBeUndefined()
  next.close()
})

test('a tick in which it takes long who may see what is given up, and goes on later', async () => {
  const shop = await world.shop()
  let begun = 0
  const wait = Promise.withResolvers<void>()
  const guarded = defineModule('guarded', {
    get: query<string>()({ access: 'rooms:read', args: z.strictObject({ storeId: id }) }),
  })
  const slowDoor = implementQuery(guarded.get, {
    authorize: async (call) => {
      begun += 1
      await wait.promise
      return inStore(call)
    },
    sharedBy: 'role',
    run: async () => 'in',
  })
  const other = await startLiveNode({ database, extraFunctions: [slowDoor], doorBudgetMs: 200 })
  const client = await FrameClient.open(other)
  client.authenticate(token(shop.owner.identity))
  const asked = client.subscribe('guarded:get', { storeId: shop.storeId })
  await eventually(() => expect(begun).toBeGreaterThan(1))
  const rooms = client.subscribe('rooms:getWithDetails', { storeId: crypto.randomUUID() })
  await eventually(() => expect(begun).toBeGreaterThan(3))
  wait.resolve()
  expect(await client.last(asked)).toMatchObject({ value: 'in' })
  expect(await client.last(rooms)).toMatchObject({ errorData: { code: 'not_found' } })
  client.close()
  await other.stop()
})

test('a person of several organizations sees each of them change', async () => {
  const [one, other] = [await world.shop(), await world.shop()]
  const { client, rooms } = await watch(one)
  await database.owner.query(
    `insert into member (organization_id, user_id, role) values ($1, $2, 'owner')`,
    [other.organizationId, one.owner.id],
  )
  const theirs = client.subscribe('rooms:getWithDetails', { storeId: other.storeId })
  expect(await client.last(theirs)).toMatchObject({ value: [] })
  await world.room(other, 'Theirs')
  await eventually(() => expect(namesIn(lastValue(client, theirs))).toEqual(['Theirs']))
  await world.room(one, 'Mine')
  await eventually(() => expect(namesIn(lastValue(client, rooms))).toEqual(['Mine']))
  expect(await createRoom(client, one, 0, 'Both')).toMatchObject({ success: true })
  expect(namesIn(lastValue(client, rooms))).toEqual(['Mine', 'Both'])
  const versions = client.frames.flatMap((frame) =>
    frame.type === 'Transition' ? [frame.startVersion.ts, frame.endVersion.ts] : [],
  )
  // Each transition begins where the previous one has ended.
  for (let index = 1; index + 1 < versions.length; index += 2) {
    expect(versions[index + 1]).toBe(versions[index])
  }
  client.close()
})
