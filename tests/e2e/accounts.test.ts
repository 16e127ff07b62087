// Accounts as people meet them: invited, without code, and with a copy of what is kept.

import { readFile } from 'node:fs/promises'
import { Caller, listIn, textIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { newPerson, untilLive } from './support/pages.ts'
import { product } from './support/product.ts'

test('whoever follows an invitation finds the address filled in, and is in after signing up', async ({
  open,
  callAs,
}) => {
  const owner = await callAs('owner')
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const person = newPerson()
  const invitation = await owner.call('mutation', 'invitations:create', {
    orgId: valueIn(organization, 'id'),
    email: person.email,
    role: 'member',
    stores: [{ storeId: product().storeId, role: 'scanner' }],
  })
  const page = await open()
  await page.goto(`/invite/${textIn(valueIn(invitation, 'value'), 'token')}`)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.getByLabel('Your name').fill(person.name)
  await page.locator('input[name=password]').fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).dblclick()
  await expect(page).toHaveURL(`${product().url}/stores/${product().storeId}`)
})

test('without code the form of signing in says what is missing', async ({ open }) => {
  const page = await open(undefined, { javaScriptEnabled: false })
  await page.goto('/sign-in')
  // Looking by text passes over what stands in there.
  const note = page.locator('noscript [role=alert]')
  await expect(note).toBeVisible()
  await expect(note).toContainText('Turn on JavaScript')
})

test('whoever comes for an invitation that was withdrawn is told before typing anything', async ({
  open,
  callAs,
}) => {
  const owner = await callAs('owner')
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const orgId = valueIn(organization, 'id')
  const seat = { storeId: product().storeId, role: 'scanner' }
  const offer = { orgId, email: newPerson().email, role: 'member', stores: [seat] }
  const { value: invitation } = await owner.call('mutation', 'invitations:create', offer)
  const withdrawal = { orgId, invitationId: textIn(invitation, 'id') }
  await owner.call('mutation', 'invitations:revoke', withdrawal)
  const page = await open()
  await page.goto(`/sign-up?invitation=${textIn(invitation, 'token')}`)
  await expect(page.getByText('This invitation was withdrawn. You can create an')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByText('This invitation was withdrawn. You can still sign in')).toBeVisible()
})

test('without code the price list says what plans cost', async ({ open }) => {
  const page = await open(undefined, { javaScriptEnabled: false })
  await page.goto('/pricing')
  const plan = page.getByRole('region', { name: 'Team', exact: true })
  await expect(plan).toContainText('$29')
  await expect(plan.getByRole('link', { name: 'Start Free Trial' })).toBeVisible()
})

test('somebody downloads what is kept about them', async ({ open }) => {
  const person = newPerson()
  const newcomer = await Caller.signUp(product().url, person)
  const page = await open(undefined, { storageState: await newcomer.http.storageState() })
  await page.goto('/profile')
  await untilLive(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('shelfcount-my-data.json')
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({ account: { email: person.email }, memberships: [] })
  await newcomer.close()
})
