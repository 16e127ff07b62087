// A range of shelves that somebody is drawing, and the room it is meant for.

import type { RoomDetails } from '#contract/rooms.ts'
import { isExpected, type StoreMap } from './map-changes.ts'
import type { RangeFields } from './range-plan.ts'

export interface RangeDraft {
  /** The room it is meant for; a range that somebody has begun stays with its room. */
  readonly roomId?: string | undefined
  /** Only what somebody has typed; the rest follows the shelves that are there. */
  readonly typed: Partial<RangeFields>
  readonly without: ReadonlySet<string>
}

export const EMPTY_RANGE: RangeDraft = { typed: {}, without: new Set() }

/** A range that is begun does not move to another room by itself, even when its own is gone. */
export function roomFor(draft: RangeDraft, map: StoreMap): RoomDetails | undefined {
  const chosen = map.find(({ id }) => id === draft.roomId)
  if (chosen || isBegun(draft)) return chosen
  return map.findLast((room) => !isExpected(room))
}

export function isBegun({ typed, without }: RangeDraft): boolean {
  return without.size > 0 || Object.keys(typed).length > 0
}
