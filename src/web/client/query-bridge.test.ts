import {
  defaultScheduler,
  dehydrate,
  hydrate,
  notifyManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RequestBackend } from '#contract/backend.ts'
import { LIMITS } from '#contract/frames.ts'
import { Fault, type FaultShape } from '#domain/fault.ts'
import { createQueryClient, liveQuery } from './query-bridge.ts'
import type { RealtimeClient } from './realtime-client.ts'
import { settle } from './testing/fake-clock.ts'
import { failed, updated } from './testing/fake-socket.ts'
import { FakeWorld } from './testing/fake-world.ts'
import { shop } from './testing/shop.ts'

const A = liveQuery(shop.total, { store: 'a' })
const B = liveQuery(shop.total, { store: 'b' })
const REFUSAL: FaultShape = { code: 'forbidden', message: 'no' }

let world: FakeWorld
let realtime: RealtimeClient
let queryClient: QueryClient
let visited: string[]

beforeEach(() => {
  vi.useFakeTimers()
  world = new FakeWorld()
  realtime = world.client()
  visited = []
  queryClient = createQueryClient({ realtime, navigate: (path) => visited.push(path) })
})

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

/** A screen that shows a query. */
function show<Result>(options: ReturnType<typeof liveQuery<unknown, Result>>) {
  const observer = new QueryObserver(queryClient, options)
  return { observer, leave: observer.subscribe(() => {}) }
}

test('query data is never stale, kept for five minutes, retried three times', () => {
  const expected = { staleTime: Number.POSITIVE_INFINITY, gcTime: 300_000, retry: 3 }
  expect(queryClient.getDefaultOptions().queries).toMatchObject(expected)
  expect(A).toMatchObject({ ...expected, queryKey: ['live', 'shop:total', { store: 'a' }] })
})

test('a fetch waits for the first answer, and later ones are pushed', async () => {
  const first = queryClient.fetchQuery(A)
  const socket = await world.open()
  socket.transition([updated(0, 1)])
  expect(await first).toBe(1)
  socket.transition([updated(0, 2)])
  expect(queryClient.getQueryData(A.queryKey)).toBe(2)
  expect(await queryClient.fetchQuery({ ...A, staleTime: 0 })).toBe(2)
  expect(socket.added).toHaveLength(1)
})

test('all changes of a transition reach the screens in one batch', async () => {
  const seen: unknown[] = []
  const data = () => [queryClient.getQueryData(A.queryKey), queryClient.getQueryData(B.queryKey)]
  for (const options of [A, B]) {
    // Like React's subscriptions: notified at the end of the batch.
    const listener = notifyManager.batchCalls(() => seen.push(data()))
    new QueryObserver(queryClient, options).subscribe(listener)
  }
  const socket = await world.open()
  socket.transition([updated(0, 1), updated(1, 2)])
  await vi.advanceTimersByTimeAsync(1)
  seen.length = 0
  const scheduler = vi.fn(defaultScheduler)
  notifyManager.setScheduler(scheduler)
  socket.transition([updated(0, 3), updated(1, 4)])
  notifyManager.setScheduler(defaultScheduler)
  expect(scheduler).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toEqual([
    [3, 4],
    [3, 4],
  ])
})

test('rows that did not change keep their identity', async () => {
  const shelves = liveQuery(shop.shelves, {})
  show(shelves)
  const socket = await world.open()
  socket.transition([
    updated(0, [
      { id: 's1', count: 1 },
      { id: 's2', count: 2 },
    ]),
  ])
  const [before] = queryClient.getQueryData(shelves.queryKey) ?? []
  socket.transition([
    updated(0, [
      { id: 's1', count: 1 },
      { id: 's2', count: 3 },
    ]),
  ])
  const [after, changed] = queryClient.getQueryData(shelves.queryKey) ?? []
  expect(after).toBe(before)
  expect(changed).toEqual({ id: 's2', count: 3 })
})

test('a query stays live while it is in the cache, five minutes beyond the last screen', async () => {
  const { leave } = show(A)
  const socket = await world.open()
  socket.transition([updated(0, 1)])
  await vi.advanceTimersByTimeAsync(1)
  leave()
  await vi.advanceTimersByTimeAsync(299_000)
  socket.transition([updated(0, 2)])
  expect(queryClient.getQueryData(A.queryKey)).toBe(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(queryClient.getQueryData(A.queryKey)).toBeUndefined()
  expect(socket.framesOf('ModifyQuerySet').at(-1)).toMatchObject({
    modifications: [{ type: 'Remove', queryId: 0 }],
  })
})

test('data that came with the page is shown at once, and kept live', async () => {
  const rendered = new QueryClient()
  rendered.setQueryData(A.queryKey, 7)
  hydrate(queryClient, dehydrate(rendered))
  const { observer } = show(A)
  expect(observer.getCurrentResult().data).toBe(7)
  const socket = await world.open()
  socket.transition([updated(0, 8)])
  expect(queryClient.getQueryData(A.queryKey)).toBe(8)
})

test('data that came with the page gives way to what the socket has said already', async () => {
  realtime.subscribe(shop.total, { store: 'a' }, () => {})
  const socket = await world.open()
  socket.transition([updated(0, 9)])
  const rendered = new QueryClient()
  rendered.setQueryData(A.queryKey, 7)
  hydrate(queryClient, dehydrate(rendered))
  expect(queryClient.getQueryData(A.queryKey)).toBe(9)
})

test('data that came with the page stays when the session ends before the socket has said anything', async () => {
  const rendered = new QueryClient()
  rendered.setQueryData(A.queryKey, 7)
  hydrate(queryClient, dehydrate(rendered))
  const { observer } = show(A)
  const socket = await world.open()
  socket.transition([failed(0, { code: 'unauthenticated', message: '' })])
  expect(observer.getCurrentResult()).toMatchObject({ data: 7, error: null })
  socket.transition([updated(0, 8)])
  expect(queryClient.getQueryData(A.queryKey)).toBe(8)
})

test('data that is still on its way with the page does not replace what the socket says', async () => {
  const rendered = new QueryClient()
  const promise = new Promise((resolve) => setTimeout(resolve, 10, 7))
  void rendered.prefetchQuery({ queryKey: A.queryKey, queryFn: () => promise })
  hydrate(queryClient, dehydrate(rendered, { shouldDehydrateQuery: () => true }))
  const socket = await world.open()
  socket.transition([updated(0, 9)])
  await vi.advanceTimersByTimeAsync(20)
  expect(queryClient.getQueryData(A.queryKey)).toBe(9)
})

test('queries of other kinds are left alone', async () => {
  queryClient.setQueryData(['session'], { user: null })
  queryClient.setQueryData(['live', 'shop:total', 'skip'], null)
  await settle()
  expect(world.sockets).toHaveLength(0)
})

describe('a refusal', () => {
  test('of the first answer surfaces at once, without seconds of retries', async () => {
    const { observer } = show(A)
    const socket = await world.open()
    socket.transition([failed(0, REFUSAL)])
    await vi.advanceTimersByTimeAsync(50)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', error: expect.any(Fault) })
    expect(socket.added).toHaveLength(1)
  })

  test('of a query that has data surfaces, and a later value heals it', async () => {
    const { observer } = show(A)
    const socket = await world.open()
    socket.transition([updated(0, 1)])
    await vi.advanceTimersByTimeAsync(1)
    socket.transition([failed(0, REFUSAL)])
    await vi.advanceTimersByTimeAsync(1)
    const refused = { status: 'error', data: 1, error: { code: 'forbidden' } }
    expect(observer.getCurrentResult()).toMatchObject(refused)
    socket.transition([updated(0, 2)])
    await vi.advanceTimersByTimeAsync(1)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 2, error: null })
  })

  test('is asked about anew when somebody tries again', async () => {
    const { observer } = show(A)
    const socket = await world.open()
    socket.transition([failed(0, REFUSAL)])
    await vi.advanceTimersByTimeAsync(50)
    const again = observer.refetch()
    await settle()
    expect(socket.added.map(({ queryId }) => queryId)).toEqual([0, 1])
    socket.transition([updated(1, 5)])
    expect((await again).data).toBe(5)
  })
})

test('a disturbance is asked about again, three times, with growing waits', async () => {
  vi.stubGlobal('window', {})
  const { observer } = show(A)
  const socket = await world.open()
  for (const queryId of [0, 1, 2, 3]) {
    expect(socket.added).toHaveLength(queryId + 1)
    socket.transition([failed(queryId, { code: 'unavailable', message: 'busy' })])
    await vi.advanceTimersByTimeAsync(900)
    expect(socket.added).toHaveLength(queryId + 1)
    await vi.advanceTimersByTimeAsync(1_000 * 2 ** queryId)
  }
  expect(observer.getCurrentResult()).toMatchObject({
    status: 'error',
    error: { code: 'unavailable' },
  })
  vi.unstubAllGlobals()
})

describe('a failure that names a path', () => {
  const redirect: FaultShape = { ...REFUSAL, details: { redirectTo: '/sign-in' } }

  test('leads there when a screen shows the query', async () => {
    show(A)
    const socket = await world.open()
    socket.transition([updated(0, 1)])
    await vi.advanceTimersByTimeAsync(1)
    socket.transition([failed(0, redirect)])
    expect(visited).toEqual(['/sign-in'])
  })

  test('leads there when the query was just asked for', async () => {
    const first = queryClient.fetchQuery(A).catch(() => {})
    const socket = await world.open()
    socket.transition([failed(0, redirect)])
    await vi.advanceTimersByTimeAsync(50)
    await first
    expect(visited).toEqual(['/sign-in'])
  })

  test('leads there once when the first answer to a screen is that', async () => {
    show(A)
    const socket = await world.open()
    socket.transition([failed(0, redirect)])
    await vi.advanceTimersByTimeAsync(50)
    expect(visited).toEqual(['/sign-in'])
  })

  test('leads nowhere when the query is only kept in the cache', async () => {
    const { leave } = show(A)
    const socket = await world.open()
    socket.transition([updated(0, 1)])
    await vi.advanceTimersByTimeAsync(1)
    leave()
    socket.transition([failed(0, redirect)])
    await vi.advanceTimersByTimeAsync(50)
    expect(visited).toEqual([])
  })
})

test('queries that no screen shows make room before the limit of a connection', async () => {
  const stores = Array.from({ length: LIMITS.queriesPerConnection + 50 }, (_, n) => `store ${n}`)
  show(liveQuery(shop.total, { store: 'shown' }))
  const socket = await world.open()
  socket.transition([updated(0, 1)])
  await vi.advanceTimersByTimeAsync(1)
  for (const store of stores) {
    const { leave } = show(liveQuery(shop.total, { store }))
    await settle()
    socket.transition([updated(socket.idOf('shop:total'), 1)])
    await vi.advanceTimersByTimeAsync(1)
    leave()
    await settle()
    expect(liveNow()).toBeLessThanOrEqual(LIMITS.queriesPerConnection)
  }
  expect(queryClient.getQueryCache().getAll().length).toBeGreaterThan(100)
  expect(queryClient.getQueryState(['live', 'shop:total', { store: 'shown' }])).toBeDefined()

  function liveNow(): number {
    const removed = socket
      .framesOf('ModifyQuerySet')
      .flatMap(({ modifications }) => modifications)
      .filter(({ type }) => type === 'Remove')
    return socket.added.length - removed.length
  }
})

test('a crowded screen still gets its newest query', async () => {
  const stores = Array.from({ length: LIMITS.queriesPerConnection - 10 }, (_, n) => `store ${n}`)
  for (const store of stores) show(liveQuery(shop.total, { store }))
  const socket = await world.open()
  expect(socket.added).toHaveLength(stores.length)
  expect(queryClient.getQueryCache().getAll()).toHaveLength(stores.length)
})

describe('where pages are rendered', () => {
  function render(query: RequestBackend['query']): QueryClient {
    return createQueryClient({ realtime, backend: { query } })
  }

  test('the backend of the request is asked instead of the socket', async () => {
    const query = vi.fn(async () => 12)
    // The type parameters of a spy cannot express the result of a generic function.
    const client = render(query as unknown as RequestBackend['query'])
    expect(await client.fetchQuery(A)).toBe(12)
    expect(query).toHaveBeenCalledWith(shop.total, { store: 'a' })
    await settle()
    expect(world.sockets).toHaveLength(0)
    client.clear()
  })

  test('its refusals come through, without waits', async () => {
    const client = render(async () => {
      throw new Fault('not_found')
    })
    const refused = expect(client.fetchQuery(A)).rejects.toMatchObject({ code: 'not_found' })
    await vi.advanceTimersByTimeAsync(10)
    await refused
    client.clear()
  })
})

test('a cache without a backend says what is missing', async () => {
  const plain = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await expect(plain.fetchQuery({ ...A, retry: false })).rejects.toThrow('createQueryClient')
})
