// Counting through everything that can happen to a phone: no network, a reload, a sudden end. Every
// count arrives, once.

import { expect, type Page, test } from '@playwright/test'
import { listIn, textIn, valueIn } from './support/calls.ts'
import {
  CASE_OF_TEA,
  chip,
  multiplyWaiting,
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

const phone = phoneAtNight()

test('counts survive a cut, a reload without network and a killed browser, each once', async () => {
  const { network, manager } = phone.shop
  const { context, kill, count, shelf, address } = await phone.start()
  const { auditId } = count
  const page = await openAs(context, phone.shop, address)
  await readyForOffline(page)
  await shoot(page, TEA, TEA, CASE_OF_TEA)
  await expect(chip(page)).toHaveText('All sent')
  await expect(onShelf(page)).toHaveText('14')

  await network.cut()
  await shoot(page, TEA, TEA, '999000111', TEA)
  await expect(chip(page)).toHaveText(/4 waiting/)

  await page.reload()
  await expect(chip(page)).toHaveText(/4 waiting/)
  await shoot(page, TEA)
  await expect(onShelf(page)).toHaveText('18')
  await shoot(page, CASE_OF_TEA)
  await expect(chip(page)).toHaveText(/6 waiting/)
  await expect(onShelf(page)).toHaveText('30')
  await kill()

  await network.restore()
  const { context: again } = await phone.open()
  // Whoever comes up again does not have to know that the scanner is where counts are sent from.
  await openAs(again, phone.shop, `${network.url}/stores/${count.storeId}`)
  await expect.poll(async () => (await recordedOn(manager, shelf)).events.length).toBe(9)

  const counts = await manager.query('scanEvents:getByAssignment', { auditAssignmentId: shelf })
  const events = listIn(valueIn(counts, 'page')).map((event) => textIn(event, 'id'))
  expect(new Set(events).size).toBe(9)
  expect(events).toHaveLength(9)
  const lines = listIn(valueIn(counts, 'lines')).map((line) => valueIn(line, 'quantity'))
  expect(lines.toSorted()).toEqual([1, 30])
  const dashboard = await manager.query('audits:getDashboard', { auditId })
  expect(valueIn(valueIn(dashboard, 'progress'), 'quantity')).toBe(31)
})

test('a scanner page that was never opened works without network, and the shelf is handed in later', async () => {
  const { network, manager } = phone.shop
  const { context, count } = await phone.start()
  const { storeId, auditId, shelves } = count
  const [, shelf = ''] = shelves
  const page = await openAs(context, phone.shop, `${network.url}/stores/${storeId}`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await prepared(page, auditId)
  await network.cut()
  await page.goto(scannerAddress(phone.shop, count, shelf))
  await shoot(page, TEA)
  await expect(onShelf(page)).toHaveText('1')
  await page.getByRole('button', { name: 'Type code' }).click()
  await page.getByLabel('Code or name').fill(TEA)
  await page.getByRole('button', { name: 'Count it' }).click()
  await expect(onShelf(page)).toHaveText('2')
  await page.getByRole('button', { name: 'Finish shelf' }).click()
  await page.getByRole('button', { name: /^Submit/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'submitted' })).toBeVisible()
  await network.restore()
  await expect(chip(page)).toHaveText('All sent')
  const { page: assignments } = Object(
    await manager.query('auditAssignments:getAssignmentsWithProgress', { auditId }),
  )
  const own = listIn(assignments).find((one) => valueIn(one, 'id') === shelf)
  expect(valueIn(own, 'status')).toBe('submitted')
})

test('a phone that is set to Spanish counts in Spanish without network', async () => {
  const { network } = phone.shop
  const { context, address } = await phone.start()
  const page = await openAs(context, phone.shop, `${address}&lang=es`)
  const finish = page.getByRole('button', { name: 'Terminar estante' })
  await expect(finish).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await expect
    .poll(() => page.evaluate(keptAreas, 'es'))
    .toEqual(expect.arrayContaining(['camera', 'common', 'scanner']))
  await network.cut()
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(finish).toBeVisible()
  await page.evaluate(typeAtOnce, TEA)
  await expect(page.getByText('Guardado en este teléfono')).toBeVisible()
  await expect(page.getByRole('button', { name: '1 en el estante' })).toBeVisible()
})

test('leaving the scanner without network leads to a page that says so, and goes on by itself', async () => {
  const { network } = phone.shop
  const { context, address } = await phone.start()
  const page = await openAs(context, phone.shop, address)
  await readyForOffline(page)
  await network.cut()
  await shoot(page, TEA)
  const back = page.getByRole('button', { name: 'Back' })
  const shelves = page.getByText('shelves submitted')
  const noConnection = page.getByRole('heading', { name: 'No connection' })
  await back.click()
  await expect(shelves).toBeVisible()
  await back.click()
  await expect(noConnection).toBeVisible()
  await expect(page.getByText('1 count not sent yet.')).toBeVisible()
  await page.reload()
  await expect(noConnection).toBeVisible()
  await page.getByRole('link', { name: 'Continue counting: Night count' }).click()
  await expect(shelves).toBeVisible()
  await back.click()
  await expect(noConnection).toBeVisible()
  await network.restore()
  await expect(page.getByRole('heading', { name: 'My work' })).toBeVisible()
})

test('a network that swallows everything is no network: counting goes on, other pages say so', async () => {
  const { network, manager } = phone.shop
  const { context, shelf, address } = await phone.start()
  const page = await openAs(context, phone.shop, address)
  await readyForOffline(page)
  network.swallow()
  await shoot(page, TEA)
  await page.reload()
  await shoot(page, TEA)
  await expect(onShelf(page)).toHaveText('2')
  const second = await context.newPage()
  const answered: string[] = []
  second.on('response', (response) => {
    if (!response.fromServiceWorker()) answered.push(response.url())
  })
  await second.goto(address, { waitUntil: 'commit' })
  await expect(second.getByRole('heading', { name: 'N-1' }), 'a second visit').toBeVisible()
  await expect(second.getByRole('button', { name: 'Finish shelf' })).toBeEnabled()
  expect(answered, 'all of it is from the phone').toEqual([])
  await second.close()
  const back = page.getByRole('button', { name: 'Back' })
  const noConnection = page.getByRole('heading', { name: 'No connection' })
  await back.click()
  await page.getByRole('button', { name: /N-2/ }).click()
  await shoot(page, TEA)
  await expect(onShelf(page)).toHaveText('1')
  await back.click()
  await back.click()
  await expect(noConnection).toBeVisible()
  await page.reload()
  await expect(noConnection).toBeVisible()
  await expect(page.getByText('3 counts and 1 taken shelf not sent yet.')).toBeVisible()
  await network.restore()
  await expect(page.getByRole('heading', { name: 'My work' })).toBeVisible()
  await expect.poll(async () => (await recordedOn(manager, shelf)).quantities).toEqual([2])
})

test('a network that falls silent in the middle of a page is no network', async () => {
  const { network } = phone.shop
  const { context, address } = await phone.start()
  const page = await openAs(context, phone.shop, address)
  await readyForOffline(page)
  network.stall()
  await page.reload()
  await shoot(page, TEA)
  await expect(onShelf(page)).toHaveText('1')
  await network.restore()
  await expect(chip(page)).toHaveText('All sent')
})

test('a page that is older than the host leaves a shelf in peace, and comes anew with the next one', async () => {
  const { manager } = phone.shop
  const { context, shelf, address } = await phone.start()
  await context.route('**/build.txt', (route) => route.fulfill({ body: 'newer' }))
  const page = await openAs(context, phone.shop, address)
  await shoot(page, TEA, TEA)
  await page.evaluate(() => Object.assign(globalThis, { isFirst: true }))
  const isFirst = () => page.evaluate(() => Reflect.has(globalThis, 'isFirst'))
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByText('Update ready.')).toBeVisible()
  expect(await isFirst()).toBe(true)
  await page.getByRole('button', { name: /N-2/ }).click()
  await expect.poll(isFirst).toBe(false)
  await shoot(page, TEA)
  await expect(page.getByRole('heading', { name: 'N-2' })).toBeVisible()
  await expect(chip(page)).toHaveText('All sent')
  expect((await recordedOn(manager, shelf)).quantities).toEqual([2])
})

test('ten thousand counts that wait do not stop the next one, and all of them arrive', async () => {
  const { network, manager } = phone.shop
  const { context, shelf, address } = await phone.start()
  const page = await openAs(context, phone.shop, address)
  await readyForOffline(page)
  await shoot(page, TEA)
  await expect(chip(page)).toHaveText('All sent')
  await network.cut()
  await shoot(page, TEA)
  await expect(chip(page)).toHaveText(/1 waiting/)
  await page.evaluate(multiplyWaiting, 9_999)
  await page.reload()
  await expect(chip(page)).toHaveText(/10.000 waiting/)
  await shoot(page, TEA, TEA)
  await expect(chip(page)).toHaveText(/10.002 waiting/)
  await expect(onShelf(page)).toHaveText(/10.003/)
  await network.restore()
  await expect(chip(page)).toHaveText('All sent', { timeout: 240_000 })
  const counts = await manager.query('scanEvents:getByAssignment', { auditAssignmentId: shelf })
  expect(valueIn(counts, 'total')).toBe(10_003)
  expect(listIn(valueIn(counts, 'lines')).map((line) => valueIn(line, 'quantity'))).toEqual([
    10_003,
  ])
})

/** The device has taken along what it needs. */
async function prepared(page: Page, auditId: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(cachedKeys))
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining(`pack/`),
        expect.stringContaining(`catalogue/`),
        expect.stringContaining(auditId),
      ]),
    )
}

function cachedKeys(): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shelfcount')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      if (!database.objectStoreNames.contains('values')) return resolve([])
      const keys = database.transaction('values').objectStore('values').getAllKeys()
      keys.onsuccess = () => {
        database.close()
        resolve(keys.result.map(String))
      }
    }
  })
}

/** Runs in the page: whose messages the service worker keeps in a language. */
async function keptAreas(language: string): Promise<readonly string[]> {
  const names = await caches.keys()
  const opened = await Promise.all(names.map((name) => caches.open(name)))
  const kept = await Promise.all(opened.map((cache) => cache.keys()))
  const file = new RegExp(`/messages\\.([a-z-]+)\\.${language}-`)
  return kept.flat().flatMap(({ url }) => file.exec(url)?.[1] ?? [])
}
