// Somebody is refused while they are at it: on an open page, when it is loaded again, and on a phone
// with counts that are not sent. Each time they are told what happened, and nothing is lost.

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { Caller, listIn, textIn, valueIn } from './support/calls.ts'
import { chip, openAs, recordedOn, shoot, TEA } from './support/night-count.ts'
import { phoneAtNight } from './support/phone.ts'
import { ACCOUNTS } from './support/product.ts'

const phone = phoneAtNight()
const root = join(import.meta.dirname, '..', '..')

/** The owner of the other organization, who operates this installation as well. */
async function operator(): Promise<Caller> {
  const { folder, host } = phone.shop
  await promisify(execFile)(
    process.execPath,
    [join(root, 'scripts', 'platform-admin.ts'), 'add', ACCOUNTS.stranger],
    { cwd: root, env: { ...process.env, SHELFCOUNT_DATA: join(folder, 'data'), DATABASE_URL: '' } },
  )
  return Caller.signIn(host.url, ACCOUNTS.stranger)
}

async function organization(): Promise<{ readonly id: string; readonly name: string }> {
  const [own] = listIn(await phone.shop.manager.query('organizations:getByUser'))
  return { id: textIn(own, 'id'), name: textIn(own, 'name') }
}

async function inBothSizes(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await look()
  }
  if (before) await page.setViewportSize(before)
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

test('a suspended organization says so on open pages, again when loaded, and keeps what a phone holds', async () => {
  const { context, shelf, address, count } = await phone.start()
  const scanner = await openAs(context, phone.shop, address)
  await shoot(scanner, TEA)
  await expect(chip(scanner)).toHaveText('All sent')
  const home = await context.newPage()
  await home.goto(`${phone.shop.network.url}/stores/${count.storeId}`)
  await expect(heading(home, 'My work')).toBeVisible()
  await phone.shop.network.cut()
  await shoot(scanner, TEA, TEA)

  const [admin, { id: organizationId, name }] = [await operator(), await organization()]
  const suspend = { organizationId, reason: 'The invoice of May is open' }
  await admin.call('mutation', 'platform:suspendOrganization', suspend)
  await phone.shop.network.restore()
  const told = scanner.getByText(/are kept on this phone and sent when it reopens/)
  await expect(told.first()).toBeVisible()
  await expect(scanner.getByText('2 counts not sent')).toBeVisible()

  await expect(heading(home, `${name} is suspended`)).toBeVisible()
  await expect(home.getByRole('navigation').first(), 'the frame stays').toBeVisible()
  // The only page on the phone, so it is the one that sends.
  await scanner.close()
  await home.reload()
  await expect(heading(home, `${name} is suspended`)).toBeVisible()
  await expect(
    home.getByText('The operator of this service wrote: The invoice of May is open.'),
  ).toBeVisible()
  await expect(home.getByText(/Kept on this device until the organization reopens/)).toBeVisible()

  await inBothSizes(home, () => expect(heading(home, `${name} is suspended`)).toBeVisible())
  const second = await context.newPage()
  await second.goto(`${phone.shop.network.url}/member`)
  await expect(second.getByText(`${name} is suspended`), 'the same words').toBeVisible()
  await expect(second.getByText(/Its stores are closed for everyone until/)).toBeVisible()
  await second.close()

  await admin.call('mutation', 'platform:restoreOrganization', { organizationId })
  await admin.close()
  await expect(heading(home, 'My work'), 'it comes back by itself').toBeVisible()
  await expect(async () => {
    expect((await recordedOn(phone.shop.manager, shelf)).events).toHaveLength(3)
  }).toPass({ timeout: 45_000 })
})

test('somebody who was taken off the team, and somebody in an archived store, are told', async () => {
  const { context, count, address } = await phone.start()
  const { manager, network } = phone.shop
  const scanner = await openAs(context, phone.shop, address)
  await shoot(scanner, TEA)
  await expect(chip(scanner)).toHaveText('All sent')
  const home = await context.newPage()
  await home.goto(`${network.url}/stores/${count.storeId}`)
  await expect(heading(home, 'My work')).toBeVisible()
  await network.cut()
  await shoot(scanner, TEA)
  const { id: orgId } = await organization()
  const people = listIn(await manager.query('members:list', { orgId }))
  const person = people.find((one) => valueIn(one, 'email') === ACCOUNTS.scanner)
  const seat = { storeId: count.storeId, userId: textIn(person, 'id') }
  await manager.call('mutation', 'users:removeUserFromStore', seat)
  await network.restore()
  await expect(
    scanner.getByText(/You’re no longer in Night store\. Rejected counts stay/).first(),
  ).toBeVisible()
  await expect(heading(home, 'You are no longer in Night store')).toBeVisible()
  await home.reload()
  await expect(heading(home, 'You are no longer in Night store')).toBeVisible()
  await inBothSizes(home, () =>
    expect(home.getByRole('link', { name: 'Go to my stores' })).toBeVisible(),
  )

  await manager.call('mutation', 'users:assignUserToStore', { ...seat, role: 'scanner' })
  await expect(heading(home, 'My work')).toBeVisible()
  await manager.call('mutation', 'audits:updateStatus', {
    auditId: count.auditId,
    status: 'cancelled',
    reason: 'A test',
    typedName: 'Night count',
  })
  await manager.call('mutation', 'stores:archive', { storeId: count.storeId })
  await expect(heading(home, 'Night store is archived')).toBeVisible()
  await home.reload()
  await inBothSizes(home, () => expect(heading(home, 'Night store is archived')).toBeVisible())
  await home.goto(`${network.url}/stores/01920000-0000-7000-8000-000000000000`)
  await expect(heading(home, 'Not Found')).toBeVisible()
})
