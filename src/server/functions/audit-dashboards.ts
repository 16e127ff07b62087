// What managers watch: made of totals that are kept, so that it costs the same after a million counts.

import { api } from '#contract/api.ts'
import type { DashboardDevice, DashboardPerson, DashboardRoom } from '#contract/audits.ts'
import { IN_FORCE_STATUSES, isExplained, isInTotals } from '#domain/assignment.ts'
import type { ChecklistPoint } from '#domain/audit.ts'
import { checklistOf, coverageOf } from '#domain/checklist.ts'
import { Fault } from '#domain/fault.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  type AssignmentRow,
  type ProgressRow,
  selectAssignments,
  selectDevices,
  selectProgressOf,
} from '#server/queries/assignments.ts'
import { selectAudit } from '#server/queries/audits.ts'
import { countJournal, selectJournal } from '#server/queries/journal.ts'
import { ID_CURSOR, pageOf, rangeOf } from '#server/queries/keyset.ts'
import { progressById, progressOf } from './assignment-views.ts'
import { implementQuery, inAudit } from './implement.ts'
import { selectNewestCounts } from './scan-event-views.ts'

const NEWEST_COUNTS = 20

const getDashboard = implementQuery(api.audits.getDashboard, {
  place: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope: { auditId, storeIds } }) => {
    const [audit, rows, progress, devices] = await Promise.all([
      selectAudit(db),
      selectAssignments(db, { storeIds, statuses: IN_FORCE_STATUSES }),
      selectProgressOf(db),
      selectDevices(db, storeIds),
    ])
    if (!audit) throw new Fault('not_found')
    const byId = progressById(progress)
    const counted = rows.filter(({ status }) => isInTotals(status))
    return {
      auditId,
      name: audit.name,
      status: audit.status,
      startedAt: audit.started_at?.getTime() ?? null,
      coverage: coverageOf(rows),
      progress: progressOf(progressRows(counted, byId)),
      rooms: toRooms(rows, byId),
      people: toPeople(rows, byId),
      devices: devices.map(toDevice),
    }
  },
})

const getChecklist = implementQuery(api.audits.getChecklist, {
  place: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope: { storeIds } }) => {
    const points = await selectChecklist(db, storeIds)
    return { points, met: points.every(({ open }) => open === 0) }
  },
})

const getActivity = implementQuery(api.audits.getActivity, {
  place: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope: { storeIds }, args: { paginationOpts } }) => {
    const range = rangeOf(paginationOpts, ID_CURSOR)
    const [rows, total, newestCounts] = await Promise.all([
      selectJournal(db, storeIds, range),
      countJournal(db, storeIds),
      selectNewestCounts(db, storeIds, NEWEST_COUNTS),
    ])
    const page = pageOf(rows, paginationOpts, {
      total,
      cursorOf: ({ id }) => id,
      show: ({ id, at, user_id, user_name, action, details }) => ({
        id,
        at: at.getTime(),
        userId: user_id,
        userName: user_name,
        action,
        details,
      }),
    })
    return { ...page, newestCounts }
  },
})

/** The closing checklist of these stores of an audit. */
export async function selectChecklist(
  db: ScopedDatabase,
  storeIds: readonly string[],
): Promise<readonly ChecklistPoint[]> {
  const [rows, progress, devices] = await Promise.all([
    selectAssignments(db, { storeIds, statuses: IN_FORCE_STATUSES }),
    selectProgressOf(db),
    selectDevices(db, storeIds),
  ])
  const byId = progressById(progress)
  return checklistOf(
    rows.map(({ id, status, round }) => ({
      status,
      round,
      unknownLines: byId.get(id)?.unknown_lines ?? 0,
    })),
    devices.map((device) => ({ unsentEvents: device.unsent_events })),
  )
}

type ProgressById = ReadonlyMap<string, ProgressRow>

function progressRows(rows: readonly AssignmentRow[], byId: ProgressById): readonly ProgressRow[] {
  return rows.flatMap(({ id }) => byId.get(id) ?? [])
}

function toRooms(rows: readonly AssignmentRow[], byId: ProgressById): readonly DashboardRoom[] {
  const inOrder = rows.toSorted(
    (one, other) =>
      one.store_id.localeCompare(other.store_id) ||
      one.room_position - other.room_position ||
      one.room_id.localeCompare(other.room_id) ||
      (one.shelf_position ?? -1) - (other.shelf_position ?? -1),
  )
  return [...Map.groupBy(inOrder, (row) => row.room_id)].map(([id, shelves]) => ({
    id,
    storeId: shelves[0]?.store_id ?? '',
    name: shelves[0]?.room_name ?? '',
    coverage: coverageOf(shelves),
    tiles: shelves.map((row) => ({
      id: row.id,
      shelfId: row.shelf_id,
      code: row.shelf_code,
      status: row.status,
      round: row.round,
      declaredEmpty: row.declared_empty,
      userId: row.assignee_id,
      progress: progressOf(progressRows([row], byId)),
    })),
  }))
}

function toPeople(rows: readonly AssignmentRow[], byId: ProgressById): readonly DashboardPerson[] {
  const taken = rows.filter((row) => row.assignee_id !== null)
  const people = [...Map.groupBy(taken, (row) => row.assignee_id ?? '')]
  return people
    .map(([id, own]) => {
      const progress = progressRows(own, byId)
      const { lines, quantity, lastEventAt } = progressOf(progress)
      return {
        id,
        name: own[0]?.assignee_name ?? '',
        image: own[0]?.assignee_image ?? null,
        shelves: own.length,
        explained: own.filter(({ status }) => isExplained(status)).length,
        lines,
        quantity,
        activeMs: progress.reduce((sum, row) => sum + activeMs(row), 0),
        lastEventAt,
      }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id))
}

function activeMs({ first_event_at, last_event_at }: ProgressRow): number {
  return first_event_at && last_event_at ? last_event_at.getTime() - first_event_at.getTime() : 0
}

type DeviceRow = Awaited<ReturnType<typeof selectDevices>>[number]

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

export const auditDashboards = [getDashboard, getChecklist, getActivity]
