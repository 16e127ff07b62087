// The end of an audit: its results are frozen by value and sealed. What is wrong afterwards is
// corrected by another audit.

import { api } from '#contract/api.ts'
import { decideComplete } from '#domain/audit.ts'
import { decideCorrection } from '#domain/correction.ts'
import { decideName } from '#domain/naming.ts'
import { requireWholeAudit } from '#domain/permission.ts'
import { parseProtocol } from '#domain/protocol.ts'
import { canonicalJson } from '#domain/seal.ts'
import { limitsOf } from '#domain/variance.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectBaselinesOf } from '#server/queries/audit-baselines.ts'
import { insertAudit, updateAudit } from '#server/queries/audit-changes.ts'
import { allowTimeToSeal, freezeResults } from '#server/queries/audit-freeze.ts'
import { insertSeal } from '#server/queries/audit-seals.ts'
import { selectStoreNames } from '#server/queries/audits.ts'
import { selectCurrencies } from '#server/queries/currencies.ts'
import { forgetLines } from '#server/queries/keep-lines.ts'
import { selectOrganization } from '#server/queries/organizations.ts'
import { selectFigures } from '#server/queries/result-figures.ts'
import { selectUser } from '#server/queries/users.ts'
import { makeSeal } from './audit-sealing.ts'
import { implementMutation, inAudit } from './implement.ts'
import { noteInJournal } from './journal.ts'
import { lockedAudit } from './locked-audit.ts'

const complete = implementMutation(api.audits.complete, {
  place: inAudit,
  run: async ({ db, scope, services }) => {
    const { organizationId, auditId, storeIds, userId } = scope
    requireWholeAudit(scope)
    const audit = await lockedAudit(db, auditId)
    const limits = limitsOf(parseProtocol(audit.protocol).tolerance)
    const open = await countOpenLines(db, { auditId, storeIds, limits })
    const status = decideComplete(audit.status, open)
    await allowTimeToSeal(db)
    await freezeResults(db, scope, storeIds, limits)
    await forgetLines(db, auditId)
    const own = db.within({ kind: 'organization', organizationId })
    const [organization, stores, currencies, user] = await Promise.all([
      selectOrganization(own),
      selectStoreNames(own, storeIds),
      selectCurrencies(own, auditId),
      selectUser(db.within({ kind: 'user', userId })),
    ])
    const now = services.now()
    const organizationName = organization?.name ?? ''
    const completedBy = user?.name ?? ''
    const seal = await makeSeal(
      db,
      { auditId, sealed: true, storeIds },
      {
        auditId,
        auditName: audit.name,
        organizationName,
        stores: stores.map(({ id, name }) => ({ id, name, currency: currencies.get(id) })),
        startedAt: audit.started_at?.toISOString() ?? null,
        submittedAt: audit.submitted_at?.toISOString() ?? null,
        completedAt: now.toISOString(),
        completedBy,
        correctsAuditId: audit.corrects_audit_id,
        protocol: audit.protocol,
      },
    )
    await insertSeal(db, {
      organization_id: organizationId,
      audit_id: auditId,
      confirmation_number: seal.confirmationNumber,
      seal: seal.seal,
      facts: canonicalJson(seal.facts),
      json_sha256: seal.exports.json,
      csv_sha256: seal.exports.csv,
      organization_name: organizationName,
      audit_name: audit.name,
      sealed_by_name: completedBy,
      sealed_at: now,
    })
    await updateAudit(db, { status, completed_at: now, status_reason: null })
    const { confirmationNumber } = seal
    const details = { confirmationNumber, seal: seal.seal }
    await noteInJournal({ db, scope, services }, { action: 'audits.complete', details })
    return { confirmationNumber, seal: seal.seal }
  },
})

const createCorrection = implementMutation(api.audits.createCorrection, {
  place: inAudit,
  run: async ({ db, scope, args, services }) => {
    const { organizationId, auditId, storeIds, userId } = scope
    requireWholeAudit(scope)
    const audit = await lockedAudit(db, auditId)
    decideCorrection(audit.status, args.reason)
    const name = decideName(args.name ?? `Correction of ${audit.name}`.slice(0, 120), 'name')
    await services.entitlements.require({ db, organizationId, feature: 'audits', amount: 1 })
    const own = db.within({ kind: 'organization', organizationId })
    const baselines = await selectBaselinesOf(own, auditId, storeIds)
    const id = services.newId()
    await insertAudit(own, {
      organizationId,
      id,
      name,
      stores: storeIds.map((storeId) => ({
        storeId,
        baselineId: baselines.find((row) => row.store_id === storeId)?.id ?? null,
      })),
      protocol: parseProtocol(audit.protocol),
      withoutBaseline: audit.without_baseline,
      createdBy: userId,
      dueAt: null,
      correctsAuditId: auditId,
    })
    const { reason } = args
    const call = { db, scope, services }
    await noteInJournal(call, {
      action: 'audits.createCorrection',
      details: { reason, correction: id },
    })
    const corrected = { ...call, db: own, scope: { organizationId, auditId: id, userId } }
    const details = { name, reason, corrects: auditId }
    await noteInJournal(corrected, { action: 'audits.create', details })
    return { id }
  },
})

async function countOpenLines(
  db: ScopedDatabase,
  audit: {
    readonly auditId: string
    readonly storeIds: readonly string[]
    readonly limits: ReturnType<typeof limitsOf>
  },
): Promise<number> {
  const place = { auditId: audit.auditId, sealed: false }
  const rows = await selectFigures(db, place, audit.storeIds, audit.limits)
  return rows.reduce((sum, row) => sum + row.open, 0)
}

export const auditCompletion = [complete, createCorrection]
