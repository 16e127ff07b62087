// What managers watch: made of totals that are kept, so that it costs the same after a million counts.

import { api } from '#contract/api.ts'
import { IN_FORCE_STATUSES } from '#domain/assignment.ts'
import type { ChecklistPoint } from '#domain/audit.ts'
import { checklistOf } from '#domain/checklist.ts'
import { Fault } from '#domain/fault.ts'
import { placeKey } from '#domain/start-plan.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectAssignments, selectDevices, selectProgressOf } from '#server/queries/assignments.ts'
import { selectAudit } from '#server/queries/audits.ts'
import { countJournal, selectJournal } from '#server/queries/journal.ts'
import { ID_CURSOR, pageOf, rangeOf } from '#server/queries/keyset.ts'
import { toPlace } from './assignment-gifts.ts'
import { progressById } from './assignment-views.ts'
import { toDashboard } from './dashboard-views.ts'
import { implementQuery, inAudit } from './implement.ts'
import { selectNewestCounts, selectNewestWarnings } from './scan-event-views.ts'

const NEWEST_COUNTS = 20
const NEWEST_WARNINGS = 20

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
    return {
      auditId,
      name: audit.name,
      status: audit.status,
      startedAt: audit.started_at?.getTime() ?? null,
      ...toDashboard(rows, progress, devices),
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
    const [rows, total, newestCounts, newestWarnings] = await Promise.all([
      selectJournal(db, storeIds, range),
      countJournal(db, storeIds),
      selectNewestCounts(db, storeIds, NEWEST_COUNTS),
      selectNewestWarnings(db, storeIds, NEWEST_WARNINGS),
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
    return { ...page, newestCounts, newestWarnings }
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
    rows.map((row) => ({
      status: row.status,
      round: row.round,
      pass: row.pass,
      place: placeKey(toPlace(row)),
      controlUnmet: row.control_unmet,
      unknownLines: byId.get(row.id)?.unknown_lines ?? 0,
    })),
    devices.map((device) => ({ unsentEvents: device.unsent_events })),
  )
}

export const auditDashboards = [getDashboard, getChecklist, getActivity]
