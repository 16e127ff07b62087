// Counts places (shelves, and rooms without shelves); a place that is counted twice is one place.

import { type CountPlace, placeKey } from './start-plan.ts'

export function countPlaces(counts: readonly CountPlace[]): number {
  return new Set(counts.map(placeKey)).size
}

/** The number of places with all their counts done. */
export function countDonePlaces<Count extends CountPlace>(
  counts: readonly Count[],
  isDone: (count: Count) => boolean,
): number {
  return countPlaces(counts) - countPlaces(counts.filter((count) => !isDone(count)))
}
