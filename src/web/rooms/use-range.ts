import { useState } from 'react'
import type { RoomDetails } from '#contract/rooms.ts'
import { countOf } from '../kit/count-of.ts'
import { type Refusal, refusalOf } from '../kit/refusal.ts'
import { isExpected, roomsByCode, type StoreMap } from './map-changes.ts'
import { planRange, type RangeFields, type RangePlan } from './range-plan.ts'
import { suggestRange } from './suggest-range.ts'
import { useCreateShelves } from './use-map-changes.ts'

interface Draft {
  /** Only what somebody has typed; the rest follows the shelves that are there. */
  readonly typed: Partial<RangeFields>
  readonly without: ReadonlySet<string>
}

const EMPTY: Draft = { typed: {}, without: new Set() }

export interface Range {
  readonly map: StoreMap
  readonly room: RoomDetails | undefined
  readonly choose: (roomId: string) => void
  readonly fields: RangeFields
  readonly change: (typed: Partial<RangeFields>) => void
  readonly toggle: (code: string) => void
  readonly plan: RangePlan
  readonly takenIn: ReadonlyMap<string, string>
  readonly refusal: Refusal | undefined
  /** Answers what was added. */
  readonly add: () => Promise<string | undefined>
}

/** The range that is being drawn, and for which room. */
export function useRange(storeId: string, map: StoreMap): Range {
  const createShelves = useCreateShelves()
  const [roomId, setRoomId] = useState<string>()
  const [draft, setDraft] = useState(EMPTY)
  const [refusal, setRefusal] = useState<Refusal>()
  const room = map.find(({ id }) => id === roomId) ?? map.findLast((one) => !isExpected(one))
  const fields = { ...suggestRange(map, room?.id), ...draft.typed }
  const takenIn = roomsByCode(map)
  const plan = planRange(fields, { taken: new Set(takenIn.keys()), without: draft.without })

  const change = (typed: Partial<RangeFields>) => {
    setRefusal(undefined)
    setDraft({ ...draft, typed: { ...draft.typed, ...typed } })
  }
  const toggle = (code: string) => {
    const without = new Set(draft.without)
    if (!without.delete(code)) without.add(code)
    setDraft({ ...draft, without })
  }
  const add = async () => {
    if (!room || plan.status !== 'ready' || plan.codes.length === 0) return undefined
    setRefusal(undefined)
    setDraft(EMPTY)
    try {
      await createShelves({ storeId, roomId: room.id, codes: [...plan.codes] })
      return `${countOf(plan.codes.length, 'shelf', 'shelves')} added to ${room.name}`
    } catch (thrown) {
      // What was typed in the meantime goes before what was refused.
      setDraft((newer) => (newer === EMPTY ? draft : newer))
      setRefusal(refusalOf(thrown))
      return undefined
    }
  }
  return { map, room, choose: setRoomId, fields, change, toggle, plan, takenIn, refusal, add }
}
