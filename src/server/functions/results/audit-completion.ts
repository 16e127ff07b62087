// The end of an audit: its results are frozen by value and sealed. Mistakes found later are corrected by another audit.

import { api } from '#contract/api.ts'
import { decideComplete } from '#domain/audit.ts'
import { correctionName, decideCorrection } from '#domain/correction.ts'
import { fromThousandths } from '#domain/money.ts'
import { decideName } from '#domain/naming.ts'
import { requireWholeAudit } from '#domain/permission.ts'
import { parseProtocol } from '#domain/protocol.ts'
import {
  canonicalJson,
  type NeverCounted,
  type SealFacts,
  type StandingByWord,
} from '#domain/seal.ts'
import { limitsOf } from '#domain/variance.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { countAssignments } from '#server/queries/assignments/assignments.ts'
import { type DisputedRow, selectDisputed } from '#server/queries/assignments/disputed-shelves.ts'
import { selectBaselinesOf } from '#server/queries/audits/audit-baselines.ts'
import { insertAudit, updateAudit } from '#server/queries/audits/audit-changes.ts'
import { selectStoreNames } from '#server/queries/audits/audits.ts'
import { selectCurrencies } from '#server/queries/audits/currencies.ts'
import { sumWaiting } from '#server/queries/counting/quarantined-events.ts'
import { selectOrganization } from '#server/queries/people/organizations.ts'
import { selectUser } from '#server/queries/people/users.ts'
import { allowTimeToSeal, freezeResults } from '#server/queries/results/audit-freeze.ts'
import { insertSeal } from '#server/queries/results/audit-seals.ts'
import { forgetEventDigests } from '#server/queries/results/event-digests.ts'
import { forgetLines } from '#server/queries/results/materialize-lines.ts'
import { type FigureRow, selectFigures } from '#server/queries/results/result-figures.ts'
import { lockedAudit } from '../audits/locked-audit.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import { implementMutation, inAudit } from '../implement.ts'
import { noteInJournal } from '../journal/journal.ts'
import type { Services } from '../services.ts'
import { makeSeal, type Seal } from './audit-sealing.ts'
import { withCompletionProgress } from './completion-progress.ts'

const complete = implementMutation(api.audits.complete, {
  authorize: inAudit,
  run: async ({ db, scope, args: { leavesOut = 0 }, services }) => {
    const { auditId, storeIds, userId } = scope
    requireWholeAudit(scope)
    // Also needed by a call that has to wait because another person is completing the audit.
    await allowTimeToSeal(db)
    const audit = await lockedAudit(db, auditId)
    const limits = limitsOf(parseProtocol(audit.protocol).tolerance)
    const resultScope = { auditId, sealed: false }
    const figures = await selectFigures(db, resultScope, storeIds, limits)
    const count = (of: 'lines' | 'open') => figures.reduce((sum, row) => sum + row[of], 0)
    const lines = count('lines')
    const { events: setAside } = await sumWaiting(db, storeIds)
    const recountsOut = await countAssignments(db, { out: true })
    const facts = { undecidedLines: count('open'), recountsOut, setAside, leavesOut }
    const status = decideComplete(audit.status, facts)
    const user = await selectUser(db.within({ kind: 'user', userId }))
    const byName = user?.name ?? ''
    const call = { db, scope, services }
    return withCompletionProgress({ ...call, lines, byName }, async (tell) => {
      await tell('freezing')
      await freezeResults(db, scope, storeIds, limits)
      await forgetLines(db, auditId)
      const now = services.now()
      const sealed = await factsOf(call, audit, { now, byName, figures })
      const { organizationId } = scope
      const seal = await makeSeal({ db, organizationId, seals: services.seals }, sealed, tell)
      await saveSeal(call, seal, now)
      await forgetEventDigests(db, auditId)
      const by = { status_reason: null, status_by: userId }
      await updateAudit(db, { status, completed_at: now, ...by })
      const { confirmationNumber } = seal
      const details = { confirmationNumber, seal: seal.seal, ...(setAside > 0 && { setAside }) }
      await noteInJournal(call, { action: 'audits.complete', details })
      return { confirmationNumber, seal: seal.seal }
    })
  },
})

interface CompletionCall {
  readonly db: ScopedDatabase
  readonly scope: AuthorizedAudit
  readonly services: Services
}

/** The facts that are sealed besides lines, counts and decisions, by value. */
async function factsOf(
  { db, scope: { organizationId, auditId, storeIds } }: CompletionCall,
  audit: Awaited<ReturnType<typeof lockedAudit>>,
  {
    now,
    byName,
    figures,
  }: { readonly now: Date; readonly byName: string; readonly figures: readonly FigureRow[] },
): Promise<Omit<SealFacts, 'parts'>> {
  const own = db.within({ kind: 'organization', organizationId })
  const [organization, stores, currencies, disputed] = await Promise.all([
    selectOrganization(own),
    selectStoreNames(own, storeIds),
    selectCurrencies(own, auditId),
    selectDisputed(db, auditId, storeIds),
  ])
  const byWord = (counts: number) =>
    disputed.filter((shelf) => shelf.stands && shelf.counts === counts).map(toStandingByWord)
  const [countedOnce, chosenCounts] = [byWord(1), byWord(2)]
  return {
    auditId,
    auditName: audit.name,
    organizationName: organization?.name ?? '',
    stores: stores.map(({ id, name }) => ({ id, name, currency: currencies.get(id) })),
    startedAt: audit.started_at?.toISOString() ?? null,
    submittedAt: audit.submitted_at?.toISOString() ?? null,
    completedAt: now.toISOString(),
    completedBy: byName,
    correctsAuditId: audit.corrects_audit_id,
    protocol: audit.protocol,
    ...(countedOnce.length > 0 && { countedOnce }),
    ...(chosenCounts.length > 0 && { chosenCounts }),
    neverCounted: stores.map(({ id }) =>
      toNeverCounted(
        id,
        figures.find((row) => row.store_id === id),
      ),
    ),
    labels: true,
    barcodes: true,
  }
}

function toNeverCounted(storeId: string, row: FigureRow | undefined): NeverCounted {
  return {
    storeId,
    lines: row?.not_counted ?? 0,
    value: fromThousandths(row?.not_counted_value ?? null),
    unvalued: row?.not_counted_unvalued ?? 0,
  }
}

function toStandingByWord({
  store_id,
  room_name,
  shelf_code,
  reason,
}: DisputedRow): StandingByWord {
  return { storeId: store_id, room: room_name, shelf: shelf_code, reason }
}

function saveSeal({ db, scope }: CompletionCall, { facts, ...seal }: Seal, now: Date) {
  return insertSeal(db, {
    organization_id: scope.organizationId,
    audit_id: scope.auditId,
    confirmation_number: seal.confirmationNumber,
    seal: seal.seal,
    proof: seal.proof,
    sequence: seal.sequence,
    facts: canonicalJson(facts),
    json_sha256: seal.exports.json,
    csv_sha256: seal.exports.csv,
    organization_name: facts.organizationName,
    audit_name: facts.auditName,
    sealed_by_name: facts.completedBy,
    sealed_at: now,
  })
}

const createCorrection = implementMutation(api.audits.createCorrection, {
  authorize: inAudit,
  run: async ({ db, scope, args, services }) => {
    const { organizationId, auditId, storeIds, userId } = scope
    requireWholeAudit(scope)
    const audit = await lockedAudit(db, auditId)
    decideCorrection(audit.status, args.reason)
    const name = decideName(args.name ?? correctionName(audit.name), 'name')
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

export const auditCompletion = [complete, createCorrection]
