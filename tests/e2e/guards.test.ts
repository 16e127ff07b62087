// Where people are sent, in a browser and not only by the first answer of the host.

import { expect, test } from './support/fixtures.ts'
import { newPerson, signUpOn, untilLive } from './support/pages.ts'
import { product } from './support/product.ts'

const firstStore = () => `${product().url}/stores/${product().storeId}`

for (const path of [
  '/sign-up',
  '/sign-in',
  '/forgot-password',
  '/reset-password',
  '/payment-success',
]) {
  test(`${path} sends somebody who is signed in to their first store`, async ({ open }) => {
    const page = await open('manager')
    await page.goto(path)
    await expect(page).toHaveURL(firstStore())
  })
}

test('somebody who is signed in and opens /sign-in within the app is sent away too', async ({
  open,
}) => {
  const page = await open('manager')
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await expect(page).toHaveURL(firstStore())
})

test('/checkout/success leads an owner on to the organization', async ({ open }) => {
  const page = await open('owner')
  await page.goto('/checkout/success')
  await expect(page).toHaveURL(/\/organization$/)
})

test('/checkout/success asks somebody without one to set up an organization', async ({ page }) => {
  await page.goto('/sign-up')
  await signUpOn(page, newPerson())
  await expect(page).toHaveURL(/\/setup\/organization$/)
  await page.goto('/checkout/success')
  await expect(page).toHaveURL(/\/setup\/organization$/)
  await page.goto('/sign-in')
  await expect(page).toHaveURL(/\/setup\/organization$/)
})

test('/checkout/cancel leads to the organization', async ({ open }) => {
  const page = await open('manager')
  await page.goto('/checkout/cancel')
  await expect(page).toHaveURL(/\/organization$/)
})

test('an invitation comes first, and is kept on the way through signing in', async ({ open }) => {
  const visitor = await open()
  await visitor.goto('/sign-up?invitation=0123')
  await visitor.getByRole('link', { name: 'Sign in' }).click()
  await expect(visitor).toHaveURL(/\/sign-in\?invitation=0123$/)
  const known = await open('scanner')
  await known.goto('/sign-in?invitation=0123')
  await expect(known).toHaveURL(/\/invite\/accept\?token=0123&from=signin$/)
  await known.goto('/sign-up?invitation=0123')
  await expect(known).toHaveURL(/\/invite\/accept\?token=0123&from=signup$/)
})

test('/invite/accept says that it needs a token', async ({ open }) => {
  const page = await open('scanner')
  await page.goto('/invite/accept')
  await expect(page.getByText(/token .* is missing/)).toBeVisible()
})

test('a scanner is told that a page is for managers, also on the way inside the app', async ({
  open,
  complaints,
}) => {
  complaints.allow(/status of 403/)
  const page = await open('scanner')
  await page.goto(`/stores/${product().storeId}/admin/rooms`)
  await expect(page.getByRole('heading', { name: 'For managers' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rooms & shelves' })).toHaveCount(0)
})

test('a stranger finds nothing at a foreign store', async ({ open, complaints }) => {
  complaints.allow(/status of 404/)
  const page = await open('stranger')
  const answer = await page.goto(`/stores/${product().storeId}/admin/rooms`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  await expect(page.getByText(product().storeName)).toHaveCount(0)
})

test('/audit/new asks for the store, and there is nothing for another one', async ({
  open,
  complaints,
}) => {
  const page = await open('manager')
  const path = `/stores/${product().storeId}/audit/new`
  await page.goto(path)
  await untilLive(page)
  await page.getByRole('link', { name: 'Count this store' }).click()
  await expect(page).toHaveURL(`${product().url}${path}?storeId=${product().storeId}`)
  complaints.allow(/status of 404/)
  const answer = await page.goto(`${path}?storeId=${product().foreignStoreId}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
})
