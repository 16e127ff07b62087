// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LinkTab, LinkTabs } from './link-tabs.tsx'

afterEach(cleanup)

async function currentOf(address: string, tabs: ReactNode): Promise<(string | null)[]> {
  const rootRoute = createRootRoute({
    component: () => (
      <LinkTabs current={address} aria-label="Parts">
        {tabs}
      </LinkTabs>
    ),
    notFoundComponent: () => null,
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: rootRoute, history })
  // This small router has different types from the product's.
  render(<RouterProvider router={router as never} />)
  const links = await screen.findAllByRole('link')
  return links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)
}

test('of links that differ in what they search, the one that is said to be open is', async () => {
  const tabs = (
    <>
      <LinkTab to="." isCurrent={false}>
        This store
      </LinkTab>
      <LinkTab to="." search={{ stores: 'all' } as never} isCurrent>
        All stores
      </LinkTab>
    </>
  )
  expect(await currentOf('/?stores=all', tabs)).toEqual(['All stores'])
})

test('of links to pages, the router knows which one is open', async () => {
  const tabs = (
    <>
      <LinkTab to="/">Overview</LinkTab>
      <LinkTab to={'/results' as string}>Results</LinkTab>
    </>
  )
  expect(await currentOf('/', tabs)).toEqual(['Overview'])
})
