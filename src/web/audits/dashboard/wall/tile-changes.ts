// What the wall shows of a change before the server has confirmed it.

import { api } from '#contract/api.ts'
import type { DashboardTile } from '#contract/audits.ts'
import type { OptimisticStore } from '#web/client/optimistic.ts'

type TileChange = (tile: DashboardTile) => DashboardTile

/** Rooms and tiles that are not meant keep their identity, so that nothing else is drawn again. */
export function changeTiles(
  store: OptimisticStore,
  auditId: string,
  isMeant: (tile: DashboardTile) => boolean,
  change: TileChange,
): void {
  const dashboard = store.get(api.audits.getDashboard, { auditId })
  if (!dashboard) return
  const rooms = dashboard.rooms.map((room) =>
    room.tiles.some(isMeant)
      ? { ...room, tiles: room.tiles.map((tile) => (isMeant(tile) ? change(tile) : tile)) }
      : room,
  )
  store.set(api.audits.getDashboard, { auditId }, { ...dashboard, rooms })
}
