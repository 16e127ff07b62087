import type { Place } from './places.ts'

export interface AssignedShelves {
  /** Null: nobody has them. */
  readonly userId: string | null
  readonly places: readonly Place[]
}

/** Each shelf once, under whoever has it; of a shelf with two counts the first that somebody has. */
export function shelvesByHolder(places: readonly Place[]): readonly AssignedShelves[] {
  const byShelf = Map.groupBy(places, ({ shelfId, roomId }) => shelfId ?? roomId)
  const once = [...byShelf.values()].flatMap((counts) => counts.find(holderOf) ?? counts[0] ?? [])
  const byHolder = Map.groupBy(once, holderOf)
  return [...byHolder].map(([userId, own]) => ({ userId, places: own }))
}

function holderOf({ assignment }: Place): string | null {
  return assignment?.userId ?? null
}
