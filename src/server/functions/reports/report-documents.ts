// The data for the documents of one audit. Viewers who may see the results may download them.

import { api } from '#contract/api.ts'
import type { DocumentLine } from '#contract/reports.ts'
import { labelFactsOf } from '#domain/codes/label-facts.ts'
import { settledQuantity } from '#domain/decision.ts'
import { fromMoney } from '#domain/item.ts'
import { DEFAULT_CURRENCY, fromThousandths } from '#domain/money.ts'
import { fromMilli, unitsOf } from '#domain/quantity.ts'
import { parseSealFacts } from '#domain/seal.ts'
import { varianceOf, variancePercent } from '#domain/variance.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectStoreNames } from '#server/queries/audits/audits.ts'
import { selectCurrencies } from '#server/queries/audits/currencies.ts'
import { selectOrganization } from '#server/queries/people/organizations.ts'
import { selectLineKeys } from '#server/queries/reports/report-documents.ts'
import { type DecisionRow, selectDecisions } from '#server/queries/results/audit-decisions.ts'
import { selectSeal } from '#server/queries/results/audit-seals.ts'
import { selectBarcodesOf } from '#server/queries/results/line-barcodes.ts'
import { selectLabelsOf } from '#server/queries/results/line-labels.ts'
import type { ResultScope } from '#server/queries/results/result-freshness.ts'
import { type ResultRow, selectManyLinesOf } from '#server/queries/results/result-lines.ts'
import { implementQuery, inAudit } from '../implement.ts'
import { askedFor, enterResults, shownTo, sortFor } from '../results/audit-result-access.ts'
import { labelsJudgedAt, lineId } from '../results/audit-result-views.ts'
import { filterOf, narrowed, selectDisputedOf } from '../results/audit-results.ts'
import { countSheets } from '../results/count-sheets.ts'
import { protocolFacts } from './report-views.ts'

const getDocument = implementQuery(api.reports.getDocument, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope }) => {
    const { audit, resultScope } = await enterResults(db, scope)
    const own = db.within({ kind: 'organization', organizationId: scope.organizationId })
    const [organization, seal, names, currencies, disputed] = await Promise.all([
      selectOrganization(own),
      selectSeal(db),
      selectNames(db, own, resultScope),
      selectCurrencies(own, scope.auditId),
      selectDisputedOf(db, resultScope),
    ])
    const byWord = (counts: number) =>
      disputed.filter((shelf) => shelf.stands && shelf.counts === counts).length
    return {
      orgId: scope.organizationId,
      // A sealed audit shows the names from the day it was sealed.
      organizationName: seal
        ? parseSealFacts(seal.facts).organizationName
        : (organization?.name ?? ''),
      auditName: audit.name,
      stores: resultScope.storeIds.map((id) => ({
        id,
        name: names.get(id) ?? '',
        currency: currencies.get(id) ?? DEFAULT_CURRENCY,
      })),
      createdByName: audit.created_by_name,
      startedAt: audit.started_at?.getTime() ?? null,
      submittedAt: audit.submitted_at?.getTime() ?? null,
      completedAt: audit.completed_at?.getTime() ?? null,
      confirmationNumber: seal?.confirmation_number ?? null,
      seal: seal?.seal ?? null,
      proof: seal?.proof ?? null,
      sealedByName: seal?.sealed_by_name ?? null,
      protocol: protocolFacts({
        ...audit,
        counted_once: byWord(1),
        chosen_counts: byWord(2),
      }),
    }
  },
})

const listLineKeys = implementQuery(api.reports.listLineKeys, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope, args: { sort, storeIds, ...asked } }) => {
    const access = await enterResults(db, scope)
    const filter = await filterOf(db, access, askedFor(access, asked))
    return selectLineKeys(db, narrowed(access.resultScope, storeIds), filter, sortFor(access, sort))
  },
})

const getLines = implementQuery(api.reports.getLines, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope, args: { keys } }) => {
    const access = await enterResults(db, scope)
    const { resultScope, limits } = access
    const own = db.within({ kind: 'organization', organizationId: scope.organizationId })
    const itemIds = [...new Set(keys.map((key) => key.slice(key.indexOf('/') + 1)))]
    const [rows, barcodes, labels, names, currencies] = await Promise.all([
      selectManyLinesOf(db, resultScope, itemIds, limits),
      selectBarcodesOf(db, resultScope, itemIds),
      selectLabelsOf(db, resultScope, itemIds),
      selectNames(db, own, resultScope),
      selectCurrencies(own, scope.auditId),
    ])
    const decided = rows.filter(({ decision }) => decision !== null).map((row) => row.item_id)
    const decisions = decided.length === 0 ? [] : await selectDecisions(db, resultScope, decided)
    const rowOf = new Map(rows.map((row) => [lineId(row), row]))
    const decisionOf = new Map(decisions.map((row) => [lineId(row), row]))
    const labelsOf = Map.groupBy(labels, lineId)
    return keys.flatMap((key) => {
      // A line that is not found belongs to another store, or no longer exists.
      const row = rowOf.get(key)
      if (!row) return []
      const storeName = names.get(row.store_id) ?? ''
      const currency = currencies.get(row.store_id) ?? DEFAULT_CURRENCY
      const said = labelFactsOf(labelsOf.get(key) ?? [], labelsJudgedAt(access.audit))
      const barcode = barcodes.get(row.item_id) ?? null
      const line = {
        ...toLine(row, decisionOf.get(key), { storeName, currency, barcode }),
        ...said,
      }
      return [shownTo(access, line)]
    })
  },
})

/** The current names of stores, or those from the day the audit was sealed. */
async function selectNames(
  db: ScopedDatabase,
  own: ScopedDatabase,
  { sealed, storeIds }: ResultScope,
): Promise<ReadonlyMap<string, string>> {
  const seal = sealed ? await selectSeal(db) : undefined
  const stores = seal ? parseSealFacts(seal.facts).stores : await selectStoreNames(own, storeIds)
  return new Map(stores.map(({ id, name }) => [id, name]))
}

function toLine(
  row: ResultRow,
  decision: DecisionRow | undefined,
  { storeName, currency, barcode }: Pick<DocumentLine, 'storeName' | 'currency' | 'barcode'>,
): DocumentLine {
  const { expected, found: counted, unit_cost: unitCost, compared: due } = row
  const figures = { expected, counted, unitCost, due }
  return {
    storeName,
    sku: row.sku,
    barcode,
    name: row.name,
    category: row.category,
    unit: row.unit,
    currency,
    unitCost: fromMoney(row.unit_cost),
    expected: unitsOf(row.expected),
    counted: unitsOf(row.counted),
    variance: unitsOf(varianceOf(figures)),
    percent: variancePercent(figures),
    value: fromThousandths(row.value),
    notCounted: fromMilli(row.not_counted),
    notCountedValue: fromThousandths(row.not_counted_value),
    review: row.review,
    settled: unitsOf(settledQuantity(row, row.review)),
    reasonCode: decision?.reason_code ?? null,
    note: decision?.note ?? null,
    decidedBy: decision?.decided_by_name ?? null,
    decidedAt: decision?.decided_at.getTime() ?? null,
  }
}

export const reportDocuments = [getDocument, listLineKeys, getLines, ...countSheets]
