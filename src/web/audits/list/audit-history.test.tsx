// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { AuditHistory } from './audit-history.tsx'

const retry = vi.fn()

vi.mock('../../client/use-paginated-query.ts', () => ({
  usePaginatedQuery: () => ({
    rows: [],
    total: undefined,
    status: 'LoadingFirstPage',
    error: new Fault('unavailable', 'Mention 1a2b.'),
    retry,
  }),
}))

afterEach(cleanup)

test('a history that cannot be loaded says why and can be asked for again', () => {
  // The rest of a store does not matter here.
  const store = { id: 'store', organizationId: 'org', name: 'Mill' } as unknown as Parameters<
    typeof AuditHistory
  >[0]['store']
  render(
    <MantineProvider env="test">
      <AuditHistory store={store} status={undefined} goingOn={[]} />
    </MantineProvider>,
  )
  expect(screen.getByRole('alert').textContent).toBe(
    'The history could not be loaded. Mention 1a2b.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
