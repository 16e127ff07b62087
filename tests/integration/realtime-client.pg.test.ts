// Our own client against our own server, over a real socket.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { type Person, type Shop, World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startLiveNode, token } from '#tests/support/live-node.ts'
import { RealtimeClient } from '#web/client/realtime-client.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

function connectAs(person: Person): RealtimeClient {
  const client = new RealtimeClient({ origin: node.url, expectAuth: true })
  client.setAuth(async () => token(person.identity))
  afterAll(() => client.close())
  return client
}

function watchRooms(client: RealtimeClient, shop: Shop) {
  const seen: unknown[] = []
  client.subscribe(api.rooms.getWithDetails, { storeId: shop.storeId }, (result) => {
    if (result?.status === 'value') seen.push(result.value.map(({ name }) => name))
    else if (result) seen.push(result.error)
  })
  return seen
}

/** A page may be told the same twice, when something else of the store moves meanwhile. */
function stepsOf(seen: readonly unknown[]): readonly unknown[] {
  return seen.filter((rooms, at) => String(rooms) !== String(seen[at - 1] ?? 'nothing'))
}

test('a mutation resolves after its effect is on the screen, optimistic row first', async () => {
  const shop = await world.shop()
  const client = connectAs(shop.owner)
  const seen = watchRooms(client, shop)
  await eventually(() => expect(seen).toEqual([[]]))
  const args = { storeId: shop.storeId, name: 'Cellar' }
  await client.mutation(api.rooms.create, args, {
    optimisticUpdate: (store) =>
      store.set(api.rooms.getWithDetails, { storeId: shop.storeId }, [
        { id: 'soon', name: 'Cellar (saving)', shelves: [] },
      ]),
  })
  expect(stepsOf(seen)).toEqual([[], ['Cellar (saving)'], ['Cellar']])
})

test('a refused mutation takes its optimistic row back and tells why', async () => {
  const shop = await world.shop()
  const client = connectAs(await world.teamMember(shop, 'scanner'))
  const seen = watchRooms(client, shop)
  await eventually(() => expect(seen).toEqual([[]]))
  const refused = client.mutation(
    api.rooms.create,
    { storeId: shop.storeId, name: 'Mine' },
    {
      optimisticUpdate: (store, { storeId, name }) =>
        store.set(api.rooms.getWithDetails, { storeId }, [{ id: 'soon', name, shelves: [] }]),
    },
  )
  await expect(refused).rejects.toMatchObject({ code: 'forbidden' })
  expect(stepsOf(seen)).toEqual([[], ['Mine'], []])
})

test('after a cut it comes back with what changed meanwhile, and unsent mutations go once', async () => {
  const shop = await world.shop()
  const client = connectAs(shop.owner)
  const seen = watchRooms(client, shop)
  await eventually(() => expect(seen).toEqual([[]]))
  node.cutSockets()
  await world.room(shop, 'By somebody else')
  const names = ['One', 'Two', 'Three']
  await Promise.all(
    names.map((name) => client.mutation(api.rooms.create, { storeId: shop.storeId, name })),
  )
  await eventually(() => expect(seen.at(-1)).toEqual(['By somebody else', ...names]))
})

test('a large answer is kept up by patches', async () => {
  const shop = await world.shop()
  const codes = Array.from({ length: 200 }, (_, index) => `A-${index}`)
  await world.room(shop, 'Large', codes)
  const client = connectAs(shop.owner)
  const seen = watchRooms(client, shop)
  await eventually(() => expect(seen).toEqual([['Large']]))
  await world.room(shop, 'Small')
  await eventually(() => expect(seen).toEqual([['Large'], ['Large', 'Small']]))
  const args = { storeId: shop.storeId }
  const current = client.current(api.rooms.getWithDetails, args)
  const [fresh] = await node.engine.runQueries(
    shop.owner.identity,
    [{ path: api.rooms.getWithDetails.name, args }],
    'consistent',
  )
  expect(current).toMatchObject({ value: fresh })
})
