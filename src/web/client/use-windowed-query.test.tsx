// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Json } from '#contract/json.ts'
import { createQueryClient } from './query-bridge.ts'
import { Caught } from './testing/caught.tsx'
import { failed, updated } from './testing/fake-socket.ts'
import { FakeWorld } from './testing/fake-world.ts'
import { type Providers, providersOf, settle } from './testing/in-react.tsx'
import { shop } from './testing/shop.ts'
import { useWindowedQuery } from './use-windowed-query.ts'

let world: FakeWorld
let wrapper: Providers
/** The rows on the server. */
let table: string[]

beforeEach(() => {
  world = new FakeWorld()
  table = Array.from({ length: 1_000 }, (_, n) => `row ${n}`)
  const realtime = world.client()
  const queryClient = createQueryClient({ realtime })
  wrapper = providersOf(realtime, queryClient)
})

afterEach(cleanup)

interface Asked {
  readonly skip?: number
  readonly paginationOpts: { readonly numItems: number }
}

function askedOf(args: readonly Json[]): Asked {
  return JSON.parse(JSON.stringify(args[0]))
}

function readBlock({ skip = 0, paginationOpts: { numItems } }: Asked): Json {
  const ids = table.slice(skip, skip + numItems)
  return {
    page: ids.map((id) => ({ id, count: 1 })),
    isDone: skip + numItems >= table.length,
    continueCursor: '',
    total: table.length,
  }
}

/** The server answers everything that is live from one snapshot. */
function answer(): void {
  const removed = new Set(
    world.socket
      .framesOf('ModifyQuerySet')
      .flatMap((frame) => frame.modifications)
      .flatMap((one) => (one.type === 'Remove' ? [one.queryId] : [])),
  )
  const live = world.socket.added.filter(({ queryId }) => !removed.has(queryId))
  world.socket.transition(
    live.map(({ queryId, args }) => updated(queryId, readBlock(askedOf(args)))),
  )
}

const skipsAsked = () => world.socket.added.map(({ args }) => askedOf(args).skip ?? 0)

async function renderWindow() {
  const { result, rerender } = renderHook(
    ({ store }) => useWindowedQuery(shop.window, { store }, { blockSize: 10 }),
    { wrapper, initialProps: { store: 'a' } },
  )
  await settle(() => world.open())
  await settle(answer)
  return { result, rerender, ids: () => [...result.current.rows].map(([, { id }]) => id) }
}

test('the end of a long list is one question away', async () => {
  const { result, ids } = await renderWindow()
  expect(result.current.total).toBe(1_000)
  await settle(() => result.current.look(985, 999), 150)
  await settle(answer)
  expect(skipsAsked()).toEqual([0, 980, 990])
  expect(result.current.rows.get(999)).toEqual({ id: 'row 999', count: 1 })
  expect(ids()).toHaveLength(30)
})

test('what is dragged past is never asked for; the neighbour is, at once', async () => {
  const { result } = await renderWindow()
  await settle(() => {
    for (let row = 40; row < 900; row += 40) result.current.look(row, row + 5)
  }, 150)
  expect(skipsAsked()).toEqual([0, 880])
  await settle(answer)
  await settle(() => result.current.look(888, 893))
  expect(skipsAsked()).toEqual([0, 880, 890])
})

test('rows are by place, move with the list, and are the same object while nothing changes', async () => {
  const { result } = await renderWindow()
  const before = result.current.rows
  await settle(() => result.current.look(0, 5))
  expect(result.current.rows).toBe(before)
  await settle(() => {
    table.unshift('new')
    answer()
  })
  expect(result.current.total).toBe(1_001)
  expect(result.current.rows.get(0)?.id).toBe('new')
  expect(result.current.rows.get(9)?.id).toBe('row 8')
})

test('another question is looked at from its beginning', async () => {
  const { result, rerender } = await renderWindow()
  await settle(() => result.current.look(500, 505), 150)
  await settle(answer)
  await settle(() => rerender({ store: 'b' }))
  expect(result.current.total).toBeUndefined()
  expect(result.current.rows.size).toBe(0)
  await settle(answer)
  expect([...result.current.rows.keys()].at(-1)).toBe(9)
})

const HIDDEN = { code: 'not_found', message: 'Not found.' } as const

/** The server answers only the newest query, with a refusal. */
function refuseNewest(): void {
  const newest = world.socket.added.at(-1)
  if (newest) world.socket.transition([failed(newest.queryId, HIDDEN)])
}

test('a block that fails leaves the others, says why, and is asked for once more', async () => {
  const { result, ids } = await renderWindow()
  await settle(() => result.current.look(500, 505), 150)
  await settle(refuseNewest)
  // The cache retries three times, each time in a turn of its own.
  await waitFor(() => expect(result.current.error).toMatchObject(HIDDEN))
  expect(ids()).toHaveLength(10)
  await settle(() => result.current.retry())
  expect(skipsAsked()).toEqual([0, 500, 500])
  await settle(answer)
  expect(result.current.error).toBeNull()
  expect(result.current.rows.get(500)?.id).toBe('row 500')
})

test('where nothing is known and asking again does not help, there is no list', async () => {
  const caught = vi.spyOn(console, 'error').mockImplementation(() => {})
  const thrown: unknown[] = []
  renderHook(() => useWindowedQuery(shop.window, { store: 'a' }, { blockSize: 10 }), {
    wrapper: ({ children }) =>
      wrapper({ children: <Caught onThrown={(error) => thrown.push(error)}>{children}</Caught> }),
  })
  await settle(() => world.open())
  await settle(refuseNewest)
  await waitFor(() => expect(thrown).toMatchObject([HIDDEN]))
  caught.mockRestore()
})
