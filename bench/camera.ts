/**
 * `npm run bench camera -- --seed N [--loops 3]`: a film of labels, made from the seed, before the
 * camera of the real scanner page. What the page counts is compared with what the film shows when, in whole
 * turns of it; the number of the frame stands in the picture. The reference of times is the length of a segment.
 *
 * `npm run bench camera -- --film FILE --truth FILE.json`: any film, MJPEG or Y4M, and what is to be counted of it:
 * units on the server are compared with that. `--films` plays those that the tests are made of, and more, with 30 and
 * 15 frames/s; `--only WORDS` those whose name has these words, `--y4m` as raw video, `--alone` before the decoder
 * and what follows labels alone, outside of a browser, 15 and 8 frames/s.
 */
import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { HAND_FILMS } from '#tests/support/camera/hand-films.ts'
import { judgeCounts } from '#tests/support/camera/judge-counts.ts'
import { judgeFilm } from '#tests/support/camera/judge-film.ts'
import { prepareDecoder } from '#tests/support/camera/node-look.ts'
import { type Scene, writeScene } from '#tests/support/camera/scene.ts'
import { HELD_FIRST_FRAMES, writeShelfFilm } from '#tests/support/camera/shelf-film.ts'
import {
  halfAsMany,
  MORE_FILMS,
  TABLE_FILMS,
  type TableFilm,
} from '#tests/support/camera/table-films.ts'
import { watchFilm } from '#tests/support/camera/watch-film.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { buildIfStale } from '../scripts/build.ts'
import { percentile, printFigure } from './support/figure.ts'
import { filmCodes } from './support/film-codes.ts'
import { type Played, type PlayedTruth, playFilm } from './support/play-film.ts'
import { watchScanner } from './support/watch-scanner.ts'

const FRAMES_PER_SECOND = 30

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    seed: { type: 'string', default: '1' },
    loops: { type: 'string', default: '3' },
    film: { type: 'string' },
    truth: { type: 'string' },
    films: { type: 'boolean', default: false },
    only: { type: 'string' },
    y4m: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
  },
})
if (options.build && !options.alone) await buildIfStale()

if (options.film !== undefined) {
  if (options.truth === undefined) throw new Error('A film needs its truth: --truth FILE.json')
  const truth: PlayedTruth = JSON.parse(await readFile(options.truth, 'utf8'))
  await playOne(undefined, resolve(options.film), truth)
} else if (options.films) {
  if (options.alone) await prepareDecoder()
  for (const [name, one] of Object.entries({ ...TABLE_FILMS, ...MORE_FILMS, ...HAND_FILMS })) {
    if (options.only !== undefined && !name.includes(options.only)) continue
    if (options.alone) {
      await watchAlone(name, one)
      continue
    }
    await playOwn(name, one)
    await playOwn(`${name}, 15 frames/s`, halfAsMany(one))
  }
} else {
  await playScene()
}

/** Two paces: that of a phone, and that of a slow one. */
async function watchAlone(name: string, one: TableFilm): Promise<void> {
  for (const every of [2, 4]) {
    const { countedIn, ...judged } = await watchFilm(one, every)
    console.error(name, every, countedIn.map(([frame, key]) => `${frame} ${key}`).join(', '))
    for (const [figure, value] of Object.entries(judged)) {
      const of = `${figure}, ${name}, one of ${every} frames`
      printFigure('camera', { figure: of, unit: 'count', value, reference: judged.shown })
    }
  }
}

async function playOwn(name: string, { film, truth }: TableFilm): Promise<void> {
  const folder = await makeDataFolder('own-film')
  try {
    const file = join(folder, options.y4m ? 'own.y4m' : 'own.mjpeg')
    await writeShelfFilm(file, film)
    // Its beginning is held for a while.
    const late = truth.shownFrom !== undefined && {
      shownFrom: truth.shownFrom + HELD_FIRST_FRAMES / FRAMES_PER_SECOND,
    }
    await playOne(name, file, { ...truth, ...late })
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function playOne(name: string | undefined, film: string, truth: PlayedTruth): Promise<void> {
  const folder = await makeDataFolder('film')
  try {
    printPlayed(name, truth, await playFilm({ film, folder, truth }))
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Figures of one film have no name; those of several are told apart by it. */
function printPlayed(name: string | undefined, truth: PlayedTruth, played: Played): void {
  const { shown, counted, doubled, missed, wrong } = judgeFilm(played.counted, played.expected)
  console.error(name ?? 'counted', Object.fromEntries(played.counted))
  const figure = (of: string, unit: string, value: number, reference: number | null) =>
    printFigure('camera', {
      figure: name === undefined ? of : `${of}, ${name}`,
      unit,
      value,
      reference,
    })
  figure('units_shown', 'count', shown, null)
  figure('units_counted', 'count', counted, shown)
  figure('doubled', 'count', doubled, shown)
  figure('missed', 'count', missed, shown)
  figure('wrong', 'count', wrong, shown)
  figure('shelf_switches', 'count', played.shelfSwitches, truth.shelfSwitches)
  figure('time_to_accept_p50', 'ms', percentile(played.waitsMs, 50), null)
  figure('time_to_accept_p95', 'ms', percentile(played.waitsMs, 95), null)
  figure('main_thread_share', 'part', played.mainThreadShare, 0.15)
  figure('track_width', 'px', played.track.width, truth.track.width)
  figure('track_height', 'px', played.track.height, truth.track.height)
  if (played.allCountedMs !== undefined) figure('all_counted', 'ms', played.allCountedMs, 1_500)
}

async function playScene(): Promise<void> {
  const seed = Number(options.seed)
  const folder = await makeDataFolder('film')
  try {
    const film = join(folder, 'scene.mjpeg')
    const scene = await writeScene(film, { seed, codes: filmCodes(seed) })
    print(scene, await watchScanner({ film, folder, scene, loops: Number(options.loops) }))
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function print(scene: Scene, measured: Awaited<ReturnType<typeof watchScanner>>): void {
  const { decodes, mainThreadMs, longTasksMs, answerMs, seconds } = measured
  const { shown, right, wrong, missed } = judgeCounts(scene, measured)
  // Each of these is worth a look.
  for (const one of wrong) console.error('wrong', one)
  for (const one of missed) console.error('missed', one)
  const waits = right.map(({ waitMs }) => waitMs).sort((a, b) => a - b)
  const segmentMs = 24 * (1_000 / FRAMES_PER_SECOND)
  const figure = (name: string, unit: string, value: number, reference: number | null) =>
    printFigure('camera', { figure: name, unit, value, reference })
  figure('segments_accepted', 'count', right.length, shown)
  figure('segments_wrong', 'count', wrong.length, shown)
  figure('time_to_accept_p50', 'ms', percentile(waits, 50), segmentMs)
  figure('time_to_accept_p95', 'ms', percentile(waits, 95), segmentMs)
  figure('decodes_per_s', '1/s', decodes / seconds, FRAMES_PER_SECOND)
  figure('frames_heard', 'count', measured.heard, decodes)
  const answers = answerMs.toSorted((a, b) => a - b)
  figure('decode_ms_p50', 'ms', percentile(answers, 50), 1_000 / FRAMES_PER_SECOND)
  figure('decode_ms_p95', 'ms', percentile(answers, 95), 1_000 / FRAMES_PER_SECOND)
  figure('video_per_s', '1/s', measured.played / seconds, FRAMES_PER_SECOND)
  const sorted = mainThreadMs.toSorted((a, b) => a - b)
  figure('main_thread_ms_p95', 'ms', percentile(sorted, 95), 1_000 / FRAMES_PER_SECOND)
  const cpu = measured.mainThreadCpuMs.toSorted((a, b) => a - b)
  figure('main_thread_cpu_ms_p95', 'ms', percentile(cpu, 95), 1_000 / FRAMES_PER_SECOND)
  figure('long_tasks', 'count', longTasksMs.length, null)
  figure('longest_task_cpu_ms', 'ms', measured.longestTaskCpuMs, 50)
  const { before, after } = measured.memory
  figure('heap_mb', 'MB', inMegabytes(after.heapBytes), inMegabytes(before.heapBytes))
  if (before.residentBytes !== undefined && after.residentBytes !== undefined) {
    const reference = inMegabytes(before.residentBytes)
    figure('process_mb', 'MB', inMegabytes(after.residentBytes), reference)
  }
  figure('lost_frames', 'count', measured.lostFrames, null)
}

function inMegabytes(bytes: number): number {
  return bytes / 1_000_000
}
