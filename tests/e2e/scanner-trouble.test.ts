// What can go wrong around a phone that counts: two tabs, somebody else's login, an expired one, a full
// disk, a wrong clock, an app that is closed. Counting goes on, and every count arrives once.

import { readFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { listIn, valueIn } from './support/calls.ts'
import {
  becomeOn,
  chip,
  onShelf,
  openAs,
  readyForOffline,
  recordedOn,
  scannerAddress,
  shoot,
  TEA,
  typeAtOnce,
} from './support/night-count.ts'
import { phoneAtNight } from './support/phone.ts'
import { ACCOUNTS } from './support/product.ts'

const HOUR_MS = 60 * 60_000

const phone = phoneAtNight()

test('two tabs count, one of them sends, and nothing arrives twice', async () => {
  const { context, shelf, address } = await phone.start()
  const [one, other] = [await openAs(context, phone.shop, address), await context.newPage()]
  const [byOne, byOther] = [batchesOf(one), batchesOf(other)]
  await one.reload()
  await other.goto(address)
  await readyForOffline(one)
  await shoot(one, TEA, TEA)
  await shoot(other, TEA)
  await Promise.all([expect(onShelf(one)).toHaveText('3'), expect(onShelf(other)).toHaveText('3')])
  for (const tab of [one, other]) await expect(chip(tab)).toHaveText('All sent')
  await phone.shop.network.cut()
  await shoot(other, TEA, TEA)
  await shoot(one, TEA)
  await expect(chip(one)).toHaveText(/3 waiting/)
  await expect(chip(other)).toHaveText(/3 waiting/)
  await phone.shop.network.restore()
  for (const tab of [one, other]) await expect(chip(tab)).toHaveText('All sent')
  const { events, quantities } = await recordedOn(phone.shop.manager, shelf)
  expect(events).toHaveLength(6)
  expect(quantities).toEqual([6])
  expect(Math.min(byOne.sent, byOther.sent), 'one of them sent nothing').toBe(0)
  expect(Math.max(byOne.sent, byOther.sent)).toBeGreaterThan(0)
})

/** Somebody counts what nobody knows, and takes a picture of it. */
async function pictureOf(page: Page, code: string): Promise<void> {
  await shoot(page, code)
  await page.getByRole('button', { name: 'Photo, note' }).click()
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  await page
    .getByLabel('Take a photo')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') })
  await expect(page.getByText('Photo taken, take another')).toBeVisible()
  await page.getByRole('button', { name: 'Save note' }).click()
}

test('a picture arrives with the count that it belongs to', async () => {
  const { context, shelf, address } = await phone.start()
  const page = await openAs(context, phone.shop, address)
  await pictureOf(page, 'SOMETHING-NEW')
  const filesOf = async () => {
    const { events } = await recordedOn(phone.shop.manager, shelf)
    return events.map((event) => valueIn(event, 'photoFileId')).filter(Boolean)
  }
  await expect.poll(filesOf).toHaveLength(1)
  await expect(chip(page)).toHaveText('All sent')
  expect((await recordedOn(phone.shop.manager, shelf)).quantities).toEqual([1])
  const [file] = await filesOf()
  const picture = await phone.shop.manager.http.get(`/api/files/${file}`)
  expect(picture.headers()['content-type']).toBe('image/jpeg')
})

test('a picture that is refused stays on the phone until somebody has saved it', async () => {
  const { context, shelf, address } = await phone.start()
  const page = await openAs(context, phone.shop, address)
  const refusal = { code: 'limit_reached', message: 'There is no room for files left.' }
  await page.route('**/api/files?*', (route) =>
    route.fulfill({ status: 402, json: { error: refusal } }),
  )
  await pictureOf(page, 'NOBODY-KNOWS')
  await expect(chip(page)).toHaveText('1 rejected')
  const { quantities } = await recordedOn(phone.shop.manager, shelf)
  expect(quantities, 'what it belongs to is counted').toEqual([1])
  // Neither another tab nor another day loses it.
  await page.reload()
  await expect(chip(page)).toHaveText('1 rejected')
  await chip(page).click()
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save photo' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^picture-.*\.jpg$/)
  await page.getByRole('button', { name: 'Remove from this phone' }).click()
  await expect(page.getByText('All sent').first()).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(chip(page)).toHaveText('All sent')
})

test('an expired login stops nothing: counts wait, and are sent after signing in again', async () => {
  const { context, shelf, address } = await phone.start()
  const page = await openAs(context, phone.shop, address)
  await readyForOffline(page)
  await shoot(page, TEA)
  await expect(chip(page)).toHaveText('All sent')
  const answer = await context.request.post(`${phone.shop.network.url}/api/auth/revoke-sessions`, {
    headers: { origin: phone.shop.network.url },
    data: {},
  })
  expect(answer.status()).toBe(200)
  const told = page.getByText(/^Signed out\. (New|\d)/)
  await expect(told, 'before anything waits').toHaveText(/New counts stay on this phone/)
  await shoot(page, TEA, TEA)
  await expect(chip(page)).toHaveText('Sign in, 2 waiting')
  await expect(onShelf(page)).toHaveText('3')
  await expect(told).toHaveText('Signed out. 2 kept on this phone.')
  await expect(page.getByRole('status').filter({ hasText: 'Saved on this phone' })).toBeVisible()
  await chip(page).click()
  const sheet = page.getByRole('dialog')
  await expect(
    sheet.getByText('You’re signed out. Your counts are kept on this phone.'),
  ).toBeVisible()
  await expect(sheet.getByText('Signed out', { exact: true })).toBeVisible()
  await expect(sheet.getByText('Connected')).toHaveCount(0)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/sign-in/)
  await page.getByLabel('Email').fill(ACCOUNTS.scanner)
  await page.getByLabel('Password', { exact: true }).fill('shelfcount-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/scanner/)
  await expect(chip(page)).toHaveText('All sent')
  expect((await recordedOn(phone.shop.manager, shelf)).quantities).toEqual([3])
})

test('another person on the phone sends their own counts, and leaves those of the first alone', async () => {
  const { context, count, shelf, address } = await phone.start()
  // Otherwise the browser sends them by itself, before anybody else signs in.
  await context.addInitScript(() => {
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: undefined })
  })
  const page = await openAs(context, phone.shop, address)
  await readyForOffline(page)
  await shoot(page, TEA)
  await expect(chip(page)).toHaveText('All sent')
  await phone.shop.network.cut()
  await shoot(page, TEA, TEA)
  await expect(chip(page)).toHaveText(/2 waiting/)
  await page.close()
  await phone.shop.network.restore()

  await becomeOn(context, phone.shop, ACCOUNTS.colleague)
  const second = await context.newPage()
  const [, ownShelf = ''] = count.shelves
  await second.goto(scannerAddress(phone.shop, count, ownShelf))
  await shoot(second, TEA)
  await expect(chip(second)).toHaveText('All sent')
  await chip(second).click()
  await expect(
    second.getByText(/2 entries from .+ will be sent when .+ signs in on this phone/),
  ).toBeVisible()
  expect((await recordedOn(phone.shop.manager, shelf)).quantities).toEqual([1])
  await second.close()

  await becomeOn(context, phone.shop, ACCOUNTS.scanner)
  const again = await context.newPage()
  await again.goto(address)
  await expect(chip(again)).toHaveText('All sent')
  await expect
    .poll(async () => (await recordedOn(phone.shop.manager, shelf)).quantities)
    .toEqual([3])
})

test('whoever is removed while their counts wait learns what becomes of them, and takes them along', async () => {
  const { context, count, shelf, address } = await phone.start()
  const page = await openAs(context, phone.shop, address)
  await readyForOffline(page)
  await phone.shop.network.cut()
  await shoot(page, TEA, TEA)
  await expect(chip(page)).toHaveText(/2 waiting/)
  const { storeId } = count
  const team = listIn(await phone.shop.manager.query('stores:getTeamMembers', { storeId }))
  const userId = valueIn(
    team.find((one) => valueIn(one, 'email') === ACCOUNTS.scanner),
    'id',
  )
  await phone.shop.manager.call('mutation', 'users:removeUserFromStore', { storeId, userId })
  await phone.shop.network.restore()
  await expect(page.getByText('You’re no longer in Night store')).toBeVisible()
  await expect(page.getByText('This count was deleted, or you no longer have access')).toHaveCount(
    2,
  )
  await expect(page.getByRole('heading', { name: '2 counts rejected' })).toBeVisible()
  expect((await recordedOn(phone.shop.manager, shelf)).events).toEqual([])
  await page.reload()
  await expect(
    page.getByRole('heading', { name: 'You are no longer in Night store' }),
  ).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'save a copy for your manager' }).click()
  const lines = (await readFile(await (await saved).path(), 'utf8')).split('\n')
  expect(lines.filter((line) => line.includes('\tN-1\tadd\tNight tea\t1 × 1'))).toHaveLength(2)
})

test('a full phone says that a count was not saved, and counts on when there is room', async () => {
  const { context, shelf, address } = await phone.start()
  const page = await openAs(context, phone.shop, address)
  await readyForOffline(page)
  await shoot(page, TEA)
  await expect(onShelf(page)).toHaveText('1')
  await page.evaluate(fillDisk)
  await page.evaluate(typeAtOnce, TEA)
  await expect(page.getByText('Not saved: this phone is full')).toBeVisible()
  await expect(onShelf(page)).toHaveText('1')
  await chip(page).click()
  await expect(page.getByText('Free up space, then count it again')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.evaluate(() => Reflect.get(globalThis, 'makeRoom')())
  await shoot(page, TEA)
  await expect(onShelf(page)).toHaveText('2')
  await expect(chip(page)).toHaveText('All sent')
  expect((await recordedOn(phone.shop.manager, shelf)).quantities).toEqual([2])
})

test('a wrong clock is said, and counts carry the right time', async () => {
  const { context, shelf, address } = await phone.start()
  await context.addInitScript((behindMs) => {
    const right = Date.now
    Date.now = () => right() - behindMs
  }, HOUR_MS)
  const page = await openAs(context, phone.shop, address)
  await expect(page.getByRole('button', { name: 'Finish shelf' })).toBeVisible()
  await chip(page).click()
  await expect(page.getByText('This phone’s clock is off by 60 minutes')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await shoot(page, TEA)
  await expect(chip(page)).toHaveText('All sent')
  const { events } = await recordedOn(phone.shop.manager, shelf)
  const [event] = listIn(events)
  expect(Math.abs(Number(valueIn(event, 'deviceTime')) - Date.now())).toBeLessThan(HOUR_MS / 2)
})

test('counts that a slow clock puts into a stop are set aside: the phone says so, and none is lost', async () => {
  const { context, count, shelf, address } = await phone.start()
  const { auditId } = count
  await context.addInitScript(slowClock)
  const page = await openAs(context, phone.shop, address)
  await shoot(page, TEA)
  await expect(chip(page)).toHaveText('All sent')
  const { manager } = phone.shop
  await manager.call('mutation', 'audits:stop', { auditId, reason: 'Lunch' })
  const stoppedAt = Date.now()
  await expect(page.getByText(/^Counting was stopped by \w.*: Lunch$/)).toBeVisible()
  // Long enough for a moment of it that is neither its first nor its last.
  await page.waitForTimeout(1_000)
  await manager.call('mutation', 'audits:updateStatus', { auditId, status: 'active' })
  await expect(page.getByText('Counting was stopped')).toBeHidden()
  await page.evaluate((time) => Reflect.get(globalThis, 'stopClock')(time), stoppedAt + 500)
  await shoot(page, TEA, TEA)
  await expect(page.getByRole('alert')).toHaveText('2 held for your manager')
  await expect(onShelf(page)).toHaveText('1')
  await expect(chip(page)).toHaveText('All sent')
  await page.getByRole('button', { name: 'Finish shelf' }).click()
  await expect(page.getByText('2 counts are held for your manager, not lost')).toBeVisible()
  await page.getByRole('button', { name: 'Scan more' }).click()
  const aside = await manager.query('scanEvents:listQuarantined', { auditId })
  expect(valueIn(aside, 'total')).toBe(2)
  const release = { auditId, auditAssignmentId: shelf, accept: true, reason: 'Slow clock' }
  await manager.call('mutation', 'scanEvents:releaseQuarantined', release)
  await expect(onShelf(page)).toHaveText('3')
  await page.getByRole('button', { name: 'Finish shelf' }).click()
  await expect(page.getByText('Is N-1 done?')).toBeVisible()
  await expect(page.getByText('held for your manager')).toBeHidden()
})

test('an app that was closed without network sends when the browser wakes it', async () => {
  const { context, shelf, address } = await phone.start()
  await context
    .grantPermissions(['background-sync'], { origin: phone.shop.network.url })
    .catch(() => {})
  const page = await openAs(context, phone.shop, address)
  await readyForOffline(page)
  await shoot(page, TEA)
  await expect(chip(page)).toHaveText('All sent')
  await phone.shop.network.cut()
  await shoot(page, TEA, TEA)
  await expect(chip(page)).toHaveText(/2 waiting/)
  await expect.poll(() => page.evaluate(registeredTags)).toEqual(['shelfcount-outbox'])
  const wake = await waker(context, page)
  await page.goto('about:blank')
  await phone.shop.network.restore()
  await wake()
  await expect
    .poll(async () => (await recordedOn(phone.shop.manager, shelf)).quantities)
    .toEqual([3])
  expect((await recordedOn(phone.shop.manager, shelf)).events).toHaveLength(3)
})

/** Runs in the page: its clock goes right until somebody stops it. */
function slowClock(): void {
  const right = Date.now
  let stoppedAt: number | undefined
  Date.now = () => stoppedAt ?? right()
  const stopClock = (time: number) => {
    stoppedAt = time
  }
  Object.assign(globalThis, { stopClock })
}

/** How many batches of counts a tab sends over its sockets. */
function batchesOf(page: Page): { sent: number } {
  const seen = { sent: 0 }
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('scanEvents:recordMany')) seen.sent += 1
    })
  })
  return seen
}

/** Runs in the page: nothing more fits on the disk, until somebody makes room. */
function fillDisk(): void {
  const { add } = IDBObjectStore.prototype
  IDBObjectStore.prototype.add = () => {
    throw new DOMException('No space', 'QuotaExceededError')
  }
  const makeRoom = () => {
    IDBObjectStore.prototype.add = add
  }
  Object.assign(globalThis, { makeRoom })
}

async function registeredTags(): Promise<readonly string[]> {
  const { sync } = Object(await navigator.serviceWorker.ready)
  return sync.getTags()
}

/** What the browser does by itself once the network is back. */
async function waker(context: BrowserContext, page: Page): Promise<() => Promise<unknown>> {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const origin = phone.shop.network.url
  const tag = 'shelfcount-outbox'
  return () =>
    session.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId,
      tag,
      lastChance: true,
    })
}
