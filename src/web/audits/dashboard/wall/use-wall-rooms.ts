import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AuditDashboard, AuditDetails, DashboardRoom } from '#contract/audits.ts'
import { api } from '#web/client/api.ts'
import { liveQuery } from '#web/client/query-bridge.ts'
import { plannedRooms } from './planned-rooms.ts'

/** What the wall shows: the whole map before the start, then what is being counted. */
export function useWallRooms(
  { stores, status }: AuditDetails,
  { rooms }: AuditDashboard,
): readonly DashboardRoom[] {
  const isPlan = status === 'draft'
  const queries = isPlan
    ? stores.map(({ id: storeId }) => liveQuery(api.rooms.getWithDetails, { storeId }))
    : []
  const maps = useQueries({
    queries,
    combine: (results) => results.map(({ data }) => data),
  })
  return useMemo(() => {
    if (!isPlan) return rooms
    const known = maps.map((map, index) => ({
      storeId: stores[index]?.id ?? '',
      rooms: map ?? [],
    }))
    return plannedRooms(known, rooms)
  }, [isPlan, maps, rooms, stores])
}
