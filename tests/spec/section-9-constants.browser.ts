import { expect, type Page } from '@playwright/test'
import { untilLive } from '../e2e/support/pages.ts'
import { type BrowserRow, type Running, walkInBrowser } from './support/walk-in-browser.ts'

/** A page on which signing out fails, which it says in a notification. */
async function openPage({ open, complaints }: Running): Promise<Page> {
  complaints.allow(/ERR_FAILED/)
  const page = await open('manager', { viewport: { width: 1_440, height: 900 } })
  await page.route('**/api/auth/sign-out', (route) => route.abort())
  await page.clock.install()
  await page.goto('/stores')
  await untilLive(page)
  return page
}

async function signOutInVain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dana Whitlock' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

const notifications: readonly BrowserRow[] = [
  {
    row: 'Notifications: at the bottom right, closed after 4000 ms',
    check: async (running) => {
      const page = await openPage(running)
      await signOutInVain(page)
      const note = page.getByText('You are still signed in')
      await expect(note).toBeVisible()
      await page.clock.runFor(1_000)
      const box = await note.boundingBox()
      expect(box?.x).toBeGreaterThan(720)
      expect(box?.y).toBeGreaterThan(450)
      await page.clock.runFor(2_500)
      await expect(note).toBeVisible()
      await page.clock.runFor(1_500)
      await expect(note).toBeHidden()
    },
  },
  {
    row: 'Notifications: 5 at once',
    check: async (running) => {
      const page = await openPage(running)
      await page.getByRole('button', { name: 'Dana Whitlock' }).click()
      const signOut = page.getByRole('menuitem', { name: 'Sign out' })
      await signOut.evaluate((item: HTMLElement) => {
        for (let times = 0; times < 7; times += 1) item.click()
      })
      await expect(page.getByText('You are still signed in')).toHaveCount(5)
    },
  },
]

walkInBrowser('9. Business constants and limits', notifications)
