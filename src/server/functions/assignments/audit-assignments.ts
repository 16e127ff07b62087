// Planning who counts what. Plans lock the audit, so that two of them never interleave.

import { api } from '#contract/api.ts'
import {
  decideMove,
  decideReset,
  IN_FORCE_STATUSES,
  refuseRemoval,
  requireAuditFor,
} from '#domain/assignment.ts'
import { Fault } from '#domain/fault.ts'
import { journalPlaces } from '#domain/journal-details.ts'
import type { CountMode } from '#domain/protocol.ts'
import { parseProtocol } from '#domain/protocol.ts'
import { placeKey } from '#domain/start-plan.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  endLeases,
  hasSeenDevices,
  insertAssignments,
  updateAssignments,
} from '#server/queries/assignments/assignment-changes.ts'
import {
  type AssignmentRow,
  selectAssignments,
  selectCountablePlaces,
  selectProgressOf,
} from '#server/queries/assignments/assignments.ts'
import { lockAudit, lockStores, selectCountingFacts } from '#server/queries/audits/audits.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import { implementMutation, inAssignment, inAudit } from '../implement.ts'
import { noteInJournal } from '../journal/journal.ts'
import type { Services } from '../services.ts'
import { acceptOneCountFunctions } from './accept-one-count.ts'
import {
  organizationOf,
  requireTeamMember,
  selectShelvesToAssign,
  shareOut,
  toPlace,
  toPlaceInStore,
} from './assigned-shelves.ts'
import { assignmentLists } from './assignment-lists.ts'
import { assignmentWork } from './assignment-work.ts'
import { newAssignments } from './new-assignments.ts'
import { restartItemRound, startNewRounds } from './new-rounds.ts'
import { selectPasses, settleShelves } from './settle-shelves.ts'
import { changeModes } from './shelf-modes.ts'

const create = implementMutation(api.auditAssignments.create, {
  authorize: inAudit,
  run: async ({ db, scope, args, services }) => {
    const { userId } = args
    const audit = await lockPlan(db, scope)
    const mode = args.mode ?? parseProtocol(audit.protocol).mode
    const assign = await selectPlannedShelves({ db, scope, services }, args)
    await requireTeamMember(db, scope, userId, [
      ...assign.added.map((place) => place.store_id),
      ...assign.given.flat().map((row) => row.store_id),
    ])
    const shares = assign.given.map((passes) => shareOut(passes, userId))
    const given = shares.flatMap((share) => share.given)
    const opened = shares.flatMap((share) => share.opened)
    const taken = { status: 'assigned', assignee_id: userId, held_since: services.now() } as const
    await updateAssignments(db, given, { ...UNSAID, ...taken })
    await updateAssignments(db, opened, { ...UNSAID, ...FREE })
    await endLeases(db, [...given, ...opened])
    const status = userId === null ? 'open' : 'assigned'
    const plan = { mode, status, assigneeId: userId, services } as const
    const added = newAssignments(assign.added.map(toPlaceInStore), plan)
    await insertAssignments(db, scope, added)
    const auditAssignmentIds = [...given, ...opened, ...added.map(({ id }) => id)]
    const details = { userId, ...journalPlaces(namesIn(assign)), mode: args.mode }
    await noteInJournal({ db, scope, services }, { action: 'auditAssignments.create', details })
    return { auditAssignmentIds }
  },
})

/** A shelf with two independent counts is one place. */
function namesIn({
  given,
  added,
}: Awaited<ReturnType<typeof selectShelvesToAssign>>): readonly string[] {
  const held = given.flatMap((passes) => passes.slice(0, 1))
  return [
    ...held.map((row) => row.shelf_code ?? row.room_name),
    ...added.map((place) => place.code ?? place.room_name),
  ]
}

const FREE = { status: 'open', assignee_id: null, held_since: null } as const

/** What a hand-in has stored, cleared when the shelf is to be counted again. */
const UNSAID = {
  submitted_at: null,
  declared_empty: false,
  reason: null,
  photo_file_id: null,
} as const

/** Selects the shelves to assign, after changing how they are counted if `mode` is given. */
async function selectPlannedShelves(
  { db, scope, services }: AssignCall,
  wanted: Parameters<typeof selectShelvesToAssign>[2] & { readonly mode?: CountMode | undefined },
) {
  const assign = await selectShelvesToAssign(db, scope, wanted)
  if (wanted.mode === undefined) return assign
  const isChanged = await changeModes({ db, scope, services }, assign.given, wanted.mode)
  return isChanged ? selectShelvesToAssign(db, scope, wanted) : assign
}

interface AssignCall {
  readonly db: ScopedDatabase
  readonly scope: AuthorizedAudit
  readonly services: Services
}

const remove = implementMutation(api.auditAssignments.remove, {
  authorize: inAssignment,
  run: async ({ db, scope, args: { auditAssignmentId }, services }) => {
    await lockPlan(db, scope)
    const row = await requireAssignment(db, auditAssignmentId)
    decideMove(row.status, 'cancelled')
    const rounds = await selectAssignments(db, { roomId: row.room_id })
    await leaveOut(
      db,
      rounds.filter((one) => placeKey(toPlace(one)) === placeKey(toPlace(row))),
    )
    const details = { auditAssignmentId, name: row.shelf_code ?? row.room_name }
    const entry = { action: 'auditAssignments.remove', storeId: row.store_id, details }
    await noteInJournal({ db, scope, services }, entry)
    return null
  },
})

const removeRoomAndShelves = implementMutation(api.auditAssignments.removeRoomAndShelves, {
  authorize: inAudit,
  run: async ({ db, scope, args: { roomId }, services }) => {
    const { mode } = parseProtocol((await lockPlan(db, scope)).protocol)
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
    const plan = { mode, status: 'cancelled', assigneeId: null, services } as const
    const left = newAssignments(unplanned.map(toPlaceInStore), plan)
    await insertAssignments(db, scope, left)
    const details = { roomId, name: first.room_name }
    const entry = {
      action: 'auditAssignments.removeRoomAndShelves',
      storeId: first.store_id,
      details,
    }
    await noteInJournal({ db, scope, services }, entry)
    return null
  },
})

const resetAssignment = implementMutation(api.auditAssignments.resetAssignment, {
  authorize: inAssignment,
  run: async ({ db, scope, args, services }) => {
    await lockPlan(db, scope)
    const { userId: assigneeId = null, reason = '' } = args
    const row = await requireAssignment(db, args.auditAssignmentId)
    await requireTeamMember(db, scope, assigneeId, [row.store_id])
    const passes = row.mode === 'independent' ? await selectPasses(db, row) : [row]
    const progress = await selectProgressOf(
      db,
      passes.map(({ id }) => id),
    )
    const events = progress.reduce((sum, one) => sum + one.events, 0)
    const wasTaken = await hasSeenDevices(
      db,
      passes.map(({ id }) => id),
    )
    const sentBack = { userId: scope.userId, reason }
    const manner = decideReset({ status: row.status, events, wasTaken })
    const auditAssignmentId =
      manner === 'same_round'
        ? await startAnew(db, row, passes, { assigneeId, now: services.now() })
        : await startAgain({ db, scope }, row, { assigneeId, services, sentBack })
    if (auditAssignmentId === undefined) throw new Fault('not_found')
    await settleShelves({ db, audit: scope, services }, manner === 'same_round' ? [row] : [])
    const name = row.shelf_code ?? row.room_name
    const details = { name, reason, from: row.id, auditAssignmentId, userId: assigneeId }
    const entry = { action: 'auditAssignments.resetAssignment', storeId: row.store_id, details }
    await noteInJournal({ db, scope, services }, entry)
    return { auditAssignmentId }
  },
})

/** Starts a new round: of the whole shelf, or of the same items if the assignment was a recount of items. */
async function startAgain(
  { db, scope }: { readonly db: ScopedDatabase; readonly scope: AuthorizedAudit },
  row: AssignmentRow,
  plan: Parameters<typeof startNewRounds>[3],
): Promise<string | undefined> {
  if (row.partial) return restartItemRound(db, scope, row, plan)
  const [id] = await startNewRounds(db, scope, [row], plan)
  return id
}

/** Blocks other planning and starts, in this audit and in its stores, until the end of the transaction. */
async function lockPlan(db: ScopedDatabase, scope: AuthorizedAudit) {
  await lockStores(organizationOf(db, scope), scope.storeIds)
  await lockAudit(db, scope.auditId)
  const audit = await selectCountingFacts(db)
  if (!audit) throw new Fault('not_found')
  requireAuditFor('plan', audit.status)
  return audit
}

/**
 * Removes places from the audit, unless something was counted there in the current round. Counts from before a reset
 * have left the totals already, and stay readable.
 */
async function leaveOut(db: ScopedDatabase, rounds: readonly AssignmentRow[]): Promise<void> {
  const current = rounds.filter(({ status }) => IN_FORCE_STATUSES.includes(status))
  if (current.length === 0) return
  const gone = current.map(({ id }) => id)
  const events = (await selectProgressOf(db, gone)).reduce((sum, row) => sum + row.events, 0)
  refuseRemoval(current[0]?.status ?? 'open', events)
  await updateAssignments(db, gone, { status: 'cancelled', assignee_id: null })
  await endLeases(db, gone)
}

/** Makes the assignment open or assigned again. An excluded shelf comes back with all its counts. */
async function startAnew(
  db: ScopedDatabase,
  row: AssignmentRow,
  passes: readonly AssignmentRow[],
  { assigneeId, now }: { readonly assigneeId: string | null; readonly now: Date },
): Promise<string> {
  const others = passes.filter(({ id, status }) => id !== row.id && status === 'excluded')
  const back = row.status === 'excluded' ? others.map(({ id }) => id) : []
  const anew = { ...UNSAID, control_misses: 0, control_unmet: false } as const
  const taken = { status: 'assigned', assignee_id: assigneeId, held_since: now } as const
  await updateAssignments(db, [row.id], { ...anew, ...(assigneeId === null ? FREE : taken) })
  await updateAssignments(db, back, { ...anew, ...FREE })
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
  ...acceptOneCountFunctions,
  ...assignmentWork,
]
