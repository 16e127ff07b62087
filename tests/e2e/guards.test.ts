// Where people are sent, in a browser and not only by the first answer of the host. What everybody finds at
// every address is in tests/spec/section-7-recorder.walkers.ts.

import { expect, test } from './support/fixtures.ts'
import { untilLive } from './support/pages.ts'
import { product } from './support/product.ts'

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
  await expect(page.getByText('This link is incomplete.')).toBeVisible()
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
