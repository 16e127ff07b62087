// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { UnknownCode } from '#contract/scan-events.ts'
import type { AuditStatus } from '#domain/audit.ts'
import { QuarantinedCounts } from './quarantined-counts.tsx'
import { UnknownCodes } from './unknown-codes.tsx'

const CODE: UnknownCode = {
  id: '?4711',
  code: '4711',
  codeFormat: null,
  quantity: 2,
  events: 2,
  places: [],
  people: [],
  firstSeenAt: 0,
  lastSeenAt: 0,
  notes: [],
  repeats: [],
  photoFileIds: [],
  before: null,
  after: null,
  resolution: { kind: 'parked', reason: 'Later', resolvedByName: 'Dana', resolvedAt: 0 },
}
const GROUP = {
  id: 'a/b',
  shelfCode: 'A-01',
  userName: 'Sam',
  events: 3,
  handheldName: null,
  reasons: ['held_by_another'],
  holderName: 'Lena',
}

const WAITING = [GROUP, { ...GROUP, id: 'a/c', events: 1, handheldName: 'Blue handheld' }]

vi.mock('../shared/use-fresh-insights.ts', () => ({ useFreshInsights: () => ({}) }))
vi.mock('../client/use-paginated-query.ts', () => ({
  usePaginatedQuery: () => ({ rows: [CODE], total: 1, status: 'Exhausted' }),
}))
vi.mock('../client/react.tsx', () => ({
  useBackendMutation: () => () => Promise.resolve(),
  useSuspenseLiveQuery: () => ({ waiting: WAITING, page: [], isDone: true, total: 3 }),
}))
vi.mock('../kit/links.tsx', () => ({
  LinkAnchor: ({ children }: { readonly children: ReactNode }) => <a href="/items">{children}</a>,
}))

afterEach(cleanup)

const STORE = { id: 'store', organizationId: 'org' }

function show(status: AuditStatus) {
  const audit = { id: 'audit', status }
  return render(
    <MantineProvider env="test">
      <UnknownCodes store={STORE} audit={audit} />
      <QuarantinedCounts audit={audit} />
    </MantineProvider>,
  ).container
}

test.each(['active', 'stopped', 'submitted'] as const)(
  'while an audit is %s it is said what codes are, and which late counts count',
  (status) => {
    show(status)
    for (const name of ['Undo', 'What is it?', 'Exclude 3', 'Include 3']) {
      expect(screen.getByRole('button', { name })).toBeTruthy()
    }
  },
)

test('what waits names the handheld that it was counted on, if it is one', () => {
  const { textContent } = show('active')
  expect(textContent).toContain('Sam · 3 counts on one device')
  expect(textContent).toContain('Sam · 1 count on Blue handheld')
})

test('what waits says why, in words', () => {
  const words = 'Set aside: shelf belongs to someone else (Lena)'
  expect(show('active').textContent).toContain(words)
})

test.each([
  ['completed', 'completed and sealed'],
  ['cancelled', 'was canceled'],
] as const)('of an audit that is %s nothing is offered in vain', (status, words) => {
  const page = show(status)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(page.textContent).toContain('4711')
  expect(page.textContent).toContain('A-01')
  expect(page.textContent).toContain(words)
  // The action is available on another page.
  expect(screen.getByRole('link', { name: 'item in the catalog' })).toBeTruthy()
})
