// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_PROTOCOL } from '#domain/protocol.ts'
import { api } from '#web/client/api.ts'
import { MILL } from '#web/client/testing/mill.ts'
import { NewAuditPage } from './new-audit-page.tsx'

let audits: readonly { readonly id: string; readonly name: string }[] = []
const asked: string[] = []

vi.mock('#web/client/react.tsx', () => ({
  useBackendMutation: (mutation: unknown) => async () => {
    asked.push(mutation === api.audits.start ? 'start' : 'create')
    return { id: 'made-here' }
  },
  useSuspenseLiveQuery: (query: unknown) => {
    if (query === api.audits.getByStore) return audits
    if (query === api.audits.getDetails)
      return { name: 'Last count', protocol: DEFAULT_PROTOCOL, withoutBaseline: true }
    return []
  },
}))
vi.mock('#web/kit/links.tsx', () => ({ LinkButton: () => null }))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => vi.fn() }))

afterEach(() => {
  cleanup()
  asked.length = 0
})

const page = () => (
  <MantineProvider env="test">
    <NewAuditPage store={MILL} storeId={MILL.id} />
  </MantineProvider>
)

test('a form that has just been sent stays, although its audit is the last one of the store now', () => {
  audits = []
  const { rerender } = render(page())
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Spring count' } })
  audits = [{ id: 'made-here', name: 'Spring count' }]
  rerender(page())
  expect(screen.getByDisplayValue('Spring count')).toBeTruthy()
  expect(screen.queryByText(/Same rules as in Last count/)).toBeNull()
})

test('a store that was counted before begins with the rules of its last count', () => {
  audits = [{ id: 'last', name: 'Last count' }]
  render(page())
  expect(screen.getByText(/Same rules as in Last count/)).toBeTruthy()
})

test('the name is filled in, and one press counts', async () => {
  audits = []
  render(page())
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toMatch(/^Stocktake \S+ \d+$/)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Start counting' })))
  expect(asked).toEqual(['create', 'start'])
})

test('an audit that is only created waits, and a list comes before the start', async () => {
  audits = []
  render(page())
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Create audit' })))
  expect(asked).toEqual(['create'])
  fireEvent.click(screen.getByLabelText(/Import a list now/))
  expect(screen.queryByRole('button', { name: 'Start counting' })).toBeNull()
})
