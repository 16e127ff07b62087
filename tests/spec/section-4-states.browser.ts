import { expect, type Page } from '@playwright/test'
import { Caller } from '../e2e/support/calls.ts'
import { newPerson, untilLive } from '../e2e/support/pages.ts'
import { product } from '../e2e/support/product.ts'
import { type BrowserRow, walkInBrowser } from './support/walk-in-browser.ts'

const SYSTEM_DARK = { colorScheme: 'dark' } as const

async function openSettings(page: Page): Promise<void> {
  await page.goto(`/stores/${product().storeId}/settings`)
  await untilLive(page)
}

async function choose(page: Page, scheme: 'Light' | 'Dark' | 'Auto'): Promise<void> {
  await page.getByRole('main').getByText(scheme, { exact: true }).click()
}

function expectScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  return expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
}

const colourScheme: readonly BrowserRow[] = [
  {
    row: 'Colour scheme: the default is light, whatever the system prefers',
    check: async ({ open }) => {
      const page = await open(undefined, SYSTEM_DARK)
      await page.goto('/terms')
      await expectScheme(page, 'light')
    },
  },
  {
    row: 'Colour scheme: light or dark as chosen, stored on the device',
    check: async ({ open }) => {
      const page = await open('scanner')
      await openSettings(page)
      await choose(page, 'Dark')
      await expectScheme(page, 'dark')
      await page.reload()
      await expectScheme(page, 'dark')
      const { origins } = await page.context().storageState()
      expect(
        origins.flatMap(({ localStorage }) => localStorage.map(({ value }) => value)),
      ).toContain('dark')
      await untilLive(page)
      await choose(page, 'Light')
      await expectScheme(page, 'light')
      const elsewhere = await open('scanner')
      await openSettings(elsewhere)
      await expectScheme(elsewhere, 'light')
    },
  },
  {
    row: 'Colour scheme: auto follows the system preference',
    check: async ({ open }) => {
      const page = await open('scanner', SYSTEM_DARK)
      await openSettings(page)
      await expectScheme(page, 'light')
      await choose(page, 'Auto')
      await expectScheme(page, 'dark')
      await page.emulateMedia({ colorScheme: 'light' })
      await expectScheme(page, 'light')
    },
  },
]

const deleteAccount: readonly BrowserRow[] = [
  {
    row: 'Delete account: success is followed by sign-out and navigation to /',
    check: async ({ open, complaints }) => {
      // The socket asks for a token once more before it believes that the session is gone.
      complaints.allow(/status of 401/)
      const person = newPerson()
      const caller = await Caller.signUp(product().url, person)
      const page = await open(undefined, { storageState: await caller.http.storageState() })
      await page.goto('/profile')
      await untilLive(page)
      const signedOut = page.waitForRequest('**/api/auth/sign-out')
      await page.getByRole('button', { name: 'Delete Account' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill('DELETE')
      await dialog.getByRole('button', { name: 'Delete Account' }).click()
      expect((await signedOut).method()).toBe('POST')
      await expect(page).toHaveURL(`${product().url}/`)
      await expect(page.getByText('Account Deleted', { exact: true })).toBeVisible()
      await expect(page.getByText('Your account has been permanently deleted.')).toBeVisible()
      await page.goto('/profile')
      await expect(page).toHaveURL(/\/sign-in/)
      await caller.close()
    },
  },
]

walkInBrowser('4. States and transitions', [...colourScheme, ...deleteAccount])
