// Corners of the scanner's screen: handhelds that are very fast, codes of every length, names of every length,
// and a phone on which everything is twice as large.

import { expect, type Page, test } from '@playwright/test'
import { listIn, textIn } from './support/calls.ts'
import { chip, onShelf, openAs, recordedOn, shoot, TEA, typeAtOnce } from './support/night-count.ts'
import { phoneAtNight } from './support/phone.ts'

const phone = phoneAtNight()

async function openOnPhone() {
  const { context, shelf, address } = await phone.start()
  const page = await openAs(context, phone.shop, address)
  await expect(page.getByRole('button', { name: 'Finish shelf' })).toBeVisible()
  return { page, shelf }
}

test('twenty codes a second are all counted, and each of them could be heard', async () => {
  const { page, shelf } = await openOnPhone()
  await shoot(page, TEA)
  await page.evaluate(listen)
  await page.evaluate(shootFast, { code: TEA, times: 60 })
  await expect(onShelf(page)).toHaveText('61')
  await expect(chip(page)).toHaveText('All sent')
  expect((await recordedOn(phone.shop.manager, shelf)).quantities).toEqual([61])
  const heard = await page.evaluate((): readonly string[] => Reflect.get(globalThis, 'heard'))
  expect(heard.at(-1)).toBe('Counted: Night tea, 61 here+1')
  expect(heard.filter((words) => !words.startsWith('Counted'))).toEqual([])
})

/** Runs in the page: what a screen reader would read out. */
function listen(): void {
  const heard: string[] = []
  Object.assign(globalThis, { heard })
  const read = (changes: readonly MutationRecord[]) => {
    for (const { target } of changes) {
      const part = target instanceof Element ? target : target.parentElement
      const said = part?.closest('[role="status"], [role="alert"], [aria-live]')?.textContent
      if (said && said !== heard.at(-1)) heard.push(said)
    }
  }
  const what = { subtree: true, childList: true, characterData: true }
  new MutationObserver(read).observe(document.body, what)
}

/** Runs in the page: a handheld that reads a label every fiftieth of a second. */
async function shootFast(shots: { readonly code: string; readonly times: number }): Promise<void> {
  for (let shot = 0; shot < shots.times; shot += 1) {
    for (const key of [...shots.code, 'Enter']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test('codes of one letter count, and one of two thousand is said not to', async () => {
  const { page, shelf } = await openOnPhone()
  await shoot(page, '7', 'AB')
  await page.evaluate(typeAtOnce, 'x'.repeat(2_000))
  await expect(page.getByRole('alert')).toHaveText('Code too long, not counted')
  await shoot(page, TEA)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(chip(page)).toHaveText('All sent')
  expect((await recordedOn(phone.shop.manager, shelf)).quantities).toEqual([1, 1, 1])
})

const LONG_NAME =
  'Organic single-estate Darjeeling first flush loose leaf black tea, resealable family pouch, 250 g, 2nd grade, blue lid'

test('the longest of names is read whole, over what lies below, which does not move', async () => {
  const { manager } = phone.shop
  const [organization] = listIn(await manager.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  const barcodes = [{ code: 'LONG-1' }]
  const item = { orgId, name: LONG_NAME, barcodes }
  const made = await manager.call('mutation', 'items:upsert', item)
  expect(made).toMatchObject({ status: 'success' })
  const { page } = await openOnPhone()
  await page.setViewportSize({ width: 320, height: 568 })
  await shoot(page, 'LONG-1')
  const name = page.getByRole('button', { name: LONG_NAME })
  await expect(name).toBeVisible()
  expect(await cutOff(name)).toBeGreaterThan(A_LINE)
  const finish = page.getByRole('button', { name: 'Finish shelf' })
  const before = await finish.boundingBox()
  await name.click()
  expect(await cutOff(name)).toBeLessThan(A_LINE)
  expect(await finish.boundingBox()).toEqual(before)
  await shoot(page, TEA)
  await shoot(page, 'LONG-1')
  expect(await cutOff(name), 'the next reading is as small as ever').toBeGreaterThan(A_LINE)
})

/** Letters may reach a little over the line that they stand on. */
const A_LINE = 10

/** How many pixels of a name are not seen. */
function cutOff(name: ReturnType<Page['getByRole']>): Promise<number> {
  return name.evaluate((key) => {
    const words = key.querySelector('span') ?? key
    return words.scrollHeight - words.clientHeight
  })
}

for (const [width, height] of [
  [195, 422],
  [422, 195],
] as const) {
  test(`on a phone of ${width} by ${height} everything is reached, and nothing is cut off`, async () => {
    const { page } = await openOnPhone()
    await page.setViewportSize({ width, height })
    await shoot(page, TEA)
    await expect(onShelf(page)).toHaveText('1')
    for (const key of [/^Undo/, /each scan/, /number/, /case/, 'Type code', 'Finish shelf']) {
      await expectInReach(page, key)
    }
    expect(await page.evaluate(wider), 'nothing is wider than the phone').toBe(0)
    expect(await page.evaluate(cutKeys), 'keys have room for their words').toEqual([])
    await shoot(page, 'NOBODY-KNOWS')
    for (const key of ['Photo, note', 'Known item', 'New item']) await expectInReach(page, key)
    await page.getByRole('button', { name: 'Finish shelf' }).click()
    await expectInReach(page, 'Submit N-1')
    await expectInReach(page, 'Scan more')
    expect(await page.evaluate(wider)).toBe(0)
    await page.getByRole('button', { name: 'Scan more' }).click()
    await page.getByRole('button', { name: /on this shelf/ }).click()
    for (const key of ['1', '0', /^Save/]) await expectInReach(page, key)
    expect(await page.evaluate(wider)).toBe(0)
  })
}

test('whoever counts with a handheld switches its sounds off there, on the smallest of phones', async () => {
  const { page } = await openOnPhone()
  await page.setViewportSize({ width: 320, height: 568 })
  await page.getByRole('button', { name: 'Handheld', exact: true }).click()
  await expectInReach(page, 'Scanner settings')
  await phone.shop.network.cut()
  await shoot(page, TEA)
  await expect(chip(page)).toHaveText(/1 waiting/)
  await phone.shop.network.restore()
  await expect(chip(page)).toBeInViewport({ ratio: 0.99 })
  expect(await page.evaluate(wider)).toBe(0)
  await page.getByRole('button', { name: 'Scanner settings' }).click()
  const sounds = page.getByRole('button', { name: 'Sounds' })
  await expect(sounds).toHaveAttribute('aria-pressed', 'true')
  await sounds.click()
  await expect(sounds).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('dialog').getByRole('button', { name: 'Camera', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Camera' })).toBeVisible()
})

/** A finger gets there: it is whole in the window once it is scrolled to. */
async function expectInReach(page: Page, name: string | RegExp): Promise<void> {
  const key = page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
  await key.last().scrollIntoViewIfNeeded()
  await expect(key.last(), String(name)).toBeInViewport({ ratio: 0.99 })
}

/** Runs in the page: what stands on keys that are too small for it. */
function cutKeys(): readonly string[] {
  const keys = [...document.querySelectorAll<HTMLElement>('[data-hand] button')]
  // Some are hit a little beside where they are drawn.
  const isCut = (key: HTMLElement) => key.scrollWidth > key.clientWidth + 8
  return keys.filter(isCut).map((key) => key.innerText)
}

/** Runs in the page: by how much something is wider than the frame it lies in. */
function wider(): number {
  const frame = document.querySelector('[data-hand]')
  return frame ? frame.scrollWidth - frame.clientWidth : Number.NaN
}
