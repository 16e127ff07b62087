// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { OrganizationTable } from './organization-table.tsx'

const loadMore = vi.fn()
const asked = vi.fn()
const list = {
  rows: [] as object[],
  total: undefined as number | undefined,
  status: '',
  error: null as Fault | null,
}

vi.mock('../client/use-paginated-query.ts', () => ({
  usePaginatedQuery: (_contract: unknown, args: unknown) => {
    asked(args)
    return { ...list, retry: () => {}, loadMore }
  },
}))
vi.mock('./organization-row.tsx', () => ({
  OrganizationRow: ({ organization }: { organization: { name: string } }) => (
    <tr>
      <td>{organization.name}</td>
    </tr>
  ),
}))

afterEach(cleanup)

const drawn = (wanted: string) =>
  render(
    <MantineProvider env="test">
      <OrganizationTable wanted={wanted} />
    </MantineProvider>,
  )

test('the next page of organizations is a button that says how many are left', () => {
  Object.assign(list, { rows: [{ id: '1', name: 'Tea House' }], total: 151, status: 'CanLoadMore' })
  drawn('')
  expect(screen.getByText('Tea House')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show 100 more of 150' }))
  expect(loadMore).toHaveBeenCalledWith(100)
  expect(asked).toHaveBeenLastCalledWith({})
})

test('what was typed is asked of the server, and an empty answer names it', () => {
  Object.assign(list, { rows: [], total: 0, status: 'Exhausted' })
  drawn('tea')
  expect(asked).toHaveBeenLastCalledWith({ search: 'tea' })
  expect(screen.getByText('No organization or owner matches “tea”.')).toBeTruthy()
})

test('a list that cannot be loaded says so', () => {
  const error = new Fault('unavailable', 'Mention 1a2b.')
  Object.assign(list, { rows: [], total: undefined, status: 'LoadingFirstPage', error })
  drawn('')
  expect(screen.getByRole('alert').textContent).toBe(
    'The organizations could not be loaded. Mention 1a2b.',
  )
  list.error = null
})
