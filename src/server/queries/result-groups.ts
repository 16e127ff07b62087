// Lines of a result taken together by category, room or shelf.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { type AuditPlace, askedOf, type LineFilter, type TotalsRow } from './result-lines.ts'
import { LIVE_PLACE_READS, livePlaces } from './result-places.ts'
import {
  ASKED,
  FROZEN,
  filteredLines,
  IN_TAB,
  JUDGED,
  LIVE,
  PARTIAL_ROUNDS,
  type ResultSource,
  SUMS,
} from './result-sources.ts'
import { rawWithoutLoops } from './without-loops.ts'

export interface GroupRow extends TotalsRow {
  readonly store_id: string | null
  readonly room_id: string | null
  readonly room_name: string | null
  readonly shelf_id: string | null
  readonly shelf_code: string | null
  readonly category: string | null
  readonly uncounted: number
  readonly beyond: number
  readonly open: number
}

const REVIEWED = `
  count(*) filter (where found is null)::int as uncounted,
  count(*) filter (where beyond)::int as beyond,
  count(*) filter (where review in ('open', 'recount', 'stale'))::int as open`

function chosenLines(source: ResultSource): string {
  return `${ASKED}, ${source.lines}, ${JUDGED}, ${filteredLines(source)}, chosen as (
    select f.* from filtered f cross join asked o where ${IN_TAB}
  )`
}

function byCategory(source: ResultSource) {
  return rawStatement<GroupRow, [string, readonly string[], string]>()({
    name: `result_categories_${source.name}`,
    text: `
      with ${chosenLines(source)}
      select null::uuid as store_id, null::uuid as room_id, null as room_name,
        null::uuid as shelf_id, null as shelf_code, category, ${SUMS}, ${REVIEWED}
      from chosen group by category`,
    reads: [...source.reads, ...source.locatedReads],
  })
}

/** What lies where: one row per line and shelf, with what is expected there where that is known. */
const PLACED = `
  placed as (
    select p.store_id, p.item_id, p.room_id, p.room_name, p.shelf_id, p.shelf_code,
      max(p.expected) as expected, sum(p.standing)::bigint as found
    from places p group by p.store_id, p.item_id, p.room_id, p.room_name, p.shelf_id, p.shelf_code
  ), grouped as (
    select p.*, c.beyond, c.review, p.found - p.expected as variance,
      house.value_cents(p.expected, c.unit_cost) as expected_value,
      house.value_cents(p.found, c.unit_cost) as found_value,
      house.value_cents(p.found - p.expected, c.unit_cost) as value
    from chosen c join placed p on p.store_id = c.store_id and p.item_id = c.item_id
  )`

const FROZEN_PLACES = `places as (
  select * from audit_line_place where audit_id = $1 and store_id = any($2)
)`

function byPlace(source: ResultSource, level: 'room' | 'shelf') {
  const isLive = source === LIVE
  const own =
    level === 'room' ? 'null::uuid as shelf_id, null as shelf_code' : 'shelf_id, shelf_code'
  const keys = `store_id, room_id, room_name${level === 'room' ? '' : ', shelf_id, shelf_code'}`
  const places = isLive ? liveBesideLines() : FROZEN_PLACES
  return rawStatement<GroupRow, [string, readonly string[], string]>()({
    name: `result_${level}s_${source.name}`,
    text: `
      with ${chosenLines(source)}, ${places}, ${PLACED}
      select store_id, room_id, room_name, ${own}, null as category, ${SUMS}, ${REVIEWED}
      from grouped group by ${keys}`,
    reads: [
      ...new Set([
        ...source.reads,
        ...source.locatedReads,
        ...(isLive ? LIVE_PLACE_READS : (['audit_line_place'] as const)),
      ]),
    ],
  })
}

/** Both parts name the stores of the audit, the second one says more of them, and both know the rounds. */
function liveBesideLines(): string {
  return livePlaces('').replace(`${PARTIAL_ROUNDS},`, '').replaceAll('audited', 'placed_stores')
}

function statementsOver(source: ResultSource) {
  return {
    category: byCategory(source),
    room: byPlace(source, 'room'),
    shelf: byPlace(source, 'shelf'),
  }
}

const GROUPS = { live: statementsOver(LIVE), frozen: statementsOver(FROZEN) }

/** In the scope of the audit; in no order. */
export function selectGroups(
  db: ScopedDatabase,
  { auditId, sealed, storeIds }: AuditPlace,
  groupBy: 'room' | 'shelf' | 'category',
  filter: LineFilter,
) {
  const statement = GROUPS[sealed ? 'frozen' : 'live'][groupBy]
  return rawWithoutLoops(db, statement, [auditId, storeIds, JSON.stringify(askedOf(filter))])
}
