// The dashboard out of assignments, their progress and their devices.

import type {
  AuditDashboard,
  DashboardDevice,
  DashboardPerson,
  DashboardRoom,
  DashboardTile,
} from '#contract/audits.ts'
import { isExplained, isInTotals } from '#domain/assignment.ts'
import { coverageOf } from '#domain/checklist.ts'
import { estimateFinish, type FinishEstimate, paceOf } from '#domain/estimate.ts'
import { parseComparison } from '#domain/independent.ts'
import { placeKey } from '#domain/start-plan.ts'
import type { AssignmentRow, ProgressRow, selectDevices } from '#server/queries/assignments.ts'
import { toPlace } from './assignment-gifts.ts'
import { progressById, progressOf, toProgress } from './assignment-views.ts'

export type DeviceRow = Awaited<ReturnType<typeof selectDevices>>[number]

interface Watched {
  readonly rows: readonly AssignmentRow[]
  readonly progress: ReadonlyMap<string, ProgressRow>
  readonly devices: readonly DeviceRow[]
  readonly unsent: ReadonlyMap<string, number>
}

type Figures = Omit<AuditDashboard, 'auditId' | 'name' | 'status' | 'startedAt'>

export function toDashboard(
  rows: readonly AssignmentRow[],
  progress: readonly ProgressRow[],
  devices: readonly DeviceRow[],
): Figures {
  const unsent = unsentBy(devices, (device) => device.assignment_id)
  const watched = { rows, progress: progressById(progress), devices, unsent }
  // Of a shelf that is counted twice, one count is part of the result.
  // What a recount of single items finds takes the place of what is there already.
  const counted = rows.filter(
    ({ status, pass, partial }) => isInTotals(status) && pass === 0 && !partial,
  )
  const inForce = progressOf(progressRows(rows, watched))
  const people = toPeople(watched)
  return {
    coverage: coverageOf(withPlaces(rows)),
    progress: progressOf(progressRows(counted, watched)),
    rooms: toRooms(watched),
    people,
    devices: devices.map(toDevice),
    finish: finishOf(watched, people),
    unknownLines: inForce.unknownLines,
    quarantinedEvents: inForce.quarantined,
    unsentEvents: sum(devices.map((device) => device.unsent_events)),
  }
}

/** For rules that look at shelves rather than at each of their counts. */
export function withPlaces(rows: readonly AssignmentRow[]) {
  return rows.map(({ status, room_id, shelf_id }) => ({
    status,
    place: placeKey(toPlace({ room_id, shelf_id })),
  }))
}

function progressRows(
  rows: readonly AssignmentRow[],
  { progress }: Pick<Watched, 'progress'>,
): readonly ProgressRow[] {
  return rows.flatMap(({ id }) => progress.get(id) ?? [])
}

function toRooms(watched: Watched): readonly DashboardRoom[] {
  const inOrder = watched.rows.toSorted(
    (one, other) =>
      compare(one.store_id, other.store_id) ||
      one.room_position - other.room_position ||
      compare(one.room_id, other.room_id) ||
      (one.shelf_position ?? -1) - (other.shelf_position ?? -1) ||
      one.pass - other.pass,
  )
  return [...Map.groupBy(inOrder, (row) => row.room_id)].map(([id, shelves]) => ({
    id,
    storeId: shelves[0]?.store_id ?? '',
    name: shelves[0]?.room_name ?? '',
    coverage: coverageOf(withPlaces(shelves)),
    tiles: shelves.map((row) => toTile(row, watched)),
  }))
}

function toTile(row: AssignmentRow, watched: Watched): DashboardTile {
  return {
    id: row.id,
    shelfId: row.shelf_id,
    code: row.shelf_code,
    status: row.status,
    round: row.round,
    mode: row.mode,
    pass: row.pass,
    comparison: parseComparison(row.comparison),
    declaredEmpty: row.declared_empty,
    userId: row.assignee_id,
    userName: row.assignee_name,
    heldSince: row.held_since?.getTime() ?? null,
    unsentEvents: watched.unsent.get(row.id) ?? 0,
    controlUnmet: row.control_unmet,
    progress: toProgress(watched.progress.get(row.id)),
  }
}

function toPeople(watched: Watched): readonly DashboardPerson[] {
  const taken = watched.rows.filter((row) => row.assignee_id !== null)
  const unsent = unsentBy(watched.devices, (device) => device.user_id)
  return [...Map.groupBy(taken, (row) => row.assignee_id ?? '')]
    .map(([id, own]) => toPerson(id, own, progressRows(own, watched), unsent.get(id) ?? 0))
    .toSorted((one, other) => one.name.localeCompare(other.name) || compare(one.id, other.id))
}

function toPerson(
  id: string,
  own: readonly AssignmentRow[],
  progress: readonly ProgressRow[],
  unsentEvents: number,
): DashboardPerson {
  const { lines, quantity, lastEventAt } = progressOf(progress)
  const activeMs = sum(progress.map((row) => row.active_ms))
  return {
    id,
    name: own[0]?.assignee_name ?? '',
    image: own[0]?.assignee_image ?? null,
    shelves: own.length,
    explained: own.filter(({ status }) => isExplained(status)).length,
    lines,
    quantity,
    activeMs,
    unitsPerMinute: quantity === null ? null : paceOf(quantity, activeMs),
    linesPerMinute: paceOf(lines, activeMs),
    unsentEvents,
    lastEventAt,
  }
}

function finishOf(watched: Watched, people: readonly DashboardPerson[]): FinishEstimate | null {
  const activeOf = (row: AssignmentRow) => watched.progress.get(row.id)?.active_ms ?? 0
  const counted = watched.rows.filter(({ status }) => isInTotals(status))
  const done = counted.filter(
    ({ status, declared_empty }) => isExplained(status) && !declared_empty,
  )
  const left = counted.filter(({ status }) => !isExplained(status))
  return estimateFinish({
    doneMs: done.map(activeOf).filter((ms) => ms > 0),
    leftMs: left.map(activeOf),
    lastSeenMs: people.flatMap(({ lastEventAt }) => lastEventAt ?? []),
  })
}

function toDevice(row: DeviceRow): DashboardDevice {
  return {
    id: `${row.assignment_id}/${row.device_id}`,
    auditAssignmentId: row.assignment_id,
    deviceId: row.device_id,
    userId: row.user_id,
    userName: row.user_name,
    unsentEvents: row.unsent_events,
    seenAt: row.seen_at.getTime(),
    leaseExpiresAt: row.lease_expires_at?.getTime() ?? null,
  }
}

function unsentBy(
  devices: readonly DeviceRow[],
  keyOf: (device: DeviceRow) => string,
): ReadonlyMap<string, number> {
  const unsent = new Map<string, number>()
  for (const device of devices) {
    unsent.set(keyOf(device), (unsent.get(keyOf(device)) ?? 0) + device.unsent_events)
  }
  return unsent
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
