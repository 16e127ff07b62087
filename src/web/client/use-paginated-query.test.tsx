// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Json } from '#contract/json.ts'
import type { PaginationOptions } from '#contract/pagination.ts'
import { createQueryClient } from './query-bridge.ts'
import { Caught } from './testing/caught.tsx'
import { failed, updated } from './testing/fake-socket.ts'
import { FakeWorld } from './testing/fake-world.ts'
import { type Providers, providersOf, settle } from './testing/in-react.tsx'
import { shop } from './testing/shop.ts'
import { usePaginatedQuery } from './use-paginated-query.ts'

let world: FakeWorld
let wrapper: Providers
/** The rows on the server. */
let table: string[]

beforeEach(() => {
  world = new FakeWorld()
  table = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const realtime = world.client()
  const queryClient = createQueryClient({ realtime })
  wrapper = providersOf(realtime, queryClient)
})

afterEach(cleanup)

function readPage({ numItems, cursor, endCursor }: PaginationOptions): Json {
  const rest = table.filter((id) => id > (cursor ?? ''))
  const ids = endCursor == null ? rest.slice(0, numItems) : rest.filter((id) => id <= endCursor)
  return {
    page: ids.map((id) => ({ id, count: 1 })),
    isDone: ids.length === rest.length,
    continueCursor: endCursor ?? ids.at(-1) ?? '',
    total: table.length,
  }
}

/** The server answers all live pages from one snapshot. */
function answer(): void {
  const modifications = world.socket
    .framesOf('ModifyQuerySet')
    .flatMap((frame) => frame.modifications)
  const removed = new Set(
    modifications.filter(({ type }) => type === 'Remove').map(({ queryId }) => queryId),
  )
  const live = world.socket.added.filter(({ queryId }) => !removed.has(queryId))
  world.socket.transition(
    live.map(({ queryId, args }) =>
      updated(queryId, readPage(JSON.parse(JSON.stringify(args[0])).paginationOpts)),
    ),
  )
}

function renderHistory(store: string | 'skip' = 'a') {
  const history: { rows: string; status: string }[] = []
  const { result, rerender } = renderHook(
    ({ of }) => {
      const list = usePaginatedQuery(shop.history, of === 'skip' ? of : { store: of }, {
        initialNumItems: 2,
      })
      history.push({ rows: list.rows.map(({ id }) => id).join(''), status: list.status })
      return list
    },
    { wrapper, initialProps: { of: store } },
  )
  return { result, rerender, history, now: () => history.at(-1) }
}

test('pages load one after the other until the list is exhausted', async () => {
  const { result, now } = renderHistory()
  expect(now()).toEqual({ rows: '', status: 'LoadingFirstPage' })
  await settle(() => world.open())
  await settle(answer)
  expect(now()).toEqual({ rows: 'ab', status: 'CanLoadMore' })
  expect(result.current.total).toBe(7)
  await settle(() => result.current.loadMore(3))
  expect(now()).toEqual({ rows: 'ab', status: 'LoadingMore' })
  await settle(answer)
  expect(now()).toEqual({ rows: 'abcde', status: 'CanLoadMore' })
  await settle(() => result.current.loadMore(3))
  await settle(answer)
  expect(now()).toEqual({ rows: 'abcdefg', status: 'Exhausted' })
  await settle(() => result.current.loadMore(3))
  expect(now()).toEqual({ rows: 'abcdefg', status: 'Exhausted' })
})

test('the next page and the pinned one are asked for in one frame, and swapped in together', async () => {
  const { result, history } = renderHistory()
  await settle(() => world.open())
  await settle(answer)
  history.length = 0
  await settle(() => {
    result.current.loadMore(2)
    result.current.loadMore(2)
  })
  expect(world.socket.framesOf('ModifyQuerySet').at(-1)?.modifications).toMatchObject([
    { type: 'Add', args: [{ paginationOpts: { cursor: null, endCursor: 'b' } }] },
    { type: 'Add', args: [{ paginationOpts: { cursor: 'b', numItems: 2 } }] },
  ])
  await settle(answer)
  expect([...new Set(history.map(({ rows }) => rows))]).toEqual(['ab', 'abcd'])
})

test('rows that come and go between the pages leave no gap', async () => {
  const { result, now } = renderHistory()
  await settle(() => world.open())
  await settle(answer)
  table = table.filter((id) => id !== 'a')
  await settle(() => result.current.loadMore(2))
  table = ['aa', 'ab', ...table]
  await settle(answer)
  expect(now()?.rows).toBe('aaabbcd')
  table = table.filter((id) => id !== 'b' && id !== 'c')
  await settle(answer)
  expect(now()?.rows).toBe('aaabde')
})

test('a tap on an old screen changes nothing', async () => {
  const { result, now } = renderHistory()
  await settle(() => world.open())
  await settle(answer)
  const onOldScreen = result.current.loadMore
  await settle(() => onOldScreen(2))
  await settle(answer)
  await settle(() => onOldScreen(3))
  expect(now()).toEqual({ rows: 'abcd', status: 'CanLoadMore' })
})

test('other arguments begin anew, the old rows are not shown for them', async () => {
  const { result, rerender, now, history } = renderHistory()
  await settle(() => world.open())
  await settle(answer)
  await settle(() => result.current.loadMore(2))
  await settle(answer)
  history.length = 0
  await settle(() => rerender({ of: 'b' }))
  expect(history.every(({ rows }) => rows === '')).toBe(true)
  expect(now()?.status).toBe('LoadingFirstPage')
  await settle(answer)
  expect(now()).toEqual({ rows: 'ab', status: 'CanLoadMore' })
})

test('a skipped list asks nothing', async () => {
  const { now } = renderHistory('skip')
  await settle(() => {})
  expect(now()).toEqual({ rows: '', status: 'LoadingFirstPage' })
  expect(world.sockets).toHaveLength(0)
})

const HIDDEN = { code: 'not_found', message: 'Not found.' } as const

/** The server answers only the newest query, with a refusal. */
function refuseNewest(): void {
  const newest = world.socket.added.at(-1)
  if (newest) world.socket.transition([failed(newest.queryId, HIDDEN)])
}

const whileRetried = () => new Promise((wake) => setTimeout(wake, 100))

test('a page that fails leaves those before it, says why, and is asked for once more', async () => {
  const { result, now } = renderHistory()
  await settle(() => world.open())
  await settle(answer)
  await settle(() => result.current.loadMore(2))
  await settle(() => {
    refuseNewest()
    return whileRetried()
  })
  expect(now()).toEqual({ rows: 'ab', status: 'LoadingMore' })
  expect(result.current.error).toMatchObject(HIDDEN)
  await settle(() => result.current.retry())
  await settle(answer)
  expect(result.current.error).toBeNull()
  expect(now()).toEqual({ rows: 'abcd', status: 'CanLoadMore' })
})

test('where nothing is known and asking again does not help, there is no list', async () => {
  const caught = vi.spyOn(console, 'error').mockImplementation(() => {})
  const thrown: unknown[] = []
  const list = () => usePaginatedQuery(shop.history, { store: 'a' }, { initialNumItems: 2 })
  renderHook(list, {
    wrapper: ({ children }) =>
      wrapper({ children: <Caught onThrown={(error) => thrown.push(error)}>{children}</Caught> }),
  })
  await settle(() => world.open())
  await settle(() => {
    refuseNewest()
    return whileRetried()
  })
  expect(thrown).toMatchObject([HIDDEN])
  caught.mockRestore()
})
