// The dialogs of billing, drawn: what stands in them, when they open and close, and where they lead.

import { fireEvent, screen, within } from '@testing-library/react'
import { createElement } from 'react'
import { expect, vi } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { CheckoutDialog } from '#web/billing/checkout-dialog.tsx'
import { PaywallDialog } from '#web/billing/paywall-dialog.tsx'
import { PricingTable } from '#web/billing/pricing-table.tsx'
import type { PlanDialogProps } from '#web/billing/purchase.ts'
import type { BillingStage } from '#web/billing/testing/billing-stage.tsx'
import { checkoutResult } from '#web/billing/testing/checkout-result.ts'
import { customerOf, productPreview } from '#web/billing/testing/wire-samples.ts'
import { type Answers, onBillingStage } from './support/on-billing-stage.ts'
import type { SpecRow } from './support/rows.ts'

const NEXT_CYCLE = { starts_at: Date.UTC(2026, 11, 15), total: 39 }
const { product: PLAN } = checkoutResult()
const WITHOUT_PREPAID = {
  ...PLAN,
  items: PLAN.items.filter(({ usage_model }) => usage_model !== 'prepaid'),
}

/** The confirmation of a checkout, opened as the screens open it. */
function confirmation(
  row: string,
  look: (dialog: HTMLElement, stage: BillingStage) => Promise<void> | void,
  more: Parameters<typeof checkoutResult>[0] = {},
): SpecRow {
  const result = checkoutResult({ next_cycle: NEXT_CYCLE, ...more })
  return onBillingStage(row, { 'POST /checkout': result }, async (stage) => {
    const tools = await stage.customer()
    await stage.do(() => tools().checkout({ productId: 'team', dialog: CheckoutDialog }))
    await look(screen.getByRole('dialog'), stage)
  })
}

function totalIn(dialog: HTMLElement): string | null | undefined {
  return within(dialog).getByText('Total due today').nextSibling?.textContent
}

async function openQuantity(dialog: HTMLElement, stage: BillingStage) {
  await stage.do(() => fireEvent.click(within(dialog).getByRole('button', { name: 'Qty: 5' })))
}

export const confirmationDialog: readonly SpecRow[] = [
  confirmation('a title', (dialog) =>
    expect(within(dialog).getByRole('heading', { name: 'Upgrade to Team' })).toBeDefined(),
  ),
  confirmation('a message', (dialog) =>
    expect(within(dialog).getByText(/you upgrade to Team and your payment method/)).toBeDefined(),
  ),
  confirmation('an optional price list', (dialog) =>
    expect(within(dialog).getByText('$29 per month')).toBeDefined(),
  ),
  confirmation(
    'which a free plan does without',
    (dialog) => expect(within(dialog).queryByText('$29 per month')).toBeNull(),
    { product: { ...PLAN, properties: { ...PLAN.properties, is_free: true } } },
  ),
  confirmation(
    "a collapsible 'View details' list of proration lines",
    async (dialog, stage) => {
      const more = within(dialog).getByRole('button', { name: 'View details' })
      expect(more.getAttribute('aria-expanded')).toBe('false')
      await stage.do(() => fireEvent.click(more))
      expect(more.getAttribute('aria-expanded')).toBe('true')
      expect(within(dialog).getByText('Unused time on Free')).toBeDefined()
      await stage.do(() => fireEvent.click(more))
      expect(more.getAttribute('aria-expanded')).toBe('false')
    },
    { lines: [{ description: 'Unused time on Free', amount: -3 }] },
  ),
  confirmation("'Total due today'", (dialog) => expect(totalIn(dialog)).toBe('$29.00')),
  confirmation("'Due next cycle (date)'", (dialog) => {
    const words = `Due next cycle (${formatsOf('en').date(NEXT_CYCLE.starts_at)})`
    expect(within(dialog).getByText(words)).toBeDefined()
  }),
  confirmation("' + usage prices' is appended when any item is pay_per_use", (dialog) =>
    expect(within(dialog).getByText('$39.00 + usage prices')).toBeDefined(),
  ),
  confirmation('a Confirm button', async (_dialog, stage) => {
    await stage.press('Confirm')
    expect(stage.bodyOf('POST /attach')).toEqual({
      productId: 'team',
      options: [
        { featureId: 'members', quantity: 5 },
        { featureId: 'other', quantity: 2 },
      ],
    })
  }),
  confirmation("a prepaid item shows a 'Qty' popover", async (dialog, stage) => {
    await openQuantity(dialog, stage)
    expect(screen.getByRole('button', { name: 'Save' })).toBeDefined()
  }),
  confirmation("the 'Qty' popover has a number field", async (dialog, stage) => {
    await openQuantity(dialog, stage)
    const field = screen.getByLabelText('Quantity')
    // Packages: five seats are one of them.
    expect(field.getAttribute('value')).toBe('1')
    await stage.do(() => fireEvent.change(field, { target: { value: 'many' } }))
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
  }),
  confirmation("the 'Qty' popover has Save", async (dialog, stage) => {
    await openQuantity(dialog, stage)
    const field = screen.getByLabelText('Quantity')
    await stage.do(() => fireEvent.change(field, { target: { value: '3' } }))
    stage.answer({ 'POST /checkout': checkoutResult({ total: 61 }) })
    await stage.press('Save')
    expect(stage.bodyOf('POST /checkout')).toMatchObject({
      options: [
        { featureId: 'other', quantity: 2 },
        { featureId: 'members', quantity: 15 },
      ],
    })
    expect(totalIn(dialog)).toBe('$61.00')
  }),
]

export const renewal: SpecRow = confirmation(
  "renew: 'Renew'; the quantity editor is disabled",
  (dialog) => {
    expect(within(dialog).getByRole('heading', { name: 'Renew' })).toBeDefined()
    const quantity = within(dialog).getByRole('button', { name: 'Qty: 5' })
    expect(quantity.hasAttribute('disabled')).toBe(true)
  },
  { product: { ...PLAN, scenario: 'renew' } },
)

const FULL = { 'POST /customers': customerOf() }
const CLOSED = {
  ...FULL,
  'POST /check': {
    allowed: false,
    feature_id: 'stores',
    customer_id: 'org',
    required_balance: 1,
    preview: {
      scenario: 'usage_limit',
      title: '',
      message: '',
      feature_id: 'stores',
      feature_name: 'Stores',
      products: [PLAN],
    },
  },
}

async function checkStores(stage: BillingStage) {
  const tools = await stage.customer()
  return stage.do(() => tools().check({ featureId: 'stores', dialog: PaywallDialog }))
}

const PREVIEW = {
  ...FULL,
  'POST /check': {
    allowed: false,
    product_id: 'team',
    customer_id: 'org',
    preview: productPreview(),
  },
}

async function attachTeam(stage: BillingStage) {
  const tools = await stage.customer()
  return stage.do(() => tools().attach({ productId: 'team', dialog: CheckoutDialog }))
}

const CARD_URL = 'https://pay.test/1'

/** Sent in the same tab, and in another one when asked. */
function leads(
  what: string,
  answers: Answers,
  go: (
    tools: Awaited<ReturnType<BillingStage['customer']>>,
    openInNewTab?: boolean,
  ) => Promise<unknown>,
): readonly SpecRow[] {
  const row = `${what} sends the browser to the returned URL in`
  return [
    onBillingStage(`${row} the same tab`, answers, async (stage) => {
      const tools = await stage.customer()
      await stage.do(() => go(tools))
      expect(stage.went).toEqual([[CARD_URL, '_self']])
    }),
    onBillingStage(`${row} a new tab when requested`, answers, async (stage) => {
      const tools = await stage.customer()
      await stage.do(() => go(tools, true))
      expect(stage.went).toEqual([[CARD_URL, '_blank']])
    }),
  ]
}

const inTab = (openInNewTab?: boolean) => (openInNewTab === undefined ? {} : { openInNewTab })

export const otherDialogs: readonly SpecRow[] = [
  onBillingStage(
    'the paywall dialog opens when a feature check is not allowed and a dialog was supplied',
    CLOSED,
    async (stage) => {
      const answer = await checkStores(stage)
      await stage.settle()
      expect(answer.data.allowed).toBe(false)
      expect(screen.getByRole('dialog', { name: 'Upgrade to Team' }).textContent).toContain(
        'You have reached the usage limit for Stores.',
      )
    },
  ),
  onBillingStage(
    'the plan-change dialog shows a preview before confirming',
    PREVIEW,
    async (stage) => {
      await attachTeam(stage)
      const dialog = screen.getByRole('dialog', { name: 'Upgrade to Team' })
      expect(within(dialog).getByText('$14.50')).toBeDefined()
      expect(stage.calls()).not.toContain('POST /attach')
      await stage.press('Confirm')
      expect(stage.bodyOf('POST /attach')).toEqual({ productId: 'team' })
    },
  ),
  onBillingStage(
    'the plan-change dialog shows a checkout result before confirming',
    { ...FULL, 'POST /checkout': checkoutResult() },
    async (stage) => {
      const tools = await stage.customer()
      await stage.do(() => tools().checkout({ productId: 'team', dialog: CheckoutDialog }))
      expect(totalIn(screen.getByRole('dialog'))).toBe('$29.00')
      expect(stage.calls()).not.toContain('POST /attach')
    },
  ),
  onBillingStage(
    'the pricing table lists products',
    {
      ...FULL,
      'GET /products': { list: [PLAN, { ...PLAN, id: 'business', name: 'Business' }] },
    },
    async (stage) => {
      await stage.show(createElement(PricingTable))
      const names = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
      expect(names).toEqual(['Team', 'Business'])
    },
  ),
  ...leads('attach', { 'POST /attach': { checkout_url: CARD_URL } }, (tools, newTab) =>
    tools().attach({ productId: 'team', ...inTab(newTab) }),
  ),
  ...leads('checkout', { 'POST /checkout': checkoutResult({ url: CARD_URL }) }, (tools, newTab) =>
    tools().checkout({ productId: 'team', ...inTab(newTab) }),
  ),
  ...leads('billing portal', { 'POST /billing_portal': { url: CARD_URL } }, (tools, newTab) =>
    tools().openBillingPortal(inTab(newTab)),
  ),
  ...leads('setup payment', { 'POST /setup_payment': { url: CARD_URL } }, (tools, newTab) =>
    tools().setupPayment(inTab(newTab)),
  ),
]

/** Shows its content as long as it has any. */
function ContentProbe({ isOpen }: PlanDialogProps) {
  return createElement('p', null, isOpen ? 'open' : 'closing')
}

/** Kept while it fades, and gone after it. */
export function clearedAfterClosing(row: string): SpecRow {
  return onBillingStage(row, { ...FULL, 'POST /checkout': checkoutResult() }, async (stage) => {
    const tools = await stage.customer()
    await stage.do(() => tools().checkout({ productId: 'team', dialog: ContentProbe }))
    expect(screen.getByText('open')).toBeDefined()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const closed = stage.do(() => tools().attach({ productId: 'team' }))
    await vi.advanceTimersByTimeAsync(199)
    await closed
    expect(screen.getByText('closing')).toBeDefined()
    const cleared = stage.settle()
    await vi.advanceTimersByTimeAsync(10)
    await cleared
    expect(screen.queryByText('closing')).toBeNull()
  })
}

export const dialogLife: readonly SpecRow[] = [
  onBillingStage('a dialog opens when a check fails', CLOSED, async (stage) => {
    expect(screen.queryByRole('dialog')).toBeNull()
    await checkStores(stage)
    await stage.settle()
    expect(screen.getByRole('dialog')).toBeDefined()
  }),
  onBillingStage('a dialog opens when an attach needs confirmation', PREVIEW, async (stage) => {
    await attachTeam(stage)
    expect(screen.getByRole('dialog')).toBeDefined()
  }),
  onBillingStage('it closes after a successful attach', PREVIEW, async (stage) => {
    await attachTeam(stage)
    stage.answer({ 'POST /attach': { code: 'upgraded_to_new_product' } })
    await stage.press('Confirm')
    expect(screen.queryByRole('dialog')).toBeNull()
  }),
  clearedAfterClosing('its content is cleared about 200 ms after closing'),
]

export const attachWithDialog: readonly SpecRow[] = [
  onBillingStage('runs a check with preview', PREVIEW, async (stage) => {
    await attachTeam(stage)
    expect(stage.bodyOf('POST /check')).toEqual({ productId: 'team', withPreview: true })
  }),
  onBillingStage(
    'opens the plan-change dialog if a preview is returned',
    PREVIEW,
    async (stage) => {
      await attachTeam(stage)
      expect(screen.getByRole('dialog', { name: 'Upgrade to Team' })).toBeDefined()
      expect(stage.calls()).not.toContain('POST /attach')
    },
  ),
  onBillingStage(
    'attaches at once if none is returned',
    { ...FULL, 'POST /check': { allowed: false, product_id: 'team' } },
    async (stage) => {
      await attachTeam(stage)
      expect(stage.calls()).toContain('POST /attach')
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  ),
  onBillingStage('refetches the pricing products after attach', FULL, async (stage) => {
    stage.answer({ 'GET /products': { list: [PLAN] } })
    await stage.show(createElement(PricingTable))
    await attachTeam(stage)
    const after = stage.calls().slice(stage.calls().indexOf('POST /attach'))
    expect(after).toContain('GET /products')
  }),
  onBillingStage('refetches the customer after attach', FULL, async (stage) => {
    await attachTeam(stage)
    const after = stage.calls().slice(stage.calls().indexOf('POST /attach'))
    expect(after).toContain('POST /customers')
  }),
  onBillingStage('closes the dialog after attach', PREVIEW, async (stage) => {
    await attachTeam(stage)
    await stage.press('Confirm')
    expect(screen.queryByRole('dialog')).toBeNull()
  }),
]

const PAYABLE = checkoutResult({ url: CARD_URL })

export const checkoutRule: readonly SpecRow[] = [
  onBillingStage(
    'navigates to the URL if the result has one and the plan has no prepaid item',
    { ...FULL, 'POST /checkout': { ...PAYABLE, product: WITHOUT_PREPAID } },
    async (stage) => {
      const tools = await stage.customer()
      await stage.do(() => tools().checkout({ productId: 'team', dialog: CheckoutDialog }))
      expect(stage.went).toEqual([[CARD_URL, '_self']])
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  ),
  onBillingStage(
    'navigates to the URL if no dialog was given',
    { ...FULL, 'POST /checkout': PAYABLE },
    async (stage) => {
      const tools = await stage.customer()
      await stage.do(() => tools().checkout({ productId: 'team' }))
      expect(stage.went).toEqual([[CARD_URL, '_self']])
    },
  ),
  onBillingStage(
    'otherwise opens the dialog with the result',
    { ...FULL, 'POST /checkout': PAYABLE },
    async (stage) => {
      const tools = await stage.customer()
      await stage.do(() => tools().checkout({ productId: 'team', dialog: CheckoutDialog }))
      expect(stage.went).toEqual([])
      expect(totalIn(screen.getByRole('dialog'))).toBe('$29.00')
    },
  ),
]
