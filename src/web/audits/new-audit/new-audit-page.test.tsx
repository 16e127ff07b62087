// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_PROTOCOL } from '#domain/protocol.ts'
import { api } from '#web/client/api.ts'
import { MILL } from '#web/client/testing/mill.ts'
import { NewAuditPage } from './new-audit-page.tsx'

let audits: readonly { readonly id: string }[] = []

vi.mock('#web/client/react.tsx', () => ({
  useBackendMutation: () => vi.fn(),
  useSuspenseLiveQuery: (query: unknown) => {
    if (query === api.audits.getByStore) return audits
    if (query === api.audits.getDetails)
      return { name: 'Last count', protocol: DEFAULT_PROTOCOL, withoutBaseline: true }
    return []
  },
}))
vi.mock('#web/kit/links.tsx', () => ({ LinkButton: () => null }))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => vi.fn() }))

afterEach(cleanup)

const page = () => (
  <MantineProvider env="test">
    <NewAuditPage store={MILL} storeId={MILL.id} />
  </MantineProvider>
)

test('a form that has just been sent stays, although its audit is the last one of the store now', () => {
  audits = []
  const { rerender } = render(page())
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Spring count' } })
  audits = [{ id: 'made-here' }]
  rerender(page())
  expect(screen.getByDisplayValue('Spring count')).toBeTruthy()
  expect(screen.queryByText(/As in Last count/)).toBeNull()
})

test('a store that was counted before begins with the rules of its last count', () => {
  audits = [{ id: 'last' }]
  render(page())
  expect(screen.getByText(/As in Last count/)).toBeTruthy()
})
