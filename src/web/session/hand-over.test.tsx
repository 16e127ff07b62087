// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { HandOver } from './hand-over.tsx'
import { everySearch } from './search.ts'
import { sessionQuery } from './session.ts'

const NORA = {
  id: 'nora',
  name: 'Nora Quill',
  email: 'nora@shop.test',
  image: null,
  createdAt: 1,
  language: null,
}
const OTHER = { isSame: false, name: 'Dana Reyes', email: 'd…@shop.test' }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Arrives with a token; returns which paths of the service were called since. */
function arrive(user: typeof NORA | null, peeked: unknown) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const path = String(url).replace('/api/auth', '')
    asked.push(path)
    if (path.endsWith('/peek')) return Response.json(peeked)
    return Response.json({ session: { token: 'theirs' } })
  })
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, { user, token: null })
  const rootRoute = createRootRoute({
    validateSearch: everySearch,
    notFoundComponent: () => null,
    component: () => (
      <QueryClientProvider client={queryClient}>
        <MantineProvider env="test">
          <HandOver />
        </MantineProvider>
      </QueryClientProvider>
    ),
  })
  const history = createMemoryHistory({ initialEntries: ['/stores/a?ott=secret&tab=b'] })
  const router = createRouter({ routeTree: rootRoute, history })
  // This small router has different types from the product's.
  render(<RouterProvider router={router as never} />)
  return { asked, address: () => history.location.href }
}

// Loaded in advance: on a busy machine it would come too late for the tests that wait for it.
await import('./hand-over-question.tsx')
const PATIENCE = { timeout: 10_000 }

const EXCHANGE = ['/one-time-token/verify', '/get-session']

test('whoever is not signed in is signed in without a question', async () => {
  const { asked, address } = arrive(null, OTHER)
  await waitFor(() => expect(asked).toEqual(EXCHANGE))
  expect(address()).toBe('/stores/a?tab=b')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('whoever is signed in as the same account is not asked either', async () => {
  const { asked } = arrive(NORA, { isSame: true })
  await waitFor(() => expect(asked).toEqual(['/one-time-token/peek', ...EXCHANGE]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('whoever is signed in as another is asked with both names, and nothing is spent before', async () => {
  const { asked, address } = arrive(NORA, OTHER)
  const dialog = await screen.findByRole('dialog', {}, PATIENCE)
  expect(dialog.textContent).toContain('You are signed in as Nora Quill (nora@shop.test)')
  expect(dialog.textContent).toContain('Dana Reyes (d…@shop.test)')
  expect(asked).toEqual(['/one-time-token/peek'])
  expect(address()).toBe('/stores/a?tab=b')
  fireEvent.click(screen.getByRole('button', { name: 'Stay Nora Quill' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toEqual(['/one-time-token/peek'])
})

test('the other one is let in once that is said, and the page starts anew', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  const { asked } = arrive(NORA, OTHER)
  fireEvent.click(await screen.findByRole('button', { name: 'Continue as Dana Reyes' }, PATIENCE))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(asked).toEqual(['/one-time-token/peek', ...EXCHANGE])
})
