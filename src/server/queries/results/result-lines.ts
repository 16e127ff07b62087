// Lines of a result: those of given items, or all that match a filter.

import type { Decision, LineReview } from '#domain/decision.ts'
import type { VarianceLimits } from '#domain/variance.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { rawWithoutNestedLoops } from '../without-nested-loops.ts'
import { askedBy, askedOf, askLines, type LineFilter, questionOver } from './result-asked.ts'
import { type ResultScope, selectFreshness } from './result-freshness.ts'
import { ASKED, filteredLines, IN_TAB } from './result-judgement.ts'
import { FROZEN, LIVE, type PickedSource } from './result-sources.ts'

export interface ResultRow {
  readonly store_id: string
  readonly item_id: string
  readonly sku: string | null
  readonly name: string
  readonly category: string | null
  readonly unit: string
  readonly unit_cost: number | null
  readonly expected: number | null
  readonly in_baseline: boolean
  readonly counted: number | null
  /** The part of the expected quantity that is on shelves that were handed in; null if there is none yet. */
  readonly due: number | null
  /** The count, or 0 if a manager has decided so. */
  readonly found: number | null
  /** What it is compared with: what is due, or the whole expected quantity if a manager has decided on 0. */
  readonly compared: number | null
  /** The part of the expected quantity that was neither counted nor decided. */
  readonly not_counted: number
  readonly not_counted_value: number | null
  readonly value: number | null
  readonly beyond: boolean
  readonly review: LineReview
  readonly version: number
  readonly decision: Decision | null
}

const COLUMNS = `
  store_id, item_id, sku, name, category, unit, unit_cost, expected, in_baseline, counted, due,
  found, compared, not_counted, not_counted_value, value, beyond, review, version, decision`

function pickedFrom(source: PickedSource) {
  return rawStatement<ResultRow, [string, readonly string[], string, readonly string[]]>()({
    name: `result_lines_${source.name}`,
    text: `with ${ASKED}, ${source.picked} select ${COLUMNS} from judged`,
    reads: source.reads,
  })
}

const PICKED = { live: pickedFrom(LIVE), frozen: pickedFrom(FROZEN) }

/** The lines of these items, in any of the stores. */
export function selectLinesOf(
  db: ScopedDatabase,
  { auditId, sealed, storeIds }: ResultScope,
  itemIds: readonly string[],
  limits: VarianceLimits,
) {
  const statement = sealed ? PICKED.frozen : PICKED.live
  return rawWithoutNestedLoops(db, statement, [auditId, storeIds, askedBy(limits), itemIds])
}

const MATERIALIZED = rawStatement<
  ResultRow,
  [string, readonly string[], itemIds: readonly string[]]
>()({
  name: 'result_lines_materialized',
  text: `
    select l.store_id, l.item_id, i.sku, i.name, i.category, i.unit, l.unit_cost, l.expected,
      l.in_baseline, l.counted, l.due, l.found, l.compared, l.not_counted, l.not_counted_value, l.value, l.beyond, l.review, l.version, l.decision
    from result_line l join item i on i.id = l.item_id and i.id = any($3)
    where l.audit_id = $1 and l.store_id = any($2) and l.item_id = any($3)`,
  reads: ['item', 'result_line'],
})

/** The same for thousands of items: reads materialized lines, and computes the others. */
export async function selectManyLinesOf(
  db: ScopedDatabase,
  resultScope: ResultScope,
  itemIds: readonly string[],
  limits: VarianceLimits,
): Promise<readonly ResultRow[]> {
  const freshness = await selectFreshness(db, resultScope, limits)
  if (freshness.source === 'frozen' || freshness.source === 'live') {
    return selectLinesOf(db, resultScope, itemIds, limits)
  }
  const moved = new Set(freshness.source === 'moved' ? freshness.itemIds : [])
  const still = itemIds.filter((id) => !moved.has(id))
  const materialized = await rawWithoutNestedLoops(db, MATERIALIZED, [
    resultScope.auditId,
    resultScope.storeIds,
    still,
  ])
  // The moved ones, or all of them if the lines were dropped since freshness was checked.
  const found = new Set(materialized.map((row) => row.item_id))
  const missing = itemIds.filter((id) => !found.has(id))
  return missing.length === 0
    ? materialized
    : [...materialized, ...(await selectLinesOf(db, resultScope, missing, limits))]
}

const MATCHING = questionOver<ResultRow>('result_lines_matching', (source) => ({
  text: `
    with ${ASKED}, ${source.lines}, ${filteredLines(source)}
    select ${COLUMNS} from (select f.* from filtered f cross join asked o where ${IN_TAB}) f`,
  reads: [...source.reads, ...source.locatedReads],
}))

/** All lines of a filter. */
export async function selectMatchingLines(
  db: ScopedDatabase,
  resultScope: ResultScope,
  filter: LineFilter,
) {
  const freshness = await selectFreshness(db, resultScope, filter.limits)
  return askLines(db, MATCHING, { ...resultScope, freshness }, JSON.stringify(askedOf(filter)))
}
