// A shelf that is drawn and filmed for tests: labels hang on it, a camera moves along, and what its decoder would
// read comes with every frame.

import { type Shades, shadesOf } from '../shades.ts'
import { type CountingView, type Detection, follow, noTracks, type Tracks } from '../tracks.ts'

export interface DrawnLabel {
  readonly key: string
  /** Its middle, on the shelf. */
  readonly x: number
  readonly y: number
  readonly width?: number
  /** Frames in which it hangs there; always where nothing is said. */
  readonly from?: number
  readonly to?: number
  readonly isUnique?: boolean
}

export interface Shot {
  /** The place on the shelf that the middle of the picture shows. */
  readonly x: number
  readonly y: number
  /** Pixels that edges are smeared over; nothing is read then. */
  readonly blur?: number
  /** What stands between camera and shelf, in the picture. */
  readonly cover?: { readonly x: number; readonly y: number; readonly radius: number }
  /** Whether the decoder reads a label in this frame. */
  readonly reads?: (label: DrawnLabel) => boolean
  /** 1: as bright as the first. */
  readonly light?: number
}

export interface Film {
  readonly labels: readonly DrawnLabel[]
  readonly shots: readonly Shot[]
  readonly isPlain?: boolean
  readonly msPerFrame?: number
  readonly view?: CountingView
}

const WIDTH = 320
const HEIGHT = 180
const LABEL = 60
/** It is drawn at half of its size: coarse shades do not need more. */
const SCALE = 2
const COLUMNS = WIDTH / SCALE
const ROWS = HEIGHT / SCALE

/** The middle of the picture, as wide as the finder of a phone shows it. */
const FINDER: CountingView = {
  area: { left: 75, top: 50, right: 245, bottom: 130 },
  remembersMs: 3_000,
}
export const WHOLE_VIEW: CountingView = {
  area: { left: 0, top: 0, right: WIDTH, bottom: HEIGHT },
  remembersMs: Number.POSITIVE_INFINITY,
}

/** Keys in the order in which they counted. */
export function countsOf(film: Film): readonly string[] {
  return watch(film).counted
}

export function watch({ labels, shots, isPlain, msPerFrame = 70, view = FINDER }: Film) {
  const counted: string[] = []
  let tracks: Tracks<Detection> = noTracks()
  for (const [index, shot] of shots.entries()) {
    const hanging = labels.filter(
      ({ from = 0, to = Number.POSITIVE_INFINITY }) => index >= from && index < to,
    )
    const luma = draw(hanging, shot, isPlain ?? false)
    const seen = follow(
      tracks,
      {
        at: index * msPerFrame,
        area: { left: 0, top: 0, right: WIDTH, bottom: HEIGHT },
        detections: hanging.flatMap((label) => detect(label, shot) ?? []),
        shades: shadesIn(luma),
      },
      view,
    )
    tracks = seen.tracks
    counted.push(...seen.counted.map(({ key }) => key))
  }
  return { counted, tracks }
}

function detect(label: DrawnLabel, shot: Shot): Detection | undefined {
  const { key, width = LABEL, isUnique = false } = label
  const [x, y] = [label.x - shot.x + WIDTH / 2, label.y - shot.y + HEIGHT / 2]
  const [across, down] = [width / 2, width / 4]
  const isInside = x - across > 2 && x + across < WIDTH - 2 && y - down > 0 && y + down < HEIGHT
  if (!isInside || (shot.blur ?? 0) > 1 || shot.reads?.(label) === false) return undefined
  const { cover } = shot
  const nearest = cover && Math.hypot(Math.max(0, Math.abs(cover.x - x) - across), cover.y - y)
  if (cover && nearest !== undefined && nearest < cover.radius) return undefined
  const corners = [
    { x: x - across, y: y - down },
    { x: x + across, y: y - down },
    { x: x + across, y: y + down },
    { x: x - across, y: y + down },
  ]
  return { key, isUnique, corners }
}

function shadesIn(luma: Uint8Array): Shades {
  const shades = shadesOf({ width: COLUMNS, height: ROWS, luma }, { left: 0, top: 0 })
  return { ...shades, cell: shades.cell * SCALE }
}

function draw(labels: readonly DrawnLabel[], shot: Shot, isPlain: boolean): Uint8Array {
  const luma = new Uint8Array(COLUMNS * ROWS)
  const [left, top] = [shot.x - WIDTH / 2, shot.y - HEIGHT / 2]
  const near = labels.filter(({ x }) => Math.abs(x - shot.x) < WIDTH)
  const { cover, light = 1, blur = 0 } = shot
  for (let at = 0; at < luma.length; at += 1) {
    const x = (at % COLUMNS) * SCALE
    const y = Math.floor(at / COLUMNS) * SCALE
    const isCovered = cover && Math.hypot(cover.x - x, cover.y - y) < cover.radius
    const shade = isCovered ? 95 : shadeOf(near, left + x, top + y, isPlain)
    luma[at] = Math.max(0, Math.min(255, shade * light))
  }
  const radius = Math.round(blur / SCALE)
  return radius > 0 ? smeared(smeared(luma, radius), radius) : luma
}

function shadeOf(labels: readonly DrawnLabel[], x: number, y: number, isPlain: boolean): number {
  for (const { x: middleX, y: middleY, width = LABEL } of labels) {
    const [across, down] = [Math.abs(x - middleX), Math.abs(y - middleY)]
    if (across > width * 0.58 || down > width * 0.33) continue
    const isBars = across <= width * 0.5 && down <= width * 0.25
    // Single bars are finer than what is drawn here.
    return isBars ? 110 + 45 * Math.sin((x - middleX) * 0.35) : 245
  }
  if (isPlain) return 190
  // Boards, boxes and gaps, the same wherever the camera looks from.
  const box = Math.sin(Math.floor(x / 23) * 12.9898 + Math.floor(y / 31) * 78.233) * 43_758.5453
  return 120 + 90 * (box - Math.floor(box))
}

/** A mean over neighbours, along rows and then along columns. */
function smeared(luma: Uint8Array, radius: number): Uint8Array {
  const rows = meansAlong(luma, { count: COLUMNS, lines: ROWS, step: 1, next: COLUMNS }, radius)
  return meansAlong(rows, { count: ROWS, lines: COLUMNS, step: COLUMNS, next: 1 }, radius)
}

interface Lines {
  readonly count: number
  readonly lines: number
  readonly step: number
  readonly next: number
}

function meansAlong(from: Uint8Array, lines: Lines, radius: number): Uint8Array {
  const { count, step, next } = lines
  const to = new Uint8Array(from.length)
  for (let line = 0; line < lines.lines; line += 1) {
    const shade = (at: number) =>
      from[line * next + Math.max(0, Math.min(count - 1, at)) * step] ?? 0
    let sum = 0
    for (let at = -radius; at <= radius; at += 1) sum += shade(at)
    for (let at = 0; at < count; at += 1) {
      to[line * next + at * step] = sum / (2 * radius + 1)
      sum += shade(at + radius + 1) - shade(at - radius)
    }
  }
  return to
}
