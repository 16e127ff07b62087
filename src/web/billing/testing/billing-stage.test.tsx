// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PricingTable } from '../pricing-table.tsx'
import { BillingStage } from './billing-stage.tsx'
import { checkoutResult } from './checkout-result.ts'
import { customerOf } from './wire-samples.ts'

let stage: BillingStage
afterEach(() => stage.end())

/** Blocks the event loop. */
function keepBusy(milliseconds: number): void {
  const endsAt = performance.now() + milliseconds
  while (performance.now() < endsAt);
}

test('what was asked is drawn, however busy the machine is', async () => {
  stage = new BillingStage({
    'POST /customers': customerOf(),
    'GET /products': { list: [checkoutResult().product] },
    'POST /checkout': async () => {
      await new Promise((wake) => setTimeout(wake))
      keepBusy(30)
      return checkoutResult()
    },
  })
  await stage.show(<PricingTable />)
  await stage.press('Upgrade')
  expect(screen.getByText('Total due today')).toBeTruthy()
})
