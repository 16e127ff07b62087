// Plans from the price list to the reward, on the pages of a stand-in for Stripe.

import { CARDS } from '#tests/support/stripe/cards.ts'
import { Buyer } from './support/buyer.ts'
import { expect, test } from './support/fixtures.ts'
import { startStripeHost } from './support/stripe-desk.ts'

type StripeHost = Awaited<ReturnType<typeof startStripeHost>>
let stripe: StripeHost

test.beforeAll(async () => {
  stripe = await startStripeHost('')
})
test.afterAll(() => stripe.stop())

test('a plan is taken, outgrown, changed, left and renewed with real checkouts', async ({
  open,
}) => {
  test.slow()
  const buyer = new Buyer(await open(undefined, { baseURL: stripe.url }), stripe.desk)
  await test.step('subscribes from the price list', () => subscribes(buyer))
  await test.step('buys seats, with the proration of Stripe', () => buysSeats(buyer))
  await test.step('reaches a limit and upgrades', () => upgrades(buyer))
  await test.step('buys credits with the card on file', () => buysCredits(buyer))
  await test.step('goes down at the end of the cycle, and stays', () => goesDown(buyer))
  await test.step('cancels, and renews', () => cancelsAndRenews(buyer))
  await test.step('is told when a card fails, and mends it', () => mendsCard(buyer))
})

/** Declined, then asked by the bank, then let in. */
async function subscribes(buyer: Buyer): Promise<void> {
  const { page, desk } = buyer
  await buyer.arrive('Fennel Foods')
  await buyer.openPlans()
  const trial = await buyer.choose('Team', 'Start Free Trial', 'Start trial for Team')
  await trial.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/c\/pay\//)
  await page.getByLabel('Card number').fill(CARDS.declines)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await page.getByLabel('Card number').fill(CARDS.works)
  await desk.pay(page)
  await buyer.sees(/^Team, free until/)
  await desk.pass(page, 31)
  await buyer.sees(/^Team\. The next bill comes on/)
}

async function buysSeats(buyer: Buyer): Promise<void> {
  const update = await buyer.choose('Team', 'Update Plan', 'Update Plan')
  await buyer.setQuantity(update, 2)
  await update.getByRole('button', { name: 'View details' }).click()
  await expect(update.getByText('2 × Team - Seats')).toBeVisible()
  await buyer.confirm(update)
  await buyer.sees('1 of 20')
}

async function upgrades(buyer: Buyer): Promise<void> {
  const { page } = buyer
  const upgrade = await buyer.choose('Business', 'Upgrade', 'Upgrade to Business')
  await upgrade.getByRole('button', { name: 'View details' }).click()
  await expect(upgrade.getByText(/^Unused time on 1 × Team/).first()).toBeVisible()
  await buyer.confirm(upgrade)
  await buyer.sees(/^Business\. The next bill comes on/)
  await buyer.createStore('Second shop')
  await page.goto('/organization#plan')
}

async function buysCredits(buyer: Buyer): Promise<void> {
  const purchase = await buyer.choose('AI credits', 'Purchase', 'Purchase AI credits')
  await buyer.confirm(purchase)
  await buyer.sees('0 of 100')
}

async function goesDown(buyer: Buyer): Promise<void> {
  const downgrade = await buyer.choose('Team', 'Downgrade', 'Downgrade to Team')
  await buyer.confirm(downgrade)
  await buyer.sees(/^Business\. .*Team starts/)
  const renewal = await buyer.choose('Business', 'Renew', 'Renew')
  await buyer.confirm(renewal)
  await buyer.sees(/^Business\. The next bill comes on/)
}

async function cancelsAndRenews(buyer: Buyer): Promise<void> {
  const { page } = buyer
  await page.getByRole('button', { name: 'Cancel plan', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Cancel Business' })
  await question.getByRole('button', { name: 'Cancel plan' }).click()
  await buyer.sees(/^Business\. It ends on .*Free starts then\./)
  await page.getByRole('button', { name: 'Renew Business' }).click()
  await buyer.confirm(page.getByRole('dialog', { name: 'Renew', exact: true }))
  await buyer.sees(/^Business\. The next bill comes on/)
}

async function mendsCard(buyer: Buyer): Promise<void> {
  const { page, desk } = buyer
  const portal = async (card: string) => {
    await page.getByRole('button', { name: 'Open billing portal' }).click()
    await expect(page.getByRole('heading', { name: 'Billing portal' })).toBeVisible()
    await page.getByLabel('Card number').fill(card)
    await page.getByRole('button', { name: 'Save card' }).click()
    await page.getByRole('link', { name: 'Return' }).click()
    await expect(page).toHaveURL(/\/organization$/)
  }
  await portal(CARDS.declines_later)
  // Past the end of the cycle that followed the trial, but not yet to the second try.
  await desk.pass(page, 46)
  await buyer.sees(/did not go through/)
  await portal(CARDS.works)
  await desk.pass(page, 50)
  await expect(page.getByText(/did not go through/)).toBeHidden()
  await buyer.sees(/^Business\. The next bill comes on/)
}
