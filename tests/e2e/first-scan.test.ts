// The first hour of a new shop: from signing up to a count in three screens, with nothing typed but who
// one is, and with a list at once for those who have one.

import type { Page } from '@playwright/test'
import { Caller } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { newPerson, signUpOn, untilLive } from './support/pages.ts'
import { product } from './support/product.ts'

// With the service worker, as people have it.
test.use({ serviceWorkers: 'allow' })

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Pages that somebody has stood on, in order. */
function screensOf(page: Page): readonly string[] {
  const screens: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    const path = new URL(frame.url()).pathname.replaceAll(/[0-9a-f-]{36}/g, '…')
    if (screens.at(-1) !== path) screens.push(path)
  })
  return screens
}

test('three screens lead a phone from signing up to the first scan', async ({ open }) => {
  const phone = await open(undefined, PHONE)
  const screens = screensOf(phone)
  await phone.goto('/sign-up')
  await signUpOn(phone, newPerson())
  await phone.getByRole('button', { name: /^Start scanning/ }).click()
  await expect(phone.getByRole('button', { name: /^Finish/ })).toBeVisible()
  expect(screens).toEqual(['/sign-up', '/setup/organization', '/stores/…/audit/…/scanner'])

  await phone.getByRole('button', { name: 'Type code' }).click()
  await phone.getByLabel('Code or name').fill('4006381333931')
  await phone.getByRole('button', { name: /^Count/ }).click()
  await expect(phone.getByText('4006381333931').first()).toBeVisible()

  await test.step('the manager sees it under names that nobody had to think of', async () => {
    await phone.goto('/stores')
    await untilLive(phone)
    await expect(phone.getByRole('heading', { name: 'Nora’s stores' })).toBeVisible()
    await expect(phone.getByRole('main').getByRole('link', { name: /My store/ })).toBeVisible()
  })
})

test('whoever presses too early, and more than once, starts one count', async ({ open }) => {
  const caller = await Caller.signUp(product().url, newPerson())
  const page = await open(undefined, { storageState: await caller.http.storageState() })
  const code = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/setup/organization', { waitUntil: 'commit' })
  const start = page.getByRole('button', { name: /^Start scanning/ })
  for (let press = 0; press < 3; press += 1) await start.click()
  code.resolve()
  await expect(page).toHaveURL(/\/audit\/[^/]+$/)
  await page.unrouteAll({ behavior: 'wait' })
  const organizations = await caller.query('organizations:getByUser')
  expect(organizations).toHaveLength(1)
  await caller.close()
})

test('whoever brings a list lands where it is checked, and its shelves are drawn', async ({
  open,
}) => {
  const page = await open()
  await page.goto('/sign-up')
  await signUpOn(page, newPerson())
  await expect(page).toHaveURL(/\/setup\/organization$/)
  const name = 'on-hand.csv'
  const rows = [
    'SKU,Name,Barcode,Qty,Shelf',
    'R-1,Rice,4006381333931,12,A-01',
    'M-1,Mug,5901234123457,4,A-02',
  ]
  await page.locator('input[type=file]').setInputFiles({
    ...{ name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) },
  })
  await expect(page).toHaveURL(/\/admin\/import$/)
  await expect(page.getByText(name).first()).toBeVisible()

  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByRole('heading', { name: '2 rows imported' })).toBeVisible()
  await page.getByRole('link', { name: 'Rooms & shelves' }).first().click()
  await expect(page.getByRole('heading', { name: 'Rooms and shelves' })).toBeVisible()
  const drawn = page.getByRole('button', { name: 'Imported shelves A-01 to A-02 2 shelves' })
  await expect(drawn).toBeVisible()
})

test('a sample store is opened from the set-up, and goes only after a question', async ({
  open,
  complaints,
}) => {
  complaints.allow(/status of 404/)
  const page = await open()
  await page.goto('/sign-up')
  await signUpOn(page, newPerson())
  await expect(page).toHaveURL(/\/setup\/organization$/)
  await page.getByRole('button', { name: 'Create organization' }).click()
  await page.getByRole('button', { name: /^Start with a sample store/ }).click()
  await expect(page.getByText('This is a sample store.')).toBeVisible()
  await untilLive(page)
  const store = page.url()

  const remove = page.getByRole('button', { name: 'Delete the sample' })
  const question = page.getByRole('dialog', { name: 'Delete the sample' })
  await remove.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect(page.url()).toBe(store)
  await expect(page.getByText('This is a sample store.')).toBeVisible()

  await remove.click()
  await question.getByRole('button', { name: 'Delete the sample' }).click()
  await expect(page).toHaveURL(/\/stores$/)
  await expect(page.getByText('Nora’s stores')).toBeVisible()
  await expect(page.getByText('Sample store')).toHaveCount(0)
  expect((await page.goto(store))?.status()).toBe(404)
  await expect(page.getByText('This is a sample store.')).toBeHidden()
})

test('a file that is no list makes nothing, and the screen stays', async ({ open }) => {
  const page = await open()
  await page.goto('/sign-up')
  await signUpOn(page, newPerson())
  await expect(page).toHaveURL(/\/setup\/organization$/)
  const empty = { name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.from('') }
  await page.locator('input[type=file]').setInputFiles(empty)
  await expect(page.getByText(/^empty\.csv: /)).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/setup\/organization$/)
})
