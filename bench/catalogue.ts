/**
 * `npm run bench catalogue [-- --items=40000]`: what the catalogue of a large store costs a phone, on the real
 * scanner page: the first load, the rest of one that was cut in the middle, and one new item. The reference of
 * each is the first load, which is what every one of them cost when phones loaded everything anew. Then how long
 * a shelf takes to be there where the network swallows everything, beside one that answers.
 */
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { listIn, textIn } from '#tests/e2e/support/calls.ts'
import { openKillableBrowser } from '#tests/e2e/support/killable-browser.ts'
import {
  type NightShop,
  openAs,
  openNightShop,
  scannerAddress,
  startNightCount,
} from '#tests/e2e/support/night-count.ts'
import { buildIfStale } from '../scripts/build.ts'
import { printFigure } from './support/figure.ts'
import { insertCatalogue } from './support/stock-file.ts'

const PATIENCE_MS = 300_000

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    items: { type: 'string', default: '40000' },
    build: { type: 'boolean', default: true },
  },
})
if (options.build) await buildIfStale()

interface Cost {
  readonly bytes: number
  readonly ms: number
}

const items = Number(options.items)
const shop = await openNightShop()
const browser = await openKillableBrowser(join(shop.folder, 'profile'))
const other = await openKillableBrowser(join(shop.folder, 'other-profile'))
try {
  const count = await startNightCount(shop)
  const address = scannerAddress(shop, count, count.shelves[0] ?? '')
  const [organization] = listIn(await shop.manager.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  await fill(shop, orgId)
  const page = await openAs(browser.context, shop, 'about:blank')
  const received = bytesOf(page)
  const measured = async (work: () => Promise<unknown>): Promise<Cost> => {
    const [bytes, startedAt] = [received(), performance.now()]
    await work()
    return { bytes: received() - bytes, ms: performance.now() - startedAt }
  }
  const first = await measured(async () => {
    await page.goto(address)
    await atShelf(page)
    await until(page, isWhole, orgId)
  })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  const barcodes = [{ code: 'BENCH-NEW-1' }]
  const one = await measured(async () => {
    await shop.manager.call('mutation', 'items:upsert', { orgId, name: 'New', barcodes })
    await until(page, hasCode, [orgId, 'BENCH-NEW-1'])
  })
  const print = (figure: string, { bytes, ms }: Cost, reference: Cost | null) => {
    const { bytes: wholeBytes, ms: wholeMs } = reference ?? { bytes: null, ms: null }
    printFigure('catalogue', {
      figure: `${figure}: bytes`,
      value: bytes,
      unit: 'B',
      reference: wholeBytes,
    })
    printFigure('catalogue', {
      figure: `${figure}: time`,
      value: ms,
      unit: 'ms',
      reference: wholeMs,
    })
  }
  print(`first load, ${items} items`, first, null)
  print('one new item', one, first)
  print('rest of a load that was cut', await restAfterCut(address, orgId), first)
  const openShelf = async () => {
    const startedAt = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    await atShelf(page)
    return performance.now() - startedAt
  }
  const answering = await openShelf()
  shop.network.swallow()
  const swallowing = await openShelf()
  const figure = 'shelf is there, network swallows everything'
  printFigure('catalogue', { figure, value: swallowing, unit: 'ms', reference: answering })
} finally {
  await browser.kill()
  await other.kill()
  await shop.close()
}

/** Cut in the middle, and the page is closed; another one goes on. */
async function restAfterCut(address: string, orgId: string): Promise<Cost> {
  const page = await openAs(other.context, shop, address)
  await atShelf(page)
  await until(page, isHalf, [orgId, items / 2] as const)
  await shop.network.cut()
  await page.close()
  await shop.network.restore()
  const again = await other.context.newPage()
  const received = bytesOf(again)
  const startedAt = performance.now()
  await again.goto(address)
  await atShelf(again)
  await until(again, isWhole, orgId)
  return { bytes: received(), ms: performance.now() - startedAt }
}

/** By then the page has made its database: whoever opens it before makes an empty one. */
function atShelf(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Finish shelf' }).waitFor({ timeout: PATIENCE_MS })
}

async function until<Arg>(
  page: Page,
  isSo: (arg: Arg) => Promise<boolean>,
  arg: Arg,
): Promise<void> {
  const endsAt = performance.now() + PATIENCE_MS
  const look: (arg: Arg) => Promise<boolean> = isSo
  while (!(await page.evaluate(look as never, arg as never))) {
    if (performance.now() > endsAt) throw new Error('The catalogue did not come')
    await setTimeout(50)
  }
}

/** As text, the way it comes through the socket. */
function bytesOf(page: Page): () => number {
  let bytes = 0
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      bytes += Buffer.byteLength(payload)
    })
  })
  return () => bytes
}

async function fill({ folder }: NightShop, orgId: string): Promise<void> {
  const host = join(folder, 'data', 'postgres')
  const owner = new pg.Pool({ host, user: 'postgres', database: 'shelfcount', max: 1 })
  await insertCatalogue(owner, orgId, items)
  await owner.end()
}

function isWhole(orgId: string): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('shelfcount')
    opening.onerror = () => resolve(false)
    opening.onsuccess = () => {
      const db = opening.result
      if (!db.objectStoreNames.contains('values')) return resolve(false)
      const asked = db.transaction('values').objectStore('values').get(`catalogue/${orgId}`)
      asked.onsuccess = () => {
        const kept = asked.result?.value
        db.close()
        resolve(kept !== undefined && kept.isWhole !== false)
      }
    }
  })
}

function isHalf([orgId, half]: readonly [string, number]): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('shelfcount')
    opening.onerror = () => resolve(false)
    opening.onsuccess = () => {
      const db = opening.result
      if (!db.objectStoreNames.contains('items')) return resolve(false)
      const range = IDBKeyRange.bound([orgId], [orgId, []])
      const asked = db.transaction('items').objectStore('items').count(range)
      asked.onsuccess = () => {
        db.close()
        resolve(asked.result >= half)
      }
    }
  })
}

function hasCode([orgId, key]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('shelfcount')
    opening.onerror = () => resolve(false)
    opening.onsuccess = () => {
      const db = opening.result
      const asked = db
        .transaction('codes')
        .objectStore('codes')
        .get([orgId ?? '', key ?? ''])
      asked.onsuccess = () => {
        db.close()
        resolve(asked.result !== undefined)
      }
    }
  })
}
