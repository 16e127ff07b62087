import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { defineModule, id, query } from '#contract/define.ts'
import { LIMITS } from '#contract/frames.ts'
import { applyPatch } from '#contract/patch.ts'
import { World } from '#seeds/world.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import { implementQuery, inStore } from '#server/functions/implement.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { FrameClient } from '#tests/support/frame-client.ts'
import { startLiveNode, token } from '#tests/support/live-node.ts'

const broken = defineModule('broken', {
  byStatement: query<null>()({
    access: 'rooms:read',
    args: z.strictObject({ storeId: id }),
  }),
  byTrouble: query<string>()({
    access: 'rooms:read',
    args: z.strictObject({ storeId: id }),
  }),
})
/** While set, a query fails for a reason that no table records. */
let isTroubled = false

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({
  database,
  extraFunctions: [
    implementQuery(broken.byStatement, {
      authorize: inStore,
      sharedBy: 'role',
      run: async ({ db }) => {
        await db.rows(
          sqlBuilder
            .selectFrom('room')
            .select((eb) => eb(eb.val(1), '/', eb.fn.countAll<number>()).as('share')),
        )
        return null
      },
    }),
    implementQuery(broken.byTrouble, {
      authorize: inStore,
      sharedBy: 'role',
      run: async () => {
        if (isTroubled) throw new Error('in the way')
        return 'there'
      },
    }),
  ],
})
afterAll(() => node.stop())

async function signedIn(
  person: { identity: { userId: string; sessionId: string } },
  extensions: readonly string[] = [],
) {
  const client = await FrameClient.open(node, extensions)
  client.authenticate(token(person.identity))
  return client
}

test('a member who is removed while subscribed gets nothing more', async () => {
  const shop = await world.shop()
  const scanner = await world.teamMember(shop, 'scanner')
  const client = await signedIn(scanner)
  const rooms = client.subscribe('rooms:getWithDetails', { storeId: shop.storeId })
  expect(await client.last(rooms)).toMatchObject({ type: 'QueryUpdated', value: [] })
  await world.removeMember(shop.organizationId, scanner)
  expect(await client.last(rooms, 2)).toMatchObject({
    type: 'QueryFailed',
    errorData: { code: 'not_found' },
  })
  await world.room(shop, 'Secret')
  await sleep(400)
  expect(client.said(rooms)).toHaveLength(2)
  expect(JSON.stringify(client.frames)).not.toContain('Secret')
})

test('a login that ends takes its live queries and its mutations with it', async () => {
  const shop = await world.shop()
  const client = await signedIn(shop.owner)
  const rooms = client.subscribe('rooms:getWithDetails', { storeId: shop.storeId })
  await client.last(rooms)
  await world.signOut(shop.owner.identity)
  expect(await client.last(rooms, 2)).toMatchObject({ errorData: { code: 'unauthenticated' } })
  expect(client.frames).toContainEqual(
    expect.objectContaining({ type: 'AuthError', authUpdateAttempted: false }),
  )
  client.mutate(0, 'rooms:create', { storeId: shop.storeId, name: 'Too late' })
  expect(await client.answer('MutationResponse', 0)).toMatchObject({
    success: false,
    errorData: { code: 'unauthenticated' },
  })
})

test('a token of a login that has ended is refused as the token it is', async () => {
  const shop = await world.shop()
  const client = await signedIn(shop.owner)
  const rooms = client.subscribe('rooms:getWithDetails', { storeId: shop.storeId })
  await client.last(rooms)
  await world.signOut(shop.owner.identity)
  await client.last(rooms, 2)
  // A client that waits for the answer to a new token must not take another refusal for it.
  client.authenticate(token(shop.owner.identity))
  await eventually(() =>
    expect(client.frames).toContainEqual(
      expect.objectContaining({ type: 'AuthError', baseVersion: 1, authUpdateAttempted: true }),
    ),
  )
})

test('a forged, an expired and a foreign token get nothing at all', async () => {
  const shop = await world.shop()
  const stranger = await world.person()
  const forged = `${token(shop.owner.identity)}x`
  const expired = token(shop.owner.identity, Date.now() - 1_000)
  const otherLogin = token({ userId: shop.owner.id, sessionId: stranger.identity.sessionId })
  for (const [value, code] of [
    [forged, 'unauthenticated'],
    [expired, 'unauthenticated'],
    [otherLogin, 'unauthenticated'],
    [token(stranger.identity), 'not_found'],
  ] as const) {
    const client = await FrameClient.open(node)
    client.authenticate(value)
    const rooms = client.subscribe('rooms:getWithDetails', { storeId: shop.storeId })
    expect(await client.last(rooms)).toMatchObject({ type: 'QueryFailed', errorData: { code } })
    client.mutate(0, 'rooms:create', { storeId: shop.storeId, name: 'Mine' })
    expect(await client.answer('MutationResponse', 0)).toMatchObject({ errorData: { code } })
    client.close()
  }
})

test('a token that expires on an open socket shows nothing more', async () => {
  const shop = await world.shop()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const client = await signedIn(shop.owner)
  const rooms = client.subscribe('rooms:getWithDetails', { storeId: shop.storeId })
  expect(await client.last(rooms)).toMatchObject({ type: 'QueryUpdated' })
  const [expire] = timers.mock.calls.find(([, delayMs = 0]) => delayMs > 1_800_000) ?? []
  timers.mockRestore()
  expire?.()
  expect(await client.last(rooms, 2)).toMatchObject({ errorData: { code: 'unauthenticated' } })
})

test.each([
  ['what is not JSON', () => '{"type":'],
  ['a frame of another protocol', () => ({ type: 'Hello' })],
  [
    'a member of the wrong kind',
    () => ({ type: 'Mutation', requestId: -1, udfPath: 'a:b', args: [] }),
  ],
  [
    'a frame beyond the limit',
    () => JSON.stringify({ type: 'Event', eventType: 'x', event: 'x'.repeat(LIMITS.frameBytes) }),
  ],
  ['more queries than allowed', () => queriesWith(tooManyQueries())],
  [
    'more queries than allowed after some were removed that were never there',
    () => queriesWith([...neverThere(), ...tooManyQueries()]),
  ],
])('%s closes the socket and hurts nobody else', async (_what, frame) => {
  const shop = await world.shop()
  const bystander = await signedIn(shop.owner)
  const rooms = bystander.subscribe('rooms:getWithDetails', { storeId: shop.storeId })
  await bystander.last(rooms)
  const culprit = await FrameClient.open(node)
  culprit.send(frame())
  await culprit.closed()
  await world.room(shop, 'Still live')
  expect(await bystander.last(rooms, 2)).toMatchObject({ value: [{ name: 'Still live' }] })
  bystander.close()
})

function queriesWith(modifications: readonly unknown[]) {
  return { type: 'ModifyQuerySet', baseVersion: 0, newVersion: 1, modifications }
}

function tooManyQueries() {
  const [udfPath, args] = ['users:current', [{}]]
  return Array.from({ length: LIMITS.queriesPerConnection + 1 }, (_, queryId) => ({
    type: 'Add',
    queryId,
    udfPath,
    args,
  }))
}

function neverThere() {
  return Array.from({ length: 100 }, (_, index) => ({ type: 'Remove', queryId: 1_000 + index }))
}

test('what comes after a frame that closed the socket has no effect', async () => {
  const shop = await world.shop()
  const culprit = await signedIn(shop.owner)
  const rooms = culprit.subscribe('rooms:getWithDetails', { storeId: shop.storeId })
  await culprit.last(rooms)
  culprit.send({ type: 'Hello' })
  culprit.mutate(0, 'rooms:create', { storeId: shop.storeId, name: 'Afterwards' })
  await culprit.closed()
  await world.room(shop, 'Meanwhile')
  const bystander = await signedIn(shop.owner)
  const seen = bystander.subscribe('rooms:getWithDetails', { storeId: shop.storeId })
  expect(await bystander.last(seen)).toMatchObject({ value: [{ name: 'Meanwhile' }] })
})

test('a frame before Connect and a flood of frames close the socket', async () => {
  const flood = await FrameClient.open(node)
  for (let index = 0; index < 2_500; index += 1) flood.send({ type: 'Event', eventType: 'x' })
  expect(await flood.closed()).toBe('Too many frames.')
})

test('arguments that are too large or of the wrong shape are refused with the field', async () => {
  const shop = await world.shop()
  const client = await signedIn(shop.owner)
  client.mutate(0, 'rooms:create', { storeId: shop.storeId, name: 'x'.repeat(LIMITS.argsBytes) })
  client.mutate(1, 'rooms:create', { storeId: 'no id', name: 'Room' })
  client.mutate(2, 'rooms:create', { storeId: shop.storeId, name: '   ' })
  expect(await client.answer('MutationResponse', 0)).toMatchObject({
    errorData: { code: 'invalid_argument' },
  })
  expect(await client.answer('MutationResponse', 1)).toMatchObject({
    errorData: { code: 'invalid_argument', details: { field: 'storeId' } },
  })
  expect(await client.answer('MutationResponse', 2)).toMatchObject({
    errorData: { code: 'invalid_argument', details: { field: 'name' } },
  })
})

test('a query that PostgreSQL refuses is a reported bug; the others are answered', async () => {
  const shop = await world.shop()
  const client = await signedIn(shop.owner)
  const args = { storeId: shop.storeId }
  const bad = client.subscribe('broken:byStatement', args)
  const good = client.subscribe('rooms:getWithDetails', args)
  expect(await client.last(good)).toMatchObject({ value: [] })
  expect(await client.last(bad)).toMatchObject({
    type: 'QueryFailed',
    errorData: { code: 'unavailable', details: { requestId: expect.any(String) } },
  })
  expect(node.reports.map(String)).toContainEqual(expect.stringContaining('division by zero'))
  await world.room(shop, 'First')
  expect(await client.last(bad, 2)).toMatchObject({ type: 'QueryUpdated', value: null })
})

test('whoever asks once more after a trouble that has passed is answered, and so are the others', async () => {
  const shop = await world.shop()
  const client = await signedIn(shop.owner)
  const args = { storeId: shop.storeId }
  isTroubled = true
  const first = client.subscribe('broken:byTrouble', args)
  expect(await client.last(first)).toMatchObject({ errorData: { code: 'unavailable' } })
  isTroubled = false
  const again = client.subscribe('broken:byTrouble', args)
  expect(await client.last(again)).toMatchObject({ type: 'QueryUpdated', value: 'there' })
  expect(await client.last(first, 2)).toMatchObject({ value: 'there' })
})

test('a client that comes back with the hash of what it holds is told that it stands', async () => {
  const shop = await world.shop()
  const first = await signedIn(shop.owner, ['resume'])
  const before = first.subscribe('rooms:getWithDetails', { storeId: shop.storeId })
  const told = await first.last(before)
  const hash = told.type === 'QueryUpdated' ? told.resultHash : undefined
  first.close()
  const again = await signedIn(shop.owner, ['resume'])
  const after = again.subscribe('rooms:getWithDetails', { storeId: shop.storeId }, hash)
  expect(await again.last(after)).toEqual({ type: 'QueryUnchanged', queryId: after })
})

test('a client that comes back before it has signed in is refused, and then told all of it', async () => {
  const shop = await world.shop()
  const args = { storeId: shop.storeId }
  const first = await signedIn(shop.owner, ['resume'])
  const told = await first.last(first.subscribe('rooms:getWithDetails', args))
  const hash = told.type === 'QueryUpdated' ? told.resultHash : undefined
  first.close()
  const again = await FrameClient.open(node, ['resume'])
  const after = again.subscribe('rooms:getWithDetails', args, hash)
  expect(await again.last(after)).toMatchObject({ errorData: { code: 'unauthenticated' } })
  again.authenticate(token(shop.owner.identity))
  expect(await again.last(after, 2)).toMatchObject({ type: 'QueryUpdated' })
})

test('a large answer travels as a patch after the first time', async () => {
  const shop = await world.shop()
  const codes = Array.from({ length: 150 }, (_, index) => `A-${index}`)
  await world.room(shop, 'Large', codes)
  const client = await signedIn(shop.owner, ['patch'])
  const plain = await signedIn(shop.owner)
  const rooms = client.subscribe('rooms:getWithDetails', { storeId: shop.storeId })
  const plainRooms = plain.subscribe('rooms:getWithDetails', { storeId: shop.storeId })
  const whole = await client.last(rooms)
  await plain.last(plainRooms)
  await world.room(shop, 'Small')
  const change = await client.last(rooms, 2)
  const full = await plain.last(plainRooms, 2)
  if (whole.type !== 'QueryUpdated' || change.type !== 'QueryPatched') throw new Error(change.type)
  if (full.type !== 'QueryUpdated') throw new Error(full.type)
  expect(JSON.stringify(change).length).toBeLessThan(500)
  expect(applyPatch(whole.value, change.patch)).toEqual(full.value)
})

test('a client that does not read gets the newest later, not everything in between', async () => {
  const shop = await world.shop()
  const client = await signedIn(shop.owner)
  const rooms = client.subscribe('rooms:getWithDetails', { storeId: shop.storeId })
  await client.last(rooms)
  client.socket.pause()
  for (let index = 0; index < 40; index += 1) {
    await world.room(shop, `Room ${index}`)
    await sleep(60)
  }
  client.socket.resume()
  await eventually(() => {
    const newest = client.said(rooms).at(-1)
    expect(newest?.type === 'QueryUpdated' && newest.value).toHaveLength(40)
  })
  expect(client.said(rooms).length).toBeLessThan(20)
})

test('two viewers of one role share an answer; another role and another store do not', async () => {
  const shop = await world.shop()
  const viewers = [
    await world.teamMember(shop, 'scanner'),
    await world.teamMember(shop, 'scanner'),
    shop.owner,
  ]
  // On a node of its own, where no other test's answers come and go.
  const quietNode = await startLiveNode({ database })
  try {
    for (const person of viewers) {
      const client = await FrameClient.open(quietNode)
      client.authenticate(token(person.identity))
      await client.last(client.subscribe('rooms:getWithDetails', { storeId: shop.storeId }))
    }
    expect(quietNode.engine.stats.cachedAnswers).toBe(2)
  } finally {
    await quietNode.stop()
  }
})
