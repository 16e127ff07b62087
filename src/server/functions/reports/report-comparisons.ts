// Two completed audits side by side.

import { api } from '#contract/api.ts'
import type { ComparedCategory } from '#contract/reports.ts'
import { Fault } from '#domain/fault.ts'
import { protocolDifferences } from '#domain/reports/protocol-differences.ts'
import { reportFigures } from '#domain/reports/report-sums.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { pageOf, rangeOf } from '#server/queries/keyset.ts'
import {
  COMPARED_CURSOR,
  type ComparedCategoryRow,
  selectComparedCategories,
  selectComparedLines,
} from '#server/queries/reports/report-comparison.ts'
import { sumsOf } from '#server/queries/reports/report-parts.ts'
import { selectReports } from '#server/queries/reports/reports.ts'
import type { AuthorizedOrganization } from '../authorize.ts'
import { implementQuery, inOrganization } from '../implement.ts'
import { managedView, wordsOf } from './report-access.ts'
import { protocolFacts, toComparedAudit, toComparedLine } from './report-views.ts'

const compare = implementQuery(api.reports.compare, {
  authorize: inOrganization,
  sharedBy: 'user',
  run: async ({ db, scope, args: { auditIds } }) => {
    const { earlier, later, rows, storeIds } = await enterTwo(db, scope, auditIds)
    const categories = await selectComparedCategories(db, [earlier.id, later.id], storeIds)
    return {
      earlier,
      later,
      differences: protocolDifferences(rows.map(protocolFacts)),
      currencies: [...new Set(rows.flatMap(({ currency }) => currency ?? []))],
      categories: [...Map.groupBy(categories, ({ category }) => category)].map(
        ([id, own]): ComparedCategory => ({
          id,
          earlier: figuresIn(own, earlier.id),
          later: figuresIn(own, later.id),
        }),
      ),
    }
  },
})

const listComparedLines = implementQuery(api.reports.listComparedLines, {
  authorize: inOrganization,
  sharedBy: 'user',
  run: async ({ db, scope, args: { auditIds, search, skip, paginationOpts } }) => {
    const { earlier, later, storeIds } = await enterTwo(db, scope, auditIds)
    const rows = await selectComparedLines(
      db,
      { earlierId: earlier.id, laterId: later.id, storeIds },
      wordsOf(search),
      { ...rangeOf(paginationOpts, COMPARED_CURSOR), skip },
    )
    return pageOf(rows, paginationOpts, {
      total: rows[0]?.total ?? 0,
      cursorOf: ({ sort_number, store_id, item_id }) =>
        COMPARED_CURSOR.write({ number: sort_number, storeId: store_id, itemId: item_id }),
      show: toComparedLine,
    })
  },
})

/** Both audits, limited to stores that the viewer manages, the one that ended first in front. */
async function enterTwo(
  db: ScopedDatabase,
  scope: AuthorizedOrganization,
  auditIds: readonly string[],
) {
  const view = { ...(await managedView(db, scope, {})), auditIds }
  const range = { after: undefined, until: undefined, limit: undefined }
  const rows = await selectReports(db, view, range)
  const audits = [...Map.groupBy(rows, (row) => row.audit_id).values()].flatMap(
    (own) => toComparedAudit(own) ?? [],
  )
  const [earlier, later] = audits.toSorted((one, other) => one.completedAt - other.completedAt)
  if (!earlier || !later) throw new Fault('not_found', 'There are no two such completed audits.')
  return { earlier, later, rows, storeIds: view.storeIds }
}

function figuresIn(rows: readonly ComparedCategoryRow[], auditId: string) {
  const row = rows.find(({ audit_id }) => audit_id === auditId)
  return row ? reportFigures(sumsOf(row), row.currency) : null
}

export const reportComparisons = [compare, listComparedLines]
