// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RecountDialog } from './recount-dialog.tsx'

vi.mock('../client/react.tsx', () => ({
  useSuspenseLiveQuery: () => ({ lines: 1, shelves: [], people: [] }),
  useBackendMutation: () => vi.fn(),
}))
vi.mock('../kit/links.tsx', () => ({
  LinkButton: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}))

afterEach(cleanup)

test('what lies nowhere that anybody knows leads to the shelves, and asks nothing in vain', () => {
  render(
    <MantineProvider env="test">
      <RecountDialog
        storeId="store"
        auditId="audit"
        wish={[{ storeId: 'store', itemId: 'paint' }]}
        onClose={() => {}}
      />
    </MantineProvider>,
  )
  expect(screen.getByText(/^1 item has no known place/)).toBeTruthy()
  const way = screen.getByText('Open the overview')
  expect(way.getAttribute('href')).toBe('/stores/$storeId/audit/$id')
  expect(screen.queryByText('Counter')).toBeNull()
})
