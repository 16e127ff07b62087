// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { UnknownCode } from '#contract/scan-events.ts'
import { UnknownDrawer } from './unknown-drawer.tsx'
import { UnknownRail } from './unknown-rail.tsx'

const CODE: UnknownCode = {
  id: '?4006381333931',
  code: '4006381333931',
  codeFormat: null,
  quantity: 1,
  events: 1,
  places: [],
  people: [],
  firstSeenAt: 0,
  lastSeenAt: 0,
  notes: [],
  repeats: [],
  photoFileIds: [],
  before: null,
  after: null,
  resolution: null,
}

vi.mock('#web/client/react.tsx', () => ({
  useBackendMutation: () => vi.fn(),
  useLiveQuery: () => ({ total: 1, page: [CODE] }),
}))
vi.mock('#web/shared/use-fresh-insights.ts', () => ({ useFreshInsights: () => ({}) }))

afterEach(cleanup)

const show = (canResolve: boolean) =>
  render(
    <MantineProvider env="test">
      <UnknownRail auditId="audit" canResolve={canResolve} onShow={() => {}} />
      <UnknownDrawer
        auditId="audit"
        orgId="org"
        canResolve={canResolve}
        isOpen
        onClose={() => {}}
      />
    </MantineProvider>,
  )
const buttons = () =>
  screen.getAllByRole('button', { hidden: true }).map((button) => button.textContent)

test('as long as the audit is not over it can be said what a code is', () => {
  show(true)
  expect(buttons()).toEqual(expect.arrayContaining(['Resolve 1', 'Link to item', 'Ignore']))
})

test('what an audit that is over left unknown can be looked at, and nothing is offered in vain', () => {
  show(false)
  expect(buttons()).toContain('Show 1')
  expect(buttons()).not.toContain('Link to item')
  expect(screen.getByText('1 code never resolved')).toBeTruthy()
})
