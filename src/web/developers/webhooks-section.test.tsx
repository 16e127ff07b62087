// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { WebhookDelivery, WebhookEndpoint } from '#contract/webhooks.ts'
import { Fault } from '#domain/fault.ts'
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook-events.ts'
import { WebhooksSection } from './webhooks-section.tsx'

const shown = vi.hoisted(() => ({
  endpoints: [] as unknown[],
  deliveries: [] as unknown[],
  calls: [] as (readonly [string, unknown])[],
  refusal: undefined as Error | undefined,
}))
vi.mock('../client/react.tsx', () => ({
  useSuspenseLiveQuery: () => shown.endpoints,
  useBackendMutation: (contract: { readonly name: string }) => async (args: unknown) => {
    shown.calls.push([contract.name, args])
    if (shown.refusal) throw shown.refusal
    return { id: 'w-1', secret: 'whsec_fresh' }
  },
}))
vi.mock('../client/use-paginated-query.ts', () => ({
  usePaginatedQuery: () => ({
    rows: shown.deliveries,
    total: shown.deliveries.length,
    status: 'Exhausted',
    error: null,
  }),
}))

afterEach(() => {
  cleanup()
  Object.assign(shown, { endpoints: [], deliveries: [], calls: [], refusal: undefined })
})

function endpoint(facts: Partial<WebhookEndpoint> = {}): WebhookEndpoint {
  return {
    id: 'w-1',
    url: 'https://receiver.example/hooks',
    name: 'Register',
    events: ['audit.completed', 'shelf.submitted'],
    state: 'active',
    disabledReason: null,
    failingSince: null,
    earlierSecretUntil: null,
    createdAt: 0,
    ...facts,
  }
}

function draw(endpoints: readonly WebhookEndpoint[], deliveries: readonly WebhookDelivery[] = []) {
  Object.assign(shown, { endpoints, deliveries })
  render(
    <MantineProvider env="test">
      <WebhooksSection orgId="o-1" />
    </MantineProvider>,
  )
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function openForm() {
  click('Add a webhook')
  return within(await screen.findByRole('dialog'))
}

test('where there are none, the page says what they are for', () => {
  draw([])
  expect(screen.getByRole('heading', { name: 'No webhooks yet' })).toBeTruthy()
})

test('a new one gets what was chosen, and its secret is shown once', async () => {
  draw([])
  const form = await openForm()
  fireEvent.change(form.getByLabelText('Address'), { target: { value: ' https://a.example ' } })
  fireEvent.click(form.getByLabelText('Someone joins'))
  fireEvent.click(form.getByRole('button', { name: 'Add a webhook' }))
  const secret = await screen.findByDisplayValue('whsec_fresh')
  expect(secret).toBeTruthy()
  const events = WEBHOOK_EVENTS.filter((type) => type !== 'member.joined')
  expect(shown.calls).toEqual([
    ['webhooks:create', { orgId: 'o-1', url: 'https://a.example', name: '', events }],
  ])
  click('Done')
  await waitFor(() => expect(screen.queryByDisplayValue('whsec_fresh')).toBeNull())
})

test('an address that is refused says why, and without events nothing is sent', async () => {
  draw([])
  shown.refusal = new Fault('invalid_argument', 'No.', { field: 'url', rule: 'private' })
  const form = await openForm()
  fireEvent.click(form.getByRole('button', { name: 'Add a webhook' }))
  expect(form.getByText(/^This isn’t an address/)).toBeTruthy()
  expect(shown.calls).toEqual([])
  fireEvent.change(form.getByLabelText('Address'), { target: { value: 'https://10.0.0.1' } })
  fireEvent.click(form.getByRole('button', { name: 'Add a webhook' }))
  expect(await form.findByText('Webhooks aren’t sent into private networks.')).toBeTruthy()
})

test.each([
  [endpoint(), 'Active', 'Send a test', 'webhooks:sendTest'],
  [endpoint({ failingSince: 1 }), /^Failing since/, 'Send a test', 'webhooks:sendTest'],
  [endpoint({ state: 'paused' }), 'Paused', 'Resume', 'webhooks:resume'],
  [
    endpoint({ state: 'disabled', disabledReason: 'gone', failingSince: 1 }),
    'Switched off',
    'Switch on again',
    'webhooks:resume',
  ],
])('each state is named, with the step that belongs to it', async (one, word, button, called) => {
  draw([one])
  expect(screen.getByRole('heading', { name: 'Register' })).toBeTruthy()
  expect(screen.getByText(word)).toBeTruthy()
  expect(screen.getByText('2 kinds of events')).toBeTruthy()
  click(button)
  await waitFor(() => expect(shown.calls).toEqual([[called, { orgId: 'o-1', endpointId: 'w-1' }]]))
})

test('the log shows what was sent and each answer, and sends again', async () => {
  const body = '{"type":"audit.completed"}'
  draw(
    [endpoint()],
    [
      {
        ...{ eventId: 'e-1', type: 'audit.completed', at: 1, state: 'failed', nextAt: null, body },
        attempts: [
          { at: 3, tookMs: 15_000, status: null, error: 'timeout', answer: '' },
          { at: 2, tookMs: 12, status: 503, error: null, answer: 'Closed' },
          { at: 1, tookMs: 3, status: null, error: 'ECONNREFUSED', answer: '' },
        ],
        attemptCount: 3,
      },
    ],
  )
  click('Deliveries')
  for (const text of [
    body,
    'Given up',
    '3 attempts',
    'No answer in 15,000 ms',
    'Answered 503 in 12 ms',
    'Closed',
    'No answer: ECONNREFUSED',
  ]) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  fireEvent.click(screen.getByText('Send again'))
  const target = { orgId: 'o-1', endpointId: 'w-1', eventId: 'e-1' }
  await waitFor(() => expect(shown.calls).toEqual([['webhooks:resend', target]]))
})
