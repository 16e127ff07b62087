import type { DashboardRoom, DashboardTile } from '#contract/audits.ts'
import { isHandedIn } from '#domain/assignment.ts'
import { loneCountOf, tieOf } from '#domain/independent.ts'

type Tiles = readonly DashboardTile[]

/** All counts of an independently counted shelf in the same round, out of the tiles of its room. */
export function countsOfShelf({ shelfId, round }: DashboardTile, tiles: Tiles): Tiles {
  return tiles.filter((one) => one.shelfId === shelfId && one.round === round)
}

/** Whether this is the missing second count of a shelf whose other count was handed in. */
export function isMissingCount(tile: DashboardTile, tiles: Tiles): boolean {
  if (tile.mode !== 'independent' || isHandedIn(tile.status)) return false
  return loneCountOf(countsOfShelf(tile, tiles))?.missing.id === tile.id
}

/** Whether this is the third count of two that differ, not done yet. */
export function isTieBreak(tile: DashboardTile, tiles: Tiles): boolean {
  if (tile.mode !== 'independent' || isHandedIn(tile.status)) return false
  return tieOf(countsOfShelf(tile, tiles))?.tieBreak.id === tile.id
}

/** The missing counts on the whole wall: one for each shelf with one of two counts. */
export function missingCounts(rooms: readonly Pick<DashboardRoom, 'tiles'>[]): Tiles {
  return rooms.flatMap(({ tiles }) => tiles.filter((tile) => isMissingCount(tile, tiles)))
}
