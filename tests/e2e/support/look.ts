// Looks at a page as an inspector would, on a phone and on a desk, light and dark.

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WIDTHS = { phone: { width: 390, height: 844 }, desk: { width: 1_440, height: 900 } } as const
type Width = keyof typeof WIDTHS
type Scheme = 'light' | 'dark'

/**
 * Each scheme is loaded anew, so that the page also starts in it; a width is only a resize. The dark
 * page has the layout of the light one, so one width shows its colours.
 */
export async function lookAt(page: Page, address: string, expectedStatus = 200): Promise<void> {
  await page.setViewportSize(WIDTHS.phone)
  const answer = await page.goto(address)
  expect(answer?.status()).toBe(expectedStatus)
  await inspect(page, 'light', 'phone')
  await inspect(page, 'light', 'desk')
  await chooseDark(page)
  await page.reload()
  await inspect(page, 'dark', 'desk')
  await chooseNothing(page)
}

/** What is open on a page, such as a dialog: nothing is loaded anew. */
export async function lookHere(page: Page): Promise<void> {
  await inspect(page, 'light', 'phone')
  await inspect(page, 'light', 'desk')
  await paint(page, 'dark')
  await inspect(page, 'dark', 'desk')
  await paint(page, 'light')
}

async function paint(page: Page, scheme: Scheme): Promise<void> {
  await page.locator('html').evaluate((html, chosen) => {
    html.setAttribute('data-mantine-color-scheme', chosen)
  }, scheme)
  // Halfway between two colors, words have the contrast of neither.
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((change) => change instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })
}

async function inspect(page: Page, scheme: Scheme, width: Width): Promise<void> {
  await page.setViewportSize(WIDTHS[width])
  await untilHydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
  const inspector = await inspectorOf(page)
  // The dark page is the light one in other colours.
  if (scheme === 'dark') inspector.withRules(['color-contrast'])
  const { violations } = await inspector.analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  expect(found, `accessibility, ${scheme}, ${width}`).toEqual([])
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflowPx, `nothing sticks out at the side, ${scheme}, ${width}`).toBeLessThanOrEqual(0)
}

/**
 * Everything is inspected; what is right is only not described. A page that has the inspector is not
 * given it again: it is a large program. Frames in a page may be newer than it.
 */
async function inspectorOf(page: Page): Promise<AxeBuilder> {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
  return new AxeBuilder({ page, ...(isThere && { axeSource: 'undefined' }) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], selectors: false })
}

/** What the switch on the page does; pages for visitors have none. */
async function chooseDark(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('shelfcount-color-scheme', 'dark'))
}

/** The page may look at another address after this one. */
async function chooseNothing(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('shelfcount-color-scheme'))
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith('__reactContainer$')),
  )
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 })),
  )
}
