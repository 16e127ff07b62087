// From a tap to the moment at which the count is on the disk and is felt, in a real browser.

import type { Page } from '@playwright/test'

/** Sorted, in milliseconds. */
export type Waits = readonly number[]

/** Runs before the page's own code: without a camera, and noting when the device makes itself felt. */
export function noteFeelings(): void {
  localStorage.setItem('shelfcount-scanner', JSON.stringify({ layout: 'gun' }))
  const felt: { resolve: (() => void) | undefined } = { resolve: undefined }
  Object.assign(globalThis, { felt })
  navigator.vibrate = () => {
    felt.resolve?.()
    return true
  }
}

/** Taps "+1 again" so many times, one after the other. */
export async function measureTaps(page: Page, taps: number): Promise<Waits> {
  const waits = await page.evaluate(async (count) => {
    const felt = Reflect.get(globalThis, 'felt')
    const key = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.includes('+1 again'),
    )
    if (!key) throw new Error('Nothing to tap')
    const found: number[] = []
    for (let tap = 0; tap < count; tap += 1) {
      const isFelt = new Promise<void>((resolve) => {
        felt.resolve = resolve
      })
      const from = performance.now()
      key.click()
      await isFelt
      found.push(performance.now() - from)
      // As somebody taps, not as fast as a machine can.
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    return found
  }, taps)
  return waits.toSorted((a, b) => a - b)
}

/** What the browser needs for one small durable write and nothing else. */
export async function measureBareWrites(page: Page, writes: number): Promise<Waits> {
  const waits = await page.evaluate(async (count) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('bare', 1)
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore('rows', { autoIncrement: true })
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const write = () =>
      new Promise<void>((resolve) => {
        const transaction = database.transaction('rows', 'readwrite', { durability: 'strict' })
        transaction.objectStore('rows').add({ text: 'x'.repeat(400) })
        transaction.oncomplete = () => resolve()
      })
    const found: number[] = []
    for (let one = 0; one < count; one += 1) {
      const from = performance.now()
      await write()
      found.push(performance.now() - from)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    return found
  }, writes)
  return waits.toSorted((a, b) => a - b)
}
