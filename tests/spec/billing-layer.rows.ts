// What the specification says of the billing layer in the browser, played on a page without a browser.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { createActionClient } from '#web/billing/action-client.ts'
import type { BillingError } from '#web/billing/billing-answer.ts'
import { billingWordsIn } from '#web/billing/billing-words.ts'
import { CheckoutDialog } from '#web/billing/checkout-dialog.tsx'
import { wordsOf } from '#web/billing/confirmation-text.ts'
import { createHttpClient } from '#web/billing/http-client.ts'
import { PricingTable } from '#web/billing/pricing-table.tsx'
import { Refusal } from '#web/billing/testing/billing-stage.tsx'
import { checkoutResult } from '#web/billing/testing/checkout-result.ts'
import { customerOf } from '#web/billing/testing/wire-samples.ts'
import { useAnalytics } from '#web/billing/use-analytics.ts'
import { useCustomer } from '#web/billing/use-customer.ts'
import { useEntity } from '#web/billing/use-entity.ts'
import { usePaywall } from '#web/billing/use-paywall.ts'
import { usePricingTable } from '#web/billing/use-pricing-table.ts'
import { type Answers, onBillingStage } from './support/on-billing-stage.ts'
import type { SpecRow } from './support/rows.ts'

const facts = {
  name: 'Pro',
  scenario: 'new',
  current: 'Free',
  nextCycleAt: 0,
  isFree: false,
  isOneOff: false,
  isUpdateable: false,
  hasTrial: false,
}

function scenario(row: string, more: Partial<typeof facts>, ...parts: readonly string[]): SpecRow {
  return {
    row,
    check: () => {
      const { title, message } = wordsOf({ ...facts, ...more }, billingWordsIn('en'))
      for (const part of parts) expect(`${title} ${message}`).toContain(part)
    },
  }
}

const at = new Date(0).toLocaleDateString('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
})

export const confirmationTexts: readonly SpecRow[] = [
  scenario(
    "one-off: 'Purchase'; the card is charged immediately",
    { isOneOff: true },
    'Purchase',
    'charged immediately',
  ),
  scenario(
    "active with updateable: 'Update Plan'; prepaid quantity change with prorated charge or credit",
    { scenario: 'active', isUpdateable: true },
    'Update Plan',
    'charged or credited the prorated',
  ),
  scenario(
    "trial: 'Start trial'; ends on the next-cycle date",
    { hasTrial: true },
    'Start trial',
    at,
  ),
  scenario("scheduled: 'already scheduled' notice", { scenario: 'scheduled' }, 'already scheduled'),
  scenario("active: 'Product already active'", { scenario: 'active' }, 'Product already active'),
  scenario("new: 'Enable' if free", { isFree: true }, 'Enable'),
  scenario(
    "new: otherwise 'Subscribe' with immediate charge",
    {},
    'Subscribe',
    'charged immediately',
  ),
  scenario('upgrade: immediate charge', { scenario: 'upgrade' }, 'charged immediately'),
  scenario(
    'downgrade: current subscription is cancelled and the new one starts on the next-cycle date',
    { scenario: 'downgrade' },
    'Free is cancelled and Pro begins on',
    at,
  ),
  scenario('cancel: ends on the next-cycle date', { scenario: 'cancel' }, 'ends on', at),
  scenario("anything else: 'Change Subscription'", { scenario: 'whatever' }, 'Change Subscription'),
]

const FULL: Answers = { 'POST /customers': customerOf() }

/** The pricing table when the host refuses it. */
function refusedPricing(row: string, look: (error: BillingError | null) => void): SpecRow {
  const broken = { 'GET /products': new Refusal(500, { message: 'Broken', code: 'internal' }) }
  return onBillingStage(row, broken, async (stage) => {
    const seen: (BillingError | null)[] = []
    await stage.show(createElement(PricingProbe, { onError: (error) => seen.push(error) }))
    look(seen.at(-1) ?? null)
  })
}

function PricingProbe({ onError }: { readonly onError: (error: BillingError | null) => void }) {
  onError(usePricingTable().error)
  return null
}

const REFUSED = { 'POST /attach': new Refusal(409, { message: 'Twice.', code: 'taken' }) }
const UNREACHED = { 'POST /attach': new TypeError('Failed to fetch') }
const WITHOUT_TOKEN = {
  'POST /attach': new Refusal(401, { message: 'Missing authorization header', code: 'nobody' }),
}

export const layerErrors: readonly SpecRow[] = [
  onBillingStage(
    "a non-2xx response returns the JSON body's message and code as the error",
    REFUSED,
    async ({ client }) => {
      const { error } = await client.call('attach', { productId: 'team' })
      expect(error).toEqual({ message: 'Twice.', code: 'taken' })
    },
  ),
  onBillingStage('the message is logged with an SDK prefix', REFUSED, async (stage) => {
    await stage.client.call('attach', { productId: 'team' })
    expect(stage.logged).toEqual(['[billing] Twice.'])
  }),
  onBillingStage(
    "HTTP 401 with 'Missing authorization header' prints a hint to set the token getter",
    WITHOUT_TOKEN,
    async (stage) => {
      await stage.client.call('attach', { productId: 'team' })
      expect(stage.logged.join()).toContain('set getBearerToken on the BillingProvider')
    },
  ),
  onBillingStage('and the generic log is skipped then', WITHOUT_TOKEN, async (stage) => {
    await stage.client.call('attach', { productId: 'team' })
    expect(stage.logged).toHaveLength(1)
    expect(stage.logged.join()).not.toContain('Missing authorization header')
  }),
  onBillingStage('network or fetch failure: code fetch_failed', UNREACHED, async ({ client }) => {
    const { error } = await client.call('attach', { productId: 'team' })
    expect(error).toEqual({ message: 'Failed to fetch', code: 'fetch_failed' })
  }),
  onBillingStage(
    'and a hint to check the backend URL and handler registration',
    UNREACHED,
    async (stage) => {
      await stage.client.call('attach', { productId: 'team' })
      expect(stage.logged.join()).toMatch(/backend URL.*handler registered/)
    },
  ),
  refusedPricing(
    'pricing table load failure: code failed_to_fetch_pricing_table_products',
    (error) => expect(error?.code).toBe('failed_to_fetch_pricing_table_products'),
  ),
  refusedPricing(
    "pricing table load failure: message 'Failed to fetch pricing table products'",
    (error) => expect(error?.message).toBe('Failed to fetch pricing table products'),
  ),
  {
    row: 'serverless-mode failure: an action-failed code',
    check: async () => {
      const client = createActionClient(() => Promise.reject(new Error('No.')))
      const { error } = await client.call('attach', {})
      expect(error).toEqual({ message: 'No.', code: 'convex_action_failed' })
    },
  },
  onBillingStage(
    'unknown error: code unknown_error',
    { 'POST /attach': new Refusal(500, {}) },
    async ({ client }) => {
      expect((await client.call('attach', {})).error?.code).toBe('unknown_error')
    },
  ),
  onBillingStage(
    "unknown error: message 'Unknown error'",
    { 'POST /attach': new Refusal(500, {}) },
    async ({ client }) => {
      expect((await client.call('attach', {})).error?.message).toBe('Unknown error')
    },
  ),
  {
    row: "HTTP methods in serverless mode: 'HTTP methods not supported in Convex mode'",
    check: () =>
      expect(() => createActionClient(async () => ({})).post('/x', {})).toThrow(
        'HTTP methods not supported in Convex mode',
      ),
  },
  onBillingStage(
    "a missing feature logs 'Feature with id ... not found for product ...'",
    { ...FULL, 'GET /products': { list: [checkoutResult().product] } },
    async (stage) => {
      const items = [{ featureId: 'nothing', primaryText: 'Nothing' }]
      await stage.show(createElement(PricingTable, { productDetails: [{ id: 'team', items }] }))
      expect(stage.logged).toContain('Feature with id nothing not found for product team')
    },
  ),
]

export const checkoutErrors: SpecRow = onBillingStage(
  'billing checkout errors are logged only',
  { ...FULL, 'POST /checkout': new Refusal(409, { message: 'No.', code: 'taken' }) },
  async (stage) => {
    const tools = await stage.customer()
    const asked = { productId: 'team', dialog: CheckoutDialog }
    const answer = await stage.do(() => tools().checkout(asked))
    // Nothing is raised, and nothing opens.
    expect(answer.error?.code).toBe('taken')
    expect(stage.logged).toEqual(['[billing] No.'])
    expect(document.querySelector('[role="dialog"], [role="alert"]')).toBeNull()
  },
)

const HOOKS: Readonly<Record<string, () => unknown>> = {
  useCustomer: () => useCustomer(),
  useEntity: () => useEntity('seat'),
  usePricingTable: () => usePricingTable(),
  usePaywall: () => usePaywall({ featureId: 'stores' }),
  useAnalytics: () => useAnalytics({ featureId: 'audits', range: '7d' }),
}

export const layerRules: readonly SpecRow[] = [
  onBillingStage(
    "'Dialog and productIds are not supported together in checkout()'",
    FULL,
    async (stage) => {
      const tools = await stage.customer()
      const asked = { productIds: ['team'], dialog: CheckoutDialog }
      await expect(tools().checkout(asked)).rejects.toThrow(
        'Dialog and productIds are not supported together in checkout()',
      )
      expect(stage.calls()).not.toContain('POST /checkout')
    },
  ),
  onBillingStage(
    "allowed() of a loaded customer raises 'allowed() requires either featureId or productId'",
    FULL,
    async (stage) => {
      const tools = await stage.customer()
      expect(() => tools().check({})).toThrow('allowed() requires either featureId or productId')
    },
  ),
  {
    row: 'an array of entities is unsupported by createEntity in serverless-function mode',
    check: async () => {
      const client = createActionClient(async () => ({}))
      expect((await client.call('createEntity', [{}])).error?.code).toBe('convex_action_failed')
    },
  },
  ...Object.entries(HOOKS).map(([name, hook]) => ({
    row: `billing hooks raise an error when used outside their provider: ${name}`,
    check: () => {
      const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
      const wrapper = ({ children }: { readonly children: ReactNode }) =>
        createElement(QueryClientProvider, { client: new QueryClient() }, children)
      expect(() => renderHook(hook, { wrapper })).toThrow(
        `${name} must be used within <BillingProvider />`,
      )
      silence.mockRestore()
    },
  })),
  {
    row: 'a backend URL that is not an http URL triggers a console warning',
    check: () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      createHttpClient({ backendUrl: 'https://shop.test' })
      expect(warn).not.toHaveBeenCalled()
      createHttpClient({ backendUrl: 'shop.test' })
      expect(warn.mock.lastCall?.[0]).toContain('not an http URL')
      warn.mockRestore()
    },
  },
]
