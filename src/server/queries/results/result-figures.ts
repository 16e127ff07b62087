// The headline of a result: one row per store, added up in the database.

import type { VarianceTab } from '#contract/audit-variances.ts'
import type { VarianceLimits } from '#domain/variance.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { rawWithoutNestedLoops } from '../without-nested-loops.ts'
import { type MaterializedFigureRow, selectMaterializedFigures } from './materialized-figures.ts'
import { askedBy } from './result-asked.ts'
import { selectFreshness } from './result-freshness.ts'
import { ASKED, NOT_FOUND, SUMS, TABS } from './result-judgement.ts'
import { FROZEN, LIVE, type ResultSource } from './result-sources.ts'

export interface FigureRow {
  readonly store_id: string
  readonly lines: number
  readonly lines_counted: number
  readonly expected: number | null
  readonly expected_value: number | null
  readonly counted: number | null
  readonly counted_value: number | null
  readonly net: number | null
  readonly gross: number | null
  readonly net_value: number | null
  readonly gross_value: number | null
  readonly compared: number
  readonly matched: number
  readonly missing: number
  readonly extra: number
  readonly unexpected: number
  readonly unvalued: number
  readonly compared_expected: number | null
  readonly short_value: number | null
  readonly compared_value: number | null
  readonly open: number
  readonly stale: number
  readonly recount: number
  readonly accepted: number
  readonly rejected: number
  readonly zero: number
  readonly recounted: number
  /** Lines with a part that was not counted, and the expected value of that part. */
  readonly not_counted: number
  readonly not_counted_unvalued: number
  readonly not_counted_value: number | null
  /** Lines whose places were all counted, but where nothing was found. */
  readonly not_found: number
  readonly not_found_unvalued: number
  readonly not_found_value: number | null
}

const REVIEWS = ['stale', 'recount', 'accepted', 'rejected', 'zero', 'recounted']
  .map((review) => `count(*) filter (where review = '${review}')::int as ${review}`)
  .join(', ')

const SHOWN_TABS = ['matched', 'missing', 'extra', 'unexpected', 'open'] as const
const TAB_LINES = SHOWN_TABS.map(
  (tab) => `count(*) filter (where ${TABS[tab]})::int as ${tab}`,
).join(', ')

function figuresOver(source: ResultSource) {
  return rawStatement<FigureRow, [string, readonly string[], string]>()({
    name: `result_figures_${source.name}`,
    text: `
      with ${ASKED}, ${source.sums}
      select store_id, ${SUMS}, ${TAB_LINES},
        count(variance)::int as compared,
        count(*) filter (where variance <> 0 and value is null)::int as unvalued,
        sum(abs(compared)) filter (where variance is not null)::bigint as compared_expected,
        sum(value) filter (where value < 0) as short_value,
        sum(compared_value) filter (where variance is not null) as compared_value,
        count(*) filter (where not_counted <> 0)::int as not_counted,
        count(*) filter (where not_counted <> 0 and not_counted_value is null)::int
          as not_counted_unvalued,
        sum(not_counted_value) filter (where not_counted <> 0) as not_counted_value,
        count(*) filter (where ${NOT_FOUND})::int as not_found,
        count(*) filter (where ${NOT_FOUND} and compared_value is null)::int as not_found_unvalued,
        sum(compared_value) filter (where ${NOT_FOUND}) as not_found_value,
        ${REVIEWS}
      from judged group by store_id`,
    reads: source.reads,
  })
}

const FIGURES = { live: figuresOver(LIVE), frozen: figuresOver(FROZEN) }

/** Stores with nothing expected or counted are omitted. In the scope of the audit. */
export async function selectFigures(
  db: ScopedDatabase,
  audit: { readonly auditId: string; readonly sealed: boolean },
  storeIds: readonly string[],
  limits: VarianceLimits,
): Promise<readonly FigureRow[]> {
  const resultScope = { ...audit, storeIds }
  const asked = askedBy(limits)
  const freshness = await selectFreshness(db, resultScope, limits)
  switch (freshness.source) {
    case 'live':
    case 'frozen':
      return rawWithoutNestedLoops(db, FIGURES[freshness.source], [audit.auditId, storeIds, asked])
    case 'materialized':
      return headlinesOf(await selectMaterializedFigures(db, resultScope))
    case 'moved':
      return headlinesOf(
        await selectMaterializedFigures(db, resultScope, { asked, itemIds: freshness.itemIds }),
      )
  }
}

function headlinesOf(rows: readonly MaterializedFigureRow[]): readonly FigureRow[] {
  const lines = new Map(rows.map((row) => [`${row.store_id}/${row.tab}`, row.lines]))
  return rows
    .filter(({ tab }) => tab === 'all')
    .map((row) => {
      const of = (tab: VarianceTab) => lines.get(`${row.store_id}/${tab}`) ?? 0
      return {
        ...row,
        matched: of('matched'),
        missing: of('missing'),
        extra: of('extra'),
        unexpected: of('unexpected'),
        open: of('open'),
      }
    })
}

interface UnknownRow {
  readonly store_id: string
  readonly lines: number
  readonly quantity: number
}

const UNKNOWN = rawStatement<UnknownRow, [string, readonly string[]]>()({
  name: 'result_unknown_codes',
  text: `
    select a.store_id, count(distinct t.line)::int as lines,
      coalesce(sum(t.quantity), 0)::bigint as quantity
    from count_total t
    join assignment a on a.organization_id = t.organization_id and a.audit_id = t.audit_id
      and a.id = t.assignment_id
    where t.audit_id = $1 and t.item_id is null and t.events > 0 and a.store_id = any($2)
      and a.status not in ('returned', 'excluded', 'cancelled')
    group by a.store_id`,
  reads: ['assignment', 'count_total'],
})

/** Counts of unknown codes. */
export function selectUnknownCodes(
  db: ScopedDatabase,
  auditId: string,
  storeIds: readonly string[],
) {
  return db.raw(UNKNOWN, [auditId, storeIds])
}
