// The scanner page before a film: what it counts, at which frame, and what that costs the page.

import { join } from 'node:path'
import type { Page, Worker as PageWorker } from '@playwright/test'
import { Caller, textIn } from '#tests/e2e/support/calls.ts'
import { launchWithCamera, startCameraCount } from '#tests/e2e/support/camera.ts'
import { findFreePort, startHost } from '#tests/e2e/support/host.ts'
import { ACCOUNTS } from '#tests/e2e/support/product.ts'
import type { Scene } from '#tests/support/camera/scene.ts'
import { FRAME_MARKS, frameCpuMs } from './frame-cpu.ts'
import { type PageMemory, pageMemory } from './page-memory.ts'

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
  /** What each frame took of the page's thread: handing it over, hearing what was seen, marking it. */
  readonly mainThreadMs: readonly number[]
  /** Of that, what it was not only waiting for a processor. */
  readonly mainThreadCpuMs: readonly number[]
  /** How long tasks of the page were that took 50 ms or more. */
  readonly longTasksMs: readonly number[]
  /** What the decoder took for each frame, from its pixels to its answer. */
  readonly answerMs: readonly number[]
  /** Frames that the video showed. */
  readonly played: number
  readonly seconds: number
  readonly memory: { readonly before: PageMemory; readonly after: PageMemory }
  /** Pictures that nobody gave back: browsers complain, and give no more of them after a while. */
  readonly lostFrames: number
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
    await context.addInitScript(measureFromOutside, { frames: scene.frames, marks: FRAME_MARKS })
    const page = await context.newPage()
    const decoder = page.waitForEvent('worker', isDecoder)
    await page.goto(path)
    return await measure({ page, decoder: await decoder }, scene, seconds)
  } finally {
    await Promise.all([owner.close(), scanner.close()])
    await browser.close()
    await host.stop()
  }
}

function isDecoder(worker: PageWorker): boolean {
  return worker.url().includes('decoder')
}

interface Watching {
  readonly page: Page
  readonly decoder: PageWorker
}

interface SeenByPage {
  readonly accepted: readonly Acceptance[]
  readonly mainThreadMs: readonly number[]
  readonly longTasksMs: readonly number[]
  readonly played: number
}

interface Seen extends SeenByPage {
  readonly answerMs: readonly number[]
}

/** Begins when the decoder has answered: loading it is another figure. */
async function measure(watching: Watching, scene: Scene, seconds: number): Promise<Watched> {
  const { page, decoder } = watching
  await decoder.evaluate(measureDecoder)
  await page.waitForFunction(() => Reflect.get(globalThis, 'filmSeen')?.mainThreadMs.length > 0)
  const browser = page.context().browser()
  let lostFrames = 0
  page.on('console', (said) => {
    if (/VideoFrame.*without being closed/.test(said.text())) lostFrames += 1
  })
  const memoryBefore = await pageMemory(page)
  await browser?.startTracing(page, { categories: ['blink.user_timing'] })
  const before = await seenBy(watching)
  await page.waitForTimeout(seconds * 1_000)
  const after = await seenBy(watching)
  const trace = await browser?.stopTracing()
  const memory = { before: memoryBefore, after: await pageMemory(page) }
  const answerMs = after.answerMs.slice(before.answerMs.length)
  return {
    accepted: after.accepted.slice(before.accepted.length),
    shown: Math.floor((seconds * 30 * scene.segments.length) / scene.frames),
    decodes: answerMs.length,
    mainThreadMs: after.mainThreadMs.slice(before.mainThreadMs.length),
    mainThreadCpuMs: trace ? frameCpuMs(trace) : [],
    longTasksMs: after.longTasksMs.slice(before.longTasksMs.length),
    answerMs,
    played: after.played - before.played,
    seconds,
    memory,
    lostFrames,
  }
}

async function seenBy({ page, decoder }: Watching): Promise<Seen> {
  const seen = await page.evaluate((): SeenByPage => {
    const quality = document.querySelector('video')?.getVideoPlaybackQuality()
    return { ...Reflect.get(globalThis, 'filmSeen'), played: quality?.totalVideoFrames ?? 0 }
  })
  const answerMs = await decoder.evaluate((): readonly number[] =>
    Reflect.get(globalThis, 'answerMs'),
  )
  return { ...seen, answerMs }
}

/** Runs in the decoder's worker: a frame is looked at from when its pixels are asked for. */
function measureDecoder(): void {
  const answerMs: number[] = []
  Object.assign(globalThis, { answerMs })
  let startedAt: number | undefined
  const { copyTo } = VideoFrame.prototype
  VideoFrame.prototype.copyTo = function (this: VideoFrame, ...args) {
    startedAt = performance.now()
    return Reflect.apply(copyTo, this, args)
  }
  const { postMessage } = globalThis
  globalThis.postMessage = (...args: unknown[]) => {
    if (startedAt !== undefined) answerMs.push(performance.now() - startedAt)
    startedAt = undefined
    Reflect.apply(postMessage, globalThis, args)
  }
}

/** Runs in the page, before its own code: answers of the decoder, and what the outbox keeps. */
function measureFromOutside({
  frames,
  marks,
}: {
  frames: number
  marks: typeof FRAME_MARKS
}): void {
  const seen = {
    accepted: [] as { code: string; frame: number; turn: number }[],
    mainThreadMs: [] as number[],
    longTasksMs: [] as number[],
  }
  Object.assign(globalThis, { filmSeen: seen })
  new PerformanceObserver((list) => {
    seen.longTasksMs.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask', buffered: true })

  /** Of the frame that is under way, where the page itself takes it from the video. */
  let handingOverMs = 0
  const handsOver = <Result>(run: () => Result): Result => {
    const startedAt = performance.now()
    const result = run()
    handingOverMs += performance.now() - startedAt
    return result
  }
  const Frame = VideoFrame
  globalThis.VideoFrame = new Proxy(VideoFrame, {
    construct: (target, args) => handsOver(() => Reflect.construct(target, args)),
  })
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (this: Worker, ...args: [unknown, ...unknown[]]) {
    handsOver(() => Reflect.apply(post, this, args))
  }

  const listen = Worker.prototype.addEventListener
  Worker.prototype.addEventListener = function (
    this: Worker,
    ...[type, listener, ...how]: Parameters<EventTarget['addEventListener']>
  ) {
    const timed = async (event: Event) => {
      performance.mark(marks.heard)
      const startedAt = performance.now()
      Reflect.apply(Object(listener), this, [event])
      if (!('labels' in Object(Reflect.get(event, 'data')))) return
      // What React draws, it draws when the listener is through, before anything else has its turn.
      for (let turn = 0; turn < 20; turn += 1) await null
      seen.mainThreadMs.push(handingOverMs + performance.now() - startedAt)
      handingOverMs = 0
      performance.mark(marks.drawn)
      performance.clearMarks()
    }
    Reflect.apply(listen, this, [type, type === 'message' ? timed : listener, ...how])
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
