// Passkeys, as a person adds one and signs in with it. They belong to names: the product is opened by its other one.

import type { Page } from '@playwright/test'
import { withAuthenticator } from './support/authenticator.ts'
import { Caller } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { lookHere } from './support/look.ts'
import { linkMailedTo } from './support/mails.ts'
import { newPerson, signInOn, untilLive } from './support/pages.ts'
import { product } from './support/product.ts'

function byName(path: string): string {
  const url = new URL(path, product().url)
  url.hostname = 'localhost'
  return url.href
}

async function signOut(page: Page) {
  await page.evaluate(async () => {
    await fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
  })
}

async function confirmedPerson() {
  const person = newPerson()
  const newcomer = await Caller.signUp(product().url, person)
  await newcomer.http.get(await linkMailedTo(person.email, 'Confirm your address for Shelfcount'))
  await newcomer.close()
  return person
}

async function addOne(page: Page, { password, name }: { password: string; name: string }) {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the passkey').fill(name)
  await dialog.locator('input[name=password]').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
}

test('somebody adds a passkey, signs in with it, renames it and removes it', async ({
  open,
  complaints,
}) => {
  // A wrong password, and a passkey that is gone.
  complaints.allow(/status of 40[01]/)
  const person = await confirmedPerson()
  const page = await open()
  const device = await withAuthenticator(page)
  await device.touch(false)
  await page.goto(byName('/sign-in'))
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
  await lookHere(page)
  await signInOn(page, person.email, person.password)
  await expect(page).not.toHaveURL(/sign-in/)
  await page.goto(byName('/profile'))
  await untilLive(page)
  await device.touch(true)

  await addOne(page, { password: 'wrong password', name: 'Work phone' })
  await expect(page.getByText('That password isn’t right.')).toBeVisible()
  await lookHere(page)
  await page.keyboard.press('Escape')
  await device.verify(false)
  await addOne(page, { password: person.password, name: 'Work phone' })
  await expect(page.getByText('No passkey was added.')).toBeVisible()
  expect(await device.kept()).toBe(0)
  await device.verify(true)
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  const list = page.getByRole('list', { name: 'Your passkeys' })
  await expect(list.getByText('Work phone')).toBeVisible()
  await expect(list.getByText('not used yet')).toBeVisible()
  expect(await device.kept()).toBe(1)
  expect(await linkMailedTo(person.email, 'A passkey was added')).toBe('/profile')
  await lookHere(page)

  await addOne(page, { password: person.password, name: 'Again' })
  await expect(page.getByText('This device already has a passkey')).toBeVisible()
  await page.keyboard.press('Escape')

  await signOut(page)
  await page.goto(byName('/sign-in'))
  // By itself: the device suggests it, and its owner is there.
  await expect(page).not.toHaveURL(/sign-in/)
  await page.goto(byName('/profile'))
  await untilLive(page)
  await expect(list.getByText('last used')).toBeVisible()

  await device.touch(false)
  await signOut(page)
  await page.goto(byName('/sign-in'))
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await device.touch(true)
  await expect(page).not.toHaveURL(/sign-in/)

  await page.goto(byName('/profile'))
  await untilLive(page)
  await list.getByRole('button', { name: 'Rename Work phone' }).click()
  await page.getByLabel('Name of the passkey').fill('Till tablet')
  await page.getByRole('button', { name: 'Save name' }).click()
  await list.getByRole('button', { name: 'Remove Till tablet' }).click()
  await lookHere(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(list).toBeHidden()
  expect(await linkMailedTo(person.email, 'A passkey was removed')).toBe('/profile')

  await device.touch(false)
  await signOut(page)
  await page.goto(byName('/sign-in'))
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await device.touch(true)
  await expect(page.getByText('This passkey isn’t known here.')).toBeVisible()
  await lookHere(page)
})

test('an address of digits has no passkeys, and says so', async ({ open }) => {
  const person = await confirmedPerson()
  const page = await open()
  await page.goto('/sign-in')
  await signInOn(page, person.email, person.password)
  await expect(page).not.toHaveURL(/sign-in/)
  await page.goto('/profile')
  await expect(page.getByText('This browser can’t add passkeys at this address.')).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/sign-in')
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden()
})

test('the sign-in page loads what passkeys need after itself', async ({ open }) => {
  const page = await open()
  const answer = await page.goto('/sign-in')
  expect(await answer?.text()).not.toContain('sign-in-by-passkey')
})
