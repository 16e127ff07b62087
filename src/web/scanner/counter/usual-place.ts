import type { FoundItem } from '#web/outbox/cached-catalogue.ts'
import type { CountedShelf } from './shelf.ts'

/** The sign of an item's usual place; null if that is here or unknown. */
export function usualPlaceOf(
  { places = [] }: Pick<FoundItem, 'places'>,
  { storeId, shelfId }: Pick<CountedShelf, 'storeId' | 'shelfId'>,
): string | null {
  const own = places.filter((place) => place.storeId === storeId)
  if (shelfId === null || own.some((place) => place.shelfId === shelfId)) return null
  return own[0]?.shelf ?? null
}
