import type { Place } from './places.ts'

export interface AssignedShelves {
  /** Null: no assignee. */
  readonly userId: string | null
  readonly places: readonly Place[]
}

/** Lists each shelf once, under its assignee; if a shelf has two counts, under the first one that has an assignee. */
export function shelvesByHolder(places: readonly Place[]): readonly AssignedShelves[] {
  const byShelf = Map.groupBy(places, ({ shelfId, roomId }) => shelfId ?? roomId)
  const once = [...byShelf.values()].flatMap((counts) => counts.find(holderOf) ?? counts[0] ?? [])
  const byHolder = Map.groupBy(once, holderOf)
  return [...byHolder].map(([userId, own]) => ({ userId, places: own }))
}

function holderOf({ assignment }: Place): string | null {
  return assignment?.userId ?? null
}
