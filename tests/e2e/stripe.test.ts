// Plans from the price list to the reward, on the pages of a stand-in for Stripe.

import type { Page } from '@playwright/test'
import { CARDS } from '#tests/support/stripe/cards.ts'
import { Buyer } from './support/buyer.ts'
import { expect, test } from './support/fixtures.ts'
import { paysForTheSecondStore, walkPlans } from './support/plan-journey.ts'
import { startStripeHost } from './support/stripe-desk.ts'

type StripeHost = Awaited<ReturnType<typeof startStripeHost>>
let stripe: StripeHost

test.beforeAll(async () => {
  stripe = await startStripeHost('')
})
test.afterAll(() => stripe.stop())

test('a limit opens the paywall, and what was typed is still there after subscribing', async ({
  open,
}) => {
  await paysForTheSecondStore(await open(undefined, { baseURL: stripe.url }), stripe.desk)
})

test('a plan is taken, outgrown, changed, left and renewed, and brings somebody else', async ({
  open,
}) => {
  const openHere = () => open(undefined, { baseURL: stripe.url })
  await walkPlans(new Buyer(await openHere(), stripe.desk), openHere)
})

test('a card that is declined, asked about or fails later is told and mended', async ({ open }) => {
  const buyer = new Buyer(await open(undefined, { baseURL: stripe.url }), stripe.desk)
  await test.step('is let in with a card that works', () => triesCards(buyer))
  await test.step('is told when a card fails, and mends it', () => mendsCard(buyer))
})

/** Declined, then asked by the bank, then let in. */
async function triesCards(buyer: Buyer): Promise<void> {
  const { page, desk } = buyer
  await buyer.arrive('Sorrel Stores')
  await buyer.openPlans()
  const trial = await buyer.choose('Team', 'Start Free Trial', 'Start trial for Team')
  await trial.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/c\/pay\//)
  await page.getByLabel('Card number').fill(CARDS.declines)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await page.getByLabel('Card number').fill(CARDS.asks)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await expect(page).toHaveURL(/\/organization\?org=/)
  await buyer.sees(/^Team, free until/)
  // This card asks each time; nobody is there to answer when the trial ends.
  await saveCard(page, CARDS.works)
  await desk.pass(page, 31)
  await buyer.sees(/^Team\. Your next bill is due on/)
}

async function mendsCard(buyer: Buyer): Promise<void> {
  const { page, desk } = buyer
  await saveCard(page, CARDS.declines_later)
  // Past the end of the cycle that followed the trial, but not yet to the second try.
  await desk.pass(page, 46)
  await buyer.sees(/Payment for .* failed/)
  await saveCard(page, CARDS.works)
  await desk.pass(page, 50)
  await expect(page.getByText(/Payment for .* failed/)).toBeHidden()
  await buyer.sees(/^Team\. Your next bill is due on/)
}

async function saveCard(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: 'Open billing portal' }).click()
  await expect(page.getByRole('heading', { name: 'Billing portal' })).toBeVisible()
  await page.getByLabel('Card number').fill(card)
  // The page that comes looks the same: leaving before it is there would take the card back.
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Save card' }).click()
  await (await saved).finished()
  await page.getByRole('link', { name: 'Return' }).click()
  await expect(page).toHaveURL(/\/organization\?org=/)
}
