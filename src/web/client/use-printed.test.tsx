// @vitest-environment happy-dom
import { dehydrate, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient, liveQuery } from './query-bridge.ts'
import { RealtimeProvider, useLiveQueries, useLiveQuery, useSuspenseLiveQuery } from './react.tsx'
import type { RealtimeClient } from './realtime-client.ts'
import { updated } from './testing/fake-socket.ts'
import { FakeWorld } from './testing/fake-world.ts'
import { shop } from './testing/shop.ts'
import { usePaginatedQuery } from './use-paginated-query.ts'

const A = { store: 'a' }
const HISTORY = { numItems: 10, cursor: null }

function Totals() {
  const waited = useSuspenseLiveQuery(shop.total, A)
  const [listed] = useLiveQueries(shop.total, [A])
  const { rows } = usePaginatedQuery(shop.history, A, { initialNumItems: 10 })
  return (
    <p>
      {useLiveQuery(shop.total, A)} {waited} {listed} {rows.map(({ id }) => id)}
    </p>
  )
}

function page(queryClient: QueryClient, realtime: RealtimeClient): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <RealtimeProvider client={realtime}>
        <Totals />
        <Suspense>
          <Totals />
        </Suspense>
      </RealtimeProvider>
    </QueryClientProvider>
  )
}

/** A cache as the host has filled it. */
function printedCache(): QueryClient {
  const queryClient = new QueryClient()
  queryClient.setQueryData(liveQuery(shop.total, A).queryKey, 7)
  const rows = { page: [{ id: 'old', count: 1 }], isDone: true, continueCursor: '', total: 1 }
  const history = liveQuery(shop.history, { ...A, paginationOpts: HISTORY })
  queryClient.setQueryData(history.queryKey, rows)
  return queryClient
}

test('a page is taken over as it was printed, and then shows what the socket knew before', async () => {
  const world = new FakeWorld()
  const realtime = world.client()
  const printed = printedCache()
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page(printed, realtime))
  const text = container.textContent
  expect(text).toContain('7 7 7 old')

  const queryClient = createQueryClient({ realtime })
  hydrate(queryClient, dehydrate(printed))
  const socket = await world.open()
  socket.transition([updated(0, 8)])
  expect(queryClient.getQueryData(liveQuery(shop.total, A).queryKey)).toBe(8)

  const complaint = vi.fn()
  await act(async () => {
    const options = { onRecoverableError: complaint }
    const root = hydrateRoot(container, page(queryClient, realtime), options)
    onTestFinished(() => root.unmount())
    await new Promise((wake) => setTimeout(wake, 20))
  })
  expect(complaint).not.toHaveBeenCalled()
  expect(container.textContent).toBe(text?.replaceAll('7', '8'))
})

test('what the page was drawn without stays away until it is taken over', async () => {
  const world = new FakeWorld()
  const realtime = world.client()
  const Total = () => <p>{useLiveQuery(shop.total, A) ?? 'none'}</p>
  const only = (queryClient: QueryClient) => (
    <QueryClientProvider client={queryClient}>
      <RealtimeProvider client={realtime}>
        <Total />
      </RealtimeProvider>
    </QueryClientProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(only(createQueryClient({ realtime })))
  expect(container.textContent).toBe('none')

  // Another part of the page has requested it before, and has its answer.
  const queryClient = createQueryClient({ realtime })
  const asked = queryClient.fetchQuery(liveQuery(shop.total, A))
  const socket = await world.open()
  socket.transition([updated(0, 8)])
  await asked
  const complaint = vi.fn()
  await act(async () => {
    const root = hydrateRoot(container, only(queryClient), { onRecoverableError: complaint })
    onTestFinished(() => root.unmount())
    await new Promise((wake) => setTimeout(wake, 20))
  })
  expect(complaint).not.toHaveBeenCalled()
  expect(container.textContent).toBe('8')
})
