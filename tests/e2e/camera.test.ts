// Counting with a camera, in a real browser: the camera shows a film that is made from a seed, and
// what is recorded is compared with what the film shows when.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { readCode } from '#domain/codes/read-code.ts'
import { type SceneCode, writeScene } from '../support/camera/scene.ts'
import { Caller, textIn } from './support/calls.ts'
import {
  type CameraCount,
  launchWithCamera,
  recordedEvents,
  startCameraCount,
} from './support/camera.ts'
import { expect, test } from './support/fixtures.ts'
import { product, signedInState } from './support/product.ts'
import { createComplaints } from './support/watch.ts'

// Codes of their own: other tests give the usual ones to other items.
const STAPLER = { symbology: 'ean13', text: '5012345678900' }
const NAPKINS = { symbology: 'upca', text: '072310451988' }
const BOLTS = { symbology: 'code128', text: 'HOUSE-42' }
const CRACKERS = { symbology: 'qrcode', text: 'https://id.gs1.org/01/09506000134352/10/LOT7' }
const UNKNOWN = { symbology: 'ean8', text: '40170725' }

const ITEMS = [
  { name: 'Film stapler', code: STAPLER.text },
  { name: 'Film napkins', code: NAPKINS.text },
  { name: 'Film bolts', code: BOLTS.text },
  { name: 'Film crackers', code: '9506000134352' },
]

/** Slower than in a shop: the machine of the test may be busy. */
const SHOW = { framesPerCode: 45, gapFrames: 12, tilt: 15 }

let folder: string
let owner: Caller
let scannerId: string
let browser: Browser | undefined

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelfcount-film-'))
  owner = await Caller.open(product().url, signedInState('owner'))
  const scanner = await Caller.open(product().url, signedInState('scanner'))
  scannerId = textIn(await scanner.query('users:current'), 'id')
  await scanner.close()
})

test.afterEach(async () => {
  await browser?.close()
  browser = undefined
})

test.afterAll(async () => {
  await owner.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('every label of a film is counted once each time it comes by, and nothing else is', async () => {
  test.setTimeout(180_000)
  const codes = [STAPLER, UNKNOWN, NAPKINS, BOLTS, CRACKERS]
  await watchFilm('shelf', codes)
  const { page, count, leftOrigin, complaints } = await openScanner()
  const keys = codes.map(keyOf)
  const counted = async () =>
    (await recordedEvents(owner, count)).map(({ code }) => keyOfText(code))
  await expect
    .poll(async () => Math.min(...timesEach(keys, await counted())), { timeout: 120_000 })
    .toBeGreaterThanOrEqual(2)
  await page.close()

  const events = await counted()
  expect(events.filter((key) => !keys.includes(key))).toEqual([])
  // Twice in a row would be twice for one label: between two of its own, the film shows the others.
  expect(events.filter((key, index) => key === events[index - 1])).toEqual([])
  expect(leftOrigin).toEqual([])
  expect(complaints.heard).toEqual([])
})

test('a label that stays in view counts once, a tap counts one more, an unknown one is said to be so', async () => {
  test.setTimeout(120_000)
  await watchFilm('held', [UNKNOWN], { framesPerCode: 60, gapFrames: 0, tilt: 6 })
  const { page, count } = await openScanner()
  await expect(page.getByText('Unknown code, kept')).toBeVisible({ timeout: 60_000 })
  await playedFor(page, 6)
  await expect.poll(async () => (await recordedEvents(owner, count)).length).toBe(1)
  await page.getByRole('button', { name: '+1 again' }).click()
  await expect.poll(async () => (await recordedEvents(owner, count)).length).toBe(2)
  const [first] = await recordedEvents(owner, count)
  expect(first).toMatchObject({ itemName: null, warnings: ['unknown_code'] })
})

test('without its decoder the camera says so, typing goes on, and it reads when the decoder is there', async () => {
  test.setTimeout(120_000)
  await watchFilm('bolts', [BOLTS], { framesPerCode: 45, gapFrames: 45, tilt: 6 })
  const { page, count, complaints } = await openScanner({ serviceWorkers: 'block' }, (opened) =>
    opened.context().route(/\.wasm$/, (route) => route.abort()),
  )
  complaints.allow(/wasm|ERR_FAILED|Failed to load|Aborted|ArrayBuffer|blocked by Playwright/i)
  await expect(page.getByText('The camera cannot read codes now')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Type' }).click()
  await page.getByLabel('Code or name').fill(STAPLER.text)
  await page.getByRole('button', { name: 'Count it' }).click()
  await expect.poll(() => namesOf(count)).toEqual(['Film stapler'])
  await page.context().unroute(/\.wasm$/)
  await expect.poll(() => namesOf(count), { timeout: 60_000 }).toContain('Film bolts')
  expect(complaints.heard).toEqual([])
})

test('a camera that is lost says so and starts again with a tap', async () => {
  test.setTimeout(120_000)
  await watchFilm('lost', [BOLTS], { framesPerCode: 30, gapFrames: 45, tilt: 6 })
  const { page, count } = await openScanner()
  await expect.poll(() => namesOf(count), { timeout: 60_000 }).toContain('Film bolts')
  await page.evaluate(() => {
    const stream = document.querySelector('video')?.srcObject
    if (!(stream instanceof MediaStream)) throw new Error('No stream')
    for (const track of stream.getTracks()) {
      track.stop()
      // A track that is stopped by the page says nothing; one that is pulled out does.
      track.dispatchEvent(new Event('ended'))
    }
  })
  await expect(page.getByText('The picture stands still')).toBeVisible()
  const before = (await namesOf(count)).length
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect
    .poll(async () => (await namesOf(count)).length, { timeout: 60_000 })
    .toBeGreaterThan(before)
})

test('in the dark the page asks for light', async () => {
  test.setTimeout(120_000)
  await watchFilm('cellar', [STAPLER], { framesPerCode: 2, gapFrames: 30, light: 0.08 })
  const { page } = await openScanner()
  await expect(page.getByText('It is dark here')).toBeVisible({ timeout: 60_000 })
})

test('whoever does not allow the camera is told how, and counts by typing', async () => {
  browser = await launchWithCamera(undefined)
  const { page, count } = await openScanner({ permissions: [] })
  await page.getByRole('button', { name: 'Start camera' }).click()
  await expect(
    page.getByText('Camera is blocked').or(page.getByText('No camera found')),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Type' }).click()
  await page.getByLabel('Code or name').fill(STAPLER.text)
  await page.getByRole('button', { name: 'Count it' }).click()
  await expect.poll(() => namesOf(count)).toEqual(['Film stapler'])
})

async function watchFilm(
  name: string,
  codes: readonly SceneCode[],
  show: object = SHOW,
): Promise<void> {
  const film = join(folder, `${name}.mjpeg`)
  await writeScene(film, { seed: 20_261_115, codes, ...show })
  browser = await launchWithCamera(film)
}

interface OpenedScanner {
  readonly page: Page
  readonly count: CameraCount
  /** Addresses elsewhere that the page asked for. */
  readonly leftOrigin: readonly string[]
  readonly complaints: ReturnType<typeof createComplaints>
}

async function openScanner(
  options: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<OpenedScanner> {
  if (!browser) throw new Error('No browser')
  const { url } = product()
  const context = await browser.newContext({
    baseURL: url,
    storageState: signedInState('scanner'),
    viewport: { width: 390, height: 844 },
    permissions: ['camera'],
    ...options,
  })
  const complaints = createComplaints()
  await complaints.watch(context)
  const leftOrigin: string[] = []
  context.on('request', (request) => {
    const address = request.url()
    if (!/^(blob|data):/.test(address) && new URL(address).origin !== url) leftOrigin.push(address)
  })
  const page = await context.newPage()
  await prepare(page)
  const count = await startCameraCount(owner, scannerId, ITEMS)
  await page.goto(count.path)
  return { page, count, leftOrigin, complaints }
}

/** Waits until the camera's picture has run for so many seconds more. */
async function playedFor(page: Page, seconds: number): Promise<void> {
  const from = await page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
  await page.waitForFunction(
    (until) => (document.querySelector('video')?.currentTime ?? 0) >= until,
    from + seconds,
    { timeout: 60_000 },
  )
}

async function namesOf(count: CameraCount): Promise<readonly (string | null)[]> {
  return (await recordedEvents(owner, count)).map(({ itemName }) => itemName)
}

function timesEach(keys: readonly string[], events: readonly string[]): readonly number[] {
  return keys.map((key) => events.filter((event) => event === key).length)
}

function keyOf({ text }: SceneCode): string {
  return keyOfText(text)
}

function keyOfText(text: string): string {
  return readCode(text).key
}
