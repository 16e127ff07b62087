import { cornersOf, locateBars } from './locate-bars.ts'
import type { Picture } from './picture.ts'
import { isOneLabel } from './place-of-label.ts'
import type { Corners, Reading } from './reading.ts'

/** Bars of a picture that nobody read. All of it: in a smaller one labels that hang side by side are one. */
export function unreadBars(
  picture: Picture,
  readings: readonly Pick<Reading, 'corners'>[],
): readonly Corners[] {
  return locateBars(picture)
    .map(cornersOf)
    .filter((place) => !readings.some(({ corners }) => isOneLabel(corners, place)))
}
