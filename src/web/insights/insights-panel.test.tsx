// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AuditInsights, ShownFinding } from '#contract/insights.ts'
import { Fault } from '#domain/fault.ts'
import { InsightsPanel } from './insights-panel.tsx'

const FINDING = {
  id: 'entry|rice',
  title: 'Rice: a digit too many',
  sentence: 'Counted 120, expected 12.',
  currency: 'USD',
  dismissal: null,
  finding: {
    kind: 'keying',
    storeId: 'mill',
    lines: [],
    value: 0,
    confidence: 0.9,
    mistake: 0.8,
    slip: 'extra',
    entered: 120,
    meant: 12,
  },
} as unknown as ShownFinding

const state = { insights: ofFindings([FINDING]) }
const dismiss = vi.fn<(args: object) => Promise<null>>()

vi.mock('../shared/use-fresh-insights.ts', () => ({
  useFreshInsights: () => ({ insights: state.insights, isWorking: false, hasFailed: false }),
}))
vi.mock('../client/react.tsx', () => ({ useBackendMutation: () => dismiss }))

// Textareas wait for fonts, which are not loaded here.
Object.defineProperty(document, 'fonts', { value: new EventTarget() })

afterEach(() => {
  cleanup()
  state.insights = ofFindings([FINDING])
})

function ofFindings(findings: readonly ShownFinding[]): AuditInsights {
  return {
    computedAt: 1,
    isCurrent: true,
    findings,
    totalFindings: findings.length,
    ranking: [],
    totalRanked: 0,
    names: { items: {}, shelves: {} },
  }
}

const panel = () => (
  <MantineProvider env="test">
    <InsightsPanel storeId="mill" auditId="spring" stores={[]} onRecount={undefined} />
  </MantineProvider>
)

/** The list after a person has dismissed the finding. */
function dismissedBy(dismissedByName: string): AuditInsights {
  const dismissal = { reason: 'Seen', dismissedByName, dismissedAt: 0 }
  return ofFindings([{ ...FINDING, dismissal }])
}

const reason = () => screen.getByLabelText('Reason')

test('a reason that is being typed outlives that somebody else dismisses the finding', () => {
  const { rerender } = render(panel())
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  fireEvent.change(reason(), { target: { value: 'Looked at it' } })
  state.insights = dismissedBy('Mara')
  rerender(panel())
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  expect(screen.getByText('All likely causes were dismissed.')).toBeTruthy()
  expect(reason()).toHaveProperty('value', 'Looked at it')
})

test('a dismissal that is refused says why, and keeps the reason', async () => {
  // Shown as done at once, which removes the row.
  dismiss.mockImplementation(async () => {
    state.insights = dismissedBy('Olivia')
    rerender(panel())
    throw new Fault('not_found', 'It is not there any more.')
  })
  const { rerender } = render(panel())
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  fireEvent.change(reason(), { target: { value: 'Looked at it' } })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss cause' }))
  expect((await screen.findByRole('alert')).textContent).toContain('It is not there any more.')
  expect(reason()).toHaveProperty('value', 'Looked at it')
})

const OTHER = {
  ...FINDING,
  id: 'entry|salt',
  finding: { ...FINDING.finding, entered: 480 },
} as ShownFinding

async function dismissFirst(then: AuditInsights): Promise<void> {
  const { rerender } = render(panel())
  dismiss.mockImplementationOnce(async () => {
    state.insights = then
    rerender(panel())
    return null
  })
  const [first] = screen.getAllByRole('button', { name: 'Dismiss' })
  if (first) fireEvent.click(first)
  fireEvent.change(reason(), { target: { value: 'Looked at it' } })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss cause' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

const dismissal = { reason: 'Seen', dismissedByName: 'Mara', dismissedAt: 0 }

test('after a dismissal the focus is in the finding that takes its place', async () => {
  state.insights = ofFindings([FINDING, OTHER])
  await dismissFirst(ofFindings([{ ...FINDING, dismissal }, OTHER]))
  await waitFor(() =>
    expect(document.activeElement?.closest('li')?.textContent).toContain('480 entered'),
  )
})

test('after the last one it is at what was dismissed', async () => {
  await dismissFirst(ofFindings([{ ...FINDING, dismissal }]))
  const open = screen.getByRole('button', { name: 'Show 1 dismissed cause' })
  await waitFor(() => expect(document.activeElement).toBe(open))
})

test('when a finding is restored the focus stays at the list it has left', async () => {
  state.insights = ofFindings([FINDING, OTHER].map((one) => ({ ...one, dismissal })))
  const { rerender } = render(panel())
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 dismissed causes' }))
  const [restore] = screen.getAllByRole('button', { name: 'Restore' })
  restore?.focus()
  state.insights = ofFindings([FINDING, { ...OTHER, dismissal }])
  rerender(panel())
  const hide = screen.getByRole('button', { name: 'Hide 1 dismissed cause' })
  await waitFor(() => expect(document.activeElement).toBe(hide))
})
