// The people of an audit: what each of them holds, and what each has counted in any round, with the same figures as the
// reports on completed audits. A shelf that has changed hands is credited to everyone who counted there.

import type { DashboardPerson } from '#contract/audits.ts'
import { isExplained } from '#domain/assignment.ts'
import { paceOf } from '#domain/estimate.ts'
import { GONE_PERSON } from '#domain/naming.ts'
import { fromMilli } from '#domain/quantity.ts'
import type { Face } from '#server/queries/audits/dashboard.ts'
import type { TileRow } from '#server/queries/audits/dashboard-tiles.ts'
import type { CounterWorkRow } from '#server/queries/counting/counter-work.ts'

interface Team {
  /** Assignments of every round. */
  readonly tiles: readonly TileRow[]
  /** For shelves where people other than the holder have counted. */
  readonly work: readonly CounterWorkRow[]
  readonly faces: readonly Face[]
  /** Unsent events, by person. */
  readonly unsent: ReadonlyMap<string, number>
}

/** Quantities in thousandths, times in milliseconds. */
interface Work {
  readonly userId: string
  readonly lines: number
  readonly quantity: number
  readonly activeMs: number
  readonly lastEventMs: number | null
}

export function toPeople({ tiles, work, faces, unsent }: Team): readonly DashboardPerson[] {
  const known = new Map(faces.map((face) => [face.id, face]))
  const assigned = Map.groupBy(
    tiles.filter((tile) => tile.status !== 'returned'),
    (tile) => tile.assignee_id,
  )
  const done = workByPerson(tiles, work)
  const ids = new Set([...assigned.keys(), ...done.keys()].filter((id) => id !== null))
  return [...ids]
    .map((id) => ({
      id,
      name: known.get(id)?.name ?? GONE_PERSON,
      image: known.get(id)?.image ?? null,
      ...shelvesOf(assigned.get(id) ?? []),
      ...figuresOf(done.get(id) ?? []),
      unsentEvents: unsent.get(id) ?? 0,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1))
}

/**
 * Nearly every shelf is counted by its holder alone. Then the progress of the shelf is their work, and no row has it.
 */
function workByPerson(
  tiles: readonly TileRow[],
  work: readonly CounterWorkRow[],
): ReadonlyMap<string, readonly Work[]> {
  const shared = Map.groupBy(work, (row) => row.assignment_id)
  const all = tiles.flatMap(({ id, assignee_id, progress }): readonly Work[] => {
    const kept = shared.get(id)
    if (kept) return kept.map(toWork)
    return assignee_id === null ? [] : [{ ...progress, userId: assignee_id }]
  })
  return Map.groupBy(all, ({ userId }) => userId)
}

function toWork(row: CounterWorkRow): Work {
  const { user_id: userId, lines, quantity, active_ms: activeMs, last_event_ms } = row
  return { userId, lines, quantity, activeMs, lastEventMs: last_event_ms }
}

function shelvesOf(assigned: readonly TileRow[]) {
  return {
    shelves: assigned.length,
    explained: assigned.filter(({ status }) => isExplained(status)).length,
  }
}

function figuresOf(work: readonly Work[]) {
  const sum = (pick: (one: Work) => number) => work.reduce((total, one) => total + pick(one), 0)
  const lines = sum((one) => one.lines)
  const activeMs = sum((one) => one.activeMs)
  // Null when nothing was counted, which is not the same as 0.
  const quantity = lines === 0 ? null : fromMilli(sum((one) => one.quantity))
  const times = work.flatMap(({ lastEventMs }) => lastEventMs ?? [])
  return {
    lines,
    quantity,
    activeMs,
    unitsPerMinute: quantity === null ? null : paceOf(quantity, activeMs),
    linesPerMinute: paceOf(lines, activeMs),
    lastEventAt: times.length === 0 ? null : Math.max(...times),
  }
}
