// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { WholeCatalogue } from './whole-catalogue.tsx'

vi.mock('../client/use-paginated-query.ts', () => ({
  usePaginatedQuery: () => ({ rows: [], status: 'Exhausted', total: 0 }),
}))
vi.mock('../kit/links.tsx', () => ({ LinkButton: draw }))

function draw({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return <a href={to}>{children}</a>
}

afterEach(cleanup)

test('where there are no items the way to bring in a whole list is offered', () => {
  render(
    <MantineProvider env="test">
      <WholeCatalogue storeId="store" orgId="org" currency="EUR" onOpen={() => {}} />
    </MantineProvider>,
  )
  expect(screen.getByText('Import your list').getAttribute('href')).toBe(
    '/stores/$storeId/admin/import',
  )
})
