// Straightens and enlarges the bars of one label, and treats them before the decoder tries again. All of it
// works along the rows, because bars are read along them.

import type { BarRegion } from './locate-bars.ts'
import type { Picture } from './picture.ts'
import type { Corner } from './reading.ts'

/** A picture of straightened bars, with the mapping back to their position. */
export interface Strip {
  readonly picture: Picture
  /** The width of its narrowest bars in pixels, roughly. */
  readonly module: number
  readonly place: (corner: Corner) => Corner
}

/** Bars are told apart by their edges, which are precise to one pixel: a quarter of the narrowest bar. */
const PIXELS_OF_MODULE = 4
/** A lens does not resolve more than this within one pixel. */
const LARGEST_SCALE = 4
/** Longer rows would not be more reliable. */
const LONGEST_ROW = 3_000
/** Quiet zones are ten modules wide at most, beside codes of fifty modules and more. */
const QUIET_SHARE = 0.2
/** Enough rows that some of them miss glare, print and scratches. */
const ROWS = 40
const WHITE = 255

export function straightened(picture: Picture, region: BarRegion): Strip {
  const length = region.length * (1 + 2 * QUIET_SHARE)
  const wanted = Math.min(LARGEST_SCALE, Math.max(1, PIXELS_OF_MODULE / region.module))
  const scale = Math.min(wanted, LONGEST_ROW / length)
  const width = Math.max(1, Math.round(length * scale))
  const rows = Math.max(4, Math.min(ROWS, Math.round(region.height)))
  const step = region.height / rows
  const angle = (region.degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const place = ({ x, y }: Corner): Corner => {
    const along = (x - width / 2) / scale
    const across = (y + 0.5 - rows / 2) * step
    return {
      x: region.middle.x + along * cos - across * sin,
      y: region.middle.y + along * sin + across * cos,
    }
  }
  const luma = new Uint8Array(width * rows)
  for (let row = 0; row < rows; row += 1) {
    const start = place({ x: 0, y: row })
    const to = luma.subarray(row * width, (row + 1) * width)
    sampleCubic(picture, start, { x: cos / scale, y: sin / scale }, to)
  }
  return { picture: { width, height: rows, luma }, module: region.module * scale, place }
}

/** Averages each row with its neighbors: noise disappears, bars remain. */
export function smoothedDown({ width, height, luma }: Picture): Picture {
  const smooth = new Uint8Array(luma.length)
  for (let y = 0; y < height; y += 1) {
    const [above, below] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width]
    for (let x = 0; x < width; x += 1) {
      const sum = byte(luma, above + x) + 2 * byte(luma, y * width + x) + byte(luma, below + x)
      smooth[y * width + x] = (sum + 2) >> 2
    }
  }
  return { width, height, luma: smooth }
}

/**
 * Black where a pixel is darker than the midpoint between the darkest and the brightest pixel around it, so
 * that a shadow or glare on half of a label does not affect the bars of the other half.
 */
export function thresholded({ width, height, luma }: Picture, reach: number): Picture {
  const bits = new Uint8Array(luma.length)
  for (let y = 0; y < height; y += 1) {
    const row = luma.subarray(y * width, (y + 1) * width)
    const dark = envelope(row, reach, Math.min)
    const bright = envelope(row, reach, Math.max)
    for (let x = 0; x < width; x += 1) {
      const [low, high] = [byte(dark, x), byte(bright, x)]
      // Low contrast means paper only, without bars.
      const isBar = high - low > LEAST_CONTRAST && 2 * byte(row, x) < low + high
      bits[y * width + x] = isBar ? 0 : WHITE
    }
  }
  return { width, height, luma: bits }
}

/** Smaller differences in brightness do not count. */
const LEAST_CONTRAST = 12

/** Separates what the lens has blurred together along the rows: narrow bars get their contrast back. */
export function crispened({ width, height, luma }: Picture, reach: number): Picture {
  const crisp = new Uint8ClampedArray(luma.length)
  const side = Math.max(1, Math.round(reach))
  for (let y = 0; y < height; y += 1) {
    const row = luma.subarray(y * width, (y + 1) * width)
    let sum = 0
    for (let x = -side; x <= side; x += 1) sum += byte(row, clamp(x, width))
    for (let x = 0; x < width; x += 1) {
      const mean = sum / (2 * side + 1)
      crisp[y * width + x] = byte(row, x) + CRISPNESS * (byte(row, x) - mean)
      sum += byte(row, clamp(x + side + 1, width)) - byte(row, clamp(x - side, width))
    }
  }
  return { width, height, luma: new Uint8Array(crisp.buffer) }
}

/** A bar of one module, under a blur of its own width, keeps a third of its contrast. */
const CRISPNESS = 2

function envelope(
  row: Uint8Array,
  reach: number,
  pick: (a: number, b: number) => number,
): Uint8Array {
  const blocks = Math.ceil(row.length / reach)
  const extremes = Array.from({ length: blocks }, (_, block) =>
    row.subarray(block * reach, (block + 1) * reach).reduce((best, shade) => pick(best, shade)),
  )
  return row.map((_, x) => {
    const block = Math.floor(x / reach)
    const here = extremes[block] ?? 0
    return pick(pick(extremes[block - 1] ?? here, here), extremes[block + 1] ?? here)
  })
}

/**
 * Brightness along a line, interpolated over four pixels horizontally and two vertically; white outside of
 * the picture.
 */
function sampleCubic(
  { width, height, luma }: Picture,
  start: Corner,
  step: Corner,
  to: Uint8Array,
): void {
  for (let at = 0; at < to.length; at += 1) {
    const x = start.x + at * step.x
    const y = start.y + at * step.y
    const [left, top] = [Math.floor(x), Math.floor(y)]
    if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) {
      to[at] = WHITE
      continue
    }
    const [right, down] = [x - left, y - top]
    let value = 0
    for (let line = -1; line <= 2; line += 1) {
      const from = clamp(top + line, height) * width
      const shade = cubic(
        byte(luma, from + clamp(left - 1, width)),
        byte(luma, from + left),
        byte(luma, from + left + 1),
        byte(luma, from + clamp(left + 2, width)),
        right,
      )
      value += shade * weight(line, down)
    }
    to[at] = Math.min(255, Math.max(0, value + 0.5))
  }
}

/** Catmull-Rom weight of the lines above and below. */
function weight(line: number, t: number): number {
  if (line === -1) return 0.5 * t * (-1 + t * (2 - t))
  if (line === 0) return 1 + 0.5 * t * t * (-5 + 3 * t)
  if (line === 1) return 0.5 * t * (1 + t * (4 - 3 * t))
  return 0.5 * t * t * (t - 1)
}

function cubic(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

function clamp(at: number, size: number): number {
  return Math.min(size - 1, Math.max(0, at))
}

function byte(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0
}
