// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { RouteError } from './route-error.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Frame() {
  return (
    <main>
      <Outlet />
    </main>
  )
}

async function open(path: string, error: Error) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const fail = () => Promise.reject(error)
  const root = createRootRoute()
  const authorized = createRoute({ getParentRoute: () => root, id: '_authorized' })
  const app = createRoute({ getParentRoute: () => authorized, id: '_app', component: Frame })
  const inside = createRoute({ getParentRoute: () => app, path: '/inside', loader: fail })
  const outside = createRoute({ getParentRoute: () => root, path: '/outside', loader: fail })
  const router = createRouter({
    routeTree: root.addChildren([authorized.addChildren([app.addChildren([inside])]), outside]),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultErrorComponent: RouteError,
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        {/* The types only know the app's router. */}
        <RouterProvider router={router as never} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading')
}

test('a page of the app that fails says so inside its frame', async () => {
  await open('/inside', new Error('Broken'))
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong!')
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.queryByText('Shelfcount')).toBeNull()
})

test('a session that ended under a page is no accident', async () => {
  await open('/inside', new Fault('unauthenticated'))
  expect(screen.getByRole('heading').textContent).toBe('You are signed out')
})

test('a page without the frame brings its own', async () => {
  await open('/outside', new Error('Broken'))
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong!')
  expect(screen.getByText('Shelfcount')).toBeTruthy()
})
