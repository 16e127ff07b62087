// Samples rows of a picture in any direction. Bars are read along a row, so a few rows in a label's direction
// work as well as turning the whole picture, at a fraction of the cost.

import { type Area, type Size, turnedSize } from './frame-geometry.ts'
import type { Picture } from './picture.ts'
import type { Corner } from './reading.ts'

const WHITE = 255
/** Fixed-point precision of positions between pixels, in bits. */
const BITS = 12
const ONE = 1 << BITS
/** Brightness is interpolated in 256 steps. */
const MIX_SHIFT = BITS - 8

/** Slanted rows leave out the corners of the picture, where people do not hold a label. */
const LONGEST_ROW = 0.85
const WIDEST_BAND = 1.1

export interface Rows extends Size {
  readonly degrees: number
  /** Pixels from one row to the next. */
  readonly gap: number
}

/** How many rows, and of which length, cover the picture. */
export function rowsAlong({ width, height }: Size, degrees: number, gap: number): Rows {
  const { cos, sin } = turn(degrees)
  const long = width * Math.abs(cos) + height * Math.abs(sin)
  const band = width * Math.abs(sin) + height * Math.abs(cos)
  const isSlanted = degrees % 90 !== 0
  const [longest, widest] = isSlanted
    ? [LONGEST_ROW * Math.max(width, height), WIDEST_BAND * Math.min(width, height)]
    : [long, band]
  return {
    width: Math.round(Math.min(long, longest)),
    height: Math.max(1, Math.floor(Math.min(band, widest) / gap)),
    degrees,
    gap,
  }
}

/** Draws these rows one below the other; positions outside of the picture are white, like paper. */
export function drawRows(picture: Picture, rows: Rows): Picture {
  const { width, height } = rows
  const luma = new Uint8Array(width * height).fill(WHITE)
  for (let row = 0; row < height; row += 1) {
    drawRow(picture, rows, row, luma.subarray(row * width, (row + 1) * width))
  }
  return { width, height, luma }
}

/** Turns a picture around its center, into one large enough to contain all of it. */
export function rotated(picture: Picture, degrees: number): Picture {
  return drawRows(picture, { ...turnedSize(picture, degrees), degrees: -degrees, gap: 1 })
}

/** Maps a point in the drawn rows back to the picture. */
export function placeInPicture(rows: Rows, picture: Size, { x, y }: Corner): Corner {
  const { cos, sin } = turn(rows.degrees)
  const along = x - rows.width / 2
  const across = (y + 0.5 - rows.height / 2) * rows.gap
  return {
    x: picture.width / 2 + along * cos - across * sin,
    y: picture.height / 2 + along * sin + across * cos,
  }
}

/** Maps a point in the decoded area to the whole frame, as fractions of its size. */
export function partOfFrame({ x, y }: Corner, area: Area, frame: Size): Corner {
  return { x: (x + area.left) / frame.width, y: (y + area.top) / frame.height }
}

function drawRow(picture: Picture, rows: Rows, row: number, to: Uint8Array): void {
  const start = placeInPicture(rows, picture, { x: 0, y: row })
  const { cos, sin } = turn(rows.degrees)
  const [x, y] = [Math.round(start.x * ONE), Math.round(start.y * ONE)]
  const [stepX, stepY] = [Math.round(cos * ONE), Math.round(sin * ONE)]
  const acrossX = within(x, stepX, (picture.width - 1) * ONE - 1)
  const acrossY = within(y, stepY, (picture.height - 1) * ONE - 1)
  const from = Math.max(0, acrossX.from, acrossY.from)
  const until = Math.min(rows.width, acrossX.until, acrossY.until)
  sample(picture, { x, y, stepX, stepY }, from, until, to)
}

interface Line {
  readonly x: number
  readonly y: number
  readonly stepX: number
  readonly stepY: number
}

/** Brightness along a line, interpolated from the four pixels around each point. */
function sample(
  { width, luma }: Picture,
  line: Line,
  from: number,
  until: number,
  to: Uint8Array,
): void {
  let x = line.x + from * line.stepX
  let y = line.y + from * line.stepY
  for (let at = from; at < until; at += 1, x += line.stepX, y += line.stepY) {
    const corner = (y >> BITS) * width + (x >> BITS)
    const right = (x >> MIX_SHIFT) & 255
    const down = (y >> MIX_SHIFT) & 255
    const a = luma[corner] ?? 0
    const c = luma[corner + width] ?? 0
    const above = (a << 8) + ((luma[corner + 1] ?? 0) - a) * right
    const below = (c << 8) + ((luma[corner + width + 1] ?? 0) - c) * right
    to[at] = ((above << 8) + (below - above) * down) >> 16
  }
}

/** The steps during which a position stays between 0 and a limit. */
function within(start: number, step: number, limit: number) {
  if (step === 0) {
    const isInside = start >= 0 && start <= limit
    return { from: 0, until: isInside ? Number.POSITIVE_INFINITY : 0 }
  }
  const ends = [-start / step, (limit - start) / step]
  return { from: Math.ceil(Math.min(...ends)), until: Math.floor(Math.max(...ends)) + 1 }
}

function turn(degrees: number) {
  const angle = (degrees * Math.PI) / 180
  return { cos: Math.cos(angle), sin: Math.sin(angle) }
}
