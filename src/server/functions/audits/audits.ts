import { api } from '#contract/api.ts'
import type { AuditStatus } from '#domain/audit.ts'
import { Fault } from '#domain/fault.ts'
import { decideName } from '#domain/naming.ts'
import {
  decideMembership,
  type Membership,
  managesStore,
  requireManagerOf,
  requireManagerSomewhere,
  seesAudit,
  storeRoleIn,
} from '#domain/permission.ts'
import { decideProtocol, parseProtocol, seesCosts } from '#domain/protocol.ts'
import { selectBaselinesOf } from '#server/queries/audits/audit-baselines.ts'
import { insertAudit } from '#server/queries/audits/audit-changes.ts'
import {
  countAudits,
  lockStores,
  selectAudit,
  selectAudits,
  selectLinkedAudits,
  selectStoreNames,
} from '#server/queries/audits/audits.ts'
import { ID_CURSOR, pageOf, rangeOf } from '#server/queries/keyset.ts'
import { selectSeal } from '#server/queries/results/audit-seals.ts'
import { selectCompletionRun } from '#server/queries/results/completion-runs.ts'
import { auditRecounts } from '../assignments/audit-recounts.ts'
import {
  implementMutation,
  implementQuery,
  inAudit,
  inOrganization,
  inStore,
} from '../implement.ts'
import { noteInJournal } from '../journal/journal.ts'
import { auditCompletion } from '../results/audit-completion.ts'
import { auditDecisions } from '../results/audit-decisions.ts'
import { showsResults } from '../results/audit-result-access.ts'
import { toBaseline } from '../results/audit-result-views.ts'
import { auditResults } from '../results/audit-results.ts'
import { auditSeals } from '../results/audit-seals.ts'
import { auditDashboards } from './audit-dashboards.ts'
import { auditLifecycle } from './audit-lifecycle.ts'
import { summarize } from './audit-summaries.ts'

const RUNNING: readonly AuditStatus[] = ['active', 'stopped']
const NOT_ENDED: readonly AuditStatus[] = ['draft', ...RUNNING, 'submitted']

const getDetails = implementQuery(api.audits.getDetails, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope }) => {
    const { organizationId, storeIds, managedStoreIds, role, whole } = scope
    const audit = await selectAudit(db)
    if (!audit) throw new Fault('not_found')
    const stores = await selectStoreNames(
      db.within({ kind: 'organization', organizationId }),
      storeIds,
    )
    const [summary] = await summarize(db, [audit], (id) => storeIds.includes(id))
    if (!summary) throw new Fault('not_found')
    const own = db.within({ kind: 'organization', organizationId })
    const corrects = audit.corrects_audit_id
    const linked = await selectLinkedAudits(own, { auditId: audit.id, corrects })
    const protocol = parseProtocol(audit.protocol)
    const isManager = role === 'manager'
    const shown = await showsResults(db, audit, scope)
    const baselines = isManager ? await selectBaselinesOf(own, audit.id, managedStoreIds) : null
    const seal = shown ? await selectSeal(db) : undefined
    return {
      ...summary,
      stores: [...stores],
      role,
      whole,
      protocol,
      withoutBaseline: audit.without_baseline,
      baselines: baselines?.map(toBaseline) ?? null,
      seesResults: shown,
      seesCosts: seesCosts(protocol, { isManager }),
      completing: isManager ? await selectCompletionRun(db) : null,
      confirmationNumber: seal?.confirmation_number ?? null,
      corrects: linked.find(({ id }) => id === corrects) ?? null,
      corrections: linked.filter(({ id }) => id !== corrects),
      createdByName: audit.created_by_name,
      stoppedAt: audit.stopped_at?.getTime() ?? null,
      submittedAt: audit.submitted_at?.getTime() ?? null,
      statusReason: audit.status_reason,
    }
  },
})

const getActive = implementQuery(api.audits.getActive, {
  authorize: inOrganization,
  sharedBy: 'user',
  run: async ({ db, scope: { membership } }) => {
    const storeIds = storesOf(membership)
    const rows = await selectAudits(db, { statuses: NOT_ENDED, storeIds })
    const summaries = await summarize(db, rows, (id) => !!storeRoleIn(membership, id))
    return summaries.filter((audit) => seesAudit(membership, audit))
  },
})

const getAuditHistory = implementQuery(api.audits.getAuditHistory, {
  authorize: inOrganization,
  sharedBy: 'user',
  run: async ({ db, scope: { membership }, args }) => {
    requireManagerSomewhere(membership)
    const manages = (id: string) => managesStore(membership, id)
    const filter = {
      statuses: args.status && [args.status],
      storeIds: (args.storeIds ?? storesOf(membership))?.filter(manages),
      changed: args.changed,
    }
    const rows = await selectAudits(db, filter, rangeOf(args.paginationOpts, ID_CURSOR))
    const page = pageOf(rows, args.paginationOpts, {
      total: await countAudits(db, filter),
      cursorOf: ({ id }) => id,
      show: (row) => row,
    })
    return { ...page, page: await summarize(db, page.page, manages) }
  },
})

const getByStore = implementQuery(api.audits.getByStore, {
  authorize: inStore,
  sharedBy: 'user',
  run: async ({ db, scope, args }) => {
    const { organizationId } = scope
    const membership = decideMembership(scope.viewer.memberships, organizationId)
    const own = db.within({ kind: 'organization', organizationId })
    const rows = await selectAudits(own, { storeIds: [args.storeId] })
    const summaries = await summarize(own, rows, (id) => !!storeRoleIn(membership, id))
    return summaries.filter((audit) => seesAudit(membership, audit))
  },
})

const create = implementMutation(api.audits.create, {
  authorize: inOrganization,
  run: async ({ db, scope, args, services }) => {
    const { organizationId, userId } = scope
    const storeIds = [...new Set(args.storeIds)]
    for (const storeId of storeIds) requireManagerOf(scope.membership, storeId)
    const stores = await lockStores(db, storeIds)
    if (stores.length < storeIds.length) throw new Fault('not_found')
    const name = decideName(args.name, 'name')
    const protocol = decideProtocol(args.protocol ?? {})
    await services.entitlements.require({ db, organizationId, feature: 'audits', amount: 1 })
    const id = services.newId()
    const withoutBaseline = args.withoutBaseline ?? false
    await insertAudit(db, {
      organizationId,
      id,
      name,
      // The current baseline of a store becomes the baseline of its next audit.
      stores: stores.map((store) => ({
        storeId: store.id,
        baselineId: withoutBaseline ? null : store.baseline_id,
      })),
      protocol,
      withoutBaseline,
      createdBy: userId,
      dueAt: args.dueAt ? new Date(args.dueAt) : null,
    })
    const call = { db, scope: { organizationId, auditId: id, userId }, services }
    await noteInJournal(call, { action: 'audits.create', details: { name, protocol } })
    return { id }
  },
})

/** Undefined means all stores. */
function storesOf({ role, stores }: Membership): readonly string[] | undefined {
  return role === 'owner' ? undefined : stores.map(({ storeId }) => storeId)
}

export const audits = [
  getDetails,
  getActive,
  getAuditHistory,
  getByStore,
  create,
  ...auditLifecycle,
  ...auditDashboards,
  ...auditResults,
  ...auditDecisions,
  ...auditRecounts,
  ...auditCompletion,
  ...auditSeals,
]
