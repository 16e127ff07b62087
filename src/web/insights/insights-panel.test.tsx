// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
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
  finding: { kind: 'keying', storeId: 'mill', lines: [], value: 0, confidence: 0.9, mistake: 0.8 },
} as unknown as ShownFinding

const state = { insights: ofFindings([FINDING]) }
const dismiss = vi.fn<(args: object) => Promise<null>>()

vi.mock('../client/use-fresh-insights.ts', () => ({
  useFreshInsights: () => ({ insights: state.insights, isWorking: false, hasFailed: false }),
}))
vi.mock('../client/react.tsx', () => ({ useBackendMutation: () => dismiss }))

// Fields that grow with their text wait for fonts, which are not loaded here.
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

/** What the list says once anybody has dismissed it. */
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
  expect(screen.getByText('No pattern left: all were dismissed.')).toBeTruthy()
  expect(reason()).toHaveProperty('value', 'Looked at it')
})

test('a dismissal that is refused says why, and keeps the reason', async () => {
  // Shown as done at once, which takes the row away.
  dismiss.mockImplementation(async () => {
    state.insights = dismissedBy('Olivia')
    rerender(panel())
    throw new Fault('not_found', 'It is not there any more.')
  })
  const { rerender } = render(panel())
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  fireEvent.change(reason(), { target: { value: 'Looked at it' } })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss finding' }))
  expect((await screen.findByRole('alert')).textContent).toContain('It is not there any more.')
  expect(reason()).toHaveProperty('value', 'Looked at it')
})
