// Who counts what: for the audit, for one person, and for the scanner app in a store.

import { api } from '#contract/api.ts'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { type AssignmentStatus, IN_FORCE_STATUSES } from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import { Fault } from '#domain/fault.ts'
import { isManagerSomewhere, type Membership, managesStore } from '#domain/permission.ts'
import { parseProtocol, seesCounts } from '#domain/protocol.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  type AssignmentRow,
  countAssignments,
  selectAssignments,
  selectCountedAgain,
  selectProgressOf,
  selectScannerAudits,
} from '#server/queries/assignments/assignments.ts'
import { selectCountingFacts } from '#server/queries/audits/audits.ts'
import { ID_CURSOR, pageOf, rangeOf } from '#server/queries/keyset.ts'
import { selectMembers } from '#server/queries/people/members.ts'
import { asUser, implementQuery, inAssignment, inAudit, inStore } from '../implement.ts'
import type { Viewer } from '../viewer.ts'
import {
  progressById,
  progressOf,
  selectRecountLists,
  toAssignmentDetails,
} from './assignment-views.ts'
import { selectShelfCounts } from './new-rounds.ts'

const NONE: ReadonlySet<string> = new Set()
const TO_DO: readonly AssignmentStatus[] = ['assigned', 'in_progress']
const RUNNING: readonly AuditStatus[] = ['active', 'stopped']

const getAssignmentsWithProgress = implementQuery(api.auditAssignments.getAssignmentsWithProgress, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope, args: { paginationOpts } }) => {
    const { storeIds, managedStoreIds } = scope
    const audit = await selectCountingFacts(db)
    if (!audit) throw new Fault('not_found')
    const { blind } = parseProtocol(audit.protocol)
    const isManager = managedStoreIds.length === storeIds.length
    const again = blind || isManager ? NONE : await selectCountedAgain(db)
    // The answer is shared by everyone with the same role here, so no viewer is treated as the holder.
    const sees = (row: AssignmentRow) =>
      seesCounts(
        { blind: blind || row.mode === 'independent' || again.has(row.id) },
        { isManager: managedStoreIds.includes(row.store_id), isHolder: false },
      )
    const filter = { storeIds, statuses: IN_FORCE_STATUSES }
    const rows = await selectAssignments(db, filter, rangeOf(paginationOpts, ID_CURSOR))
    const total = await countAssignments(db, filter)
    const recounts = await selectRecountLists(db, rows)
    const seen = rows.filter(sees)
    // Reading progress only where it is shown keeps the live query from rerunning for viewers who do not see it.
    const progress = progressById(seen.length > 0 ? await selectProgressOf(db) : [])
    return pageOf(rows, paginationOpts, {
      total,
      cursorOf: ({ id }) => id,
      show: (row) =>
        toAssignmentDetails(row, {
          progress: sees(row) ? progressOf(list(progress.get(row.id))) : null,
          isManager: managedStoreIds.includes(row.store_id),
          recounts,
        }),
    })
  },
})

const getByUser = implementQuery(api.auditAssignments.getByUser, {
  authorize: asUser,
  sharedBy: 'user',
  run: async ({ db, scope: { viewer }, args: { userId, includeCompleted } }) => {
    const lists = []
    for (const { organizationId, sees } of await placesOf(db, viewer, userId)) {
      const own = db.within({ kind: 'organization', organizationId })
      const open = { statuses: TO_DO, auditStatuses: RUNNING, orOut: true }
      const rows = await selectAssignments(own, { userId, ...(includeCompleted ? {} : open) })
      lists.push(await withOwnProgress(own, rows.filter(sees)))
    }
    return lists.flat()
  },
})

const getRounds = implementQuery(api.auditAssignments.getRounds, {
  authorize: inAssignment,
  sharedBy: 'role',
  run: async ({ db, args: { auditAssignmentId } }) => {
    const [row] = await selectAssignments(db, { ids: [auditAssignmentId] })
    if (!row) throw new Fault('not_found')
    const rounds = await selectShelfCounts(db, row)
    const newestFirst = rounds.toSorted(
      (one, other) => other.round - one.round || one.pass - other.pass,
    )
    return withProgress(db, newestFirst, { isManager: true })
  },
})

const getUserScannerAssignments = implementQuery(api.auditAssignments.getUserScannerAssignments, {
  authorize: inStore,
  sharedBy: 'user',
  run: async ({ db, scope: { userId } }) => {
    const statuses = [...TO_DO, 'submitted'] as const
    const [mine, audits] = await Promise.all([
      selectAssignments(db, { userId, statuses, auditStatuses: RUNNING, orOut: true }),
      selectScannerAudits(db),
    ])
    return {
      mine: await withOwnProgress(db, mine),
      audits: audits.map(({ id, name, status, protocol, open_shelves }) => ({
        id,
        name,
        // An audit in review is listed only for its recounts, which may be counted, so it is shown as active.
        status: status === 'submitted' ? 'active' : status,
        selfAssignment: parseProtocol(protocol).selfAssignment,
        openShelves: open_shelves,
      })),
    }
  },
})

/** For assignments whose counts the viewer may see. */
function withOwnProgress(db: ScopedDatabase, rows: readonly AssignmentRow[]) {
  return withProgress(db, rows, { isManager: false })
}

async function withProgress(
  db: ScopedDatabase,
  rows: readonly AssignmentRow[],
  { isManager }: { readonly isManager: boolean },
): Promise<readonly AssignmentDetails[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const progress = progressById(await selectProgressOf(db, ids))
  const recounts = await selectRecountLists(db, rows)
  return rows.map((row) =>
    toAssignmentDetails(row, {
      progress: progressOf(list(progress.get(row.id))),
      isManager,
      recounts,
    }),
  )
}

interface SeenOrganization {
  readonly organizationId: string
  readonly sees: (row: { readonly store_id: string }) => boolean
}

/** Where the viewer may see a person's work: their own everywhere, that of others only where they are a manager. */
async function placesOf(
  db: ScopedDatabase,
  viewer: Viewer,
  userId: string,
): Promise<readonly SeenOrganization[]> {
  const open = viewer.memberships.filter(({ suspendedReason }) => suspendedReason === null)
  if (userId === viewer.userId) {
    return open.map(({ organizationId }) => ({ organizationId, sees: () => true }))
  }
  const shared = []
  for (const membership of open) {
    const { organizationId } = membership
    const people = await selectMembers(db.within({ kind: 'organization', organizationId }))
    if (people.some(({ id }) => id === userId)) shared.push(membership)
  }
  if (shared.length === 0) throw new Fault('not_found')
  const managed = shared.filter(isManagerSomewhere)
  if (managed.length === 0) throw new Fault('forbidden')
  return managed.map((membership: Membership) => ({
    organizationId: membership.organizationId,
    sees: ({ store_id }) => managesStore(membership, store_id),
  }))
}

function list<T>(value: T | undefined): readonly T[] {
  return value === undefined ? [] : [value]
}

export const assignmentLists = [
  getAssignmentsWithProgress,
  getByUser,
  getRounds,
  getUserScannerAssignments,
]
