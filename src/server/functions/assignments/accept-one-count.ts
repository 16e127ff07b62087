// Independent shelves whose two counts do not settle the result: a manager accepts one of the counts, or requests the
// canceled count again.

import { api } from '#contract/api.ts'
import { requireAuditFor, requireReason } from '#domain/assignment.ts'
import { decideReopen } from '#domain/audit.ts'
import { Fault } from '#domain/fault.ts'
import { decideChoice, decideLoneCount, decideSecondCount } from '#domain/independent.ts'
import { journalPlaces } from '#domain/journal-details.ts'
import { requireWholeAudit } from '#domain/permission.ts'
import { placeKey } from '#domain/start-plan.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  endLeases,
  swapPasses,
  updateAssignments,
} from '#server/queries/assignments/assignment-changes.ts'
import { type AssignmentRow, selectAssignments } from '#server/queries/assignments/assignments.ts'
import { lockStores } from '#server/queries/audits/audits.ts'
import { reopenAudit } from '../audits/audit-lifecycle.ts'
import { lockedAudit } from '../audits/locked-audit.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import { implementMutation, inAudit } from '../implement.ts'
import { noteInJournal } from '../journal/journal.ts'
import { organizationOf, selectBusyShelves, toPlace } from './assigned-shelves.ts'
import { selectCounts } from './new-rounds.ts'
import { settleShelves, toComparedCount } from './settle-shelves.ts'

const acceptOneCount = implementMutation(api.auditAssignments.acceptOneCount, {
  authorize: inAudit,
  run: async ({ db, scope, args, services }) => {
    const reason = requireReason(args.reason)
    const audit = await lockedAudit(db, scope.auditId)
    requireAuditFor('settle', audit.status)
    const shelves = await selectShelves(db, scope, args.auditAssignmentIds)
    const words = shelves.map((shelf) => wordOn(shelf, args))
    const calledOff = words.map((word) => word.calledOff.id)
    await updateAssignments(db, calledOff, { ...CALLED_OFF, reason })
    await endLeases(db, calledOff)
    for (const word of words) await keepFirst(db, word)
    const call = { db, scope, services }
    const standing = words.map((word) => word.standing)
    await settleShelves({ ...call, audit: scope }, standing)
    const details = {
      reason,
      outOf: args.outOf,
      // The person whose count was accepted, if a single shelf was settled.
      userId: standing.length === 1 ? (standing[0]?.assignee_id ?? null) : null,
      ...journalPlaces(shelves.map(({ name }) => name)),
    }
    await noteInJournal(call, { action: 'auditAssignments.acceptOneCount', details })
    return null
  },
})

/** The decision for one shelf. */
interface Word {
  readonly standing: Count
  /** The other of the two counts. */
  readonly other: Count
  /** The count that is no longer needed: the other one, or the third count of a tie. */
  readonly calledOff: Count
}

function wordOn({ name, counts }: Shelf, { outOf, auditAssignmentIds }: Asked): Word {
  if (outOf === 'one') {
    const { handedIn, missing } = decideLoneCount(counts, name)
    return { standing: handedIn, other: missing, calledOff: missing }
  }
  const { chosen, other, tieBreak } = decideChoice(counts, auditAssignmentIds, name)
  return { standing: chosen, other, calledOff: tieBreak }
}

interface Asked {
  readonly outOf: 'one' | 'two'
  readonly auditAssignmentIds: readonly string[]
}

/** The comparison is stored on the first pass of a shelf, so the accepted count becomes the first pass. */
async function keepFirst(db: ScopedDatabase, { standing, other, calledOff }: Word): Promise<void> {
  if (other.pass < standing.pass) {
    await swapPasses(db, other, standing)
    await updateAssignments(db, [other.id], { comparison: null })
  }
  if (calledOff !== other) await updateAssignments(db, [standing.id], { comparison: CHOSEN })
}

/** Settling the shelf fills in on how many lines the counts differ. */
const CHOSEN = { state: 'chosen', differing: 0, disputed: 0 } as const

const CALLED_OFF = {
  status: 'cancelled',
  assignee_id: null,
  held_since: null,
  comparison: null,
  photo_file_id: null,
} as const

const requestSecondCount = implementMutation(api.auditAssignments.requestSecondCount, {
  authorize: inAudit,
  run: async ({ db, scope, args: { auditAssignmentIds, reason = '' }, services }) => {
    await lockStores(organizationOf(db, scope), scope.storeIds)
    const audit = await lockedAudit(db, scope.auditId)
    requireAuditFor('settle', audit.status)
    const shelves = await selectShelves(db, scope, auditAssignmentIds)
    const calledOff = shelves.map(({ name, counts }) => decideSecondCount(counts, name))
    if (audit.status === 'submitted') {
      requireWholeAudit(scope)
      const busyShelves = await selectBusyShelves(db, scope, calledOff)
      decideReopen({ status: audit.status, shelves: calledOff.length, busyShelves }, reason)
      await reopenAudit({ db, services }, audit, reason)
    }
    const ids = calledOff.map(({ id }) => id)
    await updateAssignments(db, ids, { status: 'open', reason: null })
    const call = { db, scope, services }
    await settleShelves({ ...call, audit: scope }, calledOff)
    const details = { reason, ...journalPlaces(shelves.map(({ name }) => name)) }
    await noteInJournal(call, { action: 'auditAssignments.requestSecondCount', details })
    return null
  },
})

type Count = ReturnType<typeof toComparedCount<AssignmentRow>>

interface Shelf {
  readonly name: string
  /** All counts of the shelf in one round. */
  readonly counts: readonly Count[]
}

/** Returns each shelf once, even if several of its counts were named. */
async function selectShelves(
  db: ScopedDatabase,
  { storeIds }: AuthorizedAudit,
  auditAssignmentIds: readonly string[],
): Promise<readonly Shelf[]> {
  const ids = [...new Set(auditAssignmentIds)]
  const rows = await selectAssignments(db, { ids, storeIds })
  if (rows.length < ids.length) throw new Fault('not_found', 'One of these shelves is not here.')
  const countsOf = await selectCounts(db, rows)
  const shelves = Map.groupBy(rows, (row) => `${placeKey(toPlace(row))}/${row.round}`)
  return [...shelves.values()].flatMap(([row]) => {
    if (!row) return []
    const counts = countsOf(row).filter(({ round }) => round === row.round)
    return [{ name: row.shelf_code ?? row.room_name, counts: counts.map(toComparedCount) }]
  })
}

export const acceptOneCountFunctions = [acceptOneCount, requestSecondCount]
