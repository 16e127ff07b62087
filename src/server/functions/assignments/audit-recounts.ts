// Recounts: who could do them, and starting the new rounds.

import { api } from '#contract/api.ts'
import type { RecountPerson, RecountShelf } from '#contract/audit-recounts.ts'
import { isExplained } from '#domain/assignment.ts'
import { decideReopen, decideTransition } from '#domain/audit.ts'
import { Fault } from '#domain/fault.ts'
import { journalPlaces } from '#domain/journal-details.ts'
import { GONE_PERSON } from '#domain/naming.ts'
import { requireWholeAudit } from '#domain/permission.ts'
import { parseProtocol } from '#domain/protocol.ts'
import { rankCandidates, refuseSameCounter } from '#domain/recount.ts'
import { decideWithdrawal, isBesideReview, refuseSecondRecount } from '#domain/review-recount.ts'
import { limitsOf } from '#domain/variance.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { enqueueMaterializing } from '#server/jobs/materialize-results-job.ts'
import { endLeases, updateAssignments } from '#server/queries/assignments/assignment-changes.ts'
import { selectAssignments } from '#server/queries/assignments/assignments.ts'
import {
  type RecountWish,
  selectCounters,
  selectRecountShelves,
} from '#server/queries/assignments/audit-recounts.ts'
import { lockStores } from '#server/queries/audits/audits.ts'
import { selectMembers, selectStoreMembers } from '#server/queries/people/members.ts'
import {
  saveDecisions,
  settleRecounts,
  takeBackRecounts,
} from '#server/queries/results/audit-decisions.ts'
import { selectLinesOf, selectMatchingLines } from '#server/queries/results/result-lines.ts'
import { reopenAudit } from '../audits/audit-lifecycle.ts'
import { lockedAudit } from '../audits/locked-audit.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import { implementMutation, implementQuery, inAudit } from '../implement.ts'
import { noteInJournal } from '../journal/journal.ts'
import { toNewDecision } from '../results/audit-decisions.ts'
import { enterResults, type ResultScope } from '../results/audit-result-access.ts'
import { lineId } from '../results/audit-result-views.ts'
import { filterOf } from '../results/audit-results.ts'
import type { Services } from '../services.ts'
import { teamOf } from '../stores/stores.ts'
import { organizationOf, requireTeamMember, selectBusyShelves } from './assigned-shelves.ts'
import { startItemRounds, startNewRounds } from './new-rounds.ts'
import { linesOut, selectRecountsOut } from './recounts-out.ts'

const getRecountPlan = implementQuery(api.audits.getRecountPlan, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope, args }) => {
    const wish = await selectWish(db, scope, args)
    const shelves = await selectPlan(db, scope, wish)
    const people = await selectPeople(db, scope, shelves)
    return { lines: wish.lines?.length ?? 0, shelves, people }
  },
})

const requestRecount = implementMutation(api.audits.requestRecount, {
  authorize: inAudit,
  run: async ({ db, scope, args, services }) => {
    const { reason, userId, sameCounterAllowed, keepsReview = false } = args
    await lockStores(organizationOf(db, scope), scope.storeIds)
    const audit = await lockedAudit(db, scope.auditId)
    const namesShelves = (args.auditAssignmentIds ?? []).length > 0
    const inReview = isBesideReview({ status: audit.status, keepsReview, namesShelves })
    const wish = await selectWish(db, scope, args)
    const shelves = await selectPlan(db, scope, wish)
    refuseNothing(shelves, wish)
    if (inReview) refuseSecondRecount(await countOut(db, scope, wish))
    if (audit.status === 'submitted') {
      if (!inReview) requireWholeAudit(scope)
      const rows = await selectAssignments(db, { ids: shelves.map(({ id }) => id) })
      const busyShelves = await selectBusyShelves(db, scope, rows)
      decideReopen({ status: audit.status, shelves: rows.length, busyShelves }, reason)
    } else if (audit.status !== 'active' && audit.status !== 'stopped') {
      decideTransition(audit.status, 'reopen')
    }
    await requireTeamMember(
      db,
      scope,
      userId,
      shelves.map(({ storeId }) => storeId),
    )
    refuseSameCounter(
      userId,
      shelves.flatMap(({ countedBy }) => countedBy),
      sameCounterAllowed,
    )
    await rememberLines({ db, scope, services }, wish, audit.protocol)
    const plan = {
      assigneeId: userId,
      services,
      sentBack: { userId: scope.userId, reason },
      inReview,
    }
    const auditAssignmentIds = await startRounds({ db, scope }, shelves, wish, plan)
    if (inReview) await enqueueMaterializing(db, scope)
    else if (audit.status === 'submitted') await reopenAudit({ db, services }, audit, reason)
    const places = journalPlaces(shelves.map(({ shelfCode, roomName }) => shelfCode ?? roomName))
    const lines = wish.lines?.length ?? 0
    const details = { reason, userId, ...places, lines, ...(inReview && { inReview }) }
    await noteInJournal({ db, scope, services }, { action: 'audits.requestRecount', details })
    return { auditAssignmentIds }
  },
})

const getRecountsOut = implementQuery(api.audits.getRecountsOut, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope }) => {
    const recounts = await selectRecountsOut(db, scope)
    return {
      recounts: recounts.map(({ row, items }) => ({
        auditAssignmentId: row.id,
        storeId: row.store_id,
        roomName: row.room_name,
        shelfCode: row.shelf_code,
        userId: row.assignee_id,
        userName: row.assignee_name,
        isBegun: row.status === 'in_progress',
        since: row.created_at.getTime(),
        items,
      })),
    }
  },
})

const withdrawRecounts = implementMutation(api.audits.withdrawRecounts, {
  authorize: inAudit,
  run: async ({ db, scope, args, services }) => {
    const audit = await lockedAudit(db, scope.auditId)
    const ids = [...new Set(args.auditAssignmentIds)]
    const rows = await selectAssignments(db, { ids, storeIds: scope.managedStoreIds })
    if (rows.length < ids.length) throw new Fault('not_found', 'One of these recounts is not here.')
    for (const { status, in_review: inReview } of rows) {
      decideWithdrawal(audit.status, { status, inReview })
    }
    await updateAssignments(db, ids, { status: 'cancelled' })
    await endLeases(db, ids)
    await settleRecounts(db, scope.auditId, ids)
    await takeBackRecounts(db, scope.auditId, ids, { userId: scope.userId, at: services.now() })
    await enqueueMaterializing(db, scope)
    const details = journalPlaces(rows.map((row) => row.shelf_code ?? row.room_name))
    await noteInJournal({ db, scope, services }, { action: 'audits.withdrawRecounts', details })
    return null
  },
})

async function countOut(
  db: ScopedDatabase,
  scope: ResultScope,
  { lines = [] }: RecountWish,
): Promise<number> {
  const out = await linesOut(db, scope)
  return lines.filter(({ storeId, itemId }) =>
    out.has(lineId({ store_id: storeId, item_id: itemId })),
  ).length
}

/** Adds all lines that are marked for a recount, if asked for: there can be more than a request could list. */
async function selectWish(
  db: ScopedDatabase,
  scope: ResultScope,
  {
    marked = false,
    lines = [],
    auditAssignmentIds,
  }: RecountWish & { readonly marked?: boolean | undefined },
): Promise<RecountWish> {
  if (!marked) return { lines, auditAssignmentIds }
  const { limits, resultScope } = await enterResults(db, scope)
  const open = await selectMatchingLines(
    db,
    resultScope,
    await filterOf(db, { limits }, { tab: 'open' }),
  )
  const out = await linesOut(db, scope)
  const wanted = open
    .filter((row) => row.review === 'recount' && !out.has(lineId(row)))
    .map((row) => ({ storeId: row.store_id, itemId: row.item_id }))
  return { lines: [...lines, ...wanted], auditAssignmentIds }
}

/** Named shelves are counted as a whole, all others only for the items on them that are asked about. */
async function startRounds(
  { db, scope }: { readonly db: ScopedDatabase; readonly scope: AuthorizedAudit },
  shelves: readonly RecountShelf[],
  { auditAssignmentIds = [] }: RecountWish,
  plan: Parameters<typeof startNewRounds>[3],
): Promise<readonly string[]> {
  const rows = await selectAssignments(db, { ids: shelves.map(({ id }) => id) })
  const named = new Set(auditAssignmentIds)
  const items = new Map(shelves.map(({ id, itemIds }) => [id, itemIds]))
  const whole = rows.filter(({ id }) => named.has(id))
  const parts = rows.filter(({ id }) => !named.has(id))
  return [
    ...(await startNewRounds(db, scope, whole, plan)),
    ...(await startItemRounds(
      db,
      scope,
      parts.map((row) => ({ row, itemIds: items.get(row.id) ?? [] })),
      plan,
    )),
  ]
}

async function selectPlan(
  db: ScopedDatabase,
  scope: ResultScope,
  wish: RecountWish,
): Promise<readonly RecountShelf[]> {
  const { auditId, managedStoreIds: storeIds } = scope
  const rows = await selectRecountShelves(db, { auditId, storeIds }, wish)
  const ids = rows.map(({ id }) => id)
  const counters = Map.groupBy(await selectCounters(db, auditId, ids), (row) => row.assignment_id)
  return rows.map((row) => ({
    id: row.id,
    storeId: row.store_id,
    roomName: row.room_name,
    shelfCode: row.shelf_code,
    round: row.round,
    status: row.status,
    lines: row.lines,
    itemIds: row.item_ids,
    countedBy: (counters.get(row.id) ?? []).map(({ user_id, name }) => ({
      id: user_id,
      name: name ?? GONE_PERSON,
    })),
  }))
}

/** The teams of the stores with these shelves, best candidates first. */
async function selectPeople(
  db: ScopedDatabase,
  scope: ResultScope,
  shelves: readonly RecountShelf[],
): Promise<readonly RecountPerson[]> {
  const storeIds = new Set(shelves.map(({ storeId }) => storeId))
  const own = db.within({ kind: 'organization', organizationId: scope.organizationId })
  const [members, seats, assignments] = await Promise.all([
    selectMembers(own),
    selectStoreMembers(own),
    selectAssignments(db, { storeIds: [...storeIds] }),
  ])
  const team = teamOf(
    members,
    seats.filter((seat) => storeIds.has(seat.store_id)),
  )
  const open = assignments.filter(({ status }) => status === 'assigned' || status === 'in_progress')
  return rankCandidates(
    team.map(({ id, name }) => ({
      id,
      name,
      countedShelves: shelves.filter(({ countedBy }) => countedBy.some((one) => one.id === id))
        .length,
      openShelves: open.filter((row) => row.assignee_id === id && !isExplained(row.status)).length,
    })),
  )
}

/** Stores the lines as they were, so that a recount with the same result settles them. */
async function rememberLines(
  call: {
    readonly db: ScopedDatabase
    readonly scope: AuthorizedAudit
    readonly services: Services
  },
  { lines = [] }: RecountWish,
  protocol: unknown,
): Promise<void> {
  if (lines.length === 0) return
  const { db, scope, services } = call
  const { organizationId, auditId, userId, managedStoreIds } = scope
  const resultScope = { auditId, sealed: false, storeIds: managedStoreIds }
  const itemIds = [...new Set(lines.map(({ itemId }) => itemId))]
  const limits = limitsOf(parseProtocol(protocol).tolerance)
  const wanted = new Set(
    lines.map(({ storeId, itemId }) => lineId({ store_id: storeId, item_id: itemId })),
  )
  const rows = (await selectLinesOf(db, resultScope, itemIds, limits)).filter((row) =>
    wanted.has(lineId(row)),
  )
  const decision = { decision: 'recount', reasonCode: null, note: null } as const
  const verdict = { organizationId, auditId, userId, at: services.now(), ...decision }
  await saveDecisions(db, verdict, rows.map(toNewDecision))
}

function refuseNothing(shelves: readonly RecountShelf[], wish: RecountWish): void {
  const named = new Set(wish.auditAssignmentIds)
  const found = shelves.filter(({ id }) => named.has(id))
  if (found.length < named.size) throw new Fault('not_found', 'One of these shelves is not here.')
  if (shelves.length > 0) return
  const message = 'Nobody knows on which shelf this lies. Choose the shelves yourself.'
  throw new Fault('invalid_argument', message, { field: 'auditAssignmentIds' })
}

export const auditRecounts = [getRecountPlan, requestRecount, getRecountsOut, withdrawRecounts]
