// What a browser does with what it was given to keep: nothing, not now, not any more, or in a newer way.
// A count that is not safe is never said to be, and one that was said to be safe arrives.

import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import {
  chip,
  onShelf,
  openAs,
  readyForOffline,
  recordedOn,
  shoot,
  TEA,
  typeAtOnce,
} from './support/night-count.ts'
import { phoneAtNight } from './support/phone.ts'

const phone = phoneAtNight()

const CLEARED_BY = {
  'the page’s own means': (page: Page) =>
    page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase('shelfcount')
          deleting.onsuccess = resolve
          deleting.onerror = reject
        }),
    ),
  'the settings of the browser': async (page: Page, context: BrowserContext) => {
    const session = await context.newCDPSession(page)
    const { origin } = new URL(page.url())
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  },
} as const

for (const [means, clear] of Object.entries(CLEARED_BY)) {
  test(`counts that wait outlive a database that is cleared by ${means}`, async () => {
    const { context, shelf, address } = await phone.start()
    const page = await openAs(context, phone.shop, address)
    await readyForOffline(page)
    await shoot(page, TEA)
    await expect(chip(page)).toHaveText('All sent')
    await phone.shop.network.cut()
    await shoot(page, TEA, TEA)
    await expect(chip(page)).toHaveText(/2 waiting/)
    await clear(page, context)
    await expect.poll(() => page.evaluate(storedNumbers)).toEqual([3, 4])
    await expect(chip(page)).toHaveText(/2 waiting/)
    // The catalogue is gone with it: nobody knows what it is, and it counts all the same.
    await page.evaluate(typeAtOnce, TEA)
    await expect(chip(page)).toHaveText(/3 waiting/)
    await phone.shop.network.restore()
    await expect(chip(page)).toHaveText('All sent')
    await expect(onShelf(page)).toHaveText('4')
    const { events, quantities } = await recordedOn(phone.shop.manager, shelf)
    expect(events).toHaveLength(4)
    expect(quantities).toEqual([4])
  })
}

test('counts that wait outlive a database that was cleared, and made anew by another tab', async () => {
  const { context, shelf, address } = await phone.start()
  await context.addInitScript(sleeper)
  const page = await openAs(context, phone.shop, address)
  await readyForOffline(page)
  await phone.shop.network.cut()
  await shoot(page, TEA, TEA)
  await expect(chip(page)).toHaveText(/2 waiting/)
  // Some browsers drop what a page in the background has open, and do not tell it.
  await page.evaluate(() => Reflect.get(globalThis, 'fallAsleep')())
  await CLEARED_BY['the page’s own means'](page)
  const other = await context.newPage()
  await other.goto(address)
  const names = () =>
    other.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(names).toContain('shelfcount')
  expect(await other.evaluate(storedNumbers)).toEqual([])
  await page.evaluate(() => Reflect.get(globalThis, 'wakeUp')())
  await expect.poll(() => other.evaluate(storedNumbers)).toHaveLength(2)
  await expect(chip(page)).toHaveText(/2 waiting/)
  await phone.shop.network.restore()
  await expect(chip(page)).toHaveText('All sent')
  await expect(onShelf(page)).toHaveText('2')
  expect((await recordedOn(phone.shop.manager, shelf)).quantities).toEqual([2])
})

/** Runs in the page: what it has open can be closed behind its back, until it wakes up. */
function sleeper(): void {
  const held: IDBDatabase[] = []
  let isAsleep = false
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...asked) {
    if (isAsleep) throw new DOMException('Asleep', 'InvalidStateError')
    const opening = open.apply(this, asked)
    opening.addEventListener('success', () => held.push(opening.result))
    return opening
  }
  const fallAsleep = () => {
    isAsleep = true
    for (const database of held) database.close()
  }
  const wakeUp = () => {
    isAsleep = false
  }
  Object.assign(globalThis, { fallAsleep, wakeUp })
}

/** Runs in the page: the places of what waits in the order of the device; the first two are sent. */
function storedNumbers(): Promise<readonly IDBValidKey[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('shelfcount', 1)
    // Not made anew yet, and not by this.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve([])
    opening.onsuccess = () => {
      const { result } = opening
      const keys = result.transaction('entries').objectStore('entries').getAllKeys()
      keys.onsuccess = () => {
        result.close()
        resolve(keys.result)
      }
    }
  })
}

test('a page that has become too old says so, and a newer one sends what it has counted', async () => {
  const { context, address } = await phone.start()
  const page = await openAs(context, phone.shop, address)
  await readyForOffline(page)
  await shoot(page, TEA)
  await expect(chip(page)).toHaveText('All sent')
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('shelfcount', 2)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
      }),
  )
  await page.evaluate(typeAtOnce, TEA)
  await expect(page.getByRole('alert')).toHaveText('Not saved: reload this page')
  await expect(onShelf(page)).toHaveText('1')
  // Whoever has the lock sends: the newer page is not kept waiting by one that cannot. The other that a
  // page holds says which build it is of.
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await navigator.locks.query()).held
          ?.map(({ name }) => name)
          .filter((name) => !name?.startsWith('shelfcount-build/')),
      ),
    )
    .toEqual([])
  await chip(page).click()
  await expect(page.getByText('A newer version of this page is open')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})

const KEEPS_NOTHING = {
  'has no database': () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
  },
  'does not open its database': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not in private', 'SecurityError')
    }
  },
} as const

for (const [what, breakIt] of Object.entries(KEEPS_NOTHING)) {
  test(`a browser that ${what} says that nothing is kept, and counts nothing`, async () => {
    const { context, shelf, address } = await phone.start()
    await context.addInitScript(breakIt)
    const page = await openAs(context, phone.shop, address)
    await expect(page.getByRole('alert')).toHaveText('Not saved: browser storage is off')
    await expect(chip(page)).toHaveText('Not saved')
    await page.evaluate(typeAtOnce, TEA)
    await chip(page).click()
    await expect(page.getByRole('heading', { name: 'Nothing waiting' })).toBeVisible()
    await expect(page.getByText('Leave private browsing')).toBeVisible()
    await expect(page.getByText('All sent')).toHaveCount(0)
    expect((await recordedOn(phone.shop.manager, shelf)).events).toEqual([])
  })
}

test('a shelf that could not be handed in because nothing was written down says so where it was asked', async () => {
  const { context, address } = await phone.start()
  const page = await openAs(context, phone.shop, address)
  await shoot(page, TEA)
  await expect(chip(page)).toHaveText('All sent')
  await page.getByRole('button', { name: 'Finish shelf' }).click()
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('Broken', 'UnknownError')
    }
  })
  await page.getByRole('button', { name: 'Submit N-1' }).click()
  await expect(page.getByText('Not saved on this phone. Try again.')).toBeVisible()
  await expect(chip(page)).toHaveText('Not saved')
})

test('what waits in a browser that has promised nothing is said to be at risk', async () => {
  const { context, address } = await phone.start()
  await context.addInitScript(() => {
    StorageManager.prototype.persisted = async () => false
  })
  const page = await openAs(context, phone.shop, address)
  await readyForOffline(page)
  await phone.shop.network.cut()
  await shoot(page, TEA)
  await expect(chip(page)).toHaveText(/1 waiting/)
  await chip(page).click()
  await expect(page.getByText('This browser may delete unsent counts')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await phone.shop.network.restore()
  await expect(chip(page)).toHaveText('All sent')
  await chip(page).click()
  await expect(page.getByText('This browser may delete unsent counts')).toBeHidden()
})
