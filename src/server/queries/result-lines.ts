// Lines of a result: those of named items, or all that a filter lets through.

import type { Decision, LineReview } from '#domain/decision.ts'
import type { VarianceLimits } from '#domain/variance.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { askedBy, askedOf, askLines, type LineFilter, questionOver } from './result-asked.ts'
import { ASKED, filteredLines, IN_TAB } from './result-judgement.ts'
import { FROZEN, LIVE, type PickedSource } from './result-sources.ts'
import { type AuditPlace, selectStand } from './result-stand.ts'
import { rawWithoutLoops } from './without-loops.ts'

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
  /** The count, or 0 where somebody has said that there is none. */
  readonly found: number | null
  readonly value: number | null
  readonly beyond: boolean
  readonly review: LineReview
  readonly version: number
  readonly decision: Decision | null
}

const COLUMNS = `
  store_id, item_id, sku, name, category, unit, unit_cost, expected, in_baseline, counted, found,
  value, beyond, review, version, decision`

function pickedFrom(source: PickedSource) {
  return rawStatement<ResultRow, [string, readonly string[], string, readonly string[]]>()({
    name: `result_lines_${source.name}`,
    text: `with ${ASKED}, ${source.picked} select ${COLUMNS} from judged`,
    reads: source.reads,
  })
}

const PICKED = { live: pickedFrom(LIVE), frozen: pickedFrom(FROZEN) }

/** The lines of these items, in whichever of the stores. */
export function selectLinesOf(
  db: ScopedDatabase,
  { auditId, sealed, storeIds }: AuditPlace,
  itemIds: readonly string[],
  limits: VarianceLimits,
) {
  const statement = sealed ? PICKED.frozen : PICKED.live
  return rawWithoutLoops(db, statement, [auditId, storeIds, askedBy(limits), itemIds])
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
  place: AuditPlace,
  filter: LineFilter,
) {
  const stand = await selectStand(db, place, filter.limits)
  return askLines(db, MATCHING, { ...place, stand }, JSON.stringify(askedOf(filter)))
}
