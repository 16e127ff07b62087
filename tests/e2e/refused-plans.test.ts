// A plan that holds no more, and a login that has ended: said where somebody stands, when they load the page
// again and when they come by a link, on a phone and at a desk.

import { expect, type Page } from '@playwright/test'
import { limitNote } from './support/buyer.ts'
import { Caller, textIn } from './support/calls.ts'
import { test } from './support/fixtures.ts'
import { newPerson, signInOn, untilLive } from './support/pages.ts'
import { product } from './support/product.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

async function ownerWithStore(name: string) {
  const person = newPerson()
  const caller = await Caller.signUp(product().url, person)
  const { value } = await caller.call('mutation', 'organizations:create', { name })
  const orgId = textIn(value, 'id')
  const store = { orgId, name: 'First shop' }
  const made = await caller.call('mutation', 'stores:createWithBaseline', store)
  const storeId = textIn(made.value, 'id')
  const state = { storageState: await caller.http.storageState() }
  return { person, caller, orgId, storeId, state }
}

/** Fits a phone and a desk, whatever is said on it. */
async function fits(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, `nothing is wider than ${size.width}`).toBeLessThanOrEqual(0)
  }
}

test('a limit is said where something would be added, with the way on or whom to ask', async ({
  open,
}) => {
  const { caller, orgId, storeId, state } = await ownerWithStore('Corner Shop')
  const invitation = await caller.call('mutation', 'invitations:create', {
    orgId,
    email: null,
    role: 'member',
    stores: [{ storeId, role: 'manager' }],
  })
  const manager = await Caller.signUp(product().url, newPerson())
  await manager.call('mutation', 'invitations:accept', { token: textIn(invitation.value, 'token') })
  const audit = { orgId, storeIds: [storeId], name: 'Count', withoutBaseline: true }
  await caller.call('mutation', 'audits:create', audit)
  const page = await open(undefined, state)
  const newAudit = `/stores/${storeId}/audit/new?storeId=${storeId}`
  await page.goto(newAudit)
  await untilLive(page)
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  await expect(limitNote(page), 'there is room for one more').toBeHidden()

  await caller.call('mutation', 'audits:create', { ...audit, name: 'Another count' })
  const limit = 'Free includes 2 audits per month'
  await expect(limitNote(page), 'while the page is open').toContainText(limit)
  await page.reload()
  await expect(limitNote(page), 'when it is loaded again').toContainText(limit)
  await fits(page)
  await page.goto('/setup/store')
  await expect(limitNote(page), 'by a link').toContainText('Free includes 1 store')
  await page.getByRole('link', { name: 'See plans' }).click()
  await expect(page).toHaveURL(/\/organization\?org=.+#plan$/)
  await expect(page.getByRole('region', { name: 'Business', exact: true })).toBeVisible()

  const own = { storageState: await manager.http.storageState() }
  const theirs = await open(undefined, own)
  await theirs.goto(newAudit)
  await expect(limitNote(theirs)).toContainText(limit)
  await expect(limitNote(theirs)).toContainText(
    'Ask an owner of the organization to change its plan.',
  )
  await expect(theirs.getByRole('link', { name: 'See plans' })).toBeHidden()
  await fits(theirs)
  await Promise.all([caller.close(), manager.close()])
})

test('whoever is signed out is told in place, and comes back to the same page', async ({
  open,
  complaints,
}) => {
  // A part that asks for the first time just then is told so, too.
  complaints.allow(/status of 401|Sign in to go on/)
  const { person, caller, storeId, state } = await ownerWithStore('Corner Shop')
  const page = await open(undefined, state)
  const address = `/stores/${storeId}/admin/rooms`
  await page.goto(address)
  await untilLive(page)
  // At once: the page is about to renew its token.
  await caller.post('/api/auth/revoke-sessions', {})
  const cover = page.getByRole('dialog', { name: 'You are signed out' })
  await expect(cover).toContainText('counts stay on this device until they are sent')
  await fits(page)
  await cover.getByRole('link', { name: 'Sign in here instead' }).click()
  await signInOn(page, person.email, person.password)
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await untilLive(page)
  await caller.close()
})
