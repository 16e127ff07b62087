// The scanner page before a film: what it counts, at which frame, and what that costs the page.

import { join } from 'node:path'
import type { Page, Worker as PageWorker } from '@playwright/test'
import { Caller, textIn } from '#tests/e2e/support/calls.ts'
import { launchWithCamera, startCameraCount } from '#tests/e2e/support/camera.ts'
import { findFreePort, startHost } from '#tests/e2e/support/host.ts'
import { ACCOUNTS } from '#tests/e2e/support/product.ts'
import { type FilmClock, type FilmLook, filmClock } from '#tests/support/camera/film-clock.ts'
import { type Counted, LATE_FRAMES, type Turns } from '#tests/support/camera/judge-counts.ts'
import type { Scene } from '#tests/support/camera/scene.ts'
import { FRAME_MARKS, frameCpuMs, longestTaskCpuMs, TRACED } from './page-cpu.ts'
import { type PageMemory, pageMemory } from './page-memory.ts'

interface Watched {
  readonly counted: readonly Counted[]
  readonly clock: FilmClock
  /** The turns of the film that were watched from beginning to end. */
  readonly turns: Turns
  readonly decodes: number
  /** How many of them the page has heard of. */
  readonly heard: number
  /**
   * What each frame took of the page's thread: handing it over, hearing what was seen, marking it. Nothing, where
   * it shows what the last has shown: the page does not hear of those.
   */
  readonly mainThreadMs: readonly number[]
  /** Of that, what it was not only waiting for a processor. */
  readonly mainThreadCpuMs: readonly number[]
  /** How long tasks of the page were that took 50 ms or more. */
  readonly longTasksMs: readonly number[]
  /** The most that one task of the page has worked, waiting for a processor left out. */
  readonly longestTaskCpuMs: number
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
  /** How often the film is watched from beginning to end. */
  readonly loops: number
}

export async function watchScanner(options: WatchOptions): Promise<Watched> {
  const { film, folder, scene, loops } = options
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
    await context.addInitScript(measureFromOutside, FRAME_MARKS)
    const page = await context.newPage()
    const decoder = page.waitForEvent('worker', isDecoder)
    await page.goto(path)
    return await measure({ page, decoder: await decoder }, scene, loops)
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
  /** By the page's clock. */
  readonly atMs: number
  readonly counted: readonly Counted[]
  readonly looks: readonly FilmLook[]
  readonly mainThreadMs: readonly number[]
  readonly longTasks: readonly { readonly startedMs: number; readonly tookMs: number }[]
  readonly played: number
}

interface Seen extends SeenByPage {
  readonly answerMs: readonly number[]
}

/** Begins with a turn of the film, when the decoder has answered: loading it is another figure. */
async function measure(watching: Watching, scene: Scene, loops: number): Promise<Watched> {
  const { page, decoder } = watching
  await decoder.evaluate(measureDecoder)
  await page.waitForFunction(() => Reflect.get(globalThis, 'filmSeen')?.mainThreadMs.length > 0)
  let lostFrames = 0
  page.on('console', (said) => {
    if (/VideoFrame.*without being closed/.test(said.text())) lostFrames += 1
  })
  const memoryBefore = await pageMemory(page)
  const turns = await nextTurns(page, scene, loops)
  const before = await seenBy(watching)
  await filmReaches(page, scene, turns.to * scene.frames + LATE_FRAMES)
  const after = await seenBy(watching)
  const memory = { before: memoryBefore, after: await pageMemory(page) }
  const trace = await traceTurn(watching, scene)
  const answerMs = after.answerMs.slice(before.answerMs.length)
  const heardMs = after.mainThreadMs.slice(before.mainThreadMs.length)
  return {
    counted: after.counted,
    clock: filmClock(after.looks, scene.frames),
    turns,
    decodes: answerMs.length,
    heard: heardMs.length,
    mainThreadMs: ofAllFrames(heardMs, answerMs.length),
    mainThreadCpuMs: ofAllFrames(trace ? frameCpuMs(trace.events) : [], trace?.decodes ?? 0),
    // They are told of late: one that began before may be heard of only now.
    longTasksMs: after.longTasks
      .filter(({ startedMs }) => startedMs >= before.atMs)
      .map(({ tookMs }) => tookMs),
    longestTaskCpuMs: trace ? longestTaskCpuMs(trace.events) : Number.NaN,
    answerMs,
    played: after.played - before.played,
    seconds: (after.atMs - before.atMs) / 1_000,
    memory,
    lostFrames,
  }
}

function ofAllFrames(heardMs: readonly number[], frames: number): readonly number[] {
  const unheard = Math.max(0, frames - heardMs.length)
  return [...heardMs, ...Array.from({ length: unheard }, () => 0)]
}

interface TracedTurn {
  readonly events: Buffer
  readonly decodes: number
}

/** One turn more: to be traced costs the page time, which is none of its own. */
async function traceTurn(watching: Watching, scene: Scene): Promise<TracedTurn | undefined> {
  const { page } = watching
  const browser = page.context().browser()
  if (!browser) return undefined
  await browser.startTracing(page, { categories: TRACED })
  const before = await seenBy(watching)
  const { to } = await nextTurns(page, scene, 1)
  await filmReaches(page, scene, to * scene.frames)
  const after = await seenBy(watching)
  const decodes = after.answerMs.length - before.answerMs.length
  return { events: await browser.stopTracing(), decodes }
}

/** Waits until the film begins anew. */
async function nextTurns(page: Page, scene: Scene, loops: number): Promise<Turns> {
  const from = Math.floor((await filmPosition(page, scene)) / scene.frames) + 1
  await filmReaches(page, scene, from * scene.frames)
  return { from, to: from + loops }
}

async function filmReaches(page: Page, scene: Scene, position: number): Promise<void> {
  while ((await filmPosition(page, scene)) < position) await page.waitForTimeout(500)
}

async function filmPosition(page: Page, scene: Scene): Promise<number> {
  const looks = await page.evaluate(
    (): readonly FilmLook[] => Reflect.get(globalThis, 'filmSeen').looks,
  )
  return filmClock(looks, scene.frames).positionAt(looks.at(-1)?.atMs ?? 0)
}

async function seenBy({ page, decoder }: Watching): Promise<Seen> {
  const seen = await page.evaluate((): SeenByPage => {
    const quality = document.querySelector('video')?.getVideoPlaybackQuality()
    const played = quality?.totalVideoFrames ?? 0
    return { ...Reflect.get(globalThis, 'filmSeen'), played, atMs: performance.now() }
  })
  const answerMs = await decoder.evaluate((): readonly number[] =>
    Reflect.get(globalThis, 'answerMs'),
  )
  return { ...seen, answerMs }
}

/** Runs in the decoder's worker: a frame is looked at from when its pixels are asked for to when the next one is. */
function measureDecoder(): void {
  const answerMs: number[] = []
  Object.assign(globalThis, { answerMs })
  let startedAt: number | undefined
  const { copyTo } = VideoFrame.prototype
  VideoFrame.prototype.copyTo = function (this: VideoFrame, ...args) {
    startedAt = performance.now()
    return Reflect.apply(copyTo, this, args)
  }
  const { read } = ReadableStreamDefaultReader.prototype
  ReadableStreamDefaultReader.prototype.read = function (this: ReadableStreamDefaultReader) {
    if (startedAt !== undefined) answerMs.push(performance.now() - startedAt)
    startedAt = undefined
    return Reflect.apply(read, this, [])
  }
}

/** Runs in the page, before its own code: answers of the decoder, and what the outbox keeps. */
function measureFromOutside(marks: typeof FRAME_MARKS): void {
  const seen = {
    counted: [] as { code: string; atMs: number }[],
    looks: [] as { frame: number; atMs: number }[],
    mainThreadMs: [] as number[],
    longTasks: [] as { startedMs: number; tookMs: number }[],
  }
  Object.assign(globalThis, { filmSeen: seen })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.longTasks.push({ startedMs: startTime, tookMs: duration })
    }
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
    if (typeof code === 'string') seen.counted.push({ code, atMs: performance.now() })
    return Reflect.apply(add, this, args)
  }

  setInterval(async () => {
    const atMs = performance.now()
    const frame = await frameOnScreen()
    if (frame !== undefined) seen.looks.push({ frame, atMs })
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
