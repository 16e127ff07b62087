import { cornersOf, locateBars } from './locate-bars.ts'
import { halved, type Picture } from './picture.ts'
import { isOneLabel } from './place-of-label.ts'
import type { Corners, Reading } from './reading.ts'

/** Bars of a frame that nobody read. Half the picture tells where they are, for a quarter of the time. */
export function unreadBars(picture: Picture, readings: readonly Reading[]): readonly Corners[] {
  const places = locateBars(halved(picture)).map((region) => doubledPlace(cornersOf(region)))
  return places.filter((place) => !readings.some(({ corners }) => isOneLabel(corners, place)))
}

function doubledPlace([a, b, c, d]: Corners): Corners {
  const twice = ({ x, y }: Corners[0]) => ({ x: 2 * x, y: 2 * y })
  return [twice(a), twice(b), twice(c), twice(d)]
}
