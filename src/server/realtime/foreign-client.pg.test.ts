// Tests our server with the published client of the protocol, unmodified, in two versions.

import { ConvexClient as CurrentClient } from 'convex/browser'
import { makeFunctionReference } from 'convex/server'
import { ConvexClient as OlderClient } from 'convex-1-25/browser'
import { afterAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { RoomDetails } from '#contract/rooms.ts'
import { World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startLiveNode, token } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const getWithDetails = makeFunctionReference<'query', { storeId: string }, RoomDetails[]>(
  'rooms:getWithDetails',
)
const createRoom = makeFunctionReference<
  'mutation',
  { storeId: string; name: string },
  { id: string }
>('rooms:create')
const currentUser = makeFunctionReference<'query', Record<string, never>, { name: string } | null>(
  'users:current',
)

describe.each([
  ['current', CurrentClient],
  ['1.25', OlderClient as unknown as typeof CurrentClient],
])('convex client, %s version', (_version, Client) => {
  function connect() {
    const client = new Client(node.url, {
      webSocketConstructor: WebSocket as never,
      skipConvexDeploymentUrlCheck: true,
      unsavedChangesWarning: false,
    })
    afterAll(() => client.close())
    return client
  }

  function connectAs(person: { identity: { userId: string; sessionId: string } }) {
    const client = connect()
    client.setAuth(async () => token(person.identity))
    return client
  }

  function watchRooms(client: CurrentClient, storeId: string): string[][] {
    const seen: string[][] = []
    client.onUpdate(getWithDetails, { storeId }, (rooms) => {
      seen.push(rooms.map(({ name }) => name))
    })
    return seen
  }

  test('sees a live query change by its own mutation before that resolves', async () => {
    const shop = await world.shop()
    const client = connectAs(shop.owner)
    const seen = watchRooms(client, shop.storeId)
    await eventually(() => expect(seen).toEqual([[]]))
    await client.mutation(createRoom, { storeId: shop.storeId, name: 'Cellar' })
    expect(seen).toEqual([[], ['Cellar']])
  })

  test('the published client sees what somebody else changed', async () => {
    const shop = await world.shop()
    const scanner = await world.teamMember(shop, 'scanner')
    const seen = watchRooms(connectAs(scanner), shop.storeId)
    await eventually(() => expect(seen).toEqual([[]]))
    await world.room(shop, 'Attic')
    await eventually(() => expect(seen.at(-1)).toEqual(['Attic']))
  })

  test('the published client is told a refusal with its code', async () => {
    const shop = await world.shop()
    const scanner = await world.teamMember(shop, 'scanner')
    const client = connectAs(scanner)
    const refused = client.mutation(createRoom, { storeId: shop.storeId, name: 'Mine' })
    await expect(refused).rejects.toMatchObject({ data: { code: 'forbidden' } })
  })

  test('gets another answer when it signs in and out', async () => {
    const person = await world.person({ name: 'Ada' })
    const client = connect()
    const seen: (string | null)[] = []
    client.onUpdate(currentUser, {}, (user) => seen.push(user?.name ?? null))
    await eventually(() => expect(seen).toEqual([null]))
    client.setAuth(async () => token(person.identity))
    await eventually(() => expect(seen).toEqual([null, 'Ada']))
    client.client.clearAuth()
    await eventually(() => expect(seen).toEqual([null, 'Ada', null]))
  })

  test('comes back after a cut and goes on where it was', async () => {
    const shop = await world.shop()
    const client = connectAs(shop.owner)
    const seen = watchRooms(client, shop.storeId)
    await eventually(() => expect(seen).toEqual([[]]))
    node.cutSockets()
    await world.room(shop, 'While away')
    await eventually(() => expect(seen.at(-1)).toEqual(['While away']))
  })

  test('the published client has one effect and gets its answer when the socket is cut after COMMIT', async () => {
    const shop = await world.shop()
    const client = connectAs(shop.owner)
    const seen = watchRooms(client, shop.storeId)
    await eventually(() => expect(seen).toEqual([[]]))
    const original = node.engine.runMutation.bind(node.engine)
    let runs = 0
    node.engine.runMutation = async (...call) => {
      const result = await original(...call)
      runs += 1
      if (runs === 1) node.cutSockets()
      return result
    }
    try {
      const created = await client.mutation(createRoom, { storeId: shop.storeId, name: 'Once' })
      expect(created.id).toMatch(/^[0-9a-f-]{36}$/)
      expect(runs).toBe(2)
      expect(seen.at(-1)).toEqual(['Once'])
    } finally {
      node.engine.runMutation = original
    }
  })
})
