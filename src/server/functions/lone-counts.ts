// Shelves that two people should have counted, and one did: a manager lets that count stand, or waits
// for the second again.

import { api } from '#contract/api.ts'
import { requireAuditFor, requireReason } from '#domain/assignment.ts'
import { decideReopen } from '#domain/audit.ts'
import { Fault } from '#domain/fault.ts'
import { decideLoneCount, decideSecondCount } from '#domain/independent.ts'
import { journalPlaces } from '#domain/journal-details.ts'
import { requireWholeAudit } from '#domain/permission.ts'
import { placeKey } from '#domain/start-plan.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { endLeases, swapPasses, updateAssignments } from '#server/queries/assignment-changes.ts'
import { type AssignmentRow, selectAssignments } from '#server/queries/assignments.ts'
import { lockStores } from '#server/queries/audits.ts'
import { organizationOf, selectHeldShelves, toPlace } from './assignment-gifts.ts'
import { reopenAudit } from './audit-lifecycle.ts'
import type { AuthorizedAudit } from './authorize.ts'
import { implementMutation, inAudit } from './implement.ts'
import { noteInJournal } from './journal.ts'
import { lockedAudit } from './locked-audit.ts'
import { selectCounts } from './new-rounds.ts'
import { settleShelves } from './settle-shelves.ts'

const letOneCountStand = implementMutation(api.auditAssignments.letOneCountStand, {
  place: inAudit,
  run: async ({ db, scope, args, services }) => {
    const reason = requireReason(args.reason)
    const audit = await lockedAudit(db, scope.auditId)
    requireAuditFor('settle', audit.status)
    const shelves = await selectShelves(db, scope, args.auditAssignmentIds)
    const lone = shelves.map(({ name, counts }) => decideLoneCount(counts, name))
    const missing = lone.map((shelf) => shelf.missing.id)
    await updateAssignments(db, missing, { ...CALLED_OFF, reason })
    await endLeases(db, missing)
    for (const shelf of lone) {
      // What stands of a shelf is kept with its first count.
      if (shelf.missing.pass < shelf.handedIn.pass) {
        await swapPasses(db, shelf.missing, shelf.handedIn)
      }
    }
    const call = { db, scope, services }
    await settleShelves(
      { ...call, audit: scope },
      lone.map(({ handedIn }) => handedIn),
    )
    const details = { reason, ...journalPlaces(shelves.map(({ name }) => name)) }
    await noteInJournal(call, { action: 'auditAssignments.letOneCountStand', details })
    return null
  },
})

const CALLED_OFF = {
  status: 'cancelled',
  assignee_id: null,
  held_since: null,
  comparison: null,
  photo_file_id: null,
} as const

const requestSecondCount = implementMutation(api.auditAssignments.requestSecondCount, {
  place: inAudit,
  run: async ({ db, scope, args: { auditAssignmentIds, reason = '' }, services }) => {
    await lockStores(organizationOf(db, scope), scope.storeIds)
    const audit = await lockedAudit(db, scope.auditId)
    requireAuditFor('settle', audit.status)
    const shelves = await selectShelves(db, scope, auditAssignmentIds)
    const calledOff = shelves.map(({ name, counts }) => decideSecondCount(counts, name))
    if (audit.status === 'submitted') {
      requireWholeAudit(scope)
      const heldShelves = await selectHeldShelves(db, scope, calledOff)
      decideReopen({ status: audit.status, shelves: calledOff.length, heldShelves }, reason)
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

interface Shelf {
  readonly name: string
  /** Of one round. */
  readonly counts: readonly AssignmentRow[]
}

/** Each shelf once, whichever of its counts were named. */
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
    return [{ name: row.shelf_code ?? row.room_name, counts }]
  })
}

export const loneCounts = [letOneCountStand, requestSecondCount]
