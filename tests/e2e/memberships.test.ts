// Memberships of somebody who has an account already: offered, taken, given up.

import { Caller, listIn, textIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { linkMailedTo } from './support/mails.ts'
import { newPerson, untilLive } from './support/pages.ts'
import { product } from './support/product.ts'

test('invitations are accepted or declined on the page of memberships; what they gave is given up', async ({
  open,
  callAs,
}) => {
  const owner = await callAs('owner')
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const person = newPerson()
  const invite = () =>
    owner.call('mutation', 'invitations:create', {
      orgId: valueIn(organization, 'id'),
      email: person.email,
      role: 'member',
      stores: [{ storeId: product().storeId, role: 'manager' }],
    })
  const newcomer = await Caller.signUp(product().url, person)
  const page = await open(undefined, { storageState: await newcomer.http.storageState() })
  await page.goto('/member')
  await untilLive(page)
  await invite()
  await expect(page.getByText(`Confirm that ${person.email} is yours`)).toBeVisible()
  await page.getByRole('button', { name: 'Create the link' }).click()
  await expect(page.getByText('Your administrator can give you the link.')).toBeVisible()
  const link = await linkMailedTo(person.email, 'Confirm your address for Shelfcount')
  await newcomer.http.get(link)
  const invitations = page.getByRole('region', { name: 'Invitations' })
  await expect(invitations.getByText(product().storeName)).toBeVisible()
  await invitations.getByRole('button', { name: /^Decline/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(invitations).toBeHidden()
  await invite()
  await invitations.getByRole('button', { name: /^Accept/ }).click()
  await expect(page).toHaveURL(`${product().url}/stores/${product().storeId}`)

  // Everything on the page is refused before the answer is there, and none of it is shown.
  await page.goto(`/stores/${product().storeId}/admin/teams`)
  await untilLive(page)
  const seat = page.getByRole('listitem').filter({ hasText: person.email })
  await seat.getByRole('button', { name: /^Role of/ }).click()
  await page.getByRole('menuitem', { name: 'Remove from this store' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from this store' }).click()
  await expect(page).toHaveURL(/\/stores$/)
  await page.goto('/member')
  await untilLive(page)
  const name = textIn(organization, 'name')
  await page.getByRole('button', { name: `Leave ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave organization' }).click()
  await expect(page.getByText(`You have left ${name}`)).toBeVisible()
  await expect(page).toHaveURL(/\/stores$/)
  await newcomer.close()
})

test('a pasted list is invited at once: no address stops it, and nobody is invited twice', async ({
  open,
}) => {
  const page = await open('owner')
  await page.goto(`/stores/${product().storeId}/admin/teams`)
  await untilLive(page)
  const [first, second, third] = [newPerson(), newPerson(), newPerson()]
  const addresses = page.getByLabel('Email addresses')
  const send = page.getByRole('button', { name: 'Create invitation' })
  await addresses.fill(`${first.email}\n${second.email}, nobody@world`)
  await addresses.press('Enter')
  await expect(page.getByText('Not an email address: nobody@world.')).toBeVisible()
  await addresses.fill(`${first.email}\n${second.email}, ${first.email.toUpperCase()}`)
  await send.click()
  await expect(page.getByRole('heading', { name: '2 invitations created' })).toBeFocused()
  await expect(page.getByText('No email was sent')).toBeVisible()
  const links = await page.getByLabel('Links to share').inputValue()
  expect(links.split('\n')).toEqual([
    expect.stringMatching(`^${first.email}\t.*/invite/`),
    expect.stringMatching(`^${second.email}\t.*/invite/`),
  ])
  for (const { email } of [first, second])
    await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(1)

  await page.getByRole('button', { name: 'Invite someone else' }).click()
  await addresses.fill(`${first.email}\n${third.email}`)
  await send.click()
  await expect(page.getByText(`Invitation created for ${third.email}`)).toBeVisible()
  await expect(page.getByText(`Already on the team or invited: ${first.email}.`)).toBeVisible()
})
