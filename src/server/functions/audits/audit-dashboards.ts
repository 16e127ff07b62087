// What managers watch. Read from stored totals, so that the cost does not grow with the number of counts.

import { api } from '#contract/api.ts'
import type { ChecklistPoint } from '#domain/audit.ts'
import { checklistOf } from '#domain/checklist.ts'
import { Fault } from '#domain/fault.ts'
import { placeKey } from '#domain/start-plan.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectDevices } from '#server/queries/assignments/assignments.ts'
import { selectAudit } from '#server/queries/audits/audits.ts'
import {
  selectChecklistRows,
  selectFaces,
  selectRoomNames,
} from '#server/queries/audits/dashboard.ts'
import { selectReplacedSum } from '#server/queries/audits/dashboard-progress.ts'
import { selectTiles } from '#server/queries/audits/dashboard-tiles.ts'
import { selectCounterWork } from '#server/queries/counting/counter-work.ts'
import { countJournal, selectJournal } from '#server/queries/journal/journal.ts'
import { ID_CURSOR, pageOf, rangeOf } from '#server/queries/keyset.ts'
import { toPlace } from '../assignments/assigned-shelves.ts'
import { selectSetAside } from '../counting/quarantined-events.ts'
import { selectNewestCounts, selectNewestWarnings } from '../counting/scan-event-views.ts'
import { implementQuery, inAudit } from '../implement.ts'
import { toDashboard } from './dashboard-views.ts'

const NEWEST_COUNTS = 20
const NEWEST_WARNINGS = 20
const NOTHING = { lines: 0, quantity: 0 }

const getDashboard = implementQuery(api.audits.getDashboard, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope: { organizationId, auditId, storeIds } }) => {
    const own = db.within({ kind: 'organization', organizationId })
    const [audit, devices, rooms, tiles, work] = await Promise.all([
      selectAudit(db),
      selectDevices(db, storeIds),
      selectRoomNames(own, storeIds),
      selectTiles(db, auditId, storeIds),
      selectCounterWork(db, auditId),
    ])
    if (!audit) throw new Fault('not_found')
    const [faces, replaced] = await Promise.all([
      selectFaces(own, peopleIn(tiles, work)),
      tiles.some(({ partial }) => partial) ? selectReplacedSum(db, auditId, storeIds) : NOTHING,
    ])
    const startedAt = audit.started_at?.getTime() ?? null
    return {
      auditId,
      name: audit.name,
      status: audit.status,
      startedAt,
      dueAt: audit.due_at?.getTime() ?? null,
      ...toDashboard({ tiles, work, rooms, faces, devices, replaced, startedAt }),
    }
  },
})

function peopleIn(
  tiles: readonly { readonly assignee_id: string | null }[],
  work: readonly { readonly user_id: string }[],
): readonly string[] {
  const ids = tiles.flatMap((tile) => tile.assignee_id ?? [])
  return [...new Set([...ids, ...work.map((row) => row.user_id)])]
}

const getChecklist = implementQuery(api.audits.getChecklist, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope: { storeIds } }) => {
    const points = await selectChecklist(db, storeIds)
    return { points, met: points.every(({ open }) => open === 0) }
  },
})

const getActivity = implementQuery(api.audits.getActivity, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope: { auditId, storeIds }, args: { paginationOpts } }) => {
    const range = rangeOf(paginationOpts, ID_CURSOR)
    const [rows, total, newestCounts, newestWarnings] = await Promise.all([
      selectJournal(db, storeIds, range),
      countJournal(db, storeIds),
      selectNewestCounts(db, { auditId, storeIds }, NEWEST_COUNTS),
      selectNewestWarnings(db, storeIds, NEWEST_WARNINGS),
    ])
    const page = pageOf(rows, paginationOpts, {
      total,
      cursorOf: ({ id }) => id,
      show: ({ id, at, user_id, user_name, person_name, action, details }) => ({
        id,
        at: at.getTime(),
        userId: user_id,
        userName: user_name,
        personName: person_name,
        action,
        details,
      }),
    })
    return { ...page, newestCounts, newestWarnings }
  },
})

/** The closing checklist of these stores, in the scope of an audit. */
export async function selectChecklist(
  db: ScopedDatabase,
  storeIds: readonly string[],
): Promise<readonly ChecklistPoint[]> {
  const [rows, devices] = await Promise.all([
    selectChecklistRows(db, storeIds),
    selectDevices(db, storeIds),
  ])
  const setAside = rows.some(({ quarantined }) => quarantined > 0)
    ? await selectSetAside(db, storeIds)
    : undefined
  return checklistOf(
    rows.map((row) => ({
      status: row.status,
      round: row.round,
      pass: row.pass,
      inReview: row.in_review,
      place: placeKey(toPlace(row)),
      controlUnmet: row.control_unmet,
      unknownLines: row.unknown_lines,
    })),
    devices.map((device) => ({ unsentEvents: device.unsent_events })),
    setAside,
  )
}

export const auditDashboards = [getDashboard, getChecklist, getActivity]
