// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OpeningNotice } from './opening-notice.tsx'

const connection = { status: 'live' }
vi.mock('../client/react.tsx', () => ({ useConnectionState: () => connection }))

beforeEach(() => {
  vi.useFakeTimers()
  connection.status = 'live'
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const words = () => screen.queryByRole('status')?.textContent

async function start() {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const root = createRootRoute({
    component: () => (
      <>
        <OpeningNotice />
        <Outlet />
      </>
    ),
  })
  const first = createRoute({
    getParentRoute: () => root,
    path: '/first',
    loaderDeps: ({ search }) => search,
    loader: ({ deps }) => ('q' in deps ? answered : undefined),
    component: () => <h1>First</h1>,
  })
  const next = createRoute({
    getParentRoute: () => root,
    path: '/next',
    loader: () => answered,
    component: () => <h1>Next</h1>,
  })
  const router = createRouter({
    routeTree: root.addChildren([first, next]),
    history: createMemoryHistory({ initialEntries: ['/first'] }),
  })
  render(
    <MantineProvider env="test">
      {/* The types only know the app's router. */}
      <RouterProvider router={router as never} />
    </MantineProvider>,
  )
  await pass(0)
  return { go: (href: string) => act(async () => void router.navigate({ href })), answer }
}

test('whoever waits for a page is told after a moment, and no more once it is there', async () => {
  const { go, answer } = await start()
  expect(words()).toBeUndefined()
  await go('/next')
  await pass(500)
  expect(words()).toBeUndefined()
  await pass(500)
  expect(screen.getByRole('heading').textContent).toBe('First')
  expect(words()).toBe('Loading…')
  answer()
  await pass(1_000)
  expect(screen.getByRole('heading').textContent).toBe('Next')
  expect(words()).toBeUndefined()
})

test('without a network it is said what the page waits for', async () => {
  connection.status = 'offline'
  const { go } = await start()
  await go('/next')
  await pass(1_000)
  expect(words()).toBe('No connection. The page opens when you’re back online.')
})

test('another search on the same page is the page’s own matter', async () => {
  const { go } = await start()
  await go('/first?q=1')
  await pass(1_000)
  expect(words()).toBeUndefined()
})
