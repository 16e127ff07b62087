// Plans from the price list to the referral, in the sandbox.

import { expect, type Page } from '@playwright/test'
import { Buyer, limitNote, sandboxDesk } from './support/buyer.ts'
import { test } from './support/fixtures.ts'
import { paysForTheSecondStore, walkPlans } from './support/plan-journey.ts'

test('a limit opens the paywall, and what was typed is still there after subscribing', async ({
  page,
}) => {
  await paysForTheSecondStore(page, sandboxDesk)
})

test('a plan is taken, outgrown, changed, left and renewed, and brings somebody else', async ({
  page,
  open,
}) => {
  await walkPlans(new Buyer(page, sandboxDesk), open)
})

test('a payment that did not go through is said on every page, until the card is mended', async ({
  page,
}) => {
  const buyer = new Buyer(page, sandboxDesk)
  await buyer.arrive('Sorrel & Sage')
  await buyer.openPlans()
  await buyer.card('Business').getByRole('button', { name: 'Upgrade', exact: true }).click()
  await sandboxDesk.pay(page)
  await buyer.sees('You’re now on Business.')
  await saveCard(page, '4000 0000 0000 0341')
  await sandboxDesk.pass(page, 31)
  await buyer.sees(/^Business · payment overdue since .*\d\.$/)
  await buyer.sees(
    /^Payment for Business failed\. Update your card .* by .*\d to keep your plan\.$/,
  )

  await page.goto('/stores')
  const notice = page.getByText('Payment for Business failed.')
  await expect(notice).toBeVisible()
  await page.getByRole('link', { name: 'Open billing' }).click()
  await expect(page).toHaveURL(/\/organization\?org=.*#plan$/)
  await findsThePlanPaused(buyer)
  await buyer.openPlans()
  await page.getByRole('button', { name: 'End plan now' }).click()
  const end = page.getByRole('dialog', { name: 'End Business now' })
  await expect(end).toContainText('it ends right away, and Free takes its place.')
  await end.getByRole('button', { name: 'Keep plan' }).click()
  await expect(end).toBeHidden()
  await page.goto('/organization?part=plan')
  await saveCard(page, '4242 4242 4242 4242')
  await buyer.createStore('Second shop')
  await page.goto('/stores')
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible()
  await expect(notice).toBeHidden()
})

test('a plan that is paused says so, can be left for the free one at once, and is remembered', async ({
  page,
}) => {
  const buyer = new Buyer(page, sandboxDesk)
  await buyer.arrive('Chervil Corner')
  await buyer.openPlans()
  await buyer.card('Business').getByRole('button', { name: 'Upgrade', exact: true }).click()
  await sandboxDesk.pay(page)
  await saveCard(page, '4000 0000 0000 0341')
  await sandboxDesk.pass(page, 31)
  await sandboxDesk.pass(page, 14)
  await page.goto('/setup/store')
  await expect(limitNote(page)).toContainText('Business is paused')
  await limitNote(page).getByRole('link', { name: 'Open billing' }).click()
  await buyer.openPlans()
  await page.getByRole('button', { name: 'End plan now' }).click()
  const end = page.getByRole('dialog', { name: 'End Business now' })
  await end.getByRole('button', { name: 'End plan now' }).click()
  await buyer.sees(/^Free\.$/)
  await page.goto('/setup/store')
  await expect(limitNote(page)).toContainText('Business has ended')
  await expect(limitNote(page)).toContainText('Free includes 1 store')
})

test('what is paused is left at once from the card of the free plan, too', async ({ page }) => {
  const buyer = new Buyer(page, sandboxDesk)
  await buyer.arrive('Lovage Lane')
  await buyer.openPlans()
  await buyer.card('Business').getByRole('button', { name: 'Upgrade', exact: true }).click()
  await sandboxDesk.pay(page)
  await saveCard(page, '4000 0000 0000 0341')
  await sandboxDesk.pass(page, 31)
  await sandboxDesk.pass(page, 14)
  await buyer.openPlans()
  await buyer.card('Free').getByRole('button', { name: 'Cancel Plan' }).click()
  const end = page.getByRole('dialog', { name: 'End Business now' })
  await end.getByRole('button', { name: 'End plan now' }).click()
  await buyer.sees(/^Free\.$/)
})

test('a checkout that was paid in another tab says so, and leads on', async ({ page }) => {
  const buyer = new Buyer(page, sandboxDesk)
  await buyer.arrive('Tansy Twice')
  await buyer.openPlans()
  await buyer.card('Business').getByRole('button', { name: 'Upgrade', exact: true }).click()
  await expect(page).toHaveURL(/\/checkout\/sandbox\//)
  const other = await page.context().newPage()
  await other.goto(page.url())
  const pay = other.getByRole('button', { name: /^Pay/ })
  await expect(pay).toBeVisible()
  await sandboxDesk.pay(page)
  await pay.click()
  const over = other.getByText('This is already paid. You won’t be charged twice.')
  await expect(over).toBeVisible()
  await expect(pay).toBeHidden()
  await other.reload()
  await expect(over, 'also when it is opened anew').toBeVisible()
  await other.getByRole('link', { name: 'Continue' }).click()
  await expect(other).toHaveURL(/\/organization\?org=/)
})

/** Past the time of grace: what is asked for is refused, and the way to it is the card. */
async function findsThePlanPaused(buyer: Buyer): Promise<void> {
  const { page } = buyer
  await sandboxDesk.pass(page, 14)
  await buyer.sees(/^Business, paused until it is paid\.$/)
  await buyer.tryToCreateStore('Second shop')
  const dialog = page.getByRole('dialog', { name: 'Plan paused' })
  await expect(dialog).toContainText('A payment for Business is missing')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByLabel('Store name')).toHaveValue('Second shop')
  await page.goto('/organization?part=plan')
}

async function saveCard(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Open billing portal' }).click()
  await page.getByLabel('Card number').fill(number)
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByText(`Visa ending in ${number.slice(-4)}`)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Shelfcount' }).click()
  await expect(page).toHaveURL(/\/organization\?org=/)
}
