// The scanner page before a film: what it counts, at which frame, and what that costs the page.

import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Caller, textIn } from '#tests/e2e/support/calls.ts'
import { launchWithCamera, startCameraCount } from '#tests/e2e/support/camera.ts'
import { findFreePort, startHost } from '#tests/e2e/support/host.ts'
import { ACCOUNTS } from '#tests/e2e/support/product.ts'
import type { Scene } from '#tests/support/camera/scene.ts'

export interface Acceptance {
  readonly code: string
  /** The frame of the film that was on the screen, and how often the film had begun anew. */
  readonly frame: number
  readonly turn: number
}

interface Watched {
  readonly accepted: readonly Acceptance[]
  /** Segments that the film showed in full. */
  readonly shown: number
  readonly decodes: number
  /** What taking and handing over each frame took of the page's thread. */
  readonly mainThreadMs: readonly number[]
  /** How long tasks of the page were that took 50 ms or more. */
  readonly longTasksMs: readonly number[]
  /** From handing a frame over to its answer. */
  readonly answerMs: readonly number[]
  /** Frames that the video showed. */
  readonly played: number
  readonly seconds: number
}

interface WatchOptions {
  readonly film: string
  readonly folder: string
  readonly scene: Scene
  readonly seconds: number
}

export async function watchScanner(options: WatchOptions): Promise<Watched> {
  const { film, folder, scene, seconds } = options
  const host = await startHost({
    dataFolder: join(folder, 'data'),
    port: await findFreePort(),
  })
  const browser = await launchWithCamera(film)
  const owner = await Caller.signIn(host.url, ACCOUNTS.owner)
  const scanner = await Caller.signIn(host.url, ACCOUNTS.scanner)
  try {
    const scannerId = textIn(await scanner.query('users:current'), 'id')
    const items = scene.segments.map(({ text }) => ({ name: `Film ${text}`, code: text }))
    const { path } = await startCameraCount(owner, scannerId, items)
    const state = join(folder, 'scanner.json')
    await scanner.http.storageState({ path: state })
    const context = await browser.newContext({
      baseURL: host.url,
      storageState: state,
      viewport: { width: 390, height: 844 },
      permissions: ['camera'],
    })
    await context.addInitScript(measureFromOutside, scene.frames)
    const page = await context.newPage()
    await page.goto(path)
    return await measure(page, scene, seconds)
  } finally {
    await Promise.all([owner.close(), scanner.close()])
    await browser.close()
    await host.stop()
  }
}

interface Seen {
  readonly accepted: readonly Acceptance[]
  readonly decodes: number
  readonly mainThreadMs: readonly number[]
  readonly longTasksMs: readonly number[]
  readonly answerMs: readonly number[]
  readonly played: number
}

/** Begins when the decoder has answered: loading it is another figure. */
async function measure(page: Page, scene: Scene, seconds: number): Promise<Watched> {
  await page.waitForFunction(() => Reflect.get(globalThis, 'filmSeen')?.answerMs.length > 0)
  const before = await seenBy(page)
  await page.waitForTimeout(seconds * 1_000)
  const after = await seenBy(page)
  return {
    accepted: after.accepted.slice(before.accepted.length),
    shown: Math.floor((seconds * 30 * scene.segments.length) / scene.frames),
    decodes: after.decodes - before.decodes,
    mainThreadMs: after.mainThreadMs.slice(before.mainThreadMs.length),
    longTasksMs: after.longTasksMs.slice(before.longTasksMs.length),
    answerMs: after.answerMs.slice(before.answerMs.length),
    played: after.played - before.played,
    seconds,
  }
}

function seenBy(page: Page): Promise<Seen> {
  return page.evaluate((): Seen => {
    const quality = document.querySelector('video')?.getVideoPlaybackQuality()
    return { ...Reflect.get(globalThis, 'filmSeen'), played: quality?.totalVideoFrames ?? 0 }
  })
}

/** Runs in the page, before its own code: answers of workers, and what the outbox keeps. */
function measureFromOutside(frames: number): void {
  const seen = {
    accepted: [] as { code: string; frame: number; turn: number }[],
    decodes: 0,
    mainThreadMs: [] as number[],
    longTasksMs: [] as number[],
    answerMs: [] as number[],
  }
  Object.assign(globalThis, { filmSeen: seen })
  new PerformanceObserver((list) => {
    seen.longTasksMs.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask', buffered: true })

  let grabMs = 0
  const Frame = VideoFrame
  globalThis.VideoFrame = new Proxy(VideoFrame, {
    construct(target, args) {
      const startedAt = performance.now()
      const frame = Reflect.construct(target, args)
      grabMs = performance.now() - startedAt
      return frame
    },
  })

  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (this: Worker, ...args: [unknown, ...unknown[]]) {
    const startedAt = performance.now()
    Reflect.apply(post, this, args)
    if (Reflect.get(Object(args[0]), 'kind') !== 'frame') return
    seen.mainThreadMs.push(grabMs + performance.now() - startedAt)
    seen.decodes += 1
    // One frame is under way at a time: the next message is its answer.
    const answered = () => seen.answerMs.push(performance.now() - startedAt)
    this.addEventListener('message', answered, { once: true })
  }

  const add = IDBObjectStore.prototype.add
  IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...args: [unknown]) {
    const event = Object(Reflect.get(Object(Reflect.get(Object(args[0]), 'work')), 'event'))
    const code: unknown = Reflect.get(event, 'code')
    if (typeof code === 'string') {
      const frame = Math.floor(film.frame + ((performance.now() - film.at) * 30) / 1_000)
      const isNew = frame >= frames
      seen.accepted.push({ code, frame: frame % frames, turn: film.turn + Number(isNew) })
    }
    return Reflect.apply(add, this, args)
  }

  /** Looked at now and then; between two looks the clock says how far the film is. */
  const film = { frame: -1, at: 0, turn: 0 }
  setInterval(async () => {
    const at = performance.now()
    const frame = await frameOnScreen()
    if (frame === undefined) return
    // The film begins anew when its number falls.
    const isNew = frame < film.frame - 20
    Object.assign(film, { frame, at, turn: film.turn + Number(isNew) })
  }, 100)

  /** The number that stands in the picture: twelve blocks, of which ten are bits. Nothing is drawn. */
  async function frameOnScreen(): Promise<number | undefined> {
    const video = document.querySelector('video')
    if (!video || video.videoWidth === 0) return undefined
    const shown = new Frame(video)
    const rect = { x: 0, y: 12, width: 288, height: 2 }
    const bytes = new Uint8Array(shown.allocationSize({ rect }))
    await shown.copyTo(bytes, { rect })
    shown.close()
    const bits = Array.from({ length: 10 }, (_, bit) => (bytes[24 * (bit + 1) + 12] ?? 0) > 127)
    return bits.reduce((number, bit) => number * 2 + Number(bit), 0)
  }
}
