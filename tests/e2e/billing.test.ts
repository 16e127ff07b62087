// From the price list to a paid plan, in the sandbox.

import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { newPerson, signUpOn } from './support/pages.ts'

test('a stranger reads the prices, signs up, reaches a limit, subscribes and goes on', async ({
  page,
}) => {
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'Business' })).toBeVisible()
  await page.getByRole('link', { name: 'Start Free Trial' }).click()
  await expect(page).toHaveURL(/\/sign-up$/)
  await signUpOn(page, newPerson())
  await page.getByLabel('Name of the organization').fill('Quill & Sons')
  await page.getByRole('button', { name: 'Create organization' }).click()
  await expect(page).toHaveURL(/\/setup\/store/)
  await createStore(page, 'First shop')
  await expect(page).toHaveURL(/\/stores\/[0-9a-f-]{36}/)

  await page.goto('/setup/store')
  await createStore(page, 'Second shop')
  const paywall = page.getByRole('dialog', { name: 'Start trial for Team' })
  await expect(paywall).toContainText('You have reached the usage limit for Stores.')
  const opened = page.waitForEvent('popup')
  await paywall.getByRole('link', { name: 'See plans' }).click()
  await subscribe(await opened)

  // What was typed is still there, and now it passes.
  await expect(page.getByLabel('Name of the store')).toHaveValue('Second shop')
  await page.getByRole('button', { name: 'Create store with one room' }).click()
  await expect(page).toHaveURL(/\/stores\/[0-9a-f-]{36}/)
})

async function createStore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Start with one room/ }).click()
  await page.getByLabel('Name of the store').fill(name)
  await page.getByRole('button', { name: 'Create store with one room' }).click()
}

async function subscribe(plans: Page): Promise<void> {
  await plans.getByRole('button', { name: 'Start Free Trial' }).click()
  const dialog = plans.getByRole('dialog', { name: 'Start trial for Team' })
  await expect(dialog).toContainText('Total due today')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(plans).toHaveURL(/\/checkout\/sandbox\//)
  await plans.getByRole('button', { name: /^Pay/ }).click()
  await expect(plans).toHaveURL(/\/organization$/)
  await expect(plans.getByText(/Team, free until/)).toBeVisible()
  await plans.getByRole('button', { name: 'Upgrade', exact: true }).click()
  await expect(plans.getByRole('dialog', { name: 'Upgrade to Business' })).toBeVisible()
  await plans.getByRole('button', { name: 'Confirm' }).click()
  await expect(plans.getByText(/^Business\. The next bill/)).toBeVisible()
}
