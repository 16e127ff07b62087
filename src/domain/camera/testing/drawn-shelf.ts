// A drawn and filmed shelf for tests: a camera moves along its labels, and every frame comes with what its decoder
// would read.

import { type Shades, shadesOf } from '../shades.ts'
import type { Detection, Point } from '../track.ts'
import { type Area, type CountingView, follow, noTracks, type Tracks } from '../tracks.ts'

export interface DrawnLabel {
  readonly key: string
  /** Its center, on the shelf. */
  readonly x: number
  readonly y: number
  readonly width?: number
  /** The frames in which the label is there; all frames when left out. */
  readonly from?: number
  readonly to?: number
  readonly isUnique?: boolean
}

export interface Shot {
  /** The point on the shelf at the center of the picture. */
  readonly x: number
  readonly y: number
  /** At 2, everything is twice as large. */
  readonly zoom?: number
  /** Degrees by which the phone is turned. */
  readonly roll?: number
  /** Blur radius in pixels; nothing is read in a blurred frame. */
  readonly blur?: number
  /** An obstacle between camera and shelf, in picture coordinates. */
  readonly cover?: { readonly x: number; readonly y: number; readonly radius: number }
  /** Somebody in a coat with folds who passes in front of the shelf, in picture coordinates. */
  readonly passer?: { readonly x: number; readonly width: number }
  /** Whether the decoder reads a label in this frame. */
  readonly reads?: (label: DrawnLabel) => boolean
  /** Brightness; 1 is that of the first frame. */
  readonly light?: number
  /** Time of the frame; frames are evenly spaced when left out. */
  readonly at?: number
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
/** Drawn at half size, which is enough for coarse shades. */
const SCALE = 2
const COLUMNS = WIDTH / SCALE
const ROWS = HEIGHT / SCALE

/** The center of the picture, as wide as a phone's finder. */
const FINDER: CountingView = {
  area: { left: 75, top: 50, right: 245, bottom: 130 },
  remembersMs: 3_000,
}
export const WHOLE_VIEW: CountingView = {
  area: { left: 0, top: 0, right: WIDTH, bottom: HEIGHT },
  remembersMs: Number.POSITIVE_INFINITY,
}

/** Keys in the order in which they were counted. */
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
        at: shot.at ?? index * msPerFrame,
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
  const [across, down] = [width / 2, width / 4]
  if ((shot.blur ?? 0) > 1 || shot.reads?.(label) === false) return undefined
  if (isTurned(shot)) return detectTurned({ key, isUnique }, cornersOf(label, across, down), shot)
  const [x, y] = [label.x - shot.x + WIDTH / 2, label.y - shot.y + HEIGHT / 2]
  const isInside = x - across > 2 && x + across < WIDTH - 2 && y - down > 0 && y + down < HEIGHT
  if (!isInside) return undefined
  const { passer } = shot
  if (passer && Math.abs(x - passer.x) < across + passer.width / 2) return undefined
  const rows = seenRows(
    { left: x - across, right: x + across, top: y - down, bottom: y + down },
    shot,
  )
  if (rows.bottom - rows.top < LEAST_ROWS) return undefined
  const corners = [
    { x: x - across, y: rows.top },
    { x: x + across, y: rows.top },
    { x: x + across, y: rows.bottom },
    { x: x - across, y: rows.bottom },
  ]
  return { key, isUnique, corners }
}

function isTurned({ zoom = 1, roll = 0 }: Shot): boolean {
  return zoom !== 1 || roll !== 0
}

function cornersOf({ x, y }: DrawnLabel, across: number, down: number): readonly Point[] {
  return [
    { x: x - across, y: y - down },
    { x: x + across, y: y - down },
    { x: x + across, y: y + down },
    { x: x - across, y: y + down },
  ]
}

function detectTurned(
  label: Pick<Detection, 'key' | 'isUnique'>,
  onShelf: readonly Point[],
  { x, y, zoom = 1, roll = 0 }: Shot,
): Detection | undefined {
  const angle = (-roll * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * zoom, Math.sin(angle) * zoom]
  const corners = onShelf.map((corner) => ({
    x: WIDTH / 2 + (corner.x - x) * cos - (corner.y - y) * sin,
    y: HEIGHT / 2 + (corner.x - x) * sin + (corner.y - y) * cos,
  }))
  const isInside = corners.every(
    (corner) => corner.x > 2 && corner.x < WIDTH - 2 && corner.y > 0 && corner.y < HEIGHT,
  )
  return isInside ? { ...label, corners } : undefined
}

/** A code can be read from this many rows. */
const LEAST_ROWS = 4

/** For a partly covered label: the rows above or below the cover that are visible over the full width. */
function seenRows(label: Area, { cover }: Shot): { readonly top: number; readonly bottom: number } {
  const { left, right, top, bottom } = label
  if (!cover) return { top, bottom }
  const aside = Math.max(0, left - cover.x, cover.x - right)
  if (aside >= cover.radius) return { top, bottom }
  const half = Math.sqrt(cover.radius ** 2 - aside ** 2)
  const above = Math.min(bottom, cover.y - half)
  const below = Math.max(top, cover.y + half)
  return above - top >= bottom - below ? { top, bottom: above } : { top: below, bottom }
}

function shadesIn(luma: Uint8Array): Shades {
  const shades = shadesOf({ width: COLUMNS, height: ROWS, luma }, { left: 0, top: 0 })
  return { ...shades, cell: shades.cell * SCALE }
}

function draw(labels: readonly DrawnLabel[], shot: Shot, isPlain: boolean): Uint8Array {
  const luma = new Uint8Array(COLUMNS * ROWS).fill(190)
  if (isTurned(shot)) drawTurned(luma, labels, shot, isPlain)
  const left = shot.x - WIDTH / 2
  const top = shot.y - HEIGHT / 2
  const { cover, passer, light = 1, blur = 0 } = shot
  if (!isPlain && !isTurned(shot)) drawBoxes(luma, left, top)
  // Drawn last to first, so that the first label is in front.
  const straight = isTurned(shot) ? [] : labels.toReversed()
  for (const label of straight) drawLabel(luma, label, left, top)
  if (passer) drawPasser(luma, passer)
  if (cover) drawCover(luma, cover)
  if (light !== 1) for (const [at, shade] of luma.entries()) luma[at] = Math.min(255, shade * light)
  const radius = Math.round(blur / SCALE)
  return radius > 0 ? smeared(smeared(luma, radius), radius) : luma
}

function drawPasser(luma: Uint8Array, { x, width }: NonNullable<Shot['passer']>): void {
  for (const at of luma.keys()) {
    const across = (at % COLUMNS) * SCALE - x
    const down = Math.floor(at / COLUMNS) * SCALE
    if (Math.abs(across) >= width / 2) continue
    luma[at] = 70 + 40 * Math.sin(across * 0.14 + down * 0.024)
  }
}

/** Boards, boxes and gaps, which stay in place when the camera moves. */
function drawBoxes(luma: Uint8Array, left: number, top: number): void {
  for (let at = 0; at < luma.length; at += 1) {
    luma[at] = boxAt(left + (at % COLUMNS) * SCALE, top + Math.floor(at / COLUMNS) * SCALE)
  }
}

function boxAt(x: number, y: number): number {
  const box = Math.sin(Math.floor(x / 23) * 12.9898 + Math.floor(y / 31) * 78.233) * 43_758.5453
  return 120 + 90 * (box - Math.floor(box))
}

/** Maps each picture point back to the shelf. */
function drawTurned(
  luma: Uint8Array,
  labels: readonly DrawnLabel[],
  { x: toX, y: toY, zoom = 1, roll = 0 }: Shot,
  isPlain: boolean,
): void {
  const angle = (roll * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) / zoom, Math.sin(angle) / zoom]
  for (let at = 0; at < luma.length; at += 1) {
    const u = (at % COLUMNS) * SCALE - WIDTH / 2
    const v = Math.floor(at / COLUMNS) * SCALE - HEIGHT / 2
    const [x, y] = [toX + u * cos - v * sin, toY + u * sin + v * cos]
    const label = labels.find((one) => {
      const { width = LABEL } = one
      return Math.abs(x - one.x) <= width * 0.58 && Math.abs(y - one.y) <= width * 0.33
    })
    if (label) luma[at] = shadeOnLabel(x - label.x, y - label.y, label.width ?? LABEL)
    else if (!isPlain) luma[at] = boxAt(x, y)
  }
}

/** Single bars are finer than this drawing. */
function shadeOnLabel(x: number, y: number, width: number): number {
  const isBars = Math.abs(x) <= width * 0.5 && Math.abs(y) <= width * 0.25
  return isBars ? 110 + 45 * Math.sin(x * 0.35) : 245
}

function drawLabel(luma: Uint8Array, label: DrawnLabel, left: number, top: number): void {
  const { width = LABEL } = label
  const x = (label.x - left) / SCALE
  const y = (label.y - top) / SCALE
  const across = (width * 0.58) / SCALE
  const down = (width * 0.33) / SCALE
  const bars = { across: (width * 0.5) / SCALE, down: (width * 0.25) / SCALE }
  for (let row = Math.max(0, Math.ceil(y - down)); row <= Math.min(ROWS - 1, y + down); row += 1) {
    const end = Math.min(COLUMNS - 1, x + across)
    for (let column = Math.max(0, Math.ceil(x - across)); column <= end; column += 1) {
      const isBars = Math.abs(column - x) <= bars.across && Math.abs(row - y) <= bars.down
      // Single bars are finer than this drawing.
      const shade = isBars ? 110 + 45 * Math.sin((column - x) * SCALE * 0.35) : 245
      luma[row * COLUMNS + column] = shade
    }
  }
}

function drawCover(luma: Uint8Array, cover: NonNullable<Shot['cover']>): void {
  for (let at = 0; at < luma.length; at += 1) {
    const x = (at % COLUMNS) * SCALE
    const y = Math.floor(at / COLUMNS) * SCALE
    if (Math.hypot(cover.x - x, cover.y - y) < cover.radius) luma[at] = 95
  }
}

/** Box blur, first along rows and then along columns. */
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
