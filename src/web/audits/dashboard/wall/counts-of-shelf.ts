import type { DashboardRoom, DashboardTile } from '#contract/audits.ts'
import { isHandedIn } from '#domain/assignment.ts'
import { loneCountOf, tieOf } from '#domain/independent.ts'

type Tiles = readonly DashboardTile[]

/** Of a shelf that is counted independently its counts in the same round, among those of its room. */
export function countsOfShelf({ shelfId, round }: DashboardTile, tiles: Tiles): Tiles {
  return tiles.filter((one) => one.shelfId === shelfId && one.round === round)
}

/** Whether this is the count that is missing to one that was handed in. */
export function isMissingCount(tile: DashboardTile, tiles: Tiles): boolean {
  if (tile.mode !== 'independent' || isHandedIn(tile.status)) return false
  return loneCountOf(countsOfShelf(tile, tiles))?.missing.id === tile.id
}

/** Whether this is the third count, which nobody has made, of two that differ. */
export function isTieBreak(tile: DashboardTile, tiles: Tiles): boolean {
  if (tile.mode !== 'independent' || isHandedIn(tile.status)) return false
  return tieOf(countsOfShelf(tile, tiles))?.tieBreak.id === tile.id
}

/** Those that are missing on the whole wall: one for each shelf with one of two counts. */
export function missingCounts(rooms: readonly Pick<DashboardRoom, 'tiles'>[]): Tiles {
  return rooms.flatMap(({ tiles }) => tiles.filter((tile) => isMissingCount(tile, tiles)))
}
