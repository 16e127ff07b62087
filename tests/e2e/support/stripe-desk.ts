// The product on a stand-in for Stripe, with a desk where somebody pays on its pages.

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { StripeDouble, WEBHOOK_SECRET } from '#tests/support/stripe/stripe-double.ts'
import type { Desk } from './buyer.ts'
import { makeDemoFolder } from './demo-folder.ts'
import { findFreePort, startHost } from './host.ts'

export async function startStripeHost(platformAdmins: string) {
  const folder = await makeDemoFolder('stripe')
  const double = await new StripeDouble().listen()
  const host = await startHost({
    dataFolder: join(folder, 'data'),
    port: await findFreePort(),
    platformAdmins,
    variables: {
      STRIPE_SECRET_KEY: 'sk_test_double',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: double.url,
    },
  })
  double.sendTo(`${host.url}/api/stripe/webhook`)
  return {
    url: host.url,
    double,
    desk: deskOf(double),
    async stop() {
      await host.stop()
      await double.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function deskOf(double: StripeDouble): Desk {
  return {
    lines: { seats: '2 × Team - Seats', unused: /^Unused time on 1 × Team/ },
    async pay(page: Page) {
      await expect(page).toHaveURL(/\/c\/pay\//)
      await page.getByRole('button', { name: /^(Pay|Save card)/ }).click()
      await expect(page).toHaveURL(/\/organization\?org=/)
    },
    pass: (_page, days) => double.visitLater(days),
  }
}
