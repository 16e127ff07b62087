// Counting through everything that can happen to a phone: no network, a reload, a sudden end. Every
// count arrives, once.

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { Caller, listIn, textIn, valueIn } from './support/calls.ts'
import { type CuttableNetwork, openNetwork } from './support/cuttable-network.ts'
import { findFreePort, type RunningHost, startHost } from './support/host.ts'
import { type KillableBrowser, openKillableBrowser } from './support/killable-browser.ts'
import { ACCOUNTS } from './support/product.ts'

const TEA = 'NIGHT-TEA-1'
const CASE_OF_TEA = 'NIGHT-TEA-12'

interface Count {
  readonly storeId: string
  readonly auditId: string
  readonly shelves: readonly string[]
}

let folder: string
let host: RunningHost
let network: CuttableNetwork
let manager: Caller
let browser: KillableBrowser | undefined

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelfcount-offline-'))
  const port = await findFreePort()
  host = await startHost({ dataFolder: join(folder, 'data'), port })
  network = await openNetwork(port, await findFreePort())
  manager = await Caller.signIn(host.url, ACCOUNTS.owner)
})

test.afterAll(async () => {
  await browser?.kill()
  await manager.close()
  await network.close()
  await host.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('counts survive a cut, a reload without network and a killed browser, each once', async () => {
  test.setTimeout(180_000)
  const { storeId, auditId, shelves } = await startCount()
  const [shelf = ''] = shelves
  const address = `${network.url}/stores/${storeId}/audit/${auditId}/scanner?assignment=${shelf}`
  const profile = join(folder, 'profile')

  browser = await openKillableBrowser(profile)
  const page = await openAs(browser.context, address)
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
  await browser.kill()

  await network.restore()
  browser = await openKillableBrowser(profile)
  const again = await openAs(browser.context, address)
  await expect(chip(again)).toHaveText('All sent', { timeout: 30_000 })

  const counts = await manager.query('scanEvents:getByAssignment', { auditAssignmentId: shelf })
  const events = listIn(valueIn(counts, 'page')).map((event) => textIn(event, 'id'))
  expect(new Set(events).size).toBe(9)
  expect(events).toHaveLength(9)
  const lines = listIn(valueIn(counts, 'lines')).map((line) => valueIn(line, 'quantity'))
  expect(lines.toSorted()).toEqual([1, 30])
  const dashboard = await manager.query('audits:getDashboard', { auditId })
  expect(valueIn(valueIn(dashboard, 'progress'), 'quantity')).toBe(31)
  await browser.kill()
})

test('a scanner page that was never opened works without network, and the shelf is handed in later', async () => {
  test.setTimeout(120_000)
  const { storeId, auditId, shelves } = await startCount()
  const [, shelf = ''] = shelves
  browser = await openKillableBrowser(join(folder, 'second-profile'))
  const page = await openAs(browser.context, `${network.url}/stores/${storeId}`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await prepared(page, auditId)
  await network.cut()
  await page.goto(`${network.url}/stores/${storeId}/audit/${auditId}/scanner?assignment=${shelf}`)
  await shoot(page, TEA)
  await expect(onShelf(page)).toHaveText('1')
  await page.getByRole('button', { name: 'Finish shelf' }).click()
  await page.getByRole('button', { name: /^Submit/ }).click()
  await expect(page.getByText('is handed in')).toBeVisible()
  await network.restore()
  await expect(chip(page)).toHaveText('All sent', { timeout: 30_000 })
  const { page: assignments } = Object(
    await manager.query('auditAssignments:getAssignmentsWithProgress', { auditId }),
  )
  const own = listIn(assignments).find((one) => valueIn(one, 'id') === shelf)
  expect(valueIn(own, 'status')).toBe('submitted')
  await browser.kill()
})

test('ten thousand counts that wait do not stop the next one, and all of them arrive', async () => {
  test.setTimeout(180_000)
  const { storeId, auditId, shelves } = await startCount()
  const [, , shelf = ''] = shelves
  const address = `${network.url}/stores/${storeId}/audit/${auditId}/scanner?assignment=${shelf}`
  browser = await openKillableBrowser(join(folder, 'third-profile'))
  const page = await openAs(browser.context, address)
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
  await expect(chip(page)).toHaveText('All sent', { timeout: 90_000 })
  const counts = await manager.query('scanEvents:getByAssignment', { auditAssignmentId: shelf })
  expect(valueIn(counts, 'total')).toBe(10_003)
  expect(listIn(valueIn(counts, 'lines')).map((line) => valueIn(line, 'quantity'))).toEqual([
    10_003,
  ])
  await browser.kill()
})

/** Writes copies of the count that waits, each an event of its own. */
function multiplyWaiting(copies: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shelfcount')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('entries', 'readwrite')
      const entries = transaction.objectStore('entries')
      const all = entries.getAll()
      all.onsuccess = () => {
        const { seq: _seq, ...waiting } = all.result.find(({ state }) => state === 'waiting')
        for (let copy = 0; copy < copies; copy += 1) {
          const event = { ...waiting.work.event, id: crypto.randomUUID() }
          entries.add({ ...waiting, work: { ...waiting.work, event } })
        }
      }
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

/** A store of its own for each test, with three shelves and nothing counted. */
async function startCount(): Promise<Count> {
  const [organization] = listIn(await manager.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  const barcodes = [{ code: TEA }, { code: CASE_OF_TEA, quantity: 12 }]
  // The second test finds the item of the first one.
  await manager.call('mutation', 'items:upsert', { orgId, name: 'Night tea', barcodes })
  const shelves = ['N-1', 'N-2', 'N-3'].map((code) => ({ code }))
  const rooms = [{ name: 'Cellar', shelves }]
  const storeId = await made('stores:createWithBaseline', { orgId, name: 'Night store', rooms })
  const scanner = await Caller.signIn(host.url, ACCOUNTS.scanner)
  const userId = textIn(await scanner.query('users:current'), 'id')
  await scanner.close()
  await manager.call('mutation', 'users:assignUserToStore', { storeId, userId, role: 'scanner' })
  const plan = { orgId, storeIds: [storeId], name: 'Night count', withoutBaseline: true }
  const auditId = await made('audits:create', plan)
  await manager.call('mutation', 'audits:start', { auditId })
  const { page } = Object(
    await manager.query('auditAssignments:getAssignmentsWithProgress', { auditId }),
  )
  return { storeId, auditId, shelves: listIn(page).map((one) => textIn(one, 'id')) }
}

async function made(path: string, args: object): Promise<string> {
  const outcome = await manager.call('mutation', path, args)
  expect(outcome, path).toMatchObject({ status: 'success' })
  return textIn(outcome.value, 'id')
}

async function openAs(context: BrowserContext, address: string): Promise<Page> {
  const scanner = await Caller.signIn(network.url, ACCOUNTS.scanner)
  const file = join(folder, 'scanner.json')
  await scanner.http.storageState({ path: file })
  await scanner.close()
  const { cookies } = JSON.parse(await readFile(file, 'utf8'))
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(address)
  return page
}

/** Pulls the trigger of a gun: very fast keys and Enter, however busy the machine is. */
async function shoot(page: Page, ...codes: readonly string[]): Promise<void> {
  await expect(page.getByRole('button', { name: 'Finish shelf' })).toBeVisible()
  for (const code of codes) {
    await page.evaluate(typeAtOnce, code)
    await expect(page.getByText(code, { exact: true })).toBeVisible()
  }
}

function typeAtOnce(code: string): void {
  for (const key of [...code, 'Enter']) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }
}

function chip(page: Page) {
  return page.getByRole('button', { name: /sent|waiting|Offline/ }).first()
}

function onShelf(page: Page) {
  return page
    .getByRole('button', { name: /on this shelf/ })
    .locator('span')
    .first()
}

async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await chip(page).click()
  await expect(page.getByText('works offline')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
}

/** The device has taken along what it needs. */
async function prepared(page: Page, auditId: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(keptKeys), { timeout: 30_000 })
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining(`pack/`),
        expect.stringContaining(`catalogue/`),
        expect.stringContaining(auditId),
      ]),
    )
}

function keptKeys(): Promise<readonly string[]> {
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
