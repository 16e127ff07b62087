// Invitations that were sent to somebody who has an account already.

import { Caller, listIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { linkMailedTo } from './support/mails.ts'
import { newPerson, untilLive } from './support/pages.ts'
import { product } from './support/product.ts'

test('invitations wait on the page of memberships, and are accepted or declined there', async ({
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
      stores: [{ storeId: product().storeId, role: 'scanner' }],
    })
  const newcomer = await Caller.signUp(product().url, person)
  const page = await open(undefined, { storageState: await newcomer.http.storageState() })
  await page.goto('/member')
  await untilLive(page)
  await invite()
  await expect(page.getByText(`Confirm that ${person.email} is yours`)).toBeVisible()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`Sent to ${person.email}`)).toBeVisible()
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
  await newcomer.close()
})
