// The wall as data: what each tile shows, how many there are of each kind, and what a filter leaves.

import type { DashboardRoom } from '#contract/audits.ts'
import { isCovered, SHELF_STATES, type ShelfState, shelfStateOf } from '#domain/shelf-state.ts'

/** From here on tiles are small and finished rooms are folded, so that the store stays in view. */
export const CROWDED_FROM = 121

export type WallFilter = ShelfState | 'all' | 'left'

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

export function passesFilter(state: ShelfState, filter: WallFilter): boolean {
  if (filter === 'all') return true
  return filter === 'left' ? !isCovered(state) : state === filter
}

/** What is looked at unless somebody has chosen: undefined leaves it to the width of the screen. */
export function firstFilter(left: number): WallFilter | undefined {
  // A phone begins with what is left; of a finished count that would be an empty wall.
  return left === 0 ? 'all' : undefined
}

/** Reads a filter from an address. */
export function parseFilter(text: string | undefined): WallFilter | undefined {
  const known: readonly WallFilter[] = ['all', 'left', ...SHELF_STATES]
  return known.find((filter) => filter === text)
}

export interface Parts {
  readonly covered: number
  readonly underWay: number
  readonly toStart: number
}

/** The bar under the sentence. */
export function partsOf(tally: Tally): Parts {
  const sum = (isPart: (state: ShelfState) => boolean) =>
    SHELF_STATES.filter(isPart).reduce((total, state) => total + tally[state], 0)
  const isToStart = (state: ShelfState) => state === 'open' || state === 'assigned'
  return {
    covered: sum(isCovered),
    underWay: sum((state) => !isCovered(state) && !isToStart(state)),
    toStart: sum(isToStart),
  }
}
