// A photograph: every code that it shows. The decoder alone sees codes that lie within a few degrees of a
// right angle and are sharp and large; the others are located by their bars and read one by one. What
// stays unread is said, with its place.

import { placeInFrame } from './frame-geometry.ts'
import { type BarRegion, cornersOf, isWithin, locateBars } from './locate-bars.ts'
import { doubled, inverted, type Picture, sharpened } from './picture.ts'
import { isOneLabel, middleOf } from './place-of-label.ts'
import { plausible } from './plausible.ts'
import { agreedOf, isWholeOf, readBars, spanOf } from './read-bars.ts'
import { type Corners, type Effort, isMatrix, type Look, type Reading } from './reading.ts'
import { rotated } from './rows-along.ts'

/** The decoder itself tries right angles, so these cover all of a turn. */
const ANGLES = [45, 22.5, 67.5]

/** Above this many pixels a doubled picture costs more time than it finds codes. */
const LARGEST_TO_DOUBLE = 2_500_000

export interface Found {
  /** Corners are parts of the picture's width and height. */
  readonly readings: readonly Reading[]
  /** Where there is a code that could not be read. */
  readonly unread: readonly Corners[]
}

export interface Progress extends Found {
  /** From 0 to 1. */
  readonly done: number
}

export async function decodeStill(
  look: Look,
  picture: Picture,
  onProgress: (progress: Progress) => void = () => {},
): Promise<Found> {
  const glance = await look(picture, { ...WHOLE, broken: true })
  const located = locateBars(picture)
  const seen = glance.filter((reading) => isWhole(reading, located))
  const readings = merged(seen.filter(isPlain))
  const faint = seen.filter((reading) => !isPlain(reading))
  const regions = [...located, ...unlocated(faint, located)]
  const broken = glance.filter(({ text }) => text === '').map(({ corners }) => corners)
  const found = () => foundIn(picture, { readings, regions, broken })
  const said = [...faint]
  for (const [index, region] of regions.entries()) {
    onProgress({ ...found(), done: index / regions.length })
    if (isCovered(region, readings)) continue
    const before = faint.filter(({ corners }) => isWithin(region, middleOf(corners)))
    const bars = await readBars(look, picture, region, before)
    readings.push(...newIn(bars.believed, readings))
    said.push(...bars.said.slice(before.length))
  }
  if (readings.length === 0) readings.push(...(await tryWhole(look, picture, said)))
  return found()
}

const WHOLE: Effort = { kinds: 'all', turned: true, smaller: true }

/** The whole picture again, turned, enlarged and sharpened, until something is read. */
async function tryWhole(
  look: Look,
  picture: Picture,
  saidBefore: readonly Reading[],
): Promise<readonly Reading[]> {
  const said = [...saidBefore]
  for (const version of versionsOf(picture)) {
    const smaller = version.upright.width <= picture.width
    const found = await look(turned(version), { ...WHOLE, smaller })
    const placed = found.filter(plausible).map((reading) => placedIn(reading, version, picture))
    // Squares correct themselves; bars are believed when two versions say the same.
    const squares = placed.filter(isMatrix)
    said.push(...placed.filter((reading) => !isMatrix(reading)))
    const believed = merged([...squares, ...agreedOf(said)])
    if (believed.length > 0) return believed
  }
  return []
}

interface Version {
  /** The picture before it is turned. */
  readonly upright: Picture
  readonly angle: number
}

/** From the cheapest to the dearest; each is made when its turn comes. */
function* versionsOf(picture: Picture): Generator<Version> {
  yield { upright: inverted(picture), angle: 0 }
  for (const angle of ANGLES) yield { upright: picture, angle }
  if (picture.width * picture.height > LARGEST_TO_DOUBLE) return
  yield { upright: doubled(picture), angle: 0 }
  const sharp = sharpened(picture)
  const large = doubled(sharp)
  for (const angle of [0, ...ANGLES]) yield { upright: large, angle }
  yield { upright: inverted(large), angle: 0 }
  yield { upright: doubled(sharpened(sharp)), angle: 0 }
}

function turned({ upright, angle }: Version): Picture {
  return angle === 0 ? upright : rotated(upright, angle)
}

/** Where a code is in the picture, however large and turned that was when it was read. */
function placedIn(reading: Reading, { upright, angle }: Version, picture: Picture): Reading {
  const { width, height } = upright
  return mapped(reading, (corner) => {
    const part = placeInFrame(corner, { left: 0, top: 0, width, height }, angle, upright)
    return { x: part.x * picture.width, y: part.y * picture.height }
  })
}

/** A piece of a longer code is none. */
function isWhole(reading: Reading, regions: readonly BarRegion[]): boolean {
  if (!plausible(reading)) return false
  const middle = middleOf(reading.corners)
  const around = regions.find((region) => isWithin(region, middle))
  return isMatrix(reading) || !around || isWholeOf(reading, around)
}

/** Modules of codes whose length is fixed. */
const MODULES: Readonly<Record<string, number>> = { EAN13: 95, UPCA: 95, EAN8: 67, UPCE: 51 }
/** A bar that is narrower than two pixels may be seen as none or as two. */
const PLAIN_MODULE = 2
/** Rows next to each other have the same flaws: fewer than this many may be one of them. */
const PLAIN_LINES = 4

/** Whether a glance is enough; else the same has to be read in another way. */
function isPlain(reading: Reading): boolean {
  if (isMatrix(reading)) return true
  const modules = MODULES[reading.format]
  const isWide = modules === undefined || spanOf(reading).length >= PLAIN_MODULE * modules
  return isWide && reading.lines >= PLAIN_LINES
}

/** Places of readings in which no bars were located. */
function unlocated(readings: readonly Reading[], regions: readonly BarRegion[]): BarRegion[] {
  const apart = merged(readings).filter(({ corners }) => {
    return !regions.some((region) => isWithin(region, middleOf(corners)))
  })
  return apart.map((reading) => {
    const { x, y, length, height, degrees } = spanOf(reading)
    const module = length / (MODULES[reading.format] ?? length)
    return { middle: { x, y }, degrees, length, height: Math.max(1, height), module }
  })
}

/** One label is read once, however often the decoder says it. */
function merged(readings: readonly Reading[]): Reading[] {
  const kept: Reading[] = []
  for (const reading of readings) kept.push(...newIn([reading], kept))
  return kept
}

function newIn(readings: readonly Reading[], known: readonly Reading[]): readonly Reading[] {
  return readings.filter(({ corners }) => !known.some((one) => isOneLabel(one.corners, corners)))
}

function isCovered(region: BarRegion, readings: readonly Reading[]): boolean {
  return readings.some(
    ({ corners }) => isWithin(region, middleOf(corners)) || isOneLabel(corners, cornersOf(region)),
  )
}

interface Seen {
  readonly readings: readonly Reading[]
  readonly regions: readonly BarRegion[]
  readonly broken: readonly Corners[]
}

function foundIn(picture: Picture, { readings, regions, broken }: Seen): Found {
  const part = ({ x, y }: Reading['corners'][0]) => ({
    x: x / picture.width,
    y: y / picture.height,
  })
  const isRead = (corners: Corners) => readings.some((one) => isOneLabel(one.corners, corners))
  const bars = regions.filter((region) => !isCovered(region, readings)).map(cornersOf)
  const squares = broken.filter((corners) => !isRead(corners))
  return {
    readings: readings.map((reading) => mapped(reading, part)),
    unread: [...bars, ...squares].map(([a, b, c, d]) => [part(a), part(b), part(c), part(d)]),
  }
}

function mapped(
  reading: Reading,
  place: (corner: Reading['corners'][0]) => Reading['corners'][0],
): Reading {
  const [a, b, c, d] = reading.corners
  return { ...reading, corners: [place(a), place(b), place(c), place(d)] }
}
