// Counts that were set aside: managers accept them or leave them out.

import { api } from '#contract/api.ts'
import type { QuarantinedCount } from '#contract/scan-events.ts'
import { requireAuditFor } from '#domain/assignment.ts'
import type { SetAsideFacts } from '#domain/checklist.ts'
import { Fault } from '#domain/fault.ts'
import { fromMilli } from '#domain/quantity.ts'
import { requireRelease } from '#domain/quarantine.ts'
import { SET_ASIDE_REASONS } from '#domain/scan-warning.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { lockAudit, selectCountingFacts } from '#server/queries/audits/audits.ts'
import { type SerialCount, saveRepeats } from '#server/queries/counting/counted-serials.ts'
import {
  countQuarantined,
  type QuarantinedRow,
  saveQuarantineDecision,
  selectHandhelds,
  selectQuarantined,
  selectReleased,
  selectWaitingGroups,
  sumWaiting,
} from '#server/queries/counting/quarantined-events.ts'
import { countTimeAnew, materializeAcceptedWork } from '#server/queries/counting/set-aside-work.ts'
import { retotal } from '#server/queries/counting/unknown-codes.ts'
import { pageOf, rangeOf, TIME_CURSOR } from '#server/queries/keyset.ts'
import { settleTouched } from '../assignments/settle-shelves.ts'
import { implementMutation, implementQuery, inAudit } from '../implement.ts'
import { noteInJournal } from '../journal/journal.ts'
import { findRepeated } from './counted-serials.ts'
import { toRecentCount } from './scan-event-views.ts'

const listQuarantined = implementQuery(api.scanEvents.listQuarantined, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope: { managedStoreIds }, args: { state, paginationOpts } }) => {
    const filter = { storeIds: managedStoreIds, isDecided: state === 'decided' }
    const [rows, total, groups] = await Promise.all([
      selectQuarantined(db, filter, rangeOf(paginationOpts, TIME_CURSOR)),
      countQuarantined(db, filter),
      selectWaitingGroups(db, managedStoreIds),
    ])
    const page = pageOf(rows, paginationOpts, {
      total,
      cursorOf: ({ server_time, id }) => TIME_CURSOR.write({ at: server_time, id }),
      show: toQuarantined,
    })
    const handhelds = groups.length === 0 ? [] : await selectHandhelds(db)
    const names = new Map(handhelds.map((one) => [deviceKey(one), one.name]))
    return {
      ...page,
      waiting: groups.map((group) => toWaiting(group, names.get(deviceKey(group)) ?? null)),
    }
  },
})

const releaseQuarantined = implementMutation(api.scanEvents.releaseQuarantined, {
  authorize: inAudit,
  run: async ({ db, scope, args, services }) => {
    const { organizationId, auditId, userId, managedStoreIds } = scope
    const { accept: accepted, eventIds, auditAssignmentId, deviceId, userId: countedBy } = args
    const reason = requireRelease(args)
    await lockAudit(db, auditId)
    const audit = await selectCountingFacts(db)
    if (!audit) throw new Fault('not_found')
    requireAuditFor('settle', audit.status)
    const wanted = {
      storeIds: managedStoreIds,
      eventIds,
      assignmentId: auditAssignmentId,
      deviceId,
      userId: countedBy,
    }
    const events = await selectReleased(db, wanted)
    if (events.length < (eventIds ? new Set(eventIds).size : 1)) throw new Fault('not_found')
    const ids = events.map(({ id }) => id)
    const repeated = await findRepeated(db, auditId, accepted ? serialCountsOf(events) : [])
    await saveRepeats(db, scope, ids, repeated)
    const decision = { organizationId, auditId, accepted, reason, decidedBy: userId }
    await saveQuarantineDecision(db, ids, { ...decision, decidedAt: services.now() })
    const touched = [...new Set(events.map((event) => event.assignment_id))].sort()
    await retotal(db, auditId, touched)
    if (accepted) await materializeAcceptedWork(db, auditId, touched)
    await countTimeAnew(db, auditId, touched)
    await settleTouched({ db, audit: scope, services }, touched)
    const details = { accepted, reason, events: events.length, auditAssignmentId, deviceId }
    const entry = { action: 'scanEvents.releaseQuarantined', details }
    await noteInJournal({ db, scope, services }, entry)
    return { events: events.length, repeated: repeated.size }
  },
})

function serialCountsOf(
  events: Awaited<ReturnType<typeof selectReleased>>,
): readonly SerialCount[] {
  return events.flatMap(({ kind, effect, line, serial, ...event }) =>
    kind === 'add' && effect > 0 && line !== null && serial !== null
      ? [{ ...event, line, serial }]
      : [],
  )
}

/** The counts in these stores that wait for a decision. */
export async function selectSetAside(
  db: ScopedDatabase,
  storeIds: readonly string[],
): Promise<SetAsideFacts> {
  const { events, quantity } = await sumWaiting(db, storeIds)
  return { counts: events, units: fromMilli(quantity) }
}

function deviceKey({ device_id, user_id }: { device_id: string; user_id: string }): string {
  return `${device_id}/${user_id}`
}

function toWaiting(
  group: Awaited<ReturnType<typeof selectWaitingGroups>>[number],
  handheldName: string | null,
) {
  const warnings = new Set(group.warnings.flat())
  const reasons = SET_ASIDE_REASONS.filter((reason) => warnings.has(reason))
  const isAnothers = NOT_THEIRS.some((reason) => warnings.has(reason))
  return {
    id: `${group.assignment_id}/${deviceKey(group)}`,
    auditAssignmentId: group.assignment_id,
    roomName: group.room_name,
    shelfCode: group.shelf_code,
    deviceId: group.device_id,
    handheldName,
    userId: group.user_id,
    userName: group.user_name,
    events: group.events,
    reasons,
    holderName: isAnothers ? group.holder_name : null,
  }
}

const NOT_THEIRS = ['handed_in_by_another', 'held_by_another'] as const

function toQuarantined(row: QuarantinedRow): QuarantinedCount {
  // An event that is set aside has no effect, so no correction replaces it.
  return {
    ...toRecentCount({ ...row, replacing: undefined }),
    storeId: row.store_id,
    decision: decisionOf(row),
  }
}

function decisionOf(row: QuarantinedRow): QuarantinedCount['decision'] {
  const { accepted, decision_reason: reason, decided_at } = row
  if (accepted === null || reason === null || decided_at === null) return null
  const { repeated_room: roomName, repeated_shelf: shelfCode } = row
  const repeats = roomName === null ? null : { roomName, shelfCode }
  const decidedAt = decided_at.getTime()
  return { accepted, reason, decidedByName: row.decided_by, decidedAt, repeats }
}

export const quarantinedEvents = [listQuarantined, releaseQuarantined]
