// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { printPage } from '../kit/print-page.ts'
import { GroupTable } from './group-table.tsx'

const retry = vi.fn()
const loadMore = vi.fn()
const UNAVAILABLE = new Fault('unavailable', 'Mention 1a2b.')
const list = {
  rows: [] as object[],
  total: undefined as number | undefined,
  status: '',
  error: UNAVAILABLE as Fault | null,
}

vi.mock('../client/use-paginated-query.ts', () => ({
  usePaginatedQuery: () => ({ ...list, retry, loadMore }),
}))

afterEach(() => {
  cleanup()
  retry.mockClear()
  list.error = UNAVAILABLE
})

const drawn = () =>
  render(
    <MantineProvider env="test">
      <GroupTable auditId="audit-1" filter={{ tab: 'all' }} groupBy="room" onOpen={() => {}} />
    </MantineProvider>,
  )

const HALL = {
  id: 'hall',
  roomName: 'Hall',
  lines: 3,
  expectedQuantity: 4,
  countedQuantity: 4,
  netVariance: 0,
  grossVariance: 0,
  netValue: 0,
  grossValue: 0,
  currency: 'EUR',
  open: 0,
}

test('groups that cannot be loaded say why, in their own place, and can be asked for again', () => {
  Object.assign(list, { rows: [], total: undefined, status: 'LoadingFirstPage' })
  drawn()
  expect(screen.getByRole('alert').textContent).toBe(
    'The groups could not be loaded. Mention 1a2b.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('more of them that cannot be loaded leave the others standing', () => {
  Object.assign(list, { rows: [HALL], total: 2, status: 'LoadingMore' })
  drawn()
  expect(screen.getByText('Hall')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('More groups could not be loaded.')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('before they are printed the rest is fetched, and paper says how many it leaves out', async () => {
  Object.assign(list, { rows: [HALL], total: 2_001, status: 'CanLoadMore', error: null })
  drawn()
  await printPage(
    () => {},
    async () => {},
  )
  expect(loadMore).toHaveBeenCalledWith(1_000)
  const left = screen.getByText(/^1 of 2,001/)
  expect(left.closest('[data-off-paper]')).toBeNull()
})
