// From the price list to the reward: the same walk for every provider. What differs between them is the
// desk's: who shows the checkout, how time passes, and the words of its lines.

import { expect, type Page, test } from '@playwright/test'
import { Buyer, type Desk } from './buyer.ts'

export async function walkPlans(buyer: Buyer, openFriend: () => Promise<Page>): Promise<void> {
  await test.step('subscribes from the price list', () => subscribes(buyer))
  await test.step('reaches a limit and upgrades', () => outgrowsTeam(buyer))
  await test.step('changes quantities that are paid in advance', () => buysCredits(buyer))
  await test.step('goes down at the end of the cycle', () => goesDown(buyer))
  await test.step('cancels, and renews', () => cancelsAndRenews(buyer))
  await test.step('refers a friend', async () => {
    await refers(buyer, new Buyer(await openFriend(), buyer.desk))
  })
}

/** A limit opens the paywall, and what was typed is still there after subscribing in another tab. */
export async function paysForTheSecondStore(page: Page, desk: Desk): Promise<void> {
  const buyer = new Buyer(page, desk)
  await buyer.arrive('Quill & Sons')
  await buyer.tryToCreateStore('Second shop')
  const paywall = page.getByRole('dialog', { name: 'Start trial for Team' })
  await expect(paywall).toContainText('Your plan includes 1 store.')
  const opened = page.waitForEvent('popup')
  const way = paywall.getByRole('link', { name: 'See plans' })
  await expect(way).toHaveAttribute('href', /^\/organization\?org=.+#plan$/)
  await way.click()
  const plans = new Buyer(await opened, desk)
  const dialog = await plans.choose('Team', 'Start Free Trial', 'Start trial for Team')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await plans.desk.pay(plans.page)
  await plans.sees(/^Team, free until/)

  await expect(page.getByLabel('Store name')).toHaveValue('Second shop')
  await page.getByRole('button', { name: 'Create store with one room' }).click()
  await expect(page).toHaveURL(/\/stores\/[0-9a-f-]{36}/)
}

/** Through the trial, with five more seats in the middle of the first paid month. */
async function subscribes(buyer: Buyer): Promise<void> {
  await buyer.arrive('Fennel Foods')
  await buyer.openPlans()
  const trial = await buyer.choose('Team', 'Start Free Trial', 'Start trial for Team')
  await expect(trial).toContainText('$0.00')
  await trial.getByRole('button', { name: 'Confirm' }).click()
  await buyer.desk.pay(buyer.page)
  await buyer.sees(/^Team, free until/)
  await buyer.sees(/^Team is free until/)
  await buyer.desk.pass(buyer.page, 31)
  await buyer.sees(/^Team\. Your next bill is due on/)

  await buyer.openPlans()
  const update = await buyer.choose('Team', 'Update Plan', 'Update Plan')
  await buyer.setQuantity(update, 2)
  await expect(update.getByRole('button', { name: 'Qty: 10' })).toBeVisible()
  await update.getByRole('button', { name: 'View details' }).click()
  await expect(update.getByText(buyer.desk.lines.seats)).toBeVisible()
  await expect(update).toContainText('Due next cycle')
  await buyer.confirm(update)
  await buyer.sees('1 of 20')
}

async function outgrowsTeam(buyer: Buyer): Promise<void> {
  const { page } = buyer
  for (const name of ['Second', 'Third', 'Fourth', 'Fifth']) {
    await buyer.createStore(`${name} shop`)
  }
  await buyer.tryToCreateStore('Sixth shop')
  const paywall = page.getByRole('dialog', { name: 'Upgrade to Business' })
  await expect(paywall).toContainText('Upgrade to Business to get more.')
  await paywall.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByLabel('Store name')).toHaveValue('Sixth shop')

  await buyer.openPlans()
  const upgrade = await buyer.choose('Business', 'Upgrade', 'Upgrade to Business')
  await upgrade.getByRole('button', { name: 'View details' }).click()
  await expect(upgrade.getByText(buyer.desk.lines.unused).first()).toBeVisible()
  await expect(upgrade).toContainText('Due next cycle')
  await buyer.confirm(upgrade)
  await buyer.sees(/^Business\. Your next bill is due on/)
  await buyer.createStore('Sixth shop')
}

async function buysCredits(buyer: Buyer): Promise<void> {
  await buyer.openPlans()
  const purchase = await buyer.choose('AI credits', 'Purchase', 'Purchase AI credits')
  await expect(purchase).toContainText('$10.00')
  await buyer.setQuantity(purchase, 3)
  await expect(purchase).toContainText('$30.00')
  await buyer.confirm(purchase)
  await buyer.sees('0 of 300')
}

async function goesDown(buyer: Buyer): Promise<void> {
  await buyer.openPlans()
  const downgrade = await buyer.choose('Team', 'Downgrade', 'Downgrade to Team')
  await expect(downgrade).toContainText('your current subscription to Business is cancelled')
  await buyer.confirm(downgrade)
  await buyer.sees(/^Business\. .*Team starts/)
  await buyer.openPlans()
  await expect(buyer.card('Team').getByRole('button', { name: 'Plan Scheduled' })).toBeDisabled()
  const renewal = await buyer.choose('Business', 'Renew', 'Renew')
  await buyer.confirm(renewal)
  await buyer.sees(/^Business\. Your next bill is due on/)
}

async function cancelsAndRenews(buyer: Buyer): Promise<void> {
  const { page } = buyer
  await buyer.openPlans()
  await page.getByRole('button', { name: 'Cancel plan', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Cancel Business' })
  await expect(question).toContainText('Nothing you have counted is deleted.')
  await question.getByRole('button', { name: 'Cancel plan' }).click()
  await buyer.sees(/^Business\. It ends on .*Free starts then\./)
  await page.getByRole('button', { name: 'Renew Business' }).click()
  await buyer.confirm(page.getByRole('dialog', { name: 'Renew', exact: true }))
  await buyer.sees(/^Business\. Your next bill is due on/)
}

async function refers(buyer: Buyer, friend: Buyer): Promise<void> {
  await buyer.page.getByRole('button', { name: 'Show my code' }).click()
  const code = await buyer.page.locator('code').textContent()
  await friend.arrive('Thyme & Co')
  await friend.page.goto('/organization?part=plan')
  await friend.page.getByLabel('Have a code?').fill(code ?? '')
  await friend.page.getByRole('button', { name: 'Redeem code' }).click()
  await friend.sees(/^Code redeemed\./)
  await friend.openPlans()
  await friend.card('Business').getByRole('button', { name: 'Upgrade', exact: true }).click()
  await friend.desk.pay(friend.page)
  await friend.sees(/^Business\. Your next bill is due on/)
  for (const one of [friend, buyer]) {
    await one.page.getByRole('button', { name: 'Open billing portal' }).click()
    await one.sees('Credit: $15.00')
  }
}
