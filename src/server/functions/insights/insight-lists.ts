// What the data of an audit shows, limited to stores that the viewer manages.

import { api } from '#contract/api.ts'
import type { Dismissal, InsightNames, ShownFinding } from '#contract/insights.ts'
import { isSettled } from '#domain/decision.ts'
import { Fault } from '#domain/fault.ts'
import type { RankedLine } from '#domain/insights/finding.ts'
import { keyOfLine } from '#domain/insights/line-causes.ts'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { parseProtocol } from '#domain/protocol.ts'
import { limitsOf } from '#domain/variance.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectCountingFacts } from '#server/queries/audits/audits.ts'
import { selectCurrencies } from '#server/queries/audits/currencies.ts'
import { withReplacing } from '#server/queries/counting/scan-event-lists.ts'
import { selectEvidenceEvents } from '#server/queries/insights/insight-events.ts'
import {
  selectDismissals,
  selectFactsKey,
  selectInsightRun,
} from '#server/queries/insights/insights.ts'
import { selectManyLinesOf } from '#server/queries/results/result-lines.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import { toScanEvent } from '../counting/scan-event-views.ts'
import { implementQuery, inAudit } from '../implement.ts'
import { parseStoredInsights, type StoredFinding } from './insight-result.ts'

export const listInsights = implementQuery(api.insights.list, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope, args: { auditId } }) => {
    const { organizationId, managedStoreIds } = scope
    const own = db.within({ kind: 'organization', organizationId })
    const [run, key, dismissals, currencies] = await Promise.all([
      selectInsightRun(db),
      selectFactsKey(db, auditId),
      selectDismissals(db),
      selectCurrencies(own, auditId),
    ])
    const currencyOf = ({ storeId }: { readonly storeId: string }) =>
      currencies.get(storeId) ?? DEFAULT_CURRENCY
    const stored = parseStoredInsights(run?.result)
    const isOwn = ({ storeId }: { readonly storeId: string }) => managedStoreIds.includes(storeId)
    const findings = stored.findings.filter(({ finding }) => isOwn(finding))
    const ranking = stored.ranking.filter(isOwn)
    const settled = await selectSettled(db, scope, ranking)
    const isWhole = findings.length === stored.findings.length
    return {
      computedAt: run?.computed_at.getTime() ?? null,
      isCurrent: run?.facts_key === key,
      findings: findings.map((one) => ({
        ...toShown(one, dismissals),
        foundAt: one.foundAtMs ?? run?.computed_at.getTime() ?? 0,
        currency: currencyOf(one.finding),
      })),
      totalFindings: isWhole ? stored.totalFindings : findings.length,
      ranking: ranking.map((line) => ({
        id: idOfLine(line),
        line,
        currency: currencyOf(line),
        isSettled: settled.has(keyOfLine(line)),
      })),
      totalRanked: ranking.length === stored.ranking.length ? stored.totalRanked : ranking.length,
      names: isWhole ? stored.names : namesOf(findings, ranking, stored.names),
    }
  },
})

/**
 * Which of these lines are decided. Only read while lines are being decided: earlier, every count would rerun the live
 * query.
 */
async function selectSettled(
  db: ScopedDatabase,
  { auditId, managedStoreIds: storeIds }: Pick<AuthorizedAudit, 'auditId' | 'managedStoreIds'>,
  ranking: readonly RankedLine[],
): Promise<ReadonlySet<string>> {
  const facts = await selectCountingFacts(db)
  if (facts?.status !== 'submitted' || ranking.length === 0) return new Set()
  const limits = limitsOf(parseProtocol(facts.protocol).tolerance)
  const itemIds = [...new Set(ranking.map(({ itemId }) => itemId))]
  const rows = await selectManyLinesOf(db, { auditId, sealed: false, storeIds }, itemIds, limits)
  return new Set(
    rows
      .filter(({ review }) => isSettled(review))
      .map((row) => keyOfLine({ storeId: row.store_id, itemId: row.item_id })),
  )
}

/** A manager of only some of the stores must not see names from the others. */
function namesOf(
  findings: readonly StoredFinding[],
  ranking: readonly RankedLine[],
  names: InsightNames,
): InsightNames {
  const lines = [...ranking, ...findings.flatMap(({ finding }) => finding.lines)]
  const items = new Set(lines.map(({ itemId }) => itemId))
  const said = JSON.stringify(findings.map(({ finding }) => finding))
  const shelves = new Set(lines.flatMap(({ shelfId }) => shelfId ?? []))
  return {
    items: pick(names.items, (id) => items.has(id) || said.includes(id)),
    shelves: pick(names.shelves, (id) => shelves.has(id) || said.includes(id)),
    people: pick(names.people ?? {}, (id) => said.includes(id)),
  }
}

function pick<Value>(
  record: Readonly<Record<string, Value>>,
  isWanted: (id: string) => boolean,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([id]) => isWanted(id)))
}

function idOfLine({ storeId, itemId, shelfId }: RankedLine): string {
  return `${storeId}_${itemId}_${shelfId ?? ''}`
}

function toShown(
  { title, sentence, finding }: StoredFinding,
  dismissals: Awaited<ReturnType<typeof selectDismissals>>,
): Omit<ShownFinding, 'currency' | 'foundAt'> {
  const said = dismissals.find((one) => one.finding_key === finding.key)
  const dismissal: Dismissal | null = said
    ? {
        reason: said.reason,
        dismissedByName: said.dismissed_by_name,
        dismissedAt: said.dismissed_at.getTime(),
      }
    : null
  return { id: finding.key, title, sentence, finding, dismissal }
}

export const getEvidence = implementQuery(api.insights.getEvidence, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope: { managedStoreIds }, args: { findingKey } }) => {
    const { finding } = await requireFinding(db, managedStoreIds, findingKey)
    const { eventIds } = finding.evidence
    const rows = await withReplacing(db, await selectEvidenceEvents(db, managedStoreIds, eventIds))
    const order = new Map(eventIds.map((id, at) => [id, at]))
    return rows
      .map((row) => ({
        ...toScanEvent(row, (warnings) => warnings),
        roomName: row.room_name,
        shelfCode: row.shelf_code,
        round: row.round,
      }))
      .toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
  },
})

/** A finding in the viewer's stores, as it is stored now. */
export async function requireFinding(
  db: ScopedDatabase,
  storeIds: readonly string[],
  findingKey: string,
): Promise<StoredFinding> {
  const stored = parseStoredInsights((await selectInsightRun(db))?.result)
  const found = stored.findings.find(({ finding }) => finding.key === findingKey)
  if (!found || !storeIds.includes(found.finding.storeId)) throw new Fault('not_found')
  return found
}
