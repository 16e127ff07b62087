// Two-step sign-in, as a person turns it on and meets it.

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { totp } from '#tests/support/totp.ts'
import { Caller } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { lookHere } from './support/look.ts'
import { linkMailedTo } from './support/mails.ts'
import { type NewPerson, newPerson, signInOn, untilLive } from './support/pages.ts'
import { product } from './support/product.ts'

async function keyShownOn(page: Page): Promise<string> {
  const shown = page.getByRole('dialog').locator('[class*=key]')
  return (await shown.innerText()).replaceAll(' ', '')
}

async function turnOn(page: Page, person: NewPerson) {
  await page.goto('/profile')
  await untilLive(page)
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  await page.locator('input[name=password]').fill(person.password)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await lookHere(page)
  const key = await keyShownOn(page)
  await page.getByRole('textbox', { name: 'Code' }).fill(totp(key))
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
  await lookHere(page)
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts()
  return { key, codes }
}

test('somebody turns two-step sign-in on, and is asked for a code from then on', async ({
  open,
  complaints,
}) => {
  // A wrong code.
  complaints.allow(/status of 401/)
  const person = newPerson()
  const newcomer = await Caller.signUp(product().url, person)
  const page = await open(undefined, { storageState: await newcomer.http.storageState() })
  await page.goto('/profile')
  await expect(page.getByText('Confirm your email address first.')).toBeVisible()
  await newcomer.http.get(await linkMailedTo(person.email, 'Confirm your address for Shelfcount'))
  const { key, codes } = await turnOn(page, person)
  expect(codes).toHaveLength(10)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  for (const code of codes) expect(text).toContain(code)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByRole('button', { name: 'New recovery codes' })).toBeVisible()
  await untilLive(page)
  expect(await linkMailedTo(person.email, 'Two-step sign-in is on')).toBe('/profile')

  const other = await open()
  await other.goto('/sign-in')
  await signInOn(other, person.email, person.password)
  await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await lookHere(other)
  await expect(other.getByLabel('Code')).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(other.getByLabel('Code')).toHaveAttribute('inputmode', 'numeric')
  await other.getByLabel('Code').fill('000000')
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other.getByText('That code isn’t right')).toBeVisible()
  await other.getByLabel('Code').fill(totp(key, 1))
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other).not.toHaveURL(/sign-in/)

  const third = await open()
  await test.step('a sign-in that is over asks for the password again', async () => {
    await third.goto('/sign-in')
    await signInOn(third, person.email, person.password)
    await expect(third.getByLabel('Code')).toBeVisible()
    await third.context().clearCookies({ name: /two_factor/ })
    await third.getByLabel('Code').fill('000000')
    await third.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(third.getByText('Sign in again')).toBeVisible()
    await expect(third.getByLabel('Code')).toBeHidden()
    await lookHere(third)
    await third.getByRole('button', { name: 'Back to sign in' }).click()
  })
  await test.step('a recovery code takes the place of the phone, once', async () => {
    const [recoveryCode = ''] = codes
    const enter = async (page: Page) => {
      await signInOn(page, person.email, person.password)
      await page.getByRole('button', { name: 'Use a recovery code' }).click()
      await page.getByLabel('Recovery code').fill(recoveryCode)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    }
    await enter(third)
    await expect(third).not.toHaveURL(/sign-in/)
    const fourth = await open()
    await fourth.goto('/sign-in')
    await enter(fourth)
    await expect(fourth.getByText('That recovery code isn’t right')).toBeVisible()
  })

  await other.goto('/profile')
  await untilLive(other)
  await other.getByRole('button', { name: 'Turn off two-step sign-in' }).click()
  const ask = other.getByRole('dialog')
  await ask.locator('input[name=password]').fill(person.password)
  await ask.getByRole('button', { name: 'Turn off two-step sign-in' }).click()
  await expect(other.getByRole('button', { name: 'Turn on two-step sign-in' })).toBeVisible()
  await newcomer.close()
})
