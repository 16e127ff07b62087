// Finds bars in a picture, readable or not: places where brightness changes often, and in one direction only.
// Print, edges and noise change in many directions, or only once.

import { halved, type Picture } from './picture.ts'
import type { Corner, Corners } from './reading.ts'

export interface BarRegion {
  readonly middle: Corner
  /** The direction across the bars: degrees from the rows, clockwise, from -90 to 90. */
  readonly degrees: number
  /** Pixels along that direction, and perpendicular to it. */
  readonly length: number
  readonly height: number
  /** The width of the narrowest bars in pixels, roughly. */
  readonly module: number
}

/** The smallest cell in which a direction can be measured. */
const CELL = 8
/** Three quarters of the change is in one direction: coherence = (0.75 − 0.25) / 1. */
const COHERENT = 0.5
/** Bars rise and fall equally; the edge of a pack or a board only rises or only falls. */
const LOPSIDED = 0.5
/** The mean change from pixel to pixel; below it nothing is printed. */
const FAINTEST = 2
/** Neighboring cells that differ by more belong to different labels. */
const SAME_DIRECTION = Math.PI / 12
/** A label fills at least half of the rectangle around its cells. */
const FILLED = 0.5
/** The shortest codes in use, UPC-E and EAN-8, have 33 and 43 edges; worn ones lose a few of them. */
const FEWEST_EDGES = 24
/** That many edges need at least three cells, and bars extend into the cells above and below. */
const FEWEST_CELLS = 9
/**
 * As a fraction of the median width: smaller differences count as equal. In a code, fewer than half of the
 * bars are as wide as the median one.
 */
const EVEN = 0.25
const ALMOST_ALL = 0.85
/** Pictures are halved down to about this size, at which even a code as wide as the picture is found. */
const SMALLEST_SIDE = 200

/** Sorted by size, largest first. */
export function locateBars(picture: Picture): readonly BarRegion[] {
  const found: BarRegion[] = []
  let [level, scale] = [picture, 1]
  while (Math.min(level.width, level.height) >= SMALLEST_SIDE || scale === 1) {
    const here = regionsIn(level).map((region) => enlarged(region, scale))
    for (const region of here.sort(byArea)) {
      if (!found.some((one) => overlaps(one, region))) found.push(region)
    }
    level = halved(level)
    scale *= 2
  }
  return found.sort(byArea)
}

/** Clockwise, starting where the bars begin. */
export function cornersOf({ middle, degrees, length, height }: BarRegion): Corners {
  const { cos, sin } = turn(degrees)
  const at = (along: number, across: number): Corner => ({
    x: middle.x + (along * length * cos - across * height * sin) / 2,
    y: middle.y + (along * length * sin + across * height * cos) / 2,
  })
  return [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)]
}

/** Whether a point lies in a region, or close enough to belong to it. */
export function isWithin({ middle, degrees, length, height }: BarRegion, place: Corner): boolean {
  const { cos, sin } = turn(degrees)
  const [x, y] = [place.x - middle.x, place.y - middle.y]
  return (
    Math.abs(x * cos + y * sin) <= length / 2 && Math.abs(y * cos - x * sin) <= height / 2 + CELL
  )
}

function byArea(a: BarRegion, b: BarRegion): number {
  return b.length * b.height - a.length * a.height
}

/** Whether both are the same label, found at different picture sizes. */
function overlaps(one: BarRegion, other: BarRegion): boolean {
  return isWithin(one, other.middle) || isWithin(other, one.middle)
}

function enlarged(region: BarRegion, scale: number): BarRegion {
  const { middle, length, height, module } = region
  return {
    ...region,
    middle: { x: middle.x * scale, y: middle.y * scale },
    length: length * scale,
    height: height * scale,
    module: module * scale,
  }
}

interface Cells {
  readonly columns: number
  readonly rows: number
  /** Sums of products of the gradients: horizontal, vertical, and mixed. */
  readonly xx: Float32Array
  readonly yy: Float32Array
  readonly xy: Float32Array
  /** The total change, and what is left of it when rises and falls cancel out. */
  readonly all: Float32Array
  readonly risesX: Float32Array
  readonly risesY: Float32Array
}

function regionsIn(picture: Picture): readonly BarRegion[] {
  const cells = spread(cellsOf(picture))
  const angles = anglesOf(cells)
  const seen = new Uint8Array(angles.length)
  const regions: BarRegion[] = []
  for (let start = 0; start < angles.length; start += 1) {
    if (seen[start] || Number.isNaN(angles[start])) continue
    const group = groupFrom(start, angles, cells, seen)
    const region = group.length < FEWEST_CELLS ? undefined : regionOf(picture, cells, group)
    if (region) regions.push(region)
  }
  return regions
}

function cellsOf({ width, height, luma }: Picture): Cells {
  const [columns, rows] = [Math.floor((width - 1) / CELL), Math.floor((height - 1) / CELL)]
  const empty = () => new Float32Array(columns * rows)
  const cells = { columns, rows, xx: empty(), yy: empty(), xy: empty() }
  const rises = { all: empty(), risesX: empty(), risesY: empty() }
  const { xx, yy, xy } = cells
  const { all, risesX, risesY } = rises
  for (let y = 0; y < rows * CELL; y += 1) {
    const row = Math.floor(y / CELL) * columns
    for (let column = 0; column < columns; column += 1) {
      let a = 0
      let b = 0
      let c = 0
      let d = 0
      let e = 0
      let f = 0
      const from = y * width + column * CELL
      for (let at = from; at < from + CELL; at += 1) {
        // Both are taken at the center of four pixels, so that slanted bars keep their direction.
        const falling = (luma[at + width + 1] ?? 0) - (luma[at] ?? 0)
        const rising = (luma[at + 1] ?? 0) - (luma[at + width] ?? 0)
        const dx = falling + rising
        const dy = falling - rising
        a += dx * dx
        b += dy * dy
        c += dx * dy
        d += Math.abs(dx) + Math.abs(dy)
        e += dx
        f += dy
      }
      const cell = row + column
      xx[cell] = (xx[cell] ?? 0) + a
      yy[cell] = (yy[cell] ?? 0) + b
      xy[cell] = (xy[cell] ?? 0) + c
      all[cell] = (all[cell] ?? 0) + d
      risesX[cell] = (risesX[cell] ?? 0) + e
      risesY[cell] = (risesY[cell] ?? 0) + f
    }
  }
  return { ...cells, ...rises }
}

/** Adds the neighboring cells: wide bars and spaces are larger than one cell. */
function spread(cells: Cells): Cells {
  const { columns, rows } = cells
  const over = (from: Float32Array) => {
    const sums = new Float32Array(from.length)
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        let sum = 0
        for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
          for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
            sum += from[y * columns + x] ?? 0
          }
        }
        sums[row * columns + column] = sum
      }
    }
    return sums
  }
  return {
    columns,
    rows,
    xx: over(cells.xx),
    yy: over(cells.yy),
    xy: over(cells.xy),
    all: over(cells.all),
    risesX: over(cells.risesX),
    risesY: over(cells.risesY),
  }
}

/** The gradient direction of each cell, an angle from -90 to 90 degrees; NaN if it has none. */
function anglesOf({ xx, yy, xy, all, risesX, risesY }: Cells): Float32Array {
  // Differences are over two pairs of pixels, summed over nine cells.
  const faintest = (2 * FAINTEST) ** 2 * (3 * CELL) ** 2
  return xx.map((across, cell) => {
    const [upright, both] = [yy[cell] ?? 0, xy[cell] ?? 0]
    const sum = across + upright
    const directed = Math.hypot(across - upright, 2 * both)
    if (sum < faintest || directed < COHERENT * sum) return Number.NaN
    const left = Math.abs(risesX[cell] ?? 0) + Math.abs(risesY[cell] ?? 0)
    if (left > LOPSIDED * (all[cell] ?? 0)) return Number.NaN
    return Math.atan2(2 * both, across - upright) / 2
  })
}

function groupFrom(
  start: number,
  angles: Float32Array,
  { columns, rows }: Cells,
  seen: Uint8Array,
): readonly number[] {
  const group = [start]
  seen[start] = 1
  for (const cell of group) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        const next = y * columns + x
        if (seen[next] || !isAlike(angles[cell] ?? 0, angles[next] ?? Number.NaN)) continue
        seen[next] = 1
        group.push(next)
      }
    }
  }
  return group
}

function isAlike(one: number, other: number): boolean {
  const apart = Math.abs(one - other)
  return Math.min(apart, Math.PI - apart) < SAME_DIRECTION
}

function regionOf(picture: Picture, cells: Cells, group: readonly number[]): BarRegion | undefined {
  const total = (of: Float32Array) => group.reduce((sum, cell) => sum + (of[cell] ?? 0), 0)
  const angle = Math.atan2(2 * total(cells.xy), total(cells.xx) - total(cells.yy)) / 2
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const centers = group.map((cell) => {
    const x = ((cell % cells.columns) + 0.5) * CELL
    const y = (Math.floor(cell / cells.columns) + 0.5) * CELL
    return { along: x * cos + y * sin, across: y * cos - x * sin }
  })
  const across = denseRange(centers.map((center) => center.across))
  const inBand = centers.filter((center) => across.has(center.across))
  const along = denseRange(inBand.map((center) => center.along))
  const kept = inBand.filter((center) => along.has(center.along)).length
  const { length } = along
  const height = across.length
  if (length < FEWEST_EDGES || kept * CELL * CELL < FILLED * length * height) return undefined
  const middle = {
    x: along.middle * cos - across.middle * sin,
    y: along.middle * sin + across.middle * cos,
  }
  const region = { middle, degrees: (angle * 180) / Math.PI, length, height, module: 1 }
  const swings = BANDS.map((share) => swingsOf(profileOf(picture, region, share)))
  const most = swings.reduce((best, some) => (some.length > best.length ? some : best))
  if (most.length < FEWEST_EDGES || areStripes(most)) return undefined
  return { ...region, module: narrowOf(most) }
}

/** Where bars are counted, as fractions of the height: print or glare may cover one of these bands. */
const BANDS = [0, -0.25, 0.25]

/** Where most of the values are: print and edges that touch a label are attached to it like tails. */
function denseRange(values: readonly number[]) {
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)
  const counts: number[] = []
  for (const value of values) {
    const bin = Math.floor((value - low) / CELL)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  const isDense = (bin: number) => (counts[bin] ?? 0) * 2 >= Math.max(...counts.filter(Boolean))
  const bins = [...counts.keys()]
  const [first, last] = [bins.find(isDense) ?? 0, bins.findLast(isDense) ?? 0]
  const [from, to] = [low + (first - 0.5) * CELL, low + (last + 0.5) * CELL]
  return {
    length: to - from,
    middle: (from + to) / 2,
    has: (value: number) => value >= from && value <= to + CELL / 2,
  }
}

/** Brightness along a region, averaged over a band of it: bars remain, print averages out. */
function profileOf(
  picture: Picture,
  { middle, degrees, length, height }: Omit<BarRegion, 'module'>,
  share: number,
): Float32Array {
  const { cos, sin } = turn(degrees)
  const band = Math.max(1, Math.floor(height / 8))
  const profile = new Float32Array(Math.floor(length))
  for (let at = 0; at < profile.length; at += 1) {
    const along = at - length / 2
    let sum = 0
    for (let step = 0; step < band; step += 1) {
      const across = step - (band - 1) / 2 + share * height
      const x = Math.round(middle.x + along * cos - across * sin)
      const y = Math.round(middle.y + along * sin + across * cos)
      const isInside = x >= 0 && y >= 0 && x < picture.width && y < picture.height
      sum += isInside ? (picture.luma[y * picture.width + x] ?? 255) : 255
    }
    profile[at] = sum / band
  }
  return profile
}

/** Positions between which brightness swings by a large part of its full range. */
function swingsOf(profile: Float32Array): readonly number[] {
  const sorted = profile.toSorted()
  const shade = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  const least = (shade(0.95) - shade(0.05)) / 4
  if (least < FAINTEST) return []
  const swings: number[] = []
  let [isRising, extreme, place] = [true, profile[0] ?? 0, 0]
  profile.forEach((value, at) => {
    if (isRising ? value > extreme : value < extreme) {
      extreme = value
      place = at
    } else if (Math.abs(value - extreme) > least) {
      swings.push(place)
      isRising = !isRising
      extreme = value
      place = at
    }
  })
  return swings
}

/** Grilles, boxes and shirts have bars of one width and spaces of one width; codes have several widths of both. */
function areStripes(swings: readonly number[]): boolean {
  const widths = swings.slice(1).map((swing, index) => swing - (swings[index] ?? 0))
  const areEqual = (parity: number) => {
    const every = widths.filter((_, index) => index % 2 === parity).sort((one, two) => one - two)
    const middle = every[Math.floor(every.length / 2)] ?? 0
    const even = every.filter((width) => Math.abs(width - middle) <= Math.max(0.5, EVEN * middle))
    return even.length >= ALMOST_ALL * every.length
  }
  return areEqual(0) && areEqual(1)
}

/** The narrowest width: codes have many bars and spaces of it, so the tenth percentile is one of them. */
function narrowOf(swings: readonly number[]): number {
  const gaps = swings.slice(1).map((swing, index) => swing - (swings[index] ?? 0))
  const sorted = gaps.sort((a, b) => a - b)
  return Math.max(1, sorted[Math.floor(sorted.length / 10)] ?? 1)
}

function turn(degrees: number) {
  const angle = (degrees * Math.PI) / 180
  return { cos: Math.cos(angle), sin: Math.sin(angle) }
}
