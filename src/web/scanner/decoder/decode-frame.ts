// Decodes one frame of a video, in several passes.

import { boxOf, overlaps } from '#domain/camera/label-box.ts'
import type { Direction, Way } from '#domain/camera/look-plan.ts'
import { type FrameReading, mergeReadings } from './merge-readings.ts'
import { halved, type Picture } from './picture.ts'
import { plausible } from './plausible.ts'
import { type Corners, isMatrix, type Look, type Reading } from './reading.ts'
import { drawRows, placeInPicture, rowsAlong } from './rows-along.ts'
import { isSameBars, labelsApart } from './stacked-labels.ts'

/** Pixels between rows: upright passes look for every code on a shelf, slanted ones for the one that is aimed at. */
const UPRIGHT_GAP = 2
const SLANTED_GAP = 4

const ROWS = { kinds: 'linear', turned: false, smaller: false } as const
/** Some matrix codes are found only when the picture is turned. */
const SQUARES = { kinds: 'matrix', turned: true, smaller: false } as const

/** Corners are positions in the picture. */
export async function decodeFrame(
  look: Look,
  picture: Picture,
  ways: readonly Way[],
): Promise<readonly FrameReading[]> {
  const found: FrameReading[] = []
  for (const way of ways) {
    const readings = await lookAt(look, picture, way)
    const labels = readings.flatMap((reading) => labelsApart(picture, reading))
    found.push(...labels.map((reading) => ({ ...reading, way })))
  }
  const readings = mergeReadings(found.filter(plausible))
  return readings.filter((one) => !readings.some((other) => areAtOdds(picture, one, other)))
}

/** Rows of the same label disagree: from this frame alone there is no way to tell which are right. */
function areAtOdds(picture: Picture, a: Reading, b: Reading): boolean {
  if (a.text === b.text || isMatrix(a) || isMatrix(b)) return false
  return overlaps(boxOf(a.corners), boxOf(b.corners)) && isSameBars(picture, a.corners, b.corners)
}

async function lookAt(look: Look, picture: Picture, way: Way): Promise<readonly Reading[]> {
  if (way === 'small squares') return look(picture, SQUARES)
  if (way !== 'squares') return lookAlong(look, picture, way)
  const readings = await look(halved(picture), SQUARES)
  return readings.map((reading) => ({
    ...reading,
    corners: mapCorners(reading, ({ x, y }) => ({ x: 2 * x, y: 2 * y })),
  }))
}

async function lookAlong(
  look: Look,
  picture: Picture,
  direction: Direction,
): Promise<readonly Reading[]> {
  const rows = rowsAlong(picture, direction, direction === 0 ? UPRIGHT_GAP : SLANTED_GAP)
  const readings = await look(drawRows(picture, rows), ROWS)
  return readings.map((reading) => ({
    ...reading,
    corners: mapCorners(reading, (corner) => placeInPicture(rows, picture, corner)),
  }))
}

export function mapCorners(
  { corners: [a, b, c, d] }: Pick<Reading, 'corners'>,
  place: (corner: Corners[0]) => Corners[0],
): Corners {
  return [place(a), place(b), place(c), place(d)]
}
