// An organization and its account over time: two of them in two tabs, a session that ends, the end of all.

import type { Page } from '@playwright/test'
import type { QueryModification } from '#contract/frames.ts'
import { Caller, textIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { linkMailedTo } from './support/mails.ts'
import { alterFrames, newPerson, signInOn, untilLive } from './support/pages.ts'
import { product } from './support/product.ts'

/** Somebody with organizations of their own. */
async function ownerOf(...names: readonly string[]) {
  const person = newPerson()
  const caller = await Caller.signUp(product().url, person)
  // A second organization needs a confirmed address.
  await caller.http.get(await linkMailedTo(person.email, 'Confirm your address for Shelfcount'))
  const orgIds: string[] = []
  for (const name of names) {
    const made = await caller.call('mutation', 'organizations:create', { name })
    orgIds.push(textIn(made.value, 'id'))
  }
  return { person, caller, orgIds, state: { storageState: await caller.http.storageState() } }
}

const addressesOn = (page: Page) => page.getByLabel('Email addresses')

test('each tab stays with its organization, whatever another one switches to', async ({ open }) => {
  const { caller, orgIds, state } = await ownerOf('Corner Shop', 'Depot')
  const page = await open(undefined, state)
  await page.goto('/organization?part=people')
  await untilLive(page)
  await expect(page.getByRole('heading', { name: 'Depot' })).toBeVisible()
  await page.getByRole('button', { name: 'Invite people' }).click()
  await addressesOn(page).fill('somebody@world.test')
  await caller.call('mutation', 'organizations:activate', { orgId: orgIds[0] })
  const other = await page.context().newPage()
  await other.goto('/organization?part=people')
  await expect(other.getByRole('heading', { name: 'Corner Shop' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Depot' })).toBeVisible()
  await expect(addressesOn(page)).toHaveValue('somebody@world.test')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Switch' }).click()
  await page.getByRole('menuitemradio', { name: /^Corner Shop/ }).click()
  await expect(page.getByRole('heading', { name: 'Corner Shop' })).toBeVisible()
  await caller.close()
})

test('money is decided about where somebody is, whichever organization they work in', async ({
  open,
}) => {
  const { caller, orgIds, state } = await ownerOf('Corner Shop', 'Depot')
  const page = await open(undefined, state)
  await page.goto(`/organization?org=${orgIds[0]}`)
  const corner = page.getByRole('heading', { name: 'Corner Shop' })
  await page.getByRole('button', { name: 'Open billing portal' }).click()
  await expect(page.getByText('For Corner Shop')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Shelfcount' }).click()
  await expect(corner).toBeVisible()
  const plan = page.getByRole('region', { name: 'Business', exact: true })
  for (const answer of ['Go back without paying', /^Pay/]) {
    await page.getByRole('button', { name: 'Change plan' }).click()
    await plan.getByRole('button', { name: 'Upgrade', exact: true }).click()
    await expect(page.getByText('For Corner Shop')).toBeVisible()
    await page.getByRole('button', { name: answer }).click()
    await expect(corner).toBeVisible()
  }
  await expect(page.getByText('You’re now on Business.')).toBeVisible()
  await caller.close()
})

test('the last owner is told what to do first, and where', async ({ open }) => {
  const { caller, orgIds, state } = await ownerOf('Corner Shop', 'Depot')
  const [orgId] = orgIds
  const store = await caller.call('mutation', 'stores:createWithBaseline', { orgId, name: 'Shop' })
  const stores = [{ storeId: textIn(store.value, 'id'), role: 'scanner' }]
  const offer = { orgId, email: null, role: 'member', stores }
  const { value: invitation } = await caller.call('mutation', 'invitations:create', offer)
  const colleague = await Caller.signUp(product().url, newPerson())
  const joining = { token: textIn(invitation, 'token') }
  await colleague.call('mutation', 'invitations:accept', joining)
  const page = await open(undefined, state)
  await page.goto('/profile')
  await untilLive(page)
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(dialog.getByRole('alert')).toContainText('You are the only owner of Corner Shop.')
  await dialog.getByRole('link', { name: 'Go to the organization' }).click()
  await expect(page.getByRole('heading', { name: 'Corner Shop' })).toBeVisible()
  await expect(page.getByText('Make someone else an owner before you leave.')).toBeVisible()
  await page.goto(`/organization?org=${orgIds[1]}&part=general`)
  await untilLive(page)
  await expect(page.getByText('You’re the only one here.')).toBeVisible()
  await Promise.all([colleague.close(), caller.close()])
})

test('a session that ends while somebody types costs nothing that was typed', async ({
  open,
  complaints,
}) => {
  complaints.allow(/status of 401|\[billing\] Sign in to go on/)
  const { person, caller, state } = await ownerOf('Corner Shop')
  const page = await open(undefined, state)
  await page.goto('/organization?part=people&invite=yes')
  await untilLive(page)
  await addressesOn(page).fill('somebody@world.test')
  await caller.post('/api/auth/revoke-sessions', {})
  const cover = page.getByRole('dialog', { name: 'You are signed out' })
  await expect(cover).toBeVisible()
  await cover.getByRole('button', { name: 'Continue' }).click()
  await expect(cover.getByText('No one is signed in yet.')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/sign-in')
  await signInOn(other, person.email, person.password)
  await expect(other).not.toHaveURL(/sign-in/)
  // Coming back to the tab is enough where the browser tells of it.
  await page.bringToFront()
  await expect(async () => {
    const goOn = cover.getByRole('button', { name: 'Continue' })
    if (await goOn.isVisible()) await goOn.click({ timeout: 5_000 })
    await expect(cover).toBeHidden({ timeout: 5_000 })
  }).toPass()
  await untilLive(page)
  await expect(addressesOn(page)).toHaveValue('somebody@world.test')
  await caller.close()
})

test('an owner who names it deletes an organization, and everybody in it is out', async ({
  open,
}) => {
  const { caller, orgIds, state } = await ownerOf('Corner Shop')
  const page = await open(undefined, state)
  await page.goto('/organization')
  await untilLive(page)
  await page.getByRole('button', { name: 'Delete Corner Shop' }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel('Type the organization name: Corner Shop')
  await name.fill('corner shop')
  await dialog.getByRole('button', { name: 'Delete organization' }).click()
  await expect(dialog.getByText('Type the organization name exactly')).toBeVisible()
  await name.fill('Corner Shop')
  await dialog.getByRole('button', { name: 'Delete organization' }).click()
  await expect(page.getByText('Corner Shop is deleted')).toBeVisible()
  const gone = await caller.call('query', 'members:list', { orgId: orgIds[0] })
  expect(gone).toMatchObject({ errorData: { code: 'not_found' } })
  await caller.close()
})

test('settings that cannot be loaded leave the others in reach', async ({ open, complaints }) => {
  complaints.allow(/Not today/)
  const page = await open('owner')
  let isBroken = false
  await alterFrames(page, (frame) =>
    isBroken && frame.type === 'Transition'
      ? { ...frame, modifications: frame.modifications.map(failed) }
      : frame,
  )
  await page.goto('/organization')
  await untilLive(page)
  isBroken = true
  await page.getByRole('link', { name: 'API keys' }).click()
  await expect(page.getByText('These settings could not be loaded.')).toBeVisible()
  isBroken = false
  await page.getByRole('link', { name: 'Webhooks' }).click()
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible()
})

function failed(one: QueryModification): QueryModification {
  if (one.type !== 'QueryUpdated') return one
  const errorData = { code: 'forbidden', message: 'Not today.' } as const
  const rest = { errorMessage: errorData.message, errorData, logLines: [], journal: null }
  return { type: 'QueryFailed', queryId: one.queryId, ...rest }
}
