// Bars that the decoder did not read at a glance: laid level, enlarged and treated in several ways. Each
// treatment brings out some bars and may invent others, so what one of them says is said by another as
// well, or it is not believed.

import type { BarRegion } from './locate-bars.ts'
import { inverted, type Picture } from './picture.ts'
import { plausible } from './plausible.ts'
import type { Look, Reading } from './reading.ts'
import { crispened, type Strip, smoothedDown, straightened, thresholded } from './straighten.ts'

const ROWS = { kinds: 'linear', turned: false, smaller: false } as const
/** How many treatments have to say the same. */
const AGREED = 2
/** A narrow bar among the widest spaces is still measured against a dark one: 4 modules to either side. */
const WINDOW_MODULES = 8

export interface ReadBars {
  /** Corners are places in the picture. */
  readonly believed: readonly Reading[]
  /** What single treatments said, for others to agree with. */
  readonly said: readonly Reading[]
}

/** Said before: of the same bars, by others. */
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

/** The mildest first; each is made when its turn comes. */
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

/** What was said often enough; nothing where as many say otherwise. */
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

/** These read well as a piece of a longer code: they have no fixed length, or end like a longer one. */
const PIECES = new Set(['ITF', 'ITF14', 'Codabar', 'Code39', 'UPCE', 'EAN8'])
/** The two longest of them that lie side by side within one quiet zone still leave more than this to each. */
const LEAST_PART = 0.6

/** Whether bars go on where the code is said to end. */
export function isWholeOf(reading: Reading, region: BarRegion): boolean {
  return !PIECES.has(reading.format) || spanOf(reading).length >= LEAST_PART * region.length
}

/** How long and high a code is, and how it lies: from its first bar to its last. */
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
