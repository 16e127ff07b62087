// Any film before the camera of the real scanner page: what the server has of it afterwards, held against what
// was to be counted.

import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { readCode } from '#domain/codes/read-code.ts'
import { Caller, textIn } from '#tests/e2e/support/calls.ts'
import { launchWithCamera, recordedEvents, startCameraCount } from '#tests/e2e/support/camera.ts'
import { findFreePort, startHost } from '#tests/e2e/support/host.ts'
import { ACCOUNTS } from '#tests/e2e/support/product.ts'
import type { FilmTruth } from '#tests/support/camera/table-films.ts'

/** What a truth may say besides: signs of shelves that the film shows, and the size of the screen. */
export interface PlayedTruth extends FilmTruth {
  readonly shelves?: readonly string[]
  readonly viewport?: { readonly width: number; readonly height: number }
  /** When what is to be counted comes into view, in seconds: how long all of it takes is told. */
  readonly shownFrom?: number
}

export interface Played {
  /** Units by key of the item. */
  readonly counted: ReadonlyMap<string, number>
  readonly expected: ReadonlyMap<string, number>
  readonly shelfSwitches: number
  /** From the first frame in which a label was read where it counts to the moment it counted. */
  readonly waitsMs: readonly number[]
  /** From the moment in which the film shows them to that in which the last counts; undefined: nobody asked. */
  readonly allCountedMs: number | undefined
  /** Of the picture, as the page has it. */
  readonly track: { readonly width: number; readonly height: number }
  /** Share of one processor that the page took while the film played. */
  readonly mainThreadShare: number
}

interface PlayOptions {
  readonly film: string
  readonly folder: string
  readonly truth: PlayedTruth
}

const SHELVES = ['A-01', 'A-02', 'A-03', 'B-01', 'B-02', 'B-03']
/** The camera begins its file anew when it is over: its ends are held, so that it is seen once and as a whole. */
const HELD_FIRST_SECONDS = 5
const HELD_LAST_SECONDS = 30
const LATE_SECONDS = 3

export async function playFilm({ film, folder, truth }: PlayOptions): Promise<Played> {
  const held = join(folder, `held${extname(film)}`)
  const seconds = await holdEnds(film, held)
  const host = await startHost({ dataFolder: join(folder, 'data'), port: await findFreePort() })
  const browser = await launchWithCamera(held)
  const owner = await Caller.signIn(host.url, ACCOUNTS.owner)
  const scanner = await Caller.signIn(host.url, ACCOUNTS.scanner)
  try {
    const scannerId = textIn(await scanner.query('users:current'), 'id')
    const items = Object.keys(truth.expected).map((code) => ({ name: `Film ${code}`, code }))
    const shelves = [...new Set([...SHELVES, ...(truth.shelves ?? [])])]
    const count = await startCameraCount(owner, scannerId, items, shelves)
    const state = join(folder, 'scanner.json')
    await scanner.http.storageState({ path: state })
    const context = await browser.newContext({
      baseURL: host.url,
      storageState: state,
      viewport: truth.viewport ?? { width: 390, height: 844 },
      permissions: ['camera'],
    })
    await context.addInitScript(chooseCounting, truth.mode)
    await context.addInitScript(noteWaits)
    const page = await context.newPage()
    let shelfSwitches = 0
    let place = ''
    page.on('framenavigated', () => {
      const now = new URL(page.url()).searchParams.get('assignment') ?? ''
      if (place !== '' && now !== place) shelfSwitches += 1
      place = now
    })
    await page.goto(count.path)
    const mainThreadShare = await watchUntil(page, seconds)
    // A sweep that has ended says it on its sheet, too.
    await page.getByRole('button', { name: 'All sent' }).first().waitFor({ timeout: 60_000 })
    const waitsMs = await page.evaluate((): readonly number[] => Reflect.get(globalThis, 'waitsMs'))
    const seen = await page.evaluate(() => ({
      countedAt: Reflect.get(globalThis, 'countedAt') as readonly number[],
      track: Reflect.get(globalThis, 'shownTrack') as { width: number; height: number },
    }))
    const from = HELD_FIRST_SECONDS + (truth.shownFrom ?? 0)
    const events = await recordedEvents(owner, count)
    return {
      counted: unitsOf(events.map(({ code, units }) => [code, units])),
      expected: unitsOf(Object.entries(truth.expected)),
      shelfSwitches,
      waitsMs: waitsMs.toSorted((a, b) => a - b),
      allCountedMs:
        truth.shownFrom === undefined ? undefined : (Math.max(...seen.countedAt) - from) * 1_000,
      track: seen.track,
      mainThreadShare,
    }
  } finally {
    await Promise.all([owner.close(), scanner.close()])
    await browser.close()
    await host.stop()
  }
}

/** Plays to the end, then lets the camera go: nothing counts twice because the file begins anew. */
async function watchUntil(page: Page, seconds: number): Promise<number> {
  const playing = (until: number) =>
    page.waitForFunction(
      (end) => (document.querySelector('video')?.currentTime ?? 0) >= end,
      until,
      { timeout: (until + 120) * 1_000 },
    )
  await playing(HELD_FIRST_SECONDS)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
    // What its thread has worked: a task that waits for a processor works nothing.
    return { worked: of('ThreadTime'), at: of('Timestamp') }
  }
  const before = await busy()
  await playing(seconds)
  const after = await busy()
  await playing(seconds + LATE_SECONDS)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  return (after.worked - before.worked) / (after.at - before.at)
}

function unitsOf(counts: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>()
  for (const [code, count] of counts) {
    const { key } = readCode(code)
    units.set(key, (units.get(key) ?? 0) + count)
  }
  return units
}

/** Answers when the film is over, in seconds from its start. */
async function holdEnds(film: string, to: string): Promise<number> {
  const bytes = await readFile(film)
  const { head, frames, perSecond } = /\.y4m$/i.test(film)
    ? framesOfY4m(bytes)
    : framesOfMjpeg(bytes)
  const [first = Buffer.alloc(0), last = Buffer.alloc(0)] = [frames[0], frames.at(-1)]
  const times = (frame: Buffer, seconds: number) =>
    Array.from({ length: Math.round(seconds * perSecond) }, () => frame)
  const before = times(first, HELD_FIRST_SECONDS)
  const held = [head, ...before, ...frames, ...times(last, HELD_LAST_SECONDS)]
  await writeFile(to, Buffer.concat(held))
  return HELD_FIRST_SECONDS + frames.length / perSecond
}

interface FilmFrames {
  readonly head: Buffer
  readonly frames: readonly Buffer[]
  readonly perSecond: number
}

/** Pictures one after the other, each from its first two bytes to those of the next; thirty in a second. */
function framesOfMjpeg(bytes: Buffer): FilmFrames {
  const between = Buffer.from([0xff, 0xd9, 0xff, 0xd8])
  const starts = [0]
  for (let at = bytes.indexOf(between); at >= 0; at = bytes.indexOf(between, at + 4)) {
    starts.push(at + 2)
  }
  const frames = starts.map((start, index) => bytes.subarray(start, starts[index + 1]))
  return { head: Buffer.alloc(0), frames, perSecond: 30 }
}

/** A line that says how large and how fast, then a line and the bytes of each frame. */
function framesOfY4m(bytes: Buffer): FilmFrames {
  const end = bytes.indexOf('\n') + 1
  const head = bytes.subarray(0, end)
  const [, pictures = '30', seconds = '1'] = / F(\d+):(\d+)/.exec(head.toString('latin1')) ?? []
  const frames: Buffer[] = []
  const [, width = '0', height = '0'] = / W(\d+) H(\d+)/.exec(head.toString('latin1')) ?? []
  const [across, down] = [Number(width), Number(height)]
  const size = across * down + 2 * Math.ceil(across / 2) * Math.ceil(down / 2)
  for (let at = end; at < bytes.length; ) {
    const next = bytes.indexOf('\n', at) + 1 + size
    frames.push(bytes.subarray(at, next))
    at = next
  }
  return { head, frames, perSecond: Number(pictures) / Number(seconds) }
}

/** Runs in the page, before its own code. */
function chooseCounting(counting: string): void {
  localStorage.setItem('shelfcount-scanner', JSON.stringify({ counting }))
}

/** Runs in the page: when labels are first read where they count, and when they count. */
function noteWaits(): void {
  const waitsMs: number[] = []
  const countedAt: number[] = []
  Object.assign(globalThis, { waitsMs, countedAt })
  const since = new Map<string, number>()
  const post = Worker.prototype.postMessage
  let area = { left: 0, top: 0, right: 1, bottom: 1 }
  Worker.prototype.postMessage = function (this: Worker, ...args: [unknown, ...unknown[]]) {
    const view = Object(Object(args[0]).view)
    if (Object(args[0]).kind === 'look') area = view.mode === 'aim' ? view.finder : view.visible
    Reflect.apply(post, this, args)
  }
  const listen = Worker.prototype.addEventListener
  Worker.prototype.addEventListener = function (
    this: Worker,
    ...[type, listener, ...how]: Parameters<EventTarget['addEventListener']>
  ) {
    const noted = (event: Event) => {
      const { labels = [], codes = [] } = Object(Reflect.get(event, 'data'))
      const now = performance.now()
      for (const { key, corners } of labels) {
        const x = corners.reduce((sum: number, one: { x: number }) => sum + one.x, 0) / 4
        const y = corners.reduce((sum: number, one: { y: number }) => sum + one.y, 0) / 4
        const isIn = x >= area.left && x <= area.right && y >= area.top && y <= area.bottom
        if (isIn && !since.has(key)) since.set(key, now)
      }
      const video = document.querySelector('video')
      if (video && video.videoWidth > 0) {
        const shownTrack = { width: video.videoWidth, height: video.videoHeight }
        Object.assign(globalThis, { shownTrack })
      }
      for (const { label } of codes) {
        waitsMs.push(now - (since.get(label) ?? now))
        countedAt.push(video?.currentTime ?? 0)
      }
      Reflect.apply(Object(listener), this, [event])
    }
    Reflect.apply(listen, this, [type, type === 'message' ? noted : listener, ...how])
  }
}
