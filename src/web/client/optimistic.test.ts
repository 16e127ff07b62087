import { beforeEach, expect, test, vi } from 'vitest'
import type { OptimisticUpdate } from './optimistic.ts'
import type { RealtimeClient } from './realtime-client.ts'
import { settle } from './testing/fake-clock.ts'
import { type FakeSocket, failed, updated } from './testing/fake-socket.ts'
import { FakeWorld } from './testing/fake-world.ts'
import { shop } from './testing/shop.ts'

const A = { store: 'a' }
const addToTotal: OptimisticUpdate<{ add: number }> = (store, { add }) => {
  const total = store.get(shop.total, A)
  if (total !== undefined) store.set(shop.total, A, total + add)
}

let world: FakeWorld
let client: RealtimeClient
let socket: FakeSocket
let seen: unknown[]

beforeEach(async () => {
  world = new FakeWorld()
  client = world.client()
  seen = []
  client.subscribe(shop.total, A, (result) => {
    seen.push(result?.status === 'value' ? result.value : result)
  })
  socket = await world.open()
})

function add(amount: number) {
  const counted = client.mutation(shop.count, { add: amount }, { optimisticUpdate: addToTotal })
  counted.catch(() => {})
  return counted
}

test('an update shows at once, and goes when the server shows the effect: no flicker between', async () => {
  socket.transition([updated(0, 10)], { ts: 1 })
  void add(5)
  await settle()
  socket.succeed(0, 'ok', 2)
  socket.transition([updated(0, 15)], { ts: 2 })
  expect(seen).toEqual([10, 15, 15])
})

test('updates are replayed, in order, over what others change meanwhile', () => {
  socket.transition([updated(0, 10)], { ts: 1 })
  void add(5)
  void add(7)
  socket.transition([updated(0, 100)], { ts: 2 })
  expect(seen.at(-1)).toBe(112)
  socket.succeed(0, 'ok', 3)
  expect(seen.at(-1)).toBe(112)
  socket.transition([updated(0, 105)], { ts: 3 })
  expect(seen.at(-1)).toBe(112)
  socket.succeed(1, 'ok', 4)
  socket.transition([updated(0, 112)], { ts: 4 })
  expect(seen.at(-1)).toBe(112)
})

test('a refused mutation takes its update back, and leaves the others', async () => {
  socket.transition([updated(0, 10)])
  const refused = add(5)
  void add(7)
  expect(seen.at(-1)).toBe(22)
  await settle()
  socket.fail(0, { code: 'conflict', message: 'closed' })
  expect(seen.at(-1)).toBe(17)
  await expect(refused).rejects.toMatchObject({ code: 'conflict' })
})

test('updates survive a reconnect until their mutation is reflected', async () => {
  socket.transition([updated(0, 10, 'h')])
  void add(5)
  await settle()
  const next = await world.reopen()
  next.transition([{ type: 'QueryUnchanged', queryId: 0 }], { ts: 1 })
  expect(client.current(shop.total, A)).toEqual({ status: 'value', value: 15 })
  next.succeed(0, 'ok', 2)
  next.transition([updated(0, 15)], { ts: 2 })
  expect(client.current(shop.total, A)).toEqual({ status: 'value', value: 15 })
})

test('a patch applies to the value of the server, not to what the update shows', async () => {
  socket.transition([updated(0, 10, 'h1')])
  void add(5)
  socket.transition([{ type: 'QueryPatched', queryId: 0, patch: { v: 20 }, resultHash: 'h2' }])
  expect(seen.at(-1)).toBe(25)
})

test('an update of a query that loads or failed reads nothing', () => {
  const read: unknown[] = []
  const optimisticUpdate: OptimisticUpdate<{ add: number }> = (store) => {
    read.push(store.get(shop.total, A))
  }
  void client.mutation(shop.count, { add: 1 }, { optimisticUpdate })
  socket.transition([failed(0, { code: 'forbidden', message: 'no' })])
  expect(read).toEqual([undefined, undefined])
})

test('an update that throws at once stops its mutation, and leaves no trace', async () => {
  socket.transition([updated(0, 10)])
  const optimisticUpdate: OptimisticUpdate<{ add: number }> = (store) => {
    store.set(shop.total, A, 999)
    throw new Error('mine')
  }
  const refused = client.mutation(shop.count, { add: 1 }, { optimisticUpdate })
  await expect(refused).rejects.toThrow('mine')
  expect(client.current(shop.total, A)).toEqual({ status: 'value', value: 10 })
  expect(client.connectionState().inflightMutations).toBe(0)
  void add(1)
  await settle()
  expect(socket.framesOf('Mutation').map(({ requestId }) => requestId)).toEqual([0])
})

test('an update that cannot cope with new data is dropped, its mutation is not', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  socket.transition([updated(0, 10)], { ts: 1 })
  const optimisticUpdate: OptimisticUpdate<{ add: number }> = (store) => {
    if (store.get(shop.total, A) !== 10) throw new Error('unexpected')
    store.set(shop.total, A, 11)
  }
  const counted = client.mutation(shop.count, { add: 1 }, { optimisticUpdate })
  await settle()
  socket.transition([updated(0, 50)], { ts: 2 })
  expect(seen.at(-1)).toBe(50)
  socket.succeed(0, 'ok', 2)
  await expect(counted).resolves.toBe('ok')
  silenced.mockRestore()
})
