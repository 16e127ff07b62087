// Section 7: calls of the authentication service after which the session is asked for anew.

import { expect, type Page } from '@playwright/test'
import { Caller } from '../e2e/support/calls.ts'
import { linkMailedTo } from '../e2e/support/mails.ts'
import { type NewPerson, newPerson, untilLive } from '../e2e/support/pages.ts'
import { product } from '../e2e/support/product.ts'
import { type BrowserRow, type Running, walkInBrowser } from './support/walk-in-browser.ts'

interface AtProfile {
  readonly page: Page
  readonly person: NewPerson
}

async function openProfile({ open }: Running): Promise<AtProfile> {
  const person = newPerson()
  const newcomer = await Caller.signUp(product().url, person)
  const page = await open(undefined, { storageState: await newcomer.http.storageState() })
  await newcomer.close()
  await page.goto('/profile')
  await untilLive(page)
  return { page, person }
}

/** The next answer of the server function that says who is signed in. */
function sessionAsked(page: Page): Promise<string> {
  const isSession = (text: string) => text.includes('"token"') && text.includes('"user"')
  return new Promise((resolve) => {
    page.on('response', async (response) => {
      if (!response.url().includes('/_serverFn/')) return
      const text = await response.text().catch(() => '')
      if (isSession(text)) resolve(text)
    })
  })
}

async function confirm(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sign out/ })
    .click()
}

const refreshing: readonly BrowserRow[] = [
  {
    row: '/revoke-sessions refreshes the session',
    check: async (running) => {
      const { page } = await openProfile(running)
      const called = page.waitForResponse('**/api/auth/revoke-sessions')
      await confirm(page, 'Sign out everywhere')
      expect((await called).status()).toBe(200)
      await expect(page).toHaveURL(/\/sign-in$/)
      await page.goto('/profile')
      await expect(page).toHaveURL(/\/sign-in$/)
    },
  },
  {
    row: '/revoke-other-sessions refreshes the session',
    check: async (running) => {
      const { page, person } = await openProfile(running)
      const other = await Caller.signIn(product().url, person.email, person.password)
      const asked = sessionAsked(page)
      await confirm(page, 'Sign out everywhere else')
      expect(await asked).toContain(person.email)
      await expect(page.getByText('Signed out everywhere else')).toBeVisible()
      expect(await other.get('/api/auth/get-session')).toBeNull()
      await other.close()
    },
  },
  {
    row: '/update-user refreshes the session',
    check: async (running) => {
      const { page } = await openProfile(running)
      const asked = sessionAsked(page)
      await page.getByRole('button', { name: 'Edit name' }).click()
      await page.getByRole('dialog').getByRole('textbox').fill('Nora Renamed')
      await page.getByRole('dialog').getByRole('button', { name: 'Save name' }).click()
      expect(await asked).toContain('Nora Renamed')
      await expect(page.getByRole('button', { name: 'Nora Renamed' })).toBeVisible()
    },
  },
  {
    row: '/verify-email refreshes the session',
    check: async (running) => {
      const { page, person } = await openProfile(running)
      const note = page.getByText(`Confirm that ${person.email} is yours`)
      await expect(note).toBeVisible()
      const elsewhere = await page.context().newPage()
      await elsewhere.goto(await linkMailedTo(person.email, 'Confirm your address for Shelfcount'))
      await expect(elsewhere).toHaveURL(/\/profile$/)
      await expect(note).toBeHidden()
      const session: unknown = await (await page.request.get('/api/auth/get-session')).json()
      expect(session).toMatchObject({ user: { emailVerified: true } })
    },
  },
]

walkInBrowser('7. The calls it makes: the session', refreshing)
