// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { JournalPage } from './journal-page.tsx'

const retry = vi.fn()

vi.mock('../client/react.tsx', () => ({ useSuspenseLiveQuery: () => [] }))
vi.mock('../client/use-paginated-query.ts', () => ({
  usePaginatedQuery: () => ({
    rows: [],
    total: undefined,
    status: 'LoadingFirstPage',
    error: new Fault('unavailable', 'Mention 1a2b.'),
    retry,
  }),
}))

afterEach(cleanup)

test('entries that cannot be loaded leave the page standing, say why and can be asked for again', () => {
  // The rest of a store does not matter here.
  const store = { id: 'store', organizationId: 'org', name: 'Mill' } as unknown as Parameters<
    typeof JournalPage
  >[0]['store']
  render(
    <MantineProvider env="test">
      <JournalPage store={store} search={{}} onSearch={() => {}} />
    </MantineProvider>,
  )
  expect(screen.getByRole('heading', { name: 'Journal' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe(
    'The entries could not be loaded. Mention 1a2b.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
