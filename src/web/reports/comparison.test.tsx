// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ReportFilter } from '#contract/reports.ts'
import { Comparison } from './comparison.tsx'
import type { ReportSearch } from './report-search.ts'

const AUDITS = 12
/** The server returns no more at once. */
const MOST = 8
const DAY_MS = 86_400_000
const FIRST_DAY_MS = Date.parse('2024-01-01T12:00:00Z')

const idOf = (n: number) => `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`

/** One per day, newest first. */
const reports = Array.from({ length: AUDITS }, (_, back) => {
  const n = AUDITS - 1 - back
  const completedAt = FIRST_DAY_MS + n * DAY_MS
  return { id: idOf(n), auditId: idOf(n), auditName: `Count ${n}`, storeName: 'Mill', completedAt }
})

interface Asked {
  readonly filter: ReportFilter
}

vi.mock('../client/react.tsx', () => ({
  useLiveQuery: (_contract: unknown, args: Asked | 'skip') =>
    args === 'skip' ? undefined : list(args),
}))

/** As the server answers. */
function list({ filter: { untilMs = Number.POSITIVE_INFINITY, auditIds } }: Asked) {
  const found = reports
    .filter(({ completedAt }) => completedAt < untilMs)
    .filter(({ auditId }) => !auditIds || auditIds.includes(auditId))
  const page = found.slice(0, MOST)
  return { page, isDone: page.length === found.length, continueCursor: '', total: found.length }
}

afterEach(cleanup)

const STORE = { id: 'store', organizationId: 'org', name: 'Mill' } as const

function compare(search: ReportSearch) {
  const onSearch = vi.fn()
  // The store's other fields do not matter here.
  const store = STORE as unknown as Parameters<typeof Comparison>[0]['store']
  render(
    <MantineProvider env="test">
      <Comparison store={store} search={search} onSearch={onSearch} />
    </MantineProvider>,
  )
  return onSearch
}

const choiceOf = (label: string) => screen.getByRole<HTMLInputElement>('combobox', { name: label })

test('where there are more than can be listed, this is said, and how to find the others', () => {
  compare({ view: 'compare' })
  expect(
    screen.getByText(/^Only the newest are listed\. Choose a store, a time or a name/),
  ).toBeTruthy()
})

test('what is asked for above is what can be chosen, so that the oldest can be', () => {
  const onSearch = compare({ view: 'compare', until: '2024-01-02' })
  expect(screen.queryByText(/^Only the newest/)).toBeNull()
  fireEvent.click(choiceOf('One audit'))
  const [oldest] = screen.getAllByText(/^Count 0, Mill/)
  if (oldest) fireEvent.click(oldest)
  expect(onSearch).toHaveBeenCalledWith(expect.objectContaining({ a: idOf(0) }))
})

test('an audit that was chosen keeps its name, whatever is asked for since', () => {
  compare({ view: 'compare', a: idOf(3), until: '2024-01-02' })
  expect(choiceOf('One audit').value).toMatch(/^Count 3, Mill/)
})

test('an audit that the reports do not have is said to be missing, and another one can be chosen', () => {
  compare({ view: 'compare', a: idOf(3), b: idOf(99) })
  expect(screen.getByRole('heading', { name: 'These two can’t be compared' })).toBeTruthy()
  expect(choiceOf('One audit').value).toMatch(/^Count 3, Mill/)
  expect(choiceOf('Another audit').value).toBe('')
})
