// Builds the dashboard from counts of shelves, names and devices.

import type { AssignmentProgress } from '#contract/audit-assignments.ts'
import type {
  AuditDashboard,
  DashboardDevice,
  DashboardPerson,
  DashboardRoom,
  DashboardTile,
} from '#contract/audits.ts'
import { isExplained } from '#domain/assignment.ts'
import { coverageOf } from '#domain/checklist.ts'
import { estimateFinish, type FinishEstimate } from '#domain/estimate.ts'
import { fromMilli } from '#domain/quantity.ts'
import { stands } from '#domain/review-recount.ts'
import { timelineOf } from '#domain/timeline.ts'
import type { selectDevices } from '#server/queries/assignments/assignments.ts'
import type { Face, RoomName } from '#server/queries/audits/dashboard.ts'
import { type ProgressRow, UNCOUNTED } from '#server/queries/audits/dashboard-progress.ts'
import type { TileRow } from '#server/queries/audits/dashboard-tiles.ts'
import type { CounterWorkRow } from '#server/queries/counting/counter-work.ts'
import { toPeople } from './dashboard-people.ts'

type DeviceRow = Awaited<ReturnType<typeof selectDevices>>[number]

export interface Watched {
  /** Assignments of every round, in walking order. */
  readonly tiles: readonly TileRow[]
  /** For shelves where people other than the holder have counted. */
  readonly work: readonly CounterWorkRow[]
  readonly rooms: readonly RoomName[]
  readonly faces: readonly Face[]
  readonly devices: readonly DeviceRow[]
  /** What recounts of single items add to, or take from, the sum over whole shelves. */
  readonly replaced: { readonly lines: number; readonly quantity: number }
  readonly startedAt: number | null
}

type Figures = Omit<AuditDashboard, 'auditId' | 'name' | 'status' | 'startedAt' | 'dueAt'>

export function toDashboard(all: Watched): Figures {
  const { devices, startedAt } = all
  const tiles = all.tiles.filter(({ status }) => status !== 'returned')
  // Only one of two independent counts is part of the result.
  const counted = tiles.filter((tile) => stands(tile) && tile.pass === 0)
  const people = toPeople({ ...all, unsent: unsentBy(devices, (device) => device.user_id) })
  const rooms = toRooms({ ...all, tiles })
  return {
    // A shelf is in one room only, so the rooms add up.
    coverage: {
      shelves: sum(rooms, ({ coverage }) => coverage.shelves),
      explained: sum(rooms, ({ coverage }) => coverage.explained),
    },
    progress: overallOf(counted, all.replaced),
    timeline: timelineOf(
      tiles.flatMap(({ status, submitted_ms }) =>
        isExplained(status) && submitted_ms !== null ? [submitted_ms] : [],
      ),
      startedAt,
    ),
    rooms,
    people,
    devices: devices.map(toDevice),
    finish: finishOf(tiles, people),
    unknownLines: sum(tiles, ({ progress }) => progress.unknownLines),
    quarantinedEvents: sum(tiles, ({ progress }) => progress.quarantined),
    unsentEvents: sum(devices, (device) => device.unsent_events),
  }
}

function toRooms({ tiles, rooms, faces, devices }: Watched): readonly DashboardRoom[] {
  const named = new Map(rooms.map((room) => [room.id, room]))
  const names = new Map(faces.map(({ id, name }) => [id, name]))
  const unsent = unsentBy(devices, (device) => device.assignment_id)
  return [...Map.groupBy(tiles, (tile) => tile.room_id)]
    .map(([id, own]) => ({
      id,
      storeId: named.get(id)?.store_id ?? '',
      name: named.get(id)?.name ?? '',
      coverage: coverageOf(own),
      tiles: own.map((tile) => toTile(tile, names, unsent)),
    }))
    .toSorted((one, other) => compare(one.storeId, other.storeId))
}

function toTile(
  row: TileRow,
  names: ReadonlyMap<string, string>,
  unsent: ReadonlyMap<string, number>,
): DashboardTile {
  return {
    id: row.id,
    shelfId: row.shelf_id,
    code: row.shelf_code,
    status: row.status,
    round: row.round,
    mode: row.mode,
    pass: row.pass,
    partial: row.partial,
    comparison: row.comparison,
    declaredEmpty: row.declared_empty,
    userId: row.assignee_id,
    userName: row.assignee_id === null ? null : (names.get(row.assignee_id) ?? null),
    heldSince: row.held_ms,
    unsentEvents: unsent.get(row.id) ?? 0,
    controlUnmet: row.control_unmet,
    reason: row.reason,
    progress: toProgress(row.progress),
  }
}

/** Copies field by field, which matters for thousands of rows. */
function toProgress(row: ProgressRow): AssignmentProgress {
  const { events, lines, unknownLines, warnings, quarantined, lastEventMs } = row
  return {
    events,
    lines,
    quantity: lines === 0 ? null : fromMilli(row.quantity),
    unknownLines,
    warnings,
    quarantined,
    lastEventAt: lastEventMs,
  }
}

/** Recounts of single items count only with what they have changed. */
function overallOf(tiles: readonly TileRow[], replaced: Watched['replaced']): AssignmentProgress {
  const whole = sumOf(tiles.filter(({ partial }) => !partial))
  const all = sumOf(tiles)
  const lines = whole.lines + replaced.lines
  return toProgress({ ...all, lines, quantity: whole.quantity + replaced.quantity })
}

/** The sum over several counts. */
function sumOf(tiles: readonly TileRow[]): ProgressRow {
  const total = { ...UNCOUNTED }
  for (const { progress } of tiles) {
    total.events += progress.events
    total.lines += progress.lines
    total.quantity += progress.quantity
    total.unknownLines += progress.unknownLines
    total.warnings += progress.warnings
    total.quarantined += progress.quarantined
    total.activeMs += progress.activeMs
    const at = progress.lastEventMs
    if (at !== null) total.lastEventMs = Math.max(total.lastEventMs ?? at, at)
  }
  return total
}

function finishOf(
  tiles: readonly TileRow[],
  people: readonly DashboardPerson[],
): FinishEstimate | null {
  const counted = tiles.filter(stands)
  const done = counted.filter(
    ({ status, declared_empty }) => isExplained(status) && !declared_empty,
  )
  const left = counted.filter(({ status }) => !isExplained(status))
  return estimateFinish({
    doneMs: done.map(({ progress }) => progress.activeMs).filter((ms) => ms > 0),
    leftMs: left.map(({ progress }) => progress.activeMs),
    lastSeenMs: people.flatMap(({ lastEventAt }) => lastEventAt ?? []),
  })
}

function toDevice(row: DeviceRow): DashboardDevice {
  return {
    id: `${row.assignment_id}/${row.device_id}`,
    auditAssignmentId: row.assignment_id,
    deviceId: row.device_id,
    handheldName: row.handheld_name,
    userId: row.user_id,
    userName: row.user_name,
    unsentEvents: row.unsent_events,
    refusedEvents: row.refused_events,
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

function sum<Row>(rows: readonly Row[], pick: (row: Row) => number): number {
  return rows.reduce((total, row) => total + pick(row), 0)
}
