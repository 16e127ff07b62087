// A count behind a network that can be cut, and what a person does at its scanner page.

import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { shownCode } from '#domain/codes/shown-code.ts'
import { Caller, listIn, textIn, valueIn } from './calls.ts'
import { type CuttableNetwork, openNetwork } from './cuttable-network.ts'
import { makeDemoFolder } from './demo-folder.ts'
import { findFreePort, type RunningHost, startHost } from './host.ts'
import { ACCOUNTS } from './product.ts'

export const TEA = 'NIGHT-TEA-1'
export const CASE_OF_TEA = 'NIGHT-TEA-12'

export interface NightCount {
  readonly storeId: string
  readonly auditId: string
  readonly shelves: readonly string[]
}

/** A host of its own, reached through a network of its own. */
export interface NightShop {
  readonly folder: string
  readonly host: RunningHost
  readonly network: CuttableNetwork
  readonly manager: Caller
  close(): Promise<void>
}

export async function openNightShop(): Promise<NightShop> {
  const folder = await makeDemoFolder('night')
  const port = await findFreePort()
  const host = await startHost({ dataFolder: join(folder, 'data'), port })
  const network = await openNetwork(port, await findFreePort())
  const manager = await Caller.signIn(host.url, ACCOUNTS.owner)
  return {
    folder,
    host,
    network,
    manager,
    async close() {
      await manager.close()
      await network.close()
      await host.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A store of its own for each test, with three shelves and nothing counted. */
export async function startNightCount(
  { manager }: NightShop,
  protocol: object = {},
): Promise<NightCount> {
  const [organization] = listIn(await manager.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  const barcodes = [{ code: TEA }, { code: CASE_OF_TEA, quantity: 12 }]
  // Later tests find the item of the first one.
  await manager.call('mutation', 'items:upsert', { orgId, name: 'Night tea', barcodes })
  const shelves = ['N-1', 'N-2', 'N-3'].map((code) => ({ code }))
  const rooms = [{ name: 'Cellar', shelves }]
  const store = { orgId, name: 'Night store', rooms }
  const storeId = await made(manager, 'stores:createWithBaseline', store)
  const members = listIn(await manager.query('members:list', { orgId }))
  for (const account of [ACCOUNTS.scanner, ACCOUNTS.colleague]) {
    const scanner = members.find((one) => valueIn(one, 'email') === account)
    const seat = { storeId, userId: textIn(scanner, 'id'), role: 'scanner' }
    await manager.call('mutation', 'users:assignUserToStore', seat)
  }
  const name = 'Night count'
  const plan = { orgId, storeIds: [storeId], name, withoutBaseline: true, protocol }
  const auditId = await made(manager, 'audits:create', plan)
  await manager.call('mutation', 'audits:start', { auditId })
  const page = await manager.query('auditAssignments:getAssignmentsWithProgress', { auditId })
  const ids = listIn(valueIn(page, 'page')).map((one) => textIn(one, 'id'))
  return { storeId, auditId, shelves: ids }
}

export function scannerAddress(
  { network }: NightShop,
  { storeId, auditId }: NightCount,
  shelf: string,
): string {
  return `${network.url}/stores/${storeId}/audit/${auditId}/scanner?assignment=${shelf}`
}

/** Signs somebody in on this browser, in place of whoever was. */
export async function becomeOn(
  context: BrowserContext,
  { network, folder }: NightShop,
  account: string = ACCOUNTS.scanner,
): Promise<void> {
  const scanner = await Caller.signIn(network.url, account)
  const file = join(folder, 'scanner.json')
  await scanner.http.storageState({ path: file })
  await scanner.close()
  const { cookies } = JSON.parse(await readFile(file, 'utf8'))
  await context.clearCookies()
  await context.addCookies(cookies)
}

export async function openAs(
  context: BrowserContext,
  shop: NightShop,
  address: string,
): Promise<Page> {
  await becomeOn(context, shop)
  const page = await context.newPage()
  await page.goto(address)
  return page
}

/** Pulls the trigger of a handheld: very fast keys and Enter, however busy the machine is. */
export async function shoot(page: Page, ...codes: readonly string[]): Promise<void> {
  await expect(page.getByRole('button', { name: 'Finish shelf' })).toBeVisible()
  for (const code of codes) {
    await page.evaluate(typeAtOnce, code)
    await expect(page.getByText(shownCode(code), { exact: true })).toBeVisible()
  }
}

export function typeAtOnce(code: string): void {
  for (const key of [...code, 'Enter']) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }
}

export function chip(page: Page) {
  return page.getByRole('button', { name: /sent|waiting|Offline|saved|rejected/ }).first()
}

export function onShelf(page: Page) {
  return page
    .getByRole('button', { name: /on this shelf/ })
    .locator('span')
    .first()
}

export async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await chip(page).click()
  await expect(page.getByText('works offline')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
}

/** What the server has of a shelf: how many events, and the units of each line. */
export async function recordedOn(
  manager: Caller,
  auditAssignmentId: string,
): Promise<{ readonly events: readonly unknown[]; readonly quantities: readonly unknown[] }> {
  const counts = await manager.query('scanEvents:getByAssignment', { auditAssignmentId })
  return {
    events: listIn(valueIn(counts, 'page')),
    quantities: listIn(valueIn(counts, 'lines')).map((line) => valueIn(line, 'quantity')),
  }
}

/** Runs in the page: writes copies of the count that waits, each an event of its own. */
export function multiplyWaiting(copies: number): Promise<void> {
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

async function made(manager: Caller, path: string, args: object): Promise<string> {
  const outcome = await manager.call('mutation', path, args)
  expect(outcome, path).toMatchObject({ status: 'success' })
  return textIn(outcome.value, 'id')
}
