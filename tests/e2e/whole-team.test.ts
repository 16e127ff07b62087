// From the first visit to a working team and out again, with two people in two browsers.

import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { newPerson, signInOn, signUpOn, untilLive } from './support/pages.ts'

// With the service worker, as people have it.
test.use({ serviceWorkers: 'allow' })

async function drawStore(page: Page): Promise<void> {
  await page.getByLabel('Store name').fill('Harbor Lane')
  await page.getByLabel('Room', { exact: true }).fill('Shop floor')
  await page.getByLabel('Shelves', { exact: true }).fill('4')
  await page.getByRole('button', { name: 'Add a room' }).click()
  await page.getByLabel('Room', { exact: true }).nth(1).fill('Cellar')
  await page.getByLabel('Shelves', { exact: true }).nth(1).fill('2')
  await page.getByRole('button', { name: 'Create store with 6 shelves' }).click()
  await expect(page).toHaveURL(/\/stores\/[0-9a-f-]{36}$/)
}

async function invitationLink(page: Page, storePath: string): Promise<string> {
  await page.goto(`${storePath}/admin/teams`)
  await untilLive(page)
  await page.getByText('By link', { exact: true }).click()
  await page.getByRole('button', { name: /link/i }).last().click()
  const link = page.locator('input[readonly]').first()
  await expect(link).toHaveValue(/\/invite\//)
  return new URL(await link.inputValue()).pathname
}

test('sign up, draw a store, invite, join as a scanner, change the password, delete the account', async ({
  page,
  open,
  complaints,
}) => {
  page.setDefaultTimeout(20_000)
  // A page that a role may not see answers 403, and a deleted account cannot sign in.
  complaints.allow(/status of 403/)
  const owner = newPerson()
  await page.goto('/sign-up')
  await signUpOn(page, owner)
  await page.getByLabel('Organization name').fill('Lane & Sons')
  await page.getByRole('button', { name: 'Create organization' }).click()
  await expect(page).toHaveURL(/\/setup\/store/)
  await page.getByRole('button', { name: /Set up rooms and shelves/ }).click()
  await drawStore(page)
  const storePath = new URL(page.url()).pathname
  await expect(page.getByRole('heading', { name: '3 steps to your first count' })).toBeVisible()
  const invitation = await invitationLink(page, storePath)

  const scanner = newPerson()
  const phone = await open(undefined, { viewport: { width: 390, height: 844 } })
  await phone.goto(invitation)
  await expect(phone.getByText('Lane & Sons').first()).toBeVisible()
  await phone.getByRole('link', { name: 'Create an account' }).click()
  await signUpOn(phone, scanner)
  await expect(phone).toHaveURL(new RegExp(`${storePath}$`))
  await expect(page.getByText(scanner.email)).toBeVisible()

  await phone.goto(`${storePath}/admin/rooms`)
  await expect(phone.getByRole('heading', { name: 'For managers' })).toBeVisible()
  await phone.goto(invitation)
  await expect(phone.getByText(/already/i).first()).toBeVisible()

  await phone.goto('/profile')
  await untilLive(phone)
  await phone.getByRole('button', { name: 'Change Password' }).click()
  const dialog = phone.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(scanner.password)
  await dialog.getByLabel('New password', { exact: true }).fill('another-horse')
  await dialog.getByLabel('New password again').fill('another-horse')
  await dialog.getByRole('button', { name: 'Change Password' }).click()
  await expect(phone.getByText('Your password has been successfully updated.')).toBeVisible()

  await phone.getByRole('button', { name: 'Delete Account' }).click()
  await phone.getByLabel('Type DELETE to confirm').fill('DELETE')
  await phone.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click()
  await expect(phone.getByText('Your account has been permanently deleted.')).toBeVisible()
  await expect(phone).toHaveURL(/\/$/)
  await expect(page.getByText(scanner.email)).toBeHidden()
  await phone.goto('/sign-in')
  expect(complaints.heard, 'nothing was refused on the way out').toEqual([])
  complaints.allow(/status of 401/)
  await signInOn(phone, scanner.email, 'another-horse')
  await expect(phone.getByRole('alert')).toBeVisible()
})
