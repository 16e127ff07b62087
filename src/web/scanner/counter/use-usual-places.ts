// Where the lines of a shelf usually are. Comes from the catalogue on the device, never from the baseline.

import { useEffect, useState } from 'react'
import { isUnknownLine } from '#domain/scan-warning.ts'
import { findItem } from '#web/outbox/cached-catalogue.ts'
import type { ShelfLine } from '#web/outbox/shelf-tally.ts'
import type { CountedShelf } from './shelf.ts'
import { usualPlaceOf } from './usual-place.ts'

type Place = Pick<CountedShelf, 'storeId' | 'shelfId'>

/** By line, for items whose usual place is another shelf. */
export function useUsualPlaces(
  orgId: string,
  { storeId, shelfId }: Place,
  lines: readonly ShelfLine[],
): ReadonlyMap<string, string> {
  const [places, setPlaces] = useState<ReadonlyMap<string, string>>(new Map())
  const items = lines.map(({ line }) => line).filter((line) => !isUnknownLine(line))
  // Sorted, because the order of counting makes no difference.
  const wanted = items.sort().join(' ')
  useEffect(() => {
    let isOver = false
    const ids = wanted.split(' ').filter(Boolean)
    findUsualPlaces(orgId, { storeId, shelfId }, ids)
      .then((found) => {
        if (!isOver) setPlaces(found)
      })
      // If the device cannot tell, nothing is shown.
      .catch(() => {})
    return () => {
      isOver = true
    }
  }, [orgId, storeId, shelfId, wanted])
  return places
}

async function findUsualPlaces(
  orgId: string,
  place: Place,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(ids.map((id) => findItem(orgId, id)))
  return new Map(
    found.flatMap((item) => {
      const usual = item && usualPlaceOf(item, place)
      return item && usual ? [[item.id, usual] as const] : []
    }),
  )
}
