// What judges counts besides the recording facts. Holders are only looked up for shelves that are not the recorder's
// alone, or that were approved.

import { Fault } from '#domain/fault.ts'
import type { Milli } from '#domain/quantity.ts'
import { isLongAgo } from '#domain/quarantine.ts'
import type { AssignedShelf } from '#domain/shelf-holder.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectHolders } from '#server/queries/assignments/shelf-holders.ts'
import { selectCountingFacts } from '#server/queries/audits/audits.ts'
import { everCountedWith } from '../counting/ever-counted.ts'
import type { KeyedEvent, RecordingFacts } from '../counting/recording-facts.ts'

/** Facts for judging counts that are not in the recording facts. */
export interface JudgingFacts {
  readonly nowMs: number
  /** When the audit was started; null if that cannot matter. */
  readonly startedAtMs: number | null
  /** Shelves that are not the recorder's alone, or that a manager has approved. */
  readonly holders: ReadonlyMap<string, AssignedShelf>
  /** What was ever counted on the shelves that corrections speak of. */
  readonly everCounted: ReadonlyMap<string, Milli>
}

export async function selectJudgingFacts(
  db: ScopedDatabase,
  { userId, facts }: { readonly userId: string; readonly facts: RecordingFacts },
  events: readonly KeyedEvent[],
  now: Date,
): Promise<JudgingFacts> {
  const nowMs = now.getTime()
  const doubtful = [...facts.assignments].flatMap(([id, { isAlone, status }]) =>
    isAlone && status !== 'approved' ? [] : [id],
  )
  const isOld = events.some(({ deviceTimeMs }) => isLongAgo({ deviceTimeMs, nowMs }))
  return {
    nowMs,
    startedAtMs: isOld ? await selectStart(db) : null,
    holders: doubtful.length > 0 ? await selectShelves(db, doubtful, userId) : new Map(),
    everCounted: await everCountedWith(db, events, facts),
  }
}

export async function selectAssignedShelf(
  db: ScopedDatabase,
  id: string,
  userId: string,
): Promise<AssignedShelf> {
  const shelf = (await selectShelves(db, [id], userId)).get(id)
  if (!shelf) throw new Fault('not_found')
  return shelf
}

async function selectStart(db: ScopedDatabase): Promise<number | null> {
  return (await selectCountingFacts(db))?.started_at?.getTime() ?? null
}

async function selectShelves(
  db: ScopedDatabase,
  ids: readonly string[],
  userId: string,
): Promise<ReadonlyMap<string, AssignedShelf>> {
  const rows = await selectHolders(db, ids, userId)
  return new Map(
    rows.map(({ id, status, mode, assignee_id: holderId, held_until, held_version }) => {
      const version = held_version ?? 0
      const earlier = held_until ? [{ userId, untilMs: held_until.getTime(), version }] : []
      return [id, { status, mode, holderId, earlier }]
    }),
  )
}
