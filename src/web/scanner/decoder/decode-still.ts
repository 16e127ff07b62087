// A photograph, tried again and again with more effort until something is read. The decoder alone sees
// codes that lie within a few degrees of a right angle, and blurred bars run together.

import { doubled, type Picture, pixelsOf, rotated, sharpened } from './picture.ts'
import { plausible } from './plausible.ts'
import type { Look, Reading } from './reading.ts'

/** The decoder itself tries right angles, so these cover all of a turn. */
const ANGLES = [0, 45, 22.5, 67.5]

/** Above this many pixels a doubled picture costs more time than it finds codes. */
const LARGEST_TO_DOUBLE = 2_500_000

export interface Found {
  readonly readings: readonly Reading[]
  /** How many looks it took. */
  readonly looks: number
}

export async function decodeStill(look: Look, picture: Picture): Promise<Found> {
  let looks = 0
  for (const version of versionsOf(picture)) {
    looks += 1
    const effort = { many: true, smaller: version.width <= picture.width }
    const readings = (await look(pixelsOf(version), effort)).filter(plausible)
    if (readings.length > 0) return { readings, looks }
  }
  return { readings: [], looks }
}

/** From the cheapest to the dearest; each is made when its turn comes. */
function* versionsOf(picture: Picture): Generator<Picture> {
  for (const angle of ANGLES) yield turned(picture, angle)
  if (picture.width * picture.height > LARGEST_TO_DOUBLE) return
  yield doubled(picture)
  const sharp = sharpened(picture)
  const large = doubled(sharp)
  for (const angle of ANGLES) yield turned(large, angle)
  yield doubled(sharpened(sharp))
}

function turned(picture: Picture, angle: number): Picture {
  return angle === 0 ? picture : rotated(picture, angle)
}
