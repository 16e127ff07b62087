// Planning who counts what. Managers hold the audit while they plan, so that plans do not cross.

import { api } from '#contract/api.ts'
import {
  decideGift,
  decideMove,
  decideReset,
  IN_FORCE_STATUSES,
  isExplained,
  isInForce,
  refuseRemoval,
  requireAuditFor,
} from '#domain/assignment.ts'
import { Fault } from '#domain/fault.ts'
import { type CountPlace, holdersOf, placeKey } from '#domain/start-plan.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  endLeases,
  insertAssignments,
  type NewAssignment,
  updateAssignments,
} from '#server/queries/assignment-changes.ts'
import {
  type AssignmentRow,
  selectAssignments,
  selectCountablePlaces,
  selectHeldPlaces,
  selectProgressOf,
} from '#server/queries/assignments.ts'
import { lockAudit, lockStores, selectCountingFacts } from '#server/queries/audits.ts'
import { selectMembers, selectStoreMembers } from '#server/queries/members.ts'
import { assignmentLists } from './assignment-lists.ts'
import { assignmentWork } from './assignment-work.ts'
import type { AuthorizedAudit } from './authorize.ts'
import { implementMutation, inAssignment, inAudit } from './implement.ts'
import { noteInJournal } from './journal.ts'
import { startNewRounds } from './new-rounds.ts'
import type { Services } from './services.ts'
import { teamOf } from './stores.ts'

type PlaceRow = Awaited<ReturnType<typeof selectCountablePlaces>>[number]

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
    const changed = gift.given.map(({ id, status }) => ({ id, to: decideGift(status, userId) }))
    const ids = changed.map(({ id }) => id)
    const status = userId === null ? 'open' : 'assigned'
    await updateAssignments(db, ids, { status, assignee_id: userId, submitted_at: null })
    await endLeases(db, ids)
    const added = gift.added.map((place) => newAssignment(place, status, userId, services))
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
    const left = unplanned.map((place) => newAssignment(place, 'cancelled', null, services))
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

/** What of the map is given: shelves that are named, and what is left to count in rooms. */
async function selectGift(
  db: ScopedDatabase,
  scope: AuthorizedAudit,
  wanted: {
    readonly roomIds?: readonly string[] | undefined
    readonly shelfIds?: readonly string[] | undefined
  },
) {
  const roomIds = new Set(wanted.roomIds)
  const shelfIds = new Set(wanted.shelfIds)
  const map = await selectCountablePlaces(organizationOf(db, scope), scope.storeIds)
  const isNamed = (place: PlaceRow) => place.shelf_id !== null && shelfIds.has(place.shelf_id)
  const places = map.filter((place) => isNamed(place) || roomIds.has(place.room_id))
  const found = new Set(places.flatMap(({ room_id, shelf_id }) => [room_id, shelf_id]))
  const missing = [...roomIds, ...shelfIds].some((id) => !found.has(id))
  if (missing || places.length === 0) throw new Fault('not_found')
  const newest = newestRounds(await selectAssignments(db, { storeIds: scope.storeIds }))
  const added = places.filter((place) => !newest.has(placeKey(toPlace(place))))
  const given = places.flatMap((place) => {
    const row = newest.get(placeKey(toPlace(place)))
    return row && (isNamed(place) || !isExplained(row.status)) ? [row] : []
  })
  await refuseHeld(db, scope, [...added, ...given.filter(({ status }) => !isInForce(status))])
  return { added, given }
}

function newestRounds(rows: readonly AssignmentRow[]): ReadonlyMap<string, AssignmentRow> {
  const ordered = rows.toSorted((one, other) => one.round - other.round)
  return new Map(ordered.map((row) => [placeKey(toPlace(row)), row]))
}

/** A shelf that joins while the audit runs must not be counted by another one. */
async function refuseHeld(
  db: ScopedDatabase,
  scope: AuthorizedAudit,
  joining: readonly (PlaceRow | AssignmentRow)[],
): Promise<void> {
  const audit = await selectCountingFacts(db)
  if (joining.length === 0 || audit?.status === 'draft') return
  const { storeIds, auditId } = scope
  const rows = await selectHeldPlaces(organizationOf(db, scope), storeIds, auditId)
  const held = rows.map((row) => ({ ...toPlace(row), auditName: row.audit_name }))
  for (const place of joining) {
    const name = ('code' in place ? place.code : place.shelf_code) ?? place.room_name
    const [holder] = holdersOf({ ...toPlace(place), name }, held)
    if (!holder) continue
    const message = `The audit ${holder.auditName} is counting shelf ${holder.code} already.`
    throw new Fault('conflict', message, { current: holder.auditName })
  }
}

async function requireTeamMember(
  db: ScopedDatabase,
  scope: AuthorizedAudit,
  userId: string | null,
  storeIds: readonly string[],
): Promise<void> {
  if (userId === null) return
  const own = organizationOf(db, scope)
  const [people, seats] = await Promise.all([selectMembers(own), selectStoreMembers(own)])
  for (const storeId of new Set(storeIds)) {
    const team = teamOf(
      people,
      seats.filter((seat) => seat.store_id === storeId),
    )
    if (team.some(({ id }) => id === userId)) continue
    const message = 'This person is not in the team of the store.'
    throw new Fault('invalid_argument', message, { field: 'userId' })
  }
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

function newAssignment(
  place: PlaceRow,
  status: NewAssignment['status'],
  assigneeId: string | null,
  { newId }: Services,
): NewAssignment {
  return {
    id: newId(),
    storeId: place.store_id,
    roomId: place.room_id,
    shelfId: place.shelf_id,
    round: 0,
    status,
    assigneeId,
  }
}

function toPlace(row: { readonly room_id: string; readonly shelf_id: string | null }): CountPlace {
  return { roomId: row.room_id, shelfId: row.shelf_id }
}

function organizationOf(db: ScopedDatabase, { organizationId }: AuthorizedAudit): ScopedDatabase {
  return db.within({ kind: 'organization', organizationId })
}

export const auditAssignments = [
  ...assignmentLists,
  create,
  remove,
  removeRoomAndShelves,
  resetAssignment,
  ...assignmentWork,
]
