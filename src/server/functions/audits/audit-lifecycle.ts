// Moves an audit from one status to the next. Each step locks the audit, so that only one of two concurrent steps wins.

import { api } from '#contract/api.ts'
import { IN_FORCE_STATUSES } from '#domain/assignment.ts'
import {
  decideCancel,
  decideReopen,
  decideStart,
  decideStop,
  decideSubmit,
  decideTransition,
} from '#domain/audit.ts'
import { Fault } from '#domain/fault.ts'
import { requireWholeAudit } from '#domain/permission.ts'
import { parseProtocol } from '#domain/protocol.ts'
import { decideProtocolChange } from '#domain/protocol-change.ts'
import { parsePauses, pause, resume } from '#domain/quarantine.ts'
import { planStart } from '#domain/start-plan.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { enqueueMaterializing } from '#server/jobs/materialize-results-job.ts'
import {
  insertAssignments,
  updateAssignments,
} from '#server/queries/assignments/assignment-changes.ts'
import {
  selectAssignments,
  selectBusyPlaces,
  selectCountablePlaces,
  selectProgressOf,
} from '#server/queries/assignments/assignments.ts'
import { releaseStoreBaselines, selectBaselinesOf } from '#server/queries/audits/audit-baselines.ts'
import { updateAudit } from '#server/queries/audits/audit-changes.ts'
import { lockStores, type selectAudit, selectStoreNames } from '#server/queries/audits/audits.ts'
import { freezeCurrencies } from '#server/queries/audits/currencies.ts'
import { selectBusyShelves } from '../assignments/assigned-shelves.ts'
import { newAssignments } from '../assignments/new-assignments.ts'
import { startNewRounds } from '../assignments/new-rounds.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import { implementMutation, inAudit } from '../implement.ts'
import { noteInJournal } from '../journal/journal.ts'
import type { Services } from '../services.ts'
import { selectChecklist } from './audit-dashboards.ts'
import { lockedAudit } from './locked-audit.ts'

interface Call {
  readonly db: ScopedDatabase
  readonly scope: AuthorizedAudit
  readonly services: Services
}

const start = implementMutation(api.audits.start, {
  authorize: inAudit,
  run: async ({ db, scope, args, services }) => {
    const { organizationId, auditId, storeIds } = scope
    requireWholeAudit(scope)
    const own = db.within({ kind: 'organization', organizationId })
    const archivedStores = await lockOpenStores(own, storeIds)
    const audit = await lockedAudit(db, auditId)
    const baselines = await selectBaselinesOf(own, auditId, storeIds)
    const withoutBaseline = args.withoutBaseline ?? audit.without_baseline
    const plan = await selectStartPlan(db, scope)
    const status = decideStart({
      status: audit.status,
      countableShelves: plan.countable,
      hasBaseline: baselines.length === storeIds.length,
      withoutBaseline,
      busyShelves: plan.busyShelves,
      archivedStores,
    })
    await updateAssignments(db, plan.gone, { status: 'cancelled', assignee_id: null })
    const { mode } = parseProtocol(audit.protocol)
    const open = { mode, status: 'open', assigneeId: null, services } as const
    await insertAssignments(db, scope, newAssignments(plan.added, open))
    const change = { status, without_baseline: withoutBaseline, started_at: services.now() }
    await updateAudit(db, change)
    await freezeCurrencies(own, auditId)
    await releaseStoreBaselines(
      own,
      baselines.map(({ id }) => id),
    )
    // Whoever opens the results of a large count while it runs must not wait for them to be computed.
    await enqueueMaterializing(db, scope)
    const details = { shelves: plan.countable, withoutBaseline, baselines: baselines.length }
    await noteInJournal({ db, scope, services }, { action: 'audits.start', details })
    return null
  },
})

const stop = implementMutation(api.audits.stop, {
  authorize: inAudit,
  run: async ({ db, scope, args: { reason }, services }) => {
    requireWholeAudit(scope)
    const audit = await lockedAudit(db, scope.auditId)
    const status = decideStop(audit.status, reason)
    const now = services.now()
    const pauses = pause(parsePauses(audit.pauses), now)
    const by = { status_reason: reason, status_by: scope.userId }
    await updateAudit(db, { status, stopped_at: now, ...by, pauses })
    await noteInJournal({ db, scope, services }, { action: 'audits.stop', details: { reason } })
    return null
  },
})

const updateProtocol = implementMutation(api.audits.updateProtocol, {
  authorize: inAudit,
  run: async ({ db, scope, args, services }) => {
    requireWholeAudit(scope)
    const audit = await lockedAudit(db, scope.auditId)
    const before = parseProtocol(audit.protocol)
    const { protocol, changed } = decideProtocolChange(audit.status, before, args.protocol)
    if (Object.keys(changed).length === 0) return null
    await updateAudit(db, { protocol })
    await noteInJournal(
      { db, scope, services },
      { action: 'audits.updateProtocol', details: changed },
    )
    return null
  },
})

const updateStatus = implementMutation(api.audits.updateStatus, {
  authorize: inAudit,
  run: async ({ db, scope, args, services }) => {
    requireWholeAudit(scope)
    const call = { db, scope, services }
    const { reason = '', typedName = '', waivers = [] } = args
    if (args.status === 'active') await goOn(call)
    else if (args.status === 'submitted') await submit(call, waivers)
    else await cancel(call, { reason, typedName })
    return null
  },
})

const reopenSubmittedAudit = implementMutation(api.audits.reopenSubmittedAudit, {
  authorize: inAudit,
  run: async ({ db, scope, args: { reason, auditAssignmentIds }, services }) => {
    requireWholeAudit(scope)
    const { organizationId, auditId, storeIds } = scope
    await lockStores(db.within({ kind: 'organization', organizationId }), storeIds)
    const audit = await lockedAudit(db, auditId)
    const ids = [...new Set(auditAssignmentIds)]
    const rows = await selectAssignments(db, { ids, statuses: IN_FORCE_STATUSES })
    const busyShelves = await selectBusyShelves(db, scope, rows)
    decideReopen({ status: audit.status, shelves: ids.length, busyShelves }, reason)
    if (rows.length < ids.length) throw new Fault('not_found', 'One of these shelves is not here.')
    const sentBack = { userId: scope.userId, reason }
    await startNewRounds(db, scope, rows, { assigneeId: null, services, sentBack })
    await reopenAudit({ db, services }, audit, reason)
    const details = { reason, shelves: ids.length }
    await noteInJournal({ db, scope, services }, { action: 'audits.reopenSubmittedAudit', details })
    return null
  },
})

/** Goes back to counting. Counts that arrived while the audit was closed stay set aside. */
export async function reopenAudit(
  { db, services }: Pick<Call, 'db' | 'services'>,
  audit: NonNullable<Awaited<ReturnType<typeof selectAudit>>>,
  reason: string,
): Promise<void> {
  const status = decideTransition(audit.status, 'reopen')
  const now = services.now()
  const closed = { fromMs: (audit.submitted_at ?? now).getTime(), untilMs: now.getTime() }
  const pauses = [...resume(parsePauses(audit.pauses), now), closed]
  const by = { status_reason: reason, status_by: null }
  await updateAudit(db, { status, submitted_at: null, ...by, pauses })
}

async function goOn({ db, scope, services }: Call): Promise<void> {
  const audit = await lockedAudit(db, scope.auditId)
  const status = decideTransition(audit.status, 'resume')
  const pauses = resume(parsePauses(audit.pauses), services.now())
  await updateAudit(db, { status, status_reason: null, status_by: null, pauses })
  await noteInJournal({ db, scope, services }, { action: 'audits.resume' })
}

async function submit(
  { db, scope, services }: Call,
  waivers: Parameters<typeof decideSubmit>[2],
): Promise<void> {
  const audit = await lockedAudit(db, scope.auditId)
  const status = decideSubmit(audit.status, await selectChecklist(db, scope.storeIds), waivers)
  const by = { status_reason: null, status_by: scope.userId }
  await updateAudit(db, { status, submitted_at: services.now(), ...by })
  await enqueueMaterializing(db, scope)
  const details = { waivers }
  await noteInJournal({ db, scope, services }, { action: 'audits.submit', details })
}

async function cancel(
  { db, scope, services }: Call,
  confirmation: { readonly reason: string; readonly typedName: string },
): Promise<void> {
  const { name, status } = await lockedAudit(db, scope.auditId)
  const hasCounts = (await selectProgressOf(db)).some(({ events }) => events > 0)
  const to = decideCancel({ status, name, hasCounts }, confirmation)
  const { reason } = confirmation
  const by = { status_reason: reason, status_by: scope.userId }
  await updateAudit(db, { status: to, cancelled_at: services.now(), ...by })
  await noteInJournal({ db, scope, services }, { action: 'audits.cancel', details: { reason } })
}

/** Locks the stores, and returns the names of those that can no longer be entered. */
async function lockOpenStores(
  own: ScopedDatabase,
  storeIds: readonly string[],
): Promise<readonly string[]> {
  const open = new Set((await lockStores(own, storeIds)).map(({ id }) => id))
  const archived = storeIds.filter((id) => !open.has(id))
  return (await selectStoreNames(own, archived)).map(({ name }) => name)
}

async function selectStartPlan(db: ScopedDatabase, scope: AuthorizedAudit) {
  const { organizationId, auditId, storeIds } = scope
  const own = db.within({ kind: 'organization', organizationId })
  const [places, planned, busy] = await Promise.all([
    selectCountablePlaces(own, storeIds),
    selectAssignments(db, {}),
    selectBusyPlaces(own, storeIds, auditId),
  ])
  return planStart({
    places: places.map((place) => ({
      storeId: place.store_id,
      roomId: place.room_id,
      shelfId: place.shelf_id,
      name: place.code ?? place.room_name,
    })),
    planned: planned.map((one) => ({
      id: one.id,
      roomId: one.room_id,
      shelfId: one.shelf_id,
      name: one.shelf_code ?? one.room_name,
      status: one.status,
    })),
    busy: busy.map((one) => ({
      roomId: one.room_id,
      shelfId: one.shelf_id,
      auditName: one.audit_name,
    })),
  })
}

export const auditLifecycle = [start, stop, updateProtocol, updateStatus, reopenSubmittedAudit]
