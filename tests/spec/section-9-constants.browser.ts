import { expect, type Page } from '@playwright/test'
import { COLOR_SCHEME_KEY } from '#web/kit/color-scheme.ts'
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

/** From here on time passes only when it is told to. */
async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 60_000)
}

async function signOutInVain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dana Whitlock' }).click()
  await page.clock.runFor(500)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

const notifications: readonly BrowserRow[] = [
  {
    row: 'Notifications: at the bottom right, closed after 4000 ms',
    check: async (running) => {
      const page = await openPage(running)
      await stopTime(page)
      await signOutInVain(page)
      const note = page.getByText('You are still signed in')
      await expect(note).toBeVisible()
      await page.clock.runFor(1_000)
      const box = await note.boundingBox()
      expect(box?.x).toBeGreaterThan(720)
      expect(box?.y).toBeGreaterThan(450)
      await page.clock.runFor(2_900)
      await expect(note).toBeVisible()
      await page.clock.runFor(1_000)
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

/** How the plans of the price list are really drawn. */
async function plansIn({ open }: Running, colorScheme: 'light' | 'dark') {
  const page = await open()
  await page.addInitScript(([key, scheme]) => localStorage.setItem(key, scheme), [
    COLOR_SCHEME_KEY,
    colorScheme,
  ] as const)
  await page.goto('/pricing')
  const plans = page.locator('.au-plans')
  await plans.waitFor()
  return plans.evaluate((element) => ({
    radius: getComputedStyle(element).borderTopLeftRadius,
    root: getComputedStyle(document.documentElement).fontSize,
    text: getComputedStyle(element).color,
    line: getComputedStyle(element).borderTopColor,
    page: getComputedStyle(document.body).backgroundColor,
  }))
}

function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return red + green + blue
}

const styleLayer: readonly BrowserRow[] = [
  {
    row: 'Billing style layer: default radius 0.5rem',
    check: async (running) => {
      const { radius, root } = await plansIn(running, 'light')
      expect(Number.parseFloat(radius)).toBe(Number.parseFloat(root) * 0.5)
    },
  },
  {
    row: 'Billing style layer: dark theme available',
    check: async (running) => {
      const light = await plansIn(running, 'light')
      const dark = await plansIn(running, 'dark')
      expect(lightness(light.page)).toBeGreaterThan(lightness(light.text))
      expect(lightness(dark.page)).toBeLessThan(lightness(dark.text))
      expect(dark.line).not.toBe(light.line)
    },
  },
]

walkInBrowser('9. Business constants and limits', [...notifications, ...styleLayer])
