// Before an audit starts, most of its shelves are not planned yet: the wall then shows the map of the
// stores, with planned shelves in their places.

import type { DashboardRoom, DashboardTile } from '#contract/audits.ts'
import type { RoomDetails, ShelfDetails } from '#contract/rooms.ts'
import { coverageOf } from '#domain/checklist.ts'

const NOTHING_COUNTED = {
  events: 0,
  lines: 0,
  quantity: null,
  unknownLines: 0,
  warnings: 0,
  quarantined: 0,
  lastEventAt: null,
}

export interface StoreMap {
  readonly storeId: string
  readonly rooms: readonly RoomDetails[]
}

export function plannedRooms(
  maps: readonly StoreMap[],
  planned: readonly DashboardRoom[],
): readonly DashboardRoom[] {
  const known = new Map(planned.map((room) => [room.id, room]))
  return maps.flatMap(({ storeId, rooms }) =>
    rooms.map((room) => {
      const tiles = tilesOf(room, known.get(room.id)?.tiles ?? [])
      const places = tiles.map(({ status, round, shelfId }) => {
        return { status, round, place: shelfId ?? room.id }
      })
      return { id: room.id, storeId, name: room.name, coverage: coverageOf(places), tiles }
    }),
  )
}

function tilesOf(room: RoomDetails, planned: readonly DashboardTile[]): readonly DashboardTile[] {
  if (room.shelves.length === 0) {
    return planned.length > 0 ? planned : [unplannedTile(room.id, null)]
  }
  return room.shelves.flatMap((shelf) => {
    const own = planned.filter(({ shelfId }) => shelfId === shelf.id)
    return own.length > 0 ? own : [unplannedTile(room.id, shelf)]
  })
}

function unplannedTile(roomId: string, shelf: ShelfDetails | null): DashboardTile {
  return {
    id: `${UNPLANNED}${shelf?.id ?? roomId}`,
    shelfId: shelf?.id ?? null,
    code: shelf?.code ?? null,
    status: 'open',
    round: 0,
    mode: 'additive',
    pass: 0,
    partial: false,
    comparison: null,
    declaredEmpty: false,
    userId: null,
    userName: null,
    heldSince: null,
    unsentEvents: 0,
    controlUnmet: false,
    reason: null,
    progress: NOTHING_COUNTED,
  }
}

const UNPLANNED = 'unplanned '

/** Whether a tile has no assignment yet. */
export function isUnplanned({ id }: Pick<DashboardTile, 'id'>): boolean {
  return id.startsWith(UNPLANNED)
}
