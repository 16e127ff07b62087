// @vitest-environment happy-dom

import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { WireProductPreview } from '#domain/billing/wire.ts'
import { formatsOf } from '#messages/formats.ts'
import { CheckoutDialog } from './checkout-dialog.tsx'
import type { PurchaseParams } from './purchase.ts'
import { BillingStage } from './testing/billing-stage.tsx'
import { customerOf, productPreview } from './testing/wire-samples.ts'

let stage = new BillingStage()
afterEach(() => stage.end())

async function attach(preview: WireProductPreview, params: PurchaseParams = {}) {
  const check = { allowed: false, product_id: 'team', customer_id: 'org', preview }
  stage = new BillingStage({ 'POST /customers': customerOf(), 'POST /check': check })
  const tools = await stage.customer()
  await stage.do(() => tools().attach({ productId: 'team', dialog: CheckoutDialog, ...params }))
  return screen.getByRole('dialog')
}

test('a trial is not called a charge', async () => {
  const next_cycle_at = Date.UTC(2027, 0, 15, 12)
  const dialog = await attach(productPreview({ free_trial: true, next_cycle_at }))
  expect(within(dialog).getByRole('heading', { name: 'Start trial for Team' })).toBeDefined()
  expect(dialog.textContent).toContain(`which ends on ${formatsOf('en').date(next_cycle_at)}`)
  expect(dialog.textContent).not.toContain('charged')
})

test('what is billed by use is said beside the next total', async () => {
  const items = [{ price: '$3', description: 'Audits', usage_model: 'pay_per_use' as const }]
  const dialog = await attach(productPreview({ items }))
  expect(dialog.textContent).toContain('$29.00 + usage prices')
})

test('the preview is of what will be attached', async () => {
  const options = [{ featureId: 'members', quantity: 10 }]
  await attach(productPreview({ scenario: 'active' }), { options, freeTrial: false })
  expect(stage.bodyOf('POST /check')).toEqual({
    productId: 'team',
    options,
    freeTrial: false,
    withPreview: true,
  })
  expect(screen.getByRole('heading', { name: 'Update Plan' })).toBeDefined()
  await stage.press('Confirm')
  expect(stage.bodyOf('POST /attach')).toEqual({ productId: 'team', options, freeTrial: false })
})

test('confirming what is there already closes the dialog and asks nothing', async () => {
  await attach(productPreview({ scenario: 'active', error_on_attach: true }))
  await stage.press('Confirm')
  expect(stage.calls()).not.toContain('POST /attach')
  expect(screen.queryByRole('dialog')).toBeNull()
})
