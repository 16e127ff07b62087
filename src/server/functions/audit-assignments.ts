// Planning who counts what. Managers hold the audit while they plan, so that plans do not cross.

import { api } from '#contract/api.ts'
import {
  decideGift,
  decideMove,
  decideReset,
  IN_FORCE_STATUSES,
  refuseRemoval,
  requireAuditFor,
} from '#domain/assignment.ts'
import { Fault } from '#domain/fault.ts'
import { placeKey } from '#domain/start-plan.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  endLeases,
  insertAssignments,
  updateAssignments,
} from '#server/queries/assignment-changes.ts'
import {
  type AssignmentRow,
  selectAssignments,
  selectCountablePlaces,
  selectProgressOf,
} from '#server/queries/assignments.ts'
import { lockAudit, lockStores, selectCountingFacts } from '#server/queries/audits.ts'
import {
  newAssignments,
  organizationOf,
  requireTeamMember,
  selectGift,
  toPlace,
} from './assignment-gifts.ts'
import { assignmentLists } from './assignment-lists.ts'
import { assignmentWork } from './assignment-work.ts'
import type { AuthorizedAudit } from './authorize.ts'
import { implementMutation, inAssignment, inAudit } from './implement.ts'
import { noteInJournal } from './journal.ts'
import { startNewRounds } from './new-rounds.ts'

const create = implementMutation(api.auditAssignments.create, {
  place: inAudit,
  run: async ({ db, scope, args, services }) => {
    const { userId } = args
    await holdPlan(db, scope)
    const gift = await selectGift(db, scope, args)
    await requireTeamMember(db, scope, userId, [
      ...gift.added.map((place) => place.store_id),
      ...gift.given.map((row) => row.store_id),
    ])
    for (const row of gift.given) decideGift(row.status, userId)
    const ids = gift.given.map(({ id }) => id)
    const status = userId === null ? 'open' : 'assigned'
    await updateAssignments(db, ids, { status, assignee_id: userId, submitted_at: null })
    await endLeases(db, ids)
    const added = newAssignments(gift.added, status, userId, services)
    await insertAssignments(db, scope, added)
    const auditAssignmentIds = [...ids, ...added.map(({ id }) => id)]
    const details = { userId, shelves: auditAssignmentIds.length }
    await noteInJournal({ db, scope, services }, { action: 'auditAssignments.create', details })
    return { auditAssignmentIds }
  },
})

const remove = implementMutation(api.auditAssignments.remove, {
  place: inAssignment,
  run: async ({ db, scope, args: { auditAssignmentId }, services }) => {
    await holdPlan(db, scope)
    const row = await requireAssignment(db, auditAssignmentId)
    decideMove(row.status, 'cancelled')
    const rounds = await selectAssignments(db, { roomId: row.room_id })
    await leaveOut(
      db,
      rounds.filter((one) => placeKey(toPlace(one)) === placeKey(toPlace(row))),
    )
    const details = { auditAssignmentId, name: row.shelf_code ?? row.room_name }
    const deed = { action: 'auditAssignments.remove', storeId: row.store_id, details }
    await noteInJournal({ db, scope, services }, deed)
    return null
  },
})

const removeRoomAndShelves = implementMutation(api.auditAssignments.removeRoomAndShelves, {
  place: inAudit,
  run: async ({ db, scope, args: { roomId }, services }) => {
    await holdPlan(db, scope)
    const { storeIds } = scope
    const own = organizationOf(db, scope)
    const places = (await selectCountablePlaces(own, storeIds)).filter(
      (place) => place.room_id === roomId,
    )
    const rows = await selectAssignments(db, { roomId, storeIds })
    const [first] = [...places, ...rows]
    if (!first) throw new Fault('not_found')
    await leaveOut(db, rows)
    const known = new Set(rows.map((row) => placeKey(toPlace(row))))
    const unplanned = places.filter((place) => !known.has(placeKey(toPlace(place))))
    const left = newAssignments(unplanned, 'cancelled', null, services)
    await insertAssignments(db, scope, left)
    const details = { roomId, name: first.room_name }
    const deed = {
      action: 'auditAssignments.removeRoomAndShelves',
      storeId: first.store_id,
      details,
    }
    await noteInJournal({ db, scope, services }, deed)
    return null
  },
})

const resetAssignment = implementMutation(api.auditAssignments.resetAssignment, {
  place: inAssignment,
  run: async ({ db, scope, args, services }) => {
    await holdPlan(db, scope)
    const { userId: assigneeId = null, reason = '' } = args
    const row = await requireAssignment(db, args.auditAssignmentId)
    await requireTeamMember(db, scope, assigneeId, [row.store_id])
    const [progress] = await selectProgressOf(db, [row.id])
    const manner = decideReset({ status: row.status, events: progress?.events ?? 0 })
    const auditAssignmentId =
      manner === 'same_round'
        ? await startAnew(db, row, assigneeId)
        : (await startNewRounds(db, scope, [row], { assigneeId, services }))[0]
    if (auditAssignmentId === undefined) throw new Fault('not_found')
    const details = { reason, from: row.id, auditAssignmentId, userId: assigneeId }
    const deed = { action: 'auditAssignments.resetAssignment', storeId: row.store_id, details }
    await noteInJournal({ db, scope, services }, deed)
    return { auditAssignmentId }
  },
})

/** Nobody else plans or starts meanwhile, in this audit or in its stores. */
async function holdPlan(db: ScopedDatabase, scope: AuthorizedAudit): Promise<void> {
  await lockStores(organizationOf(db, scope), scope.storeIds)
  await lockAudit(db, scope.auditId)
  const audit = await selectCountingFacts(db)
  if (!audit) throw new Fault('not_found')
  requireAuditFor('plan', audit.status)
}

/** All rounds of places leave the audit, unless something was counted there. */
async function leaveOut(db: ScopedDatabase, rounds: readonly AssignmentRow[]): Promise<void> {
  if (rounds.length === 0) return
  const ids = rounds.map(({ id }) => id)
  const events = (await selectProgressOf(db, ids)).reduce((sum, row) => sum + row.events, 0)
  const current = rounds.filter(({ status }) => IN_FORCE_STATUSES.includes(status))
  refuseRemoval(current[0]?.status ?? 'open', events)
  const gone = current.map(({ id }) => id)
  await updateAssignments(db, gone, { status: 'cancelled', assignee_id: null })
  await endLeases(db, gone)
}

async function startAnew(
  db: ScopedDatabase,
  row: AssignmentRow,
  assigneeId: string | null,
): Promise<string> {
  await updateAssignments(db, [row.id], {
    status: assigneeId === null ? 'open' : 'assigned',
    assignee_id: assigneeId,
    submitted_at: null,
    declared_empty: false,
    reason: null,
  })
  await endLeases(db, [row.id])
  return row.id
}

async function requireAssignment(db: ScopedDatabase, id: string): Promise<AssignmentRow> {
  const [row] = await selectAssignments(db, { ids: [id] })
  if (!row) throw new Fault('not_found')
  return row
}

export const auditAssignments = [
  ...assignmentLists,
  create,
  remove,
  removeRoomAndShelves,
  resetAssignment,
  ...assignmentWork,
]
