// What pages say of labels and handhelds, from the screens to the usage that owners see.

import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { untilLive } from './support/pages.ts'
import { product } from './support/product.ts'

const NAME = 'Handheld of the stockroom'

test('a handheld is added, named on the device, and removed', async ({ open }) => {
  const owner = await open('owner')
  const device = await open('scanner')
  const code = await addHandheld(owner)

  await device.goto('/profile')
  await device.getByLabel('Code of the handheld').fill(code.toLowerCase())
  await device.getByRole('button', { name: 'Use this code' }).click()
  await expect(device.getByText(`This device is ${NAME}.`)).toBeVisible()
  await device.reload()
  await expect(device.getByText(`This device is ${NAME}.`)).toBeVisible()

  await owner.getByRole('button', { name: `Remove ${NAME}` }).click()
  await owner.getByRole('button', { name: 'Remove handheld', exact: true }).click()
  await expect(owner.getByText(NAME, { exact: true })).toBeHidden()
})

test('labels that a manager saves are in the usage of the organization', async ({ open }) => {
  const manager = await open('manager')
  await manager.goto(`/stores/${product().storeId}/admin/rooms`)
  await untilLive(manager)
  await manager.getByRole('button', { name: 'Print labels' }).click()
  const save = manager.getByRole('link', { name: /^Save \d+ labels? as PDF/ })
  const count = Number(/\d+/.exec((await save.textContent()) ?? '')?.[0])
  const tracked = manager.waitForResponse('**/api/billing/track')
  const saved = manager.waitForEvent('download')
  await save.click()
  await saved
  const answer = await tracked
  expect(answer.status()).toBe(200)
  expect(answer.request().postDataJSON()).toMatchObject({ featureId: 'labels', value: count })

  const owner = await open('owner')
  await owner.goto('/organization?part=plan')
  const labels = owner.locator('dl > div').filter({ hasText: 'Printed labels' })
  await expect(labels).toContainText(/[\d,]+, unlimited/)
  await expect(labels).not.toContainText(/^Printed labels0,/)
})

async function addHandheld(page: Page): Promise<string> {
  await page.goto('/organization?part=plan')
  await untilLive(page)
  await page.getByLabel('Handheld name').fill(NAME)
  await page.getByRole('button', { name: 'Add handheld' }).click()
  const row = page.getByRole('row').filter({ hasText: NAME })
  return (await row.locator('code').textContent()) ?? ''
}
