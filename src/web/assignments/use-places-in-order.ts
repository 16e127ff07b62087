import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { placesOf } from './places.ts'

/** Assignments in walking order. */
export function usePlacesInOrder(
  storeId: string,
  rows: readonly AssignmentDetails[],
): readonly AssignmentDetails[] {
  const map = useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId })
  return placesOf(map, rows, useMessages('shared')).flatMap(({ places }) =>
    places.flatMap(({ assignment }) => assignment ?? []),
  )
}
