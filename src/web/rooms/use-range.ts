import { useState } from 'react'
import type { RoomDetails } from '#contract/rooms.ts'
import { type Refusal, refusalOf } from '../kit/refusal.ts'
import { useMessages } from '../kit/use-messages.ts'
import { roomsByCode, type StoreMap } from './map-changes.ts'
import { EMPTY_RANGE, isBegun, roomFor } from './range-draft.ts'
import { planRange, type RangeFields, type RangePlan } from './range-plan.ts'
import { suggestRange } from './suggest-range.ts'
import { useCreateShelves } from './use-map-changes.ts'

export interface Range {
  readonly map: StoreMap
  /** Undefined if there is none, or if it was archived meanwhile. */
  readonly room: RoomDetails | undefined
  readonly choose: (roomId: string) => void
  /** Chooses the room, unless a range was begun for another one. */
  readonly suggest: (roomId: string) => void
  readonly fields: RangeFields
  readonly change: (typed: Partial<RangeFields>) => void
  readonly toggle: (code: string) => void
  readonly plan: RangePlan
  readonly takenIn: ReadonlyMap<string, string>
  readonly refusal: Refusal | undefined
  /** Resolves to what was added. */
  readonly add: () => Promise<string | undefined>
}

/** The range in preparation, and its room. */
export function useRange(storeId: string, map: StoreMap): Range {
  const t = useMessages('rooms')
  const createShelves = useCreateShelves()
  const [draft, setDraft] = useState(EMPTY_RANGE)
  const [refusal, setRefusal] = useState<Refusal>()
  const room = roomFor(draft, map)
  const fields = { ...suggestRange(map, room?.id), ...draft.typed }
  const takenIn = roomsByCode(map)
  const plan = planRange(fields, { taken: new Set(takenIn.keys()), without: draft.without })

  const change = (typed: Partial<RangeFields>) => {
    setRefusal(undefined)
    setDraft({ ...draft, roomId: room?.id, typed: { ...draft.typed, ...typed } })
  }
  const choose = (roomId: string) => setDraft((newest) => ({ ...newest, roomId }))
  const suggest = (roomId: string) =>
    setDraft((newest) => (isBegun(newest) ? newest : { ...newest, roomId }))
  const toggle = (code: string) => {
    const without = new Set(draft.without)
    if (!without.delete(code)) without.add(code)
    setDraft({ ...draft, roomId: room?.id, without })
  }
  const add = async () => {
    if (!room || plan.status !== 'ready' || plan.codes.length === 0) return undefined
    setRefusal(undefined)
    const rest = { ...EMPTY_RANGE, roomId: room.id }
    setDraft(rest)
    try {
      await createShelves({ storeId, roomId: room.id, codes: [...plan.codes] })
      return t('range.added', { count: plan.codes.length, room: room.name })
    } catch (thrown) {
      // Text typed in the meantime is kept instead of what was refused.
      setDraft((newer) => (newer === rest ? draft : newer))
      setRefusal(refusalOf(thrown))
      return undefined
    }
  }
  return { map, room, choose, suggest, fields, change, toggle, plan, takenIn, refusal, add }
}
