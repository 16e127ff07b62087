// Counting with a camera, in a real browser: the camera shows a film that is made from a seed, and
// what is recorded is compared with what the film shows when.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from '@playwright/test'
import { readCode } from '#domain/codes/read-code.ts'
import {
  type Scene,
  type SceneCode,
  type SceneOptions,
  writePhoto,
  writeScene,
} from '../support/camera/scene.ts'
import { type ShelfFilm, writeShelfFilm } from '../support/camera/shelf-film.ts'
import { TABLE_FILMS } from '../support/camera/table-films.ts'
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
const SHOW = { framesPerCode: 40, gapFrames: 12, tilt: 15 }

let folder: string
let owner: Caller
let scannerId: string
/** One for each film: the film belongs to the browser. */
let browser: Browser | undefined
let context: BrowserContext | undefined

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelfcount-film-'))
  owner = await Caller.open(product().url, signedInState('owner'))
  const scanner = await Caller.open(product().url, signedInState('scanner'))
  scannerId = textIn(await scanner.query('users:current'), 'id')
  await scanner.close()
})

test.afterEach(async () => {
  await context?.close()
  context = undefined
})

test.afterAll(async () => {
  await browser?.close()
  await owner.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('every label of a film counts once each time it comes by', async () => {
  const scene = await watchFilm('shelf', [STAPLER, NAPKINS, BOLTS, UNKNOWN, CRACKERS])
  const { page, count, leftOrigin, complaints } = await openScanner(
    { serviceWorkers: 'allow' },
    (opened) => opened.context().addInitScript(noteCounts),
  )
  await expect
    .poll(async () => Math.max(0, ...(await notedCounts(page)).map(({ turn }) => turn)), {
      timeout: 150_000,
    })
    .toBeGreaterThanOrEqual(3)
  const noted = await notedCounts(page)
  const areSent = async () => (await recordedEvents(owner, count)).length >= noted.length
  await expect.poll(areSent).toBe(true)
  await page.close()

  // The first round begins anywhere, and the last one may not be over.
  const whole = noted.filter(({ turn }) => turn === 1 || turn === 2)
  const appearances = [1, 2].flatMap((turn) =>
    scene.segments.map((segment) => `${turn} ${segment.from} ${keyOf(segment)}`),
  )
  const counted = whole.map(({ turn, code }) => {
    return `${turn} ${firstFrameOf(scene, keyOfText(code))} ${keyOfText(code)}`
  })
  // Labels that are shown together are counted in any order.
  expect(counted.sort()).toEqual(appearances.sort())
  const early = noted.filter(({ code, frame }) => frame < firstFrameOf(scene, keyOfText(code)))
  expect(early, 'nothing is counted before it is seen').toEqual([])
  const recorded = (await recordedEvents(owner, count)).map(({ code }) => code)
  expect(recorded.slice(0, noted.length)).toEqual(noted.map(({ code }) => code))
  expect(leftOrigin).toEqual([])
  expect(complaints.heard).toEqual([])
})

test('a label that stays in view counts once, a tap on it counts one more, an unknown one is said to be so', async () => {
  await watchFilm('held', [UNKNOWN], { framesPerCode: 60, gapFrames: 0, tilt: 6 })
  const { page, count } = await openScanner()
  await expect(page.getByText('Unknown code, saved')).toBeVisible()
  await playedFor(page, 6)
  await expect.poll(async () => (await recordedEvents(owner, count)).length).toBe(1)
  // The same picture after a while without one: nobody has put another one there.
  await pullOutCamera(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Same label, not added')).toBeVisible()
  expect(await recordedEvents(owner, count)).toHaveLength(1)
  await showPage(page, 'hidden')
  await expect(page.getByText('Camera is off')).toBeVisible()
  expect(await page.evaluate(() => document.querySelector('video')?.srcObject)).toBeNull()
  await showPage(page, 'visible')
  await playedFor(page, 4)
  expect(await recordedEvents(owner, count)).toHaveLength(1)
  await page.getByRole('button', { name: '+1 again' }).click()
  await expect.poll(async () => (await recordedEvents(owner, count)).length).toBe(2)
  // It moves with the label: where it is now is where the tap goes.
  await page.getByRole('button', { name: `One more ${UNKNOWN.text}` }).click({ force: true })
  await expect.poll(async () => (await recordedEvents(owner, count)).length).toBe(3)
  const [first] = await recordedEvents(owner, count)
  expect(first).toMatchObject({ itemName: null, warnings: ['unknown_code'] })
})

test.describe('a label that comes by now and then', () => {
  test.beforeAll(async () => {
    await watchFilm('bolts', [BOLTS], { framesPerCode: 30, gapFrames: 45, tilt: 6 })
  })

  test('is read when the decoder is there; without it the camera says so, and typing goes on', async () => {
    const { page, count, complaints } = await openScanner({}, (opened) =>
      opened.context().route(/\.wasm$/, (route) => route.abort()),
    )
    complaints.allow(/wasm|ERR_FAILED|Failed to load|Aborted|ArrayBuffer/i)
    await expect(page.getByText('The camera can’t read codes now')).toBeVisible()
    await typeStapler(page)
    await expect.poll(() => namesOf(count)).toEqual(['Film stapler'])
    await page.context().unroute(/\.wasm$/)
    await expect.poll(() => namesOf(count)).toContain('Film bolts')
    expect(complaints.heard).toEqual([])
  })

  for (const missing of [
    ['MediaStreamTrackProcessor'],
    ['MediaStreamTrackProcessor', 'VideoFrame'],
    ['MediaStreamTrackProcessor', 'VideoFrame', 'OffscreenCanvas'],
  ]) {
    test(`is read by a browser whose pages have no ${missing.join(', no ')}`, async () => {
      const { count, complaints } = await openScanner({}, (opened) =>
        opened.context().addInitScript((names) => {
          for (const name of names) Reflect.deleteProperty(globalThis, name)
        }, missing),
      )
      await expect.poll(() => namesOf(count)).toContain('Film bolts')
      expect(complaints.heard).toEqual([])
    })
  }

  test('is not read behind what somebody chooses from a photo, and is read again after', async () => {
    const { page, count } = await openScanner()
    await expect.poll(() => namesOf(count)).toContain('Film bolts')
    const photo = await takePhoto('two', [STAPLER, NAPKINS])
    await page.getByLabel('Photo', { exact: true }).setInputFiles(photo)
    const sheet = page.getByRole('dialog', { name: 'Codes in the photo' })
    await expect(sheet.getByText('2 codes')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'All sent' })).toBeVisible()
    const before = (await namesOf(count)).length
    await playedFor(page, 6)
    expect(await namesOf(count)).toHaveLength(before)
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(async () => (await namesOf(count)).length).toBeGreaterThan(before)
  })

  test('is read again when the camera was lost, and started again with a tap', async () => {
    const { page, count } = await openScanner()
    await expect.poll(() => namesOf(count)).toContain('Film bolts')
    await pullOutCamera(page)
    await expect(page.getByText('Camera disconnected')).toBeVisible()
    const before = (await namesOf(count)).length
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => (await namesOf(count)).length).toBeGreaterThan(before)
  })
})

test.describe('a dark room', () => {
  test.beforeAll(async () => {
    await watchFilm('cellar', [STAPLER], { framesPerCode: 0, gapFrames: 30, light: 0.08 })
  })

  test('makes the page ask for light', async () => {
    const { page } = await openScanner()
    await expect(page.getByText('Too dark')).toBeVisible()
  })

  test('does not keep a photo from being read: one code counts, several are asked about, none is said', async () => {
    const { page, count } = await openScanner()
    const choose = (name: string) => page.getByLabel('Photo', { exact: true }).setInputFiles(name)
    const [one, many, none] = await Promise.all([
      takePhoto('one', [STAPLER]),
      takePhoto('many', [NAPKINS, BOLTS, UNKNOWN, BOLTS]),
      takePhoto('none', []),
    ])
    await choose(one)
    await expect.poll(() => namesOf(count)).toEqual(['Film stapler'])
    await choose(none)
    await expect(page.getByText('No code in this photo')).toBeVisible()
    await choose(many)
    const sheet = page.getByRole('dialog', { name: 'Codes in the photo' })
    await expect(sheet.getByText('4 codes')).toBeVisible()
    const bolts = sheet.getByRole('button', { name: 'Film bolts' })
    await expect(bolts).toHaveCount(2)
    for (const one of await bolts.all()) await one.click()
    await sheet.getByRole('button', { name: 'Count 2' }).click()
    await expect.poll(() => namesOf(count)).toEqual(['Film stapler', 'Film bolts', 'Film bolts'])
  })

  test('is counted in with the phone on its side, with everything in reach', async () => {
    const { page } = await openScanner({ viewport: { width: 844, height: 390 } })
    const isInReach = (name: string) =>
      expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    for (const name of ['Scanner settings', '+1 again', 'Type code', 'Finish shelf']) {
      await isInReach(name)
    }
    const picture = await page.getByRole('region', { name: 'Camera' }).boundingBox()
    expect(picture?.height).toBeGreaterThan(300)
    await typeStapler(page)
    await page.getByRole('button', { name: /change the number/ }).click()
    for (const name of ['1', '0', 'Cancel', 'Save']) await isInReach(name)
    await expect(page.getByText('Replace 1')).toBeInViewport({ ratio: 1 })
  })

  test('is counted in on small phones, too, and nothing moves when there is something to choose', async () => {
    const { page } = await openScanner()
    const rail = page.getByRole('status').filter({ hasText: /Counted|Unknown code/ })
    await typeCode(page, NAPKINS.text)
    for (const [width, height] of [
      [320, 640],
      [375, 667],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await typeCode(page, STAPLER.text)
      await expect(rail).toContainText('Film stapler')
      const before = await rail.boundingBox()
      await typeCode(page, UNKNOWN.text)
      await expect(page.getByRole('button', { name: 'Known item' })).toBeInViewport({ ratio: 1 })
      expect(await rail.boundingBox(), `${width} × ${height}`).toEqual(before)
    }
  })

  test('is no reason to cut a number that a shelf may hold', async () => {
    const { page } = await openScanner()
    await typeCode(page, STAPLER.text)
    const cell = page.getByRole('button', { name: 'change the number' })
    const sheet = page.getByRole('dialog')
    const press = (name: string) => sheet.getByRole('button', { name, exact: true }).click()
    for (const digits of ['123', '9999', '88888', '999999999']) {
      await page.setViewportSize({ width: 360, height: 640 })
      await cell.click()
      const pad = await sheet.getByRole('button', { name: '1', exact: true }).boundingBox()
      for (const digit of digits) await press(digit)
      await press('plus')
      await press('1')
      expect(await sheet.getByRole('button', { name: '1', exact: true }).boundingBox()).toEqual(pad)
      expect(await wordsOutside(sheet.getByRole('group', { name: 'Quantity' }))).toEqual([])
      const save = sheet.getByRole('button', { name: /^Save/ })
      expect(await wordsOutside(save)).toEqual([])
      await save.click()
      await expect(sheet).toBeHidden()
      expect(await wordsOutside(cell)).toEqual([])
      expect(await wordsOutside(page.getByRole('button', { name: /^Undo/ }))).toEqual([])
      // More than anybody counts at once is set aside, and the rail is free for what comes next.
      if (Number(digits) > 1_000_000) continue
      const rail = page.getByRole('status').filter({ hasText: /Counted|check|Already/ })
      expect(await wordsOutside(rail)).toEqual([])
    }
    await expect(page.getByRole('button', { name: /Remove it/ })).toBeVisible()
    expect(await wordsOutside(page.getByRole('button', { name: /Remove it/ }))).toEqual([])
  })

  test('is counted in without a page that could not be fetched, which comes later', async () => {
    const { page, count, complaints } = await openScanner({}, (opened) =>
      opened.context().route(/type-sheet/, (route) => route.abort()),
    )
    complaints.allow(/type-sheet|ERR_FAILED|Failed to (load|fetch)/i)
    await page.getByRole('button', { name: 'Type' }).click()
    await expect(page.getByRole('dialog', { name: 'Not on this phone yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Keep counting' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.context().unroute(/type-sheet/)
    await typeStapler(page)
    await expect.poll(() => namesOf(count)).toEqual(['Film stapler'])
    expect(complaints.heard).toEqual([])
  })

  test('has light, zoom and a choice of cameras, and the choice is kept', async () => {
    const { page } = await openScanner({}, (opened) =>
      opened.context().addInitScript(pretendPhoneCamera),
    )
    const applied = () => page.evaluate(() => Reflect.get(globalThis, 'applied'))
    await page.getByRole('button', { name: 'Light' }).click()
    await expect(page.getByRole('button', { name: 'On' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Zoom' }).click()
    expect(await applied()).toEqual([{ advanced: [{ torch: true }] }, { advanced: [{ zoom: 2 }] }])
    expect(await page.evaluate(() => Reflect.get(globalThis, 'awake'))).toBe(1)
    await page.getByRole('button', { name: 'Scanner settings' }).click()
    await page.getByRole('button', { name: 'Other lens' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    const asked = () => page.evaluate(() => Reflect.get(globalThis, 'asked').at(-1))
    await expect.poll(asked).toBe('other-lens')
    await page.reload()
    await expect.poll(asked).toBe('other-lens')
  })
})

for (const [name, { film, truth }] of Object.entries(TABLE_FILMS)) {
  test(`${name}: as many count as are meant`, async () => {
    const seconds = await watchShelf(film)
    const { page, count } = await openScanner(
      {},
      async (opened) => {
        if (truth.mode === 'sweep') await opened.context().addInitScript(chooseSweep)
      },
      ['B-01', 'B-02'],
    )
    await playedUntil(page, seconds + 1.5)
    await expect.poll(() => unitsOf(count)).toEqual(keyed(truth.expected))
    await expect(page, 'the same shelf').toHaveURL(count.path)
  })
}

test('a sweep counts what is not aimed at, says what it read, and is taken back as one step', async () => {
  // Both below the finder: however long it takes to choose, nothing counts before.
  const labels = [-150, 150].map((x) => ({ ...STAPLER, x, y: 205, width: 230 }))
  const shots = Array.from({ length: 90 }, () => ({ x: 0, y: 0 }))
  await watchShelf({ width: 1280, height: 720, labels, shots })
  const { page, count } = await openScanner()
  const marks = page.getByRole('list', { name: 'Labels in view' }).getByRole('button')
  await expect(marks).toHaveCount(2)
  expect(await recordedEvents(owner, count)).toEqual([])
  await page.getByRole('button', { name: 'Sweep', exact: true }).click()
  await expect(page.getByText('each label counts once')).toBeVisible()
  await expect.poll(async () => (await recordedEvents(owner, count)).length).toBe(2)
  await page.getByRole('button', { name: /^End sweep: 2/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Sweep' })
  await expect(sheet.getByText('2 labels read')).toBeVisible()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Undo sweep +2' }).click()
  await expect(page.getByText('Undone')).toBeVisible()
  await page.getByRole('button', { name: 'Aim', exact: true }).click()
  await expect(page.getByText('Counts the label in the frame')).toBeVisible()
  await expect.poll(async () => (await recordedEvents(owner, count)).length).toBe(0)
})

test('the label of another shelf leads there when it is aimed at, says so, and leads back', async () => {
  await watchShelf({
    width: 1280,
    height: 720,
    labels: [{ symbology: 'qrcode', text: 'B-02', x: 0, y: 0, width: 240 }],
    shots: Array.from({ length: 60 }, () => ({ x: 0, y: 0 })),
  })
  const { page, count } = await openScanner({}, async () => {}, ['B-02'])
  await expect(page.getByText('Now on B-02')).toBeVisible()
  await playedUntil(page, 3)
  await expect(page.getByRole('dialog'), 'still held at the label').toBeHidden()
  await page.getByRole('button', { name: 'Back to F-1' }).click()
  await expect(page).toHaveURL(count.path)
  await playedUntil(page, 3)
  await expect(page, 'it only stays in view').toHaveURL(count.path)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Scan the label with the camera' }).click()
  await expect(page.getByText('Now on B-02').or(page.getByText('Counting B-02'))).toBeVisible()
})

test('whoever does not allow the camera is told how, counts by typing, and takes a count back', async () => {
  // A camera is there, and nobody has granted it.
  await browser?.close()
  browser = await launchWithCamera('refused')
  const { page, count } = await openScanner({ permissions: [] })
  await page.getByRole('button', { name: 'Start camera' }).click()
  await expect(page.getByText('Camera is blocked')).toBeVisible()
  await expect(page.getByText('Set Camera to Allow')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await typeStapler(page)
  await expect.poll(() => namesOf(count)).toEqual(['Film stapler'])
  await page.getByRole('button', { name: '1 item' }).click()
  await page.getByText('Undo a scan').click()
  const scans = page.getByRole('list', { name: 'Last scans' })
  await scans.getByRole('button', { name: 'Undo Film stapler' }).click()
  await expect(scans.getByText('Undone')).toBeVisible()
  await expect(page.getByText('Nothing counted here yet.')).toBeVisible()
  await expect(page.getByText('Removed Film stapler, 1')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Nothing counted here yet.')).toBeHidden()
  const number = page.getByRole('button', { name: '1, change the number of Film stapler' })
  await expect(number).toBeVisible()
})

async function watchShelf(film: ShelfFilm): Promise<number> {
  const file = join(folder, 'table.mjpeg')
  await browser?.close()
  const seconds = await writeShelfFilm(file, film)
  browser = await launchWithCamera(file)
  return seconds
}

/** Runs in the page, before its own code. */
function chooseSweep(): void {
  localStorage.setItem('shelfcount-scanner', JSON.stringify({ counting: 'sweep' }))
}

/** By the key of the item. */
async function unitsOf(count: CameraCount): Promise<Readonly<Record<string, number>>> {
  const units: Record<string, number> = {}
  for (const { code } of await recordedEvents(owner, count)) {
    units[keyOfText(code)] = (units[keyOfText(code)] ?? 0) + 1
  }
  return units
}

function keyed(expected: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(expected).map(([code, units]) => [keyOfText(code), units]),
  )
}

/** What stands in a place and reaches out of it. */
function wordsOutside(place: Locator): Promise<readonly (string | null)[]> {
  return place.evaluate((outer) => {
    const { left, right, top, bottom } = outer.getBoundingClientRect()
    return [...outer.querySelectorAll('span, output')]
      .filter((inner) => {
        const box = inner.getBoundingClientRect()
        const isOut = box.left < left || box.right > right || box.top < top || box.bottom > bottom
        return isOut || inner.scrollWidth > inner.clientWidth + 1
      })
      .filter((inner) => getComputedStyle(inner).position !== 'absolute')
      .map((inner) => inner.textContent)
  })
}

async function pullOutCamera(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stream = document.querySelector('video')?.srcObject
    if (!(stream instanceof MediaStream)) throw new Error('No stream')
    for (const track of stream.getTracks()) {
      track.stop()
      // A track that is stopped by the page says nothing; one that is pulled out does.
      track.dispatchEvent(new Event('ended'))
    }
  })
}

/** No page is ever hidden in a browser without a screen: it is told so. */
async function showPage(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      value: visibilityState,
      configurable: true,
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

async function typeStapler(page: Page): Promise<void> {
  await typeCode(page, STAPLER.text)
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Type' }).click()
  await page.getByLabel('Code or name').fill(code)
  await page.getByRole('button', { name: 'Count it' }).click()
}

async function watchFilm(
  name: string,
  codes: SceneOptions['codes'],
  show: Partial<SceneOptions> = SHOW,
): Promise<Scene> {
  const film = join(folder, `${name}.mjpeg`)
  await browser?.close()
  const scene = await writeScene(film, { seed: 20_261_115, codes, ...show })
  browser = await launchWithCamera(film)
  return scene
}

/** Labels side by side on a table. */
async function takePhoto(name: string, codes: readonly SceneCode[]): Promise<string> {
  const file = join(folder, `${name}.jpg`)
  await writePhoto(file, codes)
  return file
}

/** Runs in the page, before its own code: what the device keeps, at which frame, in which round. */
function noteCounts(): void {
  const noted: { code: string; frame: number; turn: number }[] = []
  Object.assign(globalThis, { noted })
  const { add } = IDBObjectStore.prototype
  let turn = 0
  let before = -1
  const frameOnScreen = () => {
    const video = document.querySelector('video')
    const context = new OffscreenCanvas(288, 24).getContext('2d')
    if (!video || !context) return -1
    context.drawImage(video, 0, 0, 288, 24, 0, 0, 288, 24)
    const { data } = context.getImageData(0, 12, 288, 1)
    const bit = (at: number): number => ((data[(24 * (at + 1) + 12) * 4] ?? 0) > 127 ? 1 : 0)
    return Array.from({ length: 10 }, (_, at) => bit(at)).reduce((sum, one) => sum * 2 + one, 0)
  }
  // The film begins anew when its number falls; looked at often enough not to miss that.
  setInterval(() => {
    const frame = frameOnScreen()
    if (frame < before - 20) turn += 1
    if (frame >= 0) before = frame
  }, 100)
  IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...args: [unknown]) {
    const event = Object(Object(Object(args[0]).work).event)
    if (typeof event.code === 'string') {
      const frame = frameOnScreen()
      // Counted in the moment between the end of the film and the next look at it.
      const isNew = frame >= 0 && frame < before - 20
      noted.push({ code: event.code, frame, turn: isNew ? turn + 1 : turn })
    }
    return Reflect.apply(add, this, args)
  }
}

interface NotedCount {
  readonly code: string
  readonly frame: number
  readonly turn: number
}

function notedCounts(page: Page): Promise<readonly NotedCount[]> {
  return page.evaluate((): readonly NotedCount[] => Reflect.get(globalThis, 'noted'))
}

function firstFrameOf({ segments }: Scene, key: string): number {
  return segments.find((segment) => keyOf(segment) === key)?.from ?? Number.POSITIVE_INFINITY
}

/** Runs in the page: a camera with a light, zoom and a second lens, and a screen that can stay on. */
function pretendPhoneCamera(): void {
  const applied: unknown[] = []
  const asked: unknown[] = []
  Object.assign(globalThis, { applied, asked, awake: 0 })
  const track = MediaStreamTrack.prototype
  const { getCapabilities } = track
  track.getCapabilities = function (this: MediaStreamTrack) {
    const more = { torch: true, zoom: { min: 1, max: 4 } }
    return { ...getCapabilities.call(this), ...more }
  }
  track.applyConstraints = async (constraints) => {
    applied.push(constraints)
  }
  const devices = navigator.mediaDevices
  const list = devices.enumerateDevices.bind(devices)
  devices.enumerateDevices = async () => {
    const other = { deviceId: 'other-lens', kind: 'videoinput', label: 'Other lens', groupId: '' }
    return [...(await list()), { ...other, toJSON: () => other } as MediaDeviceInfo]
  }
  const open = devices.getUserMedia.bind(devices)
  devices.getUserMedia = (constraints) => {
    const { deviceId } = Object(Object(constraints).video)
    asked.push(Object(deviceId).exact)
    // There is only one camera to open.
    return open({ video: true })
  }
  navigator.wakeLock.request = async () => {
    Object.assign(globalThis, { awake: Reflect.get(globalThis, 'awake') + 1 })
    return Object.assign(new EventTarget(), { release: async () => {} }) as WakeLockSentinel
  }
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
  moreShelves: readonly string[] = [],
): Promise<OpenedScanner> {
  if (!browser) throw new Error('No browser')
  const { url } = product()
  context = await browser.newContext({
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
  const count = await startCameraCount(owner, scannerId, ITEMS, moreShelves)
  await page.goto(count.path)
  return { page, count, leftOrigin, complaints }
}

/** Waits until the camera's picture has run for so many seconds more. */
async function playedFor(page: Page, seconds: number): Promise<void> {
  const from = await page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
  await page.waitForFunction(
    (until) => (document.querySelector('video')?.currentTime ?? 0) >= until,
    from + seconds,
  )
}

/** Waits until the camera has shown its picture for so many seconds. */
async function playedUntil(page: Page, seconds: number): Promise<void> {
  await page.waitForFunction(
    (until) => (document.querySelector('video')?.currentTime ?? 0) >= until,
    seconds,
    { timeout: 60_000 },
  )
}

async function namesOf(count: CameraCount): Promise<readonly (string | null)[]> {
  return (await recordedEvents(owner, count)).map(({ itemName }) => itemName)
}

function keyOf({ text }: SceneCode): string {
  return keyOfText(text)
}

function keyOfText(text: string): string {
  return readCode(text).key
}
