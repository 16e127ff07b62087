import { expect, test } from './support/fixtures.ts'
import { newPerson, signInOn, signUpOn, untilLive } from './support/pages.ts'
import { ACCOUNTS, DEMO_PASSWORD, product } from './support/product.ts'

// With the service worker, as people have it.
test.use({ serviceWorkers: 'allow' })

test('a stranger signs up, is redirected, and creates an organization', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Create an account' }).first().click()
  await expect(page).toHaveURL(/\/sign-up$/)
  await signUpOn(page, newPerson())
  await expect(page).toHaveURL(/\/setup\/organization$/)
  await page.getByLabel('Organization name').fill('Quill & Daughters')
  await page.getByRole('button', { name: 'Create organization' }).click()
  await expect(page).toHaveURL(/\/setup\/store/)
  await page.goto('/stores')
  await expect(page.getByRole('heading', { name: 'Quill & Daughters' })).toBeVisible()
})

test('somebody who wanted a page gets there after signing in', async ({ page }) => {
  const wanted = `/stores/${product().storeId}/settings`
  await page.goto(wanted)
  await expect(page).toHaveURL(/\/sign-in$/)
  await signInOn(page, ACCOUNTS.scanner, DEMO_PASSWORD)
  await expect(page).toHaveURL(`${product().url}${wanted}`)
  await expect(page.getByRole('heading', { name: 'Store settings' })).toBeVisible()
})

test('a wrong password is said on the page, and signs nobody in', async ({ page, complaints }) => {
  complaints.allow(/status of 401/)
  await page.goto('/sign-in')
  await signInOn(page, ACCOUNTS.scanner, 'not-the-password')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/sign-in$/)
})

test('signing out ends the session', async ({ page }) => {
  await page.goto('/sign-in')
  await signInOn(page, ACCOUNTS.scanner, DEMO_PASSWORD)
  await untilLive(page)
  await page.getByRole('button', { name: 'Sam Ortega' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
  await page.goto(`/stores/${product().storeId}`)
  await expect(page).toHaveURL(/\/sign-in$/)
})

test('a sign-out whose answer is lost claims nothing, and is found out when the network is back', async ({
  page,
  complaints,
}) => {
  // The session ends although the page has not heard of it.
  complaints.allow(/ERR_FAILED|Sign in to go on/)
  await page.goto('/sign-in')
  await signInOn(page, ACCOUNTS.scanner, DEMO_PASSWORD)
  await untilLive(page)
  let isBack = false
  await page.route('**/api/auth/sign-out', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.route('**/api/auth/get-session', (route) =>
    isBack ? route.continue() : route.abort(),
  )
  await page.getByRole('button', { name: 'Sam Ortega' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByText('We couldn’t confirm that you’re signed out')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  isBack = true
  await expect(page).toHaveURL(/\/sign-in$/)
})

test('items are typed in one after the other, and a cost counts before its field is left', async ({
  open,
}) => {
  const page = await open('owner')
  await page.goto(`/stores/${product().storeId}/admin/items`)
  await untilLive(page)
  await page.getByRole('button', { name: 'Add item' }).click()
  const form = page.getByRole('dialog', { name: 'New item' })
  const name = form.getByLabel('Name')
  const [first, second] = [`Tea for ${newPerson().email}`, `Tea for ${newPerson().email}`]
  await name.fill(first)
  await form.getByLabel('Category').fill('Tea')
  await form.getByRole('button', { name: 'Save and add another' }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('')
  await expect(form.getByLabel('Category')).toHaveValue('Tea')
  await name.fill(second)
  await form.getByLabel('Unit cost').pressSequentially('2.50')
  await form.getByLabel('Unit cost').press('Enter')
  await expect(form).toBeHidden()
  await page.getByLabel('Find an item').fill(second)
  await expect(page.getByText('$2.50')).toBeVisible()
})
