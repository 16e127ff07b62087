// What completed audits show together.

import { api } from '#contract/api.ts'
import type { ReportSummary } from '#contract/reports.ts'
import { commonCurrency } from '#domain/money.ts'
import { protocolDifferences } from '#domain/reports/protocol-differences.ts'
import { addEffort, addSums, reportFigures, reportPace } from '#domain/reports/report-sums.ts'
import { pageOf, rangeOf } from '#server/queries/keyset.ts'
import { effortOf, sumsOf } from '#server/queries/reports/report-parts.ts'
import {
  countReports,
  type GroupSumsRow,
  REPORT_CURSOR,
  selectCounters,
  selectGroupSums,
  selectReportCurrencies,
  selectReportProtocols,
  selectReports,
  selectStoreSums,
} from '#server/queries/reports/reports.ts'
import { implementQuery, inOrganization } from '../implement.ts'
import { managedStores, managedView, viewOf } from './report-access.ts'
import { reportComparisons } from './report-comparisons.ts'
import { reportDocuments } from './report-documents.ts'
import { protocolFacts, toCounter, toReport, toStoreReport } from './report-views.ts'

const list = implementQuery(api.reports.list, {
  authorize: inOrganization,
  sharedBy: 'user',
  run: async ({ db, scope, args: { filter, paginationOpts } }) => {
    const view = await managedView(db, scope, filter)
    const [rows, { rows: total }] = await Promise.all([
      selectReports(db, view, rangeOf(paginationOpts, REPORT_CURSOR)),
      countReports(db, view),
    ])
    return pageOf(rows, paginationOpts, {
      total,
      cursorOf: (row) =>
        REPORT_CURSOR.write({
          ms: row.completed_at.getTime(),
          auditId: row.audit_id,
          storeId: row.store_id,
        }),
      show: toReport,
    })
  },
})

const getSummary = implementQuery(api.reports.getSummary, {
  authorize: inOrganization,
  sharedBy: 'user',
  run: async ({ db, scope, args: { filter } }): Promise<ReportSummary> => {
    const view = await managedView(db, scope, filter)
    const [{ audits, corrected }, protocols, stores, groups, currencies] = await Promise.all([
      countReports(db, view),
      selectReportProtocols(db, view),
      selectStoreSums(db, view),
      selectGroupSums(db, view),
      selectReportCurrencies(db, view),
    ])
    const categories = groups.filter(({ kind, month }) => kind === 'category' && month === null)
    return {
      audits,
      corrected,
      differences: protocolDifferences(protocols.map(protocolFacts)),
      currencies,
      figures: reportFigures(addSums(stores.map(sumsOf)), commonCurrency(currencies)),
      pace: reportPace(addEffort(stores.map(effortOf))),
      stores: stores.map(toStoreReport),
      categories: categories
        .map((row) => ({ id: row.of, figures: reportFigures(sumsOf(row), row.currency) }))
        .toSorted((one, other) => (other.figures.grossValue ?? 0) - (one.figures.grossValue ?? 0)),
      storeTrend: groups.filter(({ kind }) => kind === 'store').flatMap(toPoint),
      categoryTrend: groups.filter(({ kind }) => kind === 'category').flatMap(toPoint),
    }
  },
})

const listCounters = implementQuery(api.reports.listCounters, {
  authorize: inOrganization,
  sharedBy: 'user',
  run: async ({ db, scope, args: { filter } }) => {
    const { userId, membership } = scope
    const managedStoreIds = await managedStores(db, scope)
    const own = membership.stores.map(({ storeId }) => storeId)
    const view = viewOf([...new Set([...managedStoreIds, ...own])], filter)
    const rows = await selectCounters(db, view, { userId, managedStoreIds })
    return rows.map((row) => toCounter(row, userId))
  },
})

function toPoint(row: GroupSumsRow) {
  if (row.month === null) return []
  return [{ of: row.of, month: row.month, figures: reportFigures(sumsOf(row), row.currency) }]
}

export const reports = [list, getSummary, listCounters, ...reportComparisons, ...reportDocuments]
