// Decodes a photo, finding every code in it. The decoder alone finds codes that are sharp, large, and within
// a few degrees of a right angle; the others are located by their bars and read one by one. Codes that stay
// unread are reported with their positions.

import { placeInFrame } from './frame-geometry.ts'
import { type BarRegion, cornersOf, isWithin, locateBars } from './locate-bars.ts'
import { doubled, inverted, type Picture, sharpened } from './picture.ts'
import { isOneLabel, middleOf } from './place-of-label.ts'
import { plausible } from './plausible.ts'
import { agreedOf, isWholeOf, readBars, spanOf } from './read-bars.ts'
import { type Corners, type Effort, isMatrix, type Look, type Reading } from './reading.ts'
import { rotated } from './rows-along.ts'

/** The decoder itself tries right angles, so these cover a full turn. */
const ANGLES = [45, 22.5, 67.5]

/** Above this many pixels, doubling the picture costs more time than the codes it finds are worth. */
const LARGEST_TO_DOUBLE = 2_500_000

export interface Found {
  /** Corners are fractions of the picture's width and height. */
  readonly readings: readonly Reading[]
  /** The positions of codes that could not be read. */
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

/** Tries the whole picture again, turned, enlarged and sharpened, until something is read. */
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
    // Matrix codes correct their own errors; bars are trusted once two versions agree.
    const squares = placed.filter(isMatrix)
    said.push(...placed.filter((reading) => !isMatrix(reading)))
    const believed = merged([...squares, ...agreedOf(said)])
    if (believed.length > 0) return believed
  }
  return []
}

interface Version {
  /** The picture before it was turned. */
  readonly upright: Picture
  readonly angle: number
}

/** From cheapest to most expensive; each version is made only when needed. */
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

/** Where a code is in the original picture, however enlarged and turned it was when read. */
function placedIn(reading: Reading, { upright, angle }: Version, picture: Picture): Reading {
  const { width, height } = upright
  return mapped(reading, (corner) => {
    const part = placeInFrame(corner, { left: 0, top: 0, width, height }, angle, upright)
    return { x: part.x * picture.width, y: part.y * picture.height }
  })
}

/** Rejects a reading that is only part of a longer code. */
function isWhole(reading: Reading, regions: readonly BarRegion[]): boolean {
  if (!plausible(reading)) return false
  const middle = middleOf(reading.corners)
  const around = regions.find((region) => isWithin(region, middle))
  return isMatrix(reading) || !around || isWholeOf(reading, around)
}

/** Lengths in modules, for codes of fixed length. */
const MODULES: Readonly<Record<string, number>> = { EAN13: 95, UPCA: 95, EAN8: 67, UPCE: 51 }
/** Bars narrower than two pixels may be missed or seen as two. */
const PLAIN_MODULE = 2
/** Adjacent rows share their flaws: if fewer than this many agree, they may all share one. */
const PLAIN_LINES = 4

/** Whether one pass is reliable enough; otherwise another way of reading has to agree. */
function isPlain(reading: Reading): boolean {
  if (isMatrix(reading)) return true
  const modules = MODULES[reading.format]
  const isWide = modules === undefined || spanOf(reading).length >= PLAIN_MODULE * modules
  return isWide && reading.lines >= PLAIN_LINES
}

/** Positions of readings where no bars were located. */
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

/** Keeps one reading per label, however often the decoder returned it. */
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
