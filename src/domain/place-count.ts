// Shelves, and rooms that are counted as one: a place that is counted twice is one place.

import { type CountPlace, placeKey } from './start-plan.ts'

export function countPlaces(counts: readonly CountPlace[]): number {
  return new Set(counts.map(placeKey)).size
}

/** Of how many places every count is done. */
export function countDonePlaces<Count extends CountPlace>(
  counts: readonly Count[],
  isDone: (count: Count) => boolean,
): number {
  return countPlaces(counts) - countPlaces(counts.filter((count) => !isDone(count)))
}
