// Equal labels one above the other. The decoder treats rows with equal text as one code, even across the gap
// between two cans, so the picture is checked for a gap.

import type { Picture } from './picture.ts'
import { type Corner, type Corners, isMatrix, type Reading } from './reading.ts'

/** As a fraction of a code's length: lower bars belong to a single label. */
const TALL = 0.8
/** As fractions of a code's length. */
const LOWEST_BARS = 0.12
const LEAST_GAP = 0.06
/** Equal labels have bars of equal height, unless the edge of the picture cuts them. */
const LEAST_OF_HIGHEST = 0.4

const MOST_ROWS = 96
const MOST_SAMPLES = 160
/** Rows near either end that show what the bars look like. */
const END_ROWS = [0.03, 0.05, 0.08]
/** Offsets in samples by which a row may be shifted: corners are whole pixels, and cans are round. */
const OFF = [0, -1, 1, -2, 2]
const SAME_BARS = 0.5
/**
 * Next to bars there is paper: the share of the way from the mean of the bars to paper that a gap must reach.
 * A finger or a strap does not.
 */
const PAPER = 0.25
/** A gap this much brighter than the paper is glare of a lamp on a single label. */
const SHINE = 15

/** Splits a reading into its labels; most readings are one label. */
export function labelsApart<R extends Reading>(picture: Picture, reading: R): readonly R[] {
  if (isMatrix(reading) || reading.text === '') return [reading]
  const { length, height } = sizeOf(reading.corners)
  if (height < TALL * length) return [reading]
  const rows = rowsOf(picture, reading.corners, Math.min(MOST_ROWS, Math.ceil(height)))
  const runs = runsOf(rows).filter(({ from, to }) => to - from >= (LOWEST_BARS * length) / height)
  if (runs.length < 2 || !areLabels(runs, rows, length / height)) return [reading]
  const lines = Math.max(1, Math.round(reading.lines / runs.length))
  return runs.map((run) => ({ ...reading, lines, corners: partOf(reading.corners, run) }))
}

/** A code is compared in this many parts: consecutive numbers differ in only two digits. */
const PARTS = 8
const ROWS_OF_BARS = [0.3, 0.5, 0.7]

/** Whether both places show the same bars: then they are one label, even if the readings differ. */
export function isSameBars(picture: Picture, a: Corners, b: Corners): boolean {
  const samples = Math.max(PARTS, Math.min(MOST_SAMPLES, Math.round(sizeOf(a).length)))
  const [one, other] = [barsOf(picture, a, samples), barsOf(picture, b, samples)]
  return Array.from({ length: PARTS }, (_, part) => {
    const [from, to] = [part, part + 1].map((at) => Math.round((at * samples) / PARTS))
    const [of, like] = [one.subarray(from, to), other.subarray(from, to)]
    return OFF.some((by) => likeness(of, like, by) >= SAME_BARS)
  }).every(Boolean)
}

function barsOf(picture: Picture, corners: Corners, samples: number): Float32Array {
  const rows = ROWS_OF_BARS.map((at) => shadesAlong(picture, between(corners, at), samples))
  return Float32Array.from({ length: samples }, (_, at) => meanOf(rows.map((row) => row[at] ?? 0)))
}

function sizeOf([a, b, c, d]: Corners) {
  const across = { x: b.x - a.x, y: b.y - a.y }
  const length = Math.hypot(across.x, across.y)
  const down = { x: (d.x + c.x - a.x - b.x) / 2, y: (d.y + c.y - a.y - b.y) / 2 }
  const height = length === 0 ? 0 : Math.abs(across.x * down.y - across.y * down.x) / length
  return { length, height }
}

interface Row {
  /** From the first row to the last, 0 to 1. */
  readonly at: number
  readonly isBars: boolean
  /** Mean brightness, and that of the brightest parts. */
  readonly mean: number
  readonly bright: number
}

function rowsOf(picture: Picture, corners: Corners, count: number): readonly Row[] {
  const { length } = sizeOf(corners)
  const samples = Math.max(2, Math.min(MOST_SAMPLES, Math.round(length)))
  const ends = END_ROWS.flatMap((at) => [at, 1 - at]).map((at) =>
    shadesAlong(picture, between(corners, at), samples),
  )
  return Array.from({ length: count }, (_, index) => {
    const at = index / Math.max(1, count - 1)
    const isBars = placesAt(corners, at).some((line) => {
      const shades = shadesAlong(picture, line, samples)
      return ends.some((end) => OFF.some((by) => likeness(end, shades, by) >= SAME_BARS))
    })
    const shades = shadesAlong(picture, between(corners, at), samples)
    const bright = [...shades].sort((a, b) => a - b)[Math.floor(samples * 0.9)] ?? 0
    return { at, isBars, mean: meanOf(shades), bright }
  })
}

interface Run {
  readonly from: number
  readonly to: number
}

/** Consecutive rows that show the bars; a single row in between may fail to. */
function runsOf(rows: readonly Row[]): readonly Run[] {
  const runs: Run[] = []
  const isBars = (index: number) => rows[index]?.isBars ?? false
  let from: number | undefined
  for (const [index, { at }] of rows.entries()) {
    const isIn = isBars(index) || (isBars(index - 1) && isBars(index + 1))
    if (isIn) from ??= at
    if (from !== undefined && (!isIn || index === rows.length - 1)) {
      runs.push({ from, to: isIn ? at : (rows[index - 1]?.at ?? at) })
      from = undefined
    }
  }
  return runs
}

/** Whether the runs are separated by gaps between labels; otherwise something covers a single label. */
function areLabels(runs: readonly Run[], rows: readonly Row[], lengthOfHeight: number): boolean {
  const heights = runs.map(({ from, to }) => to - from)
  if (Math.min(...heights) < LEAST_OF_HIGHEST * Math.max(...heights)) return false
  const bars = rows.filter(({ isBars }) => isBars)
  const mean = meanOf(bars.map((row) => row.mean))
  const bright = meanOf(bars.map((row) => row.bright))
  const paper = mean + PAPER * (bright - mean)
  return runs.slice(1).every((run, index) => {
    const before = runs[index]?.to ?? run.from
    const gap = rows.filter(({ at }) => at > before && at < run.from)
    const isPaper = (part: readonly Row[]) => part.some((row) => row.mean >= paper)
    const isWide = run.from - before >= LEAST_GAP * lengthOfHeight
    if (!isWide || gap.some((row) => row.mean > bright + SHINE)) return false
    const beside = Math.max(1, Math.ceil(gap.length / 3))
    return isPaper(gap.slice(0, beside)) && isPaper(gap.slice(-beside))
  })
}

function partOf(corners: Corners, { from, to }: Run): Corners {
  const [a, b] = between(corners, from)
  const [d, c] = between(corners, to)
  return [a, b, c, d]
}

type Line = readonly [Corner, Corner]

/** The row at a fraction of the height, as if both ends belonged to one label. */
function between([a, b, c, d]: Corners, at: number): Line {
  return [mixed(a, d, at), mixed(b, c, at)]
}

/** Where a row may lie: between the two ends, or perpendicular to the upper or the lower edge. */
function placesAt(corners: Corners, at: number): readonly Line[] {
  const [a, b, , d] = corners
  const middle = between(corners, at)
  const { length } = sizeOf(corners)
  const across = { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
  const aside = across.x * (d.x - a.x) + across.y * (d.y - a.y)
  if (Math.abs(aside) < 1) return [middle]
  const moved = (by: number): Line => {
    const move = ({ x, y }: Corner) => ({ x: x + by * across.x, y: y + by * across.y })
    return [move(middle[0]), move(middle[1])]
  }
  return [middle, moved(-aside * at), moved(aside * (1 - at))]
}

function mixed(a: Corner, b: Corner, part: number): Corner {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
}

function shadesAlong({ width, height, luma }: Picture, [from, to]: Line, count: number) {
  return Float32Array.from({ length: count }, (_, index) => {
    const { x, y } = mixed(from, to, index / (count - 1))
    const column = Math.min(width - 1, Math.max(0, Math.round(x)))
    const row = Math.min(height - 1, Math.max(0, Math.round(y)))
    return luma[row * width + column] ?? 0
  })
}

/** Correlation from -1 to 1, independent of the light. */
function likeness(a: Float32Array, b: Float32Array, off: number): number {
  const from = Math.max(0, -off)
  const to = Math.min(a.length, a.length - off)
  let [sumA, sumB, squareA, squareB, both] = [0, 0, 0, 0, 0]
  for (let at = from; at < to; at += 1) {
    const [one, other] = [a[at] ?? 0, b[at + off] ?? 0]
    sumA += one
    sumB += other
    squareA += one * one
    squareB += other * other
    both += one * other
  }
  const count = to - from
  const spread = (squareA - sumA ** 2 / count) * (squareB - sumB ** 2 / count)
  return spread <= 0 ? 0 : (both - (sumA * sumB) / count) / Math.sqrt(spread)
}

function meanOf(values: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0
  return sum / Math.max(1, values.length)
}
