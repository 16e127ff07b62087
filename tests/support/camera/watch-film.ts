// A film before the decoder of the scanner page, outside of a browser: what would count of it.

import type { ScanView } from '#domain/camera/counting-mode.ts'
import { readCode } from '#domain/codes/read-code.ts'
import { areaOfInterest } from '#web/scanner/decoder/frame-geometry.ts'
import type { Picture } from '#web/scanner/decoder/picture.ts'
import { VideoWatch } from '#web/scanner/decoder/video-watch.ts'
import { type FilmJudgement, judgeFilm } from './judge-film.ts'
import { lookInNode } from './node-look.ts'
import { framesOf } from './shelf-film.ts'
import type { TableFilm } from './table-films.ts'

const MS_PER_FRAME = 1_000 / 30

/** What a phone that is held upright shows of a picture, and where its finder is. */
const SHOWN = {
  lying: { left: 0.153, top: 0, right: 0.847, bottom: 1 },
  upright: { left: 0, top: 0.27, right: 1, bottom: 0.73 },
}
const FINDER = {
  lying: { left: 0.217, top: 0.36, right: 0.783, bottom: 0.835 },
  upright: { left: 0.09, top: 0.43, right: 0.91, bottom: 0.65 },
}

export interface WatchedFilm extends FilmJudgement {
  /** Frames in which each code counted. */
  readonly countedIn: readonly (readonly [number, string])[]
}

/** `every`: a slow phone looks at so few of its frames. */
export async function watchFilm({ film, truth }: TableFilm, every = 2): Promise<WatchedFilm> {
  const shape = film.width > film.height ? 'lying' : 'upright'
  const view: ScanView = { mode: truth.mode, visible: SHOWN[shape], finder: FINDER[shape] }
  const frame = { width: film.width, height: film.height }
  const area = areaOfInterest(frame)
  const watch = new VideoWatch(lookInNode)
  const countedIn: [number, string][] = []
  let at = 0
  for await (const drawn of framesOf(film, every)) {
    const picture = partOf(drawn, area)
    const seen = await watch.seePicture({ picture, area, frame }, at * MS_PER_FRAME, view)
    for (const { text } of seen.codes) countedIn.push([at, readCode(text).key])
    at += every
  }
  const counted = unitsOf(countedIn.map(([, key]) => [key, 1]))
  const expected = unitsOf(
    Object.entries(truth.expected).map(([code, units]) => [readCode(code).key, units]),
  )
  return { ...judgeFilm(counted, expected), countedIn }
}

function unitsOf(counts: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>()
  for (const [key, count] of counts) units.set(key, (units.get(key) ?? 0) + count)
  return units
}

function partOf({ width: wide, luma }: Picture, area: ReturnType<typeof areaOfInterest>): Picture {
  const { left, top, width, height } = area
  const part = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1) {
    const from = (top + row) * wide + left
    part.set(luma.subarray(from, from + width), row * width)
  }
  return { width, height, luma: part }
}
