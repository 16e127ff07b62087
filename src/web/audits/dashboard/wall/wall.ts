// The wall as data: what each tile shows, how many there are of each kind, and what passes a filter.

import type { DashboardRoom, DashboardTile } from '#contract/audits.ts'
import { isExplainedByAll, isOpenRecount } from '#domain/checklist.ts'
import { isCovered, SHELF_STATES, type ShelfState, shelfStateOf } from '#domain/shelf-state.ts'
import { isMissingCount, isTieBreak } from './counts-of-shelf.ts'

/** From this many shelves on tiles are small and finished rooms are folded, so that the whole store stays in view. */
export const CROWDED_FROM = 121

/** The questions of the closing checklist that no single state answers. */
export const WALL_QUESTIONS = [
  'left',
  'lone',
  'differing',
  'once',
  'chosen',
  'recounts',
  'unmet',
] as const
type WallQuestion = (typeof WALL_QUESTIONS)[number]

export type WallFilter = ShelfState | 'all' | WallQuestion

export type Tally = Readonly<Record<ShelfState, number>>

export function tallyOf(rooms: readonly Pick<DashboardRoom, 'tiles'>[]): Tally {
  const tally = Object.fromEntries(SHELF_STATES.map((state) => [state, 0])) as Record<
    ShelfState,
    number
  >
  for (const { tiles } of rooms) {
    for (const tile of tiles) tally[shelfStateOf(tile)] += 1
  }
  return tally
}

export function countTiles(rooms: readonly Pick<DashboardRoom, 'tiles'>[]): number {
  return rooms.reduce((sum, { tiles }) => sum + tiles.length, 0)
}

/** Needs all tiles of its room. */
export function passesFilter(
  tile: DashboardTile,
  filter: WallFilter,
  tiles: readonly DashboardTile[],
): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'left':
      return (
        !isCovered(shelfStateOf(tile)) || isMissingCount(tile, tiles) || isTieBreak(tile, tiles)
      )
    case 'lone':
      return isMissingCount(tile, tiles)
    case 'differing':
      return isTieBreak(tile, tiles)
    case 'chosen':
      return tile.comparison?.state === 'chosen'
    case 'once':
      return tile.comparison?.state === 'single'
    case 'recounts':
      return isOpenRecount(tile)
    case 'unmet':
      return tile.controlUnmet
    default:
      return shelfStateOf(tile) === filter
  }
}

/** How many tiles pass a filter. */
export function countPassing(
  rooms: readonly Pick<DashboardRoom, 'tiles'>[],
  filter: WallFilter,
): number {
  const passing = rooms.map(({ tiles }) =>
    tiles.filter((tile) => passesFilter(tile, filter, tiles)),
  )
  return passing.reduce((sum, tiles) => sum + tiles.length, 0)
}

export type RoomFold = 'folded' | 'unfolded'

interface WallPart {
  readonly room: DashboardRoom
  /** Undefined: there is nothing to fold. */
  readonly fold: RoomFold | undefined
  /** How many tiles are on the wall before the room's. */
  readonly before: number
  /** The tiles that can be reached: none if the room is folded. */
  readonly tiles: readonly DashboardTile[]
}

interface WallView {
  readonly filter: WallFilter
  /** Finished rooms may be folded to one line, so that the whole store stays in view. */
  readonly canFold: boolean
  /** Rooms that show their shelves although all of them are covered. */
  readonly unfoldedIds: ReadonlySet<string>
}

/** The rooms in which any tile passes the filter, in walking order. */
export function wallPartsOf(
  rooms: readonly DashboardRoom[],
  { filter, canFold, unfoldedIds }: WallView,
): readonly WallPart[] {
  const parts: WallPart[] = []
  let before = 0
  for (const room of rooms) {
    const passing = room.tiles.filter((tile) => passesFilter(tile, filter, room.tiles))
    if (passing.length === 0) continue
    const fold = canFold && filter === 'all' ? foldOf(room, unfoldedIds) : undefined
    const tiles = fold === 'folded' ? [] : passing
    parts.push({ room, fold, before, tiles })
    before += tiles.length
  }
  return parts
}

function foldOf(room: DashboardRoom, unfoldedIds: ReadonlySet<string>): RoomFold | undefined {
  if (!isDone(room)) return undefined
  return unfoldedIds.has(room.id) ? 'unfolded' : 'folded'
}

/** The one tile that the Tab key reaches: the last focused one, or the first visible one. */
export function tabStopOf(
  parts: readonly WallPart[],
  currentId: string | undefined,
): string | undefined {
  const tiles = parts.flatMap((part) => part.tiles)
  return (tiles.find(({ id }) => id === currentId) ?? tiles[0])?.id
}

export function isDone({ coverage }: Pick<DashboardRoom, 'coverage'>): boolean {
  return coverage.shelves > 0 && coverage.explained === coverage.shelves
}

/** The default filter: undefined leaves it to the width of the screen. */
export function firstFilter(left: number): WallFilter | undefined {
  // A phone starts with what is left; for a finished count that would be an empty wall.
  return left === 0 ? 'all' : undefined
}

/** Reads a filter from an address. */
export function parseFilter(text: string | undefined): WallFilter | undefined {
  const known: readonly WallFilter[] = ['all', ...WALL_QUESTIONS, ...SHELF_STATES]
  return known.find((filter) => filter === text)
}

export interface Parts {
  readonly covered: number
  readonly underWay: number
  readonly toStart: number
}

/** The bar below the sentence. A shelf with several counts is one shelf, as in the sentence. */
export function partsOf(rooms: readonly Pick<DashboardRoom, 'tiles'>[]): Parts {
  const parts = { covered: 0, underWay: 0, toStart: 0 }
  for (const { tiles } of rooms) {
    const shelves = Map.groupBy(tiles, ({ shelfId }) => shelfId)
    for (const counts of shelves.values()) parts[partOf(counts)] += 1
  }
  return parts
}

function partOf(counts: readonly DashboardTile[]): keyof Parts {
  if (isExplainedByAll(counts)) return 'covered'
  const states = counts.map(shelfStateOf)
  const isToStart = states.every((state) => state === 'open' || state === 'assigned')
  return isToStart ? 'toStart' : 'underWay'
}
