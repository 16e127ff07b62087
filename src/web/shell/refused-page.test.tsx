// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { StoreRefusal } from '#contract/stores.ts'
import { Fault } from '#domain/fault.ts'
import { api } from '../client/api.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { AppError } from './app-error.tsx'
import { NotOpenHere } from './refused-page.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const storeId = '01920000-0000-7000-8000-000000000000'
const { queryKey } = liveQuery(api.stores.getRefusal, { storeId })

const SUSPENDED: StoreRefusal = {
  kind: 'suspended',
  storeName: 'Harbor',
  organizationId: 'o1',
  organizationName: 'Corner Shop',
  reason: 'Unpaid',
  isOwner: false,
}

/** A page of a store with a scripted loader; the backend's answer about the store is in the cache. */
async function openPage(load: () => unknown, told?: StoreRefusal | null) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (told !== undefined) queryClient.setQueryData(queryKey, told)
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/stores/$storeId',
    loader: load,
    component: () => <h1>Shelves</h1>,
    errorComponent: AppError,
    notFoundComponent: NotOpenHere,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [`/stores/${storeId}`] }),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider env="test">
        {/* The types only know the app's router. */}
        <RouterProvider router={router as never} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading')
  return queryClient
}

const heading = () => screen.getByRole('heading').textContent

function fail(error: Error) {
  return () => Promise.reject(error)
}

test('an open page of a suspended organization says so, with a way on', async () => {
  await openPage(fail(new Fault('suspended')), SUSPENDED)
  expect(heading()).toBe('Corner Shop is suspended')
  expect(screen.getByText('The operator of this service wrote: Unpaid.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to my stores' })).toBeTruthy()
})

test('the page comes back by itself once the store is open again', async () => {
  let isSuspended = true
  const load = async () => {
    if (isSuspended) throw new Fault('suspended')
  }
  const queryClient = await openPage(load, SUSPENDED)
  isSuspended = false
  act(() => {
    queryClient.setQueryData(queryKey, null)
  })
  expect(await screen.findByRole('heading', { name: 'Shelves' })).toBeTruthy()
})

test('what the guard was told stands there before anything else is asked', async () => {
  const removed: StoreRefusal = {
    kind: 'removed',
    storeName: 'Harbor',
    organizationName: 'Corner Shop',
    removedAt: 0,
  }
  await openPage(() => {
    throw notFound({ data: removed })
  }, removed)
  expect(heading()).toBe('You are no longer in Harbor')
})

test('a stranger, and a mistaken address, get Not Found', async () => {
  await openPage(() => {
    throw notFound()
  }, null)
  expect(heading()).toBe('Not Found')
  cleanup()
  await openPage(fail(new Fault('not_found')), null)
  expect(heading()).toBe('Not Found')
})

test('a role that is too low has words of its own, and an accident stays one', async () => {
  await openPage(fail(new Fault('forbidden')), null)
  expect(heading()).toBe('You don’t have access')
  cleanup()
  await openPage(fail(new Error('Broken')), null)
  expect(heading()).toBe('Something went wrong!')
})
