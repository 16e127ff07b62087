// Reads bars that the first pass missed: straightened, enlarged and treated in several ways. Each treatment
// brings out some bars but may invent others, so a reading is trusted only if two treatments agree.

import type { BarRegion } from './locate-bars.ts'
import { inverted, type Picture } from './picture.ts'
import { plausible } from './plausible.ts'
import type { Look, Reading } from './reading.ts'
import { crispened, type Strip, smoothedDown, straightened, thresholded } from './straighten.ts'

const ROWS = { kinds: 'linear', turned: false, smaller: false } as const
/** How many treatments have to agree. */
const AGREED = 2
/**
 * Wide enough that a narrow bar among the widest spaces still has a dark bar in its window: 4 modules to
 * either side.
 */
const WINDOW_MODULES = 8

export interface ReadBars {
  /** Corners are positions in the picture. */
  readonly believed: readonly Reading[]
  /** Readings from single treatments, which others may confirm later. */
  readonly said: readonly Reading[]
}

/** `said`: earlier readings of the same bars by other passes. */
export async function readBars(
  look: Look,
  picture: Picture,
  region: BarRegion,
  saidBefore: readonly Reading[],
): Promise<ReadBars> {
  const strip = straightened(picture, region)
  const level = smoothedDown(strip.picture)
  const treated = { look, region, strip }
  const dark = await agreedOn(treated, treatmentsOf(level, strip.module), saidBefore)
  if (dark.believed.length > 0) return dark
  return agreedOn(treated, treatmentsOf(inverted(level), strip.module), dark.said)
}

/** From mildest to strongest; each is made only when needed. */
function* treatmentsOf(level: Picture, module: number): Generator<Picture> {
  const reach = Math.ceil(WINDOW_MODULES * module)
  yield level
  yield thresholded(level, reach)
  for (const blur of [module, 1.5 * module]) {
    const crisp = crispened(level, blur)
    yield crisp
    yield thresholded(crisp, reach)
  }
}

interface Treated {
  readonly look: Look
  readonly region: BarRegion
  readonly strip: Strip
}

async function agreedOn(
  { look, region, strip }: Treated,
  treatments: Iterable<Picture>,
  saidBefore: readonly Reading[],
): Promise<ReadBars> {
  const said = [...saidBefore]
  for (const picture of treatments) {
    const readings = (await look(picture, ROWS)).filter(plausible)
    const placed = readings.map((reading) => placedBy(reading, strip.place))
    said.push(...placed.filter((reading) => isWholeOf(reading, region)))
    const believed = agreedOf(said)
    if (believed.length > 0) return { believed, said }
  }
  return { believed: [], said }
}

function placedBy(reading: Reading, place: Strip['place']): Reading {
  const [a, b, c, d] = reading.corners
  return { ...reading, corners: [place(a), place(b), place(c), place(d)] }
}

/** Readings with enough agreement; none if as many treatments disagree. */
export function agreedOf(said: readonly Reading[]): readonly Reading[] {
  const byText = new Map<string, Reading[]>()
  for (const reading of said) {
    const key = `${reading.format} ${reading.text}`
    byText.set(key, [...(byText.get(key) ?? []), reading])
  }
  const groups = [...byText.values()].filter((group) => group.length >= AGREED)
  return groups.flatMap((group) => {
    const [first] = group
    const isDenied = groups.some(
      (other) => other !== group && other.length >= group.length && isAtPlaceOf(other[0], first),
    )
    return first && !isDenied ? [first] : []
  })
}

function isAtPlaceOf(one: Reading | undefined, other: Reading | undefined): boolean {
  if (!one || !other) return false
  const [a, b] = [spanOf(one), spanOf(other)]
  return Math.hypot(a.x - b.x, a.y - b.y) < Math.max(a.length, b.length) / 2
}

/**
 * Part of a longer code can read like a whole one in these kinds: they have no fixed length, or end like a
 * longer one.
 */
const PIECES = new Set(['ITF', 'ITF14', 'Codabar', 'Code39', 'UPCE', 'EAN8'])
/** The share of its region that a reading of these kinds has to cover to count as a whole code. */
const LEAST_PART = 0.6

/** Whether the region's bars end where the code ends, instead of going on. */
export function isWholeOf(reading: Reading, region: BarRegion): boolean {
  return !PIECES.has(reading.format) || spanOf(reading).length >= LEAST_PART * region.length
}

/** Length, height and angle of a code, from its first bar to its last. */
export function spanOf({ corners: [a, b, c, d] }: Reading) {
  const [from, to] = [middle(a, d), middle(b, c)]
  const [top, bottom] = [middle(a, b), middle(d, c)]
  return {
    ...middle(from, to),
    length: Math.hypot(to.x - from.x, to.y - from.y),
    height: Math.hypot(bottom.x - top.x, bottom.y - top.y),
    degrees: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  }
}

function middle(a: Reading['corners'][0], b: Reading['corners'][0]) {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
