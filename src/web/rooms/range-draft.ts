// A range of shelves in preparation, and its room.

import type { RoomDetails } from '#contract/rooms.ts'
import { isExpected, type StoreMap } from './map-changes.ts'
import type { RangeFields } from './range-plan.ts'

export interface RangeDraft {
  /** Its room; once typing has begun, the range stays with its room. */
  readonly roomId?: string | undefined
  /** Only what was typed; the other fields follow the existing shelves. */
  readonly typed: Partial<RangeFields>
  readonly without: ReadonlySet<string>
}

export const EMPTY_RANGE: RangeDraft = { typed: {}, without: new Set() }

/** A range in progress never switches rooms by itself, even if its room is gone. */
export function roomFor(draft: RangeDraft, map: StoreMap): RoomDetails | undefined {
  const chosen = map.find(({ id }) => id === draft.roomId)
  if (chosen || isBegun(draft)) return chosen
  return map.findLast((room) => !isExpected(room))
}

export function isBegun({ typed, without }: RangeDraft): boolean {
  return without.size > 0 || Object.keys(typed).length > 0
}
