import { cornersOf, locateBars } from './locate-bars.ts'
import type { Picture } from './picture.ts'
import { isOneLabel } from './place-of-label.ts'
import type { Corners, Reading } from './reading.ts'

/**
 * The bars of a picture that were not read. Uses the full size: in a smaller picture, labels side by side
 * merge into one.
 */
export function unreadBars(
  picture: Picture,
  readings: readonly Pick<Reading, 'corners'>[],
): readonly Corners[] {
  return locateBars(picture)
    .map(cornersOf)
    .filter((place) => !readings.some(({ corners }) => isOneLabel(corners, place)))
}
