// A photograph, tried again and again with more effort until something is read. The decoder alone sees
// codes that lie within a few degrees of a right angle, and blurred bars run together.

import { placeInFrame } from './frame-geometry.ts'
import { doubled, type Picture, sharpened } from './picture.ts'
import { plausible } from './plausible.ts'
import type { Look, Reading } from './reading.ts'
import { rotated } from './rows-along.ts'

/** The decoder itself tries right angles, so these cover all of a turn. */
const ANGLES = [0, 45, 22.5, 67.5]

/** Above this many pixels a doubled picture costs more time than it finds codes. */
const LARGEST_TO_DOUBLE = 2_500_000

export interface Found {
  /** Corners are parts of the picture's width and height. */
  readonly readings: readonly Reading[]
  /** How many looks it took. */
  readonly looks: number
}

export async function decodeStill(look: Look, picture: Picture): Promise<Found> {
  let looks = 0
  for (const version of versionsOf(picture)) {
    looks += 1
    const { upright, angle } = version
    const smaller = upright.width <= picture.width
    const effort = { kinds: 'all', turned: true, smaller } as const
    const found = await look(turned(upright, angle), effort)
    const readings = found.filter(plausible).map((reading) => placed(reading, version))
    if (readings.length > 0) return { readings, looks }
  }
  return { readings: [], looks }
}

interface Version {
  /** The picture before it is turned. */
  readonly upright: Picture
  readonly angle: number
}

/** From the cheapest to the dearest; each is made when its turn comes. */
function* versionsOf(picture: Picture): Generator<Version> {
  for (const angle of ANGLES) yield { upright: picture, angle }
  if (picture.width * picture.height > LARGEST_TO_DOUBLE) return
  yield { upright: doubled(picture), angle: 0 }
  const sharp = sharpened(picture)
  const large = doubled(sharp)
  for (const angle of ANGLES) yield { upright: large, angle }
  yield { upright: doubled(sharpened(sharp)), angle: 0 }
}

/** Where a code is in the picture, however large and turned that was when it was read. */
function placed(reading: Reading, { upright, angle }: Version): Reading {
  const { width, height } = upright
  const place = (corner: Reading['corners'][0]) =>
    placeInFrame(corner, { left: 0, top: 0, width, height }, angle, upright)
  const [a, b, c, d] = reading.corners
  return { ...reading, corners: [place(a), place(b), place(c), place(d)] }
}

function turned(picture: Picture, angle: number): Picture {
  return angle === 0 ? picture : rotated(picture, angle)
}
