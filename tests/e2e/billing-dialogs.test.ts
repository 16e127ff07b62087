// The dialogs of plans by keyboard, without a network, and on the narrowest phone.

import { expect, type Locator, type Page } from '@playwright/test'
import { Buyer, sandboxDesk } from './support/buyer.ts'
import { test } from './support/fixtures.ts'
import { lookHere } from './support/look.ts'

/** Whether the keyboard is in there. */
const withFocus = (part: Locator) => part.and(part.page().locator(':focus-within'))

async function tabs(page: Page, times: number, dialog: Locator): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press('Tab')
    await expect(withFocus(dialog), `after ${time + 1} tabs`).toBeVisible()
  }
}

test('the confirmation keeps the keyboard, also when no answer comes, and gives it back', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|\[billing\]|Failed to load resource/)
  const buyer = new Buyer(page, sandboxDesk)
  await buyer.arrive('Chervil & Daughters')
  await buyer.openPlans()
  const opener = buyer.card('Team').getByRole('button', { name: 'Start Free Trial' })
  // Unlike a click, a key does not wait until the button knows who would buy.
  await expect(opener).toBeEnabled()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Start trial for Team' })
  const confirm = dialog.getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeFocused()
  await tabs(page, 5, dialog)
  await lookHere(page)

  await test.step('a quantity, by keyboard', () => changesQuantity(page, dialog))

  await page.context().setOffline(true)
  await confirm.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('No connection.')
  await expect(confirm).toBeFocused()
  await tabs(page, 5, dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.context().setOffline(false)
  await page.keyboard.press('Enter')
  await confirm.click()
  await sandboxDesk.pay(page)
  await buyer.sees(/^Team, free until/)
})

async function changesQuantity(page: Page, dialog: Locator): Promise<void> {
  const quantity = dialog.getByRole('button', { name: /^Qty: / })
  await quantity.focus()
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Quantity')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(dialog).toBeVisible()
  await expect(quantity).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('2')
  await page.keyboard.press('Enter')
  await expect(field).toBeHidden()
  await expect(quantity).toHaveText('Qty: 10')
  await expect(quantity).toBeFocused()
}

test('a paywall that learns nothing is one all the same, and gives the keyboard back', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 500|\[billing\]|limit_reached|status of/)
  const buyer = new Buyer(page, sandboxDesk)
  await buyer.arrive('Lovage Ltd')
  const failure = { message: 'That was our fault.', code: 'internal_error' }
  await page.route('**/api/billing/check', (route) => route.fulfill({ status: 500, json: failure }))
  await buyer.tryToCreateStore('Second shop')
  const dialog = page.getByRole('dialog', { name: 'Limit reached' })
  await expect(dialog).toContainText('Your plan includes 1 store.')
  await tabs(page, 4, dialog)
  await lookHere(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Create store with one room' })).toBeFocused()
  await expect(page.getByLabel('Store name')).toHaveValue('Second shop')
})

test('many invoices, one of them open, fit the narrowest phone', async ({ page }) => {
  const buyer = new Buyer(page, sandboxDesk)
  await buyer.arrive('Sorrel & Sons')
  await buyer.openPlans()
  await buyer.card('Business').getByRole('button', { name: 'Upgrade', exact: true }).click()
  await sandboxDesk.pay(page)
  await buyer.sees('You’re now on Business.')
  await page.getByRole('button', { name: 'Open billing portal' }).click()
  const bills = page.getByRole('row').filter({ hasText: '$99.00' })
  for (let bill = 2; bill <= 12; bill += 1) {
    await page.getByRole('button', { name: '31 days' }).click()
    await expect(bills).toHaveCount(bill)
  }
  await page.getByRole('button', { name: '31 days' }).click()
  await page.getByRole('button', { name: 'Show all 13 invoices' }).click()
  await expect(bills).toHaveCount(13)
  await page.setViewportSize({ width: 320, height: 640 })
  await bills.first().getByRole('button').click()
  await expect(page.getByRole('definition').first()).toHaveText('$99.00')
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflowPx).toBeLessThanOrEqual(0)
  await lookHere(page)
})

test('an owner at the price list is led back, and told when their plan is not known', async ({
  open,
  complaints,
}) => {
  complaints.allow(/status of 500|\[billing\]/)
  const page = await open('owner')
  const failure = { message: 'That was our fault.', code: 'internal_error' }
  const fails = '**/api/billing/customers'
  await page.route(fails, (route) => route.fulfill({ status: 500, json: failure }))
  await page.goto('/pricing')
  await expect(page.getByRole('banner').getByRole('link', { name: 'My stores' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText('Your plan could not be loaded.')
  await page.unroute(fails)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
})
