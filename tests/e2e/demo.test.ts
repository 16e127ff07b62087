// Somebody looks around in the demo before they have an account.

import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { lookAt } from './support/look.ts'
import { untilLive } from './support/pages.ts'

/** Whoever comes first waits until it is made. */
const MAKING_MS = 300_000
const COUNT = /\/stores\/[\w-]+\/audit\/[\w-]+$/

const BAR = 'This is a demo. Nothing you do is saved.'

/** What the host says to a change that a page of the visitor would ask for. */
function changeAsVisitor(page: Page, path: string, args: object): Promise<string | undefined> {
  return page.evaluate(
    async ([name, given]) => {
      const { token } = await (await fetch('/api/auth/token')).json()
      const answer = await fetch('/api/mutation', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ path: name, args: given, format: 'json' }),
      })
      return (await answer.json()).errorData?.code
    },
    [path, args] as const,
  )
}

test('a stranger watches a count that moves, changes nothing, and leaves to sign up', async ({
  page,
  complaints,
}) => {
  test.setTimeout(2 * MAKING_MS)
  complaints.allow(/status of (403|560)/)
  await page.goto('/')
  await page.getByRole('link', { name: 'See it live' }).first().click()
  await expect(page).toHaveURL(COUNT, { timeout: MAKING_MS })
  await expect(page.getByText(BAR)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Winter count' })).toBeVisible()
  await untilLive(page)
  const before = await page.locator('main').innerText()
  await expect.poll(() => page.locator('main').innerText(), { timeout: 60_000 }).not.toBe(before)
  const storeId = new URL(page.url()).pathname.split('/')[2]
  expect(await changeAsVisitor(page, 'rooms:create', { storeId, name: 'Mine' })).toBe('read_only')
  await page.getByRole('link', { name: 'Create your store' }).click()
  await expect(page).toHaveURL(/\/sign-up$/)
  await page.goto(`/stores/${storeId}`)
  await expect(page).toHaveURL(/\/sign-in$/)
})

test('the demo reads well on a phone and a desk, light and dark', async ({ page }) => {
  test.setTimeout(2 * MAKING_MS)
  await page.goto('/demo')
  await expect(page).toHaveURL(COUNT, { timeout: MAKING_MS })
  const audit = new URL(page.url()).pathname
  const store = audit.split('/audit/')[0] ?? ''
  await lookAt(page, audit)
  await lookAt(page, `${store}/admin/items`)
  await lookAt(page, `${store}/audit`)
  await page.getByRole('link', { name: 'Autumn count' }).first().click()
  await expect(page.getByText(BAR)).toBeVisible()
})
