// Lines of a result grouped by category, room or shelf.

import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { standsAs } from './handed-in.ts'
import type { TotalsRow } from './line-page.ts'
import { PARTIAL_ROUNDS } from './live-lines.ts'
import { askedOf, askLines, isWhole, type LineFilter, questionOver } from './result-asked.ts'
import { type ResultScope, selectFreshness } from './result-freshness.ts'
import { ASKED, filteredLines, IN_TAB, SUMS } from './result-judgement.ts'
import { LIVE_PLACE_READS, livePlaces } from './result-places.ts'
import { FROZEN, MATERIALIZED, MOVED, type ResultSource } from './result-sources.ts'

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

/** All lines of the tab, or those that words, a category or a place have narrowed: what is not asked costs nothing. */
type Reach = 'whole' | 'narrowed'

function chosenLines(source: ResultSource, reach: Reach, names: 'lines' | 'sums'): string {
  const isWhole = reach === 'whole'
  return `${ASKED}, ${isWhole ? source[names] : source.lines},
    ${isWhole ? '' : `${filteredLines(source)},`} chosen as (
    select f.* from ${isWhole ? 'judged' : 'filtered'} f cross join asked o where ${IN_TAB}
  )`
}

function reachOf(filter: LineFilter): Reach {
  return isWhole(filter) ? 'whole' : 'narrowed'
}

function categoriesOver(reach: Reach) {
  return questionOver<GroupRow>(`result_categories_${reach}`, (source) => ({
    text: `
    with ${chosenLines(source, reach, 'lines')}
    select null::uuid as store_id, null::uuid as room_id, null as room_name,
      null::uuid as shelf_id, null as shelf_code, category, ${SUMS}, ${REVIEWED}
    from chosen group by category`,
    reads: [...source.reads, ...source.locatedReads],
  }))
}

/** One row per line and shelf, with the quantity expected there if the baseline says so. */
const PLACED = `
  placed as (
    select p.store_id, p.item_id, p.room_id, p.room_name, p.shelf_id, p.shelf_code,
      max(p.expected) as expected, sum(p.standing)::bigint as counted,
      bool_or(p.handed_in) as handed_in
    from places p group by p.store_id, p.item_id, p.room_id, p.room_name, p.shelf_id, p.shelf_code
    -- The same lines as the filter by place has: a number leads to as many rows as it says.
    having count(p.standing) > 0 or max(p.expected) <> 0
  ), grouped as (
    select p.*, c.beyond, c.review, f.found, f.variance,
      app.worth_of(p.expected, c.unit_cost, k.coin) as expected_value,
      app.worth_of(f.found, c.unit_cost, k.coin) as found_value,
      app.worth_of(f.variance, c.unit_cost, k.coin) as value
    -- One condition: of two the planner takes the store alone and goes through everything for every line.
    from chosen c
    join placed p on array[p.store_id, p.item_id] = array[c.store_id, c.item_id]
    join audit_store k on k.audit_id = $1 and k.store_id = c.store_id
    cross join lateral (
      -- Where somebody has said that there is none, there is none on each of its shelves.
      select case when c.review = 'zero' and p.expected <> 0 then 0 else p.counted end as found
    ) n
    cross join lateral (
      select n.found,
        case when p.handed_in or c.review = 'zero' then n.found - p.expected end as variance
    ) f
  )`

const FROZEN_PLACES = `places as (
  select * from audit_line_place where audit_id = $1 and store_id = any($2)
)`

function placesOver(level: 'room' | 'shelf', reach: Reach) {
  const own =
    level === 'room' ? 'null::uuid as shelf_id, null as shelf_code' : 'shelf_id, shelf_code'
  const keys = `store_id, room_id, room_name${level === 'room' ? '' : ', shelf_id, shelf_code'}`
  return questionOver<GroupRow>(`result_${level}s_${reach}`, (source) => {
    const places =
      source === FROZEN
        ? { text: FROZEN_PLACES, reads: ['audit_line_place'] as const }
        : { text: liveBeside(source), reads: LIVE_PLACE_READS }
    return {
      text: `
        with ${chosenLines(source, reach, 'sums')}, ${places.text}, ${PLACED}
        select store_id, room_id, room_name, ${own}, null as category, ${SUMS}, ${REVIEWED}
        from grouped group by ${keys}`,
      reads: ['audit_store', ...source.reads, ...source.locatedReads, ...places.reads],
    }
  })
}

/**
 * Both parts define the stores of the audit, the second one with more columns, and both may define rounds and shelves.
 */
function liveBeside(source: ResultSource): string {
  const places = livePlaces('').replaceAll('audited', 'placed_stores')
  if (source === MATERIALIZED) return places
  const beside = places.replace(`${PARTIAL_ROUNDS},`, '')
  if (source === MOVED) return beside
  return beside.replace(`${standsAs('placed_stands')},`, '').replaceAll('placed_stands', 'stands')
}

function groupsOver(reach: Reach) {
  return {
    category: categoriesOver(reach),
    room: placesOver('room', reach),
    shelf: placesOver('shelf', reach),
  }
}

const GROUPS = { whole: groupsOver('whole'), narrowed: groupsOver('narrowed') }

/** Unordered. In the scope of the audit. */
export async function selectGroups(
  db: ScopedDatabase,
  resultScope: ResultScope,
  groupBy: 'room' | 'shelf' | 'category',
  filter: LineFilter,
) {
  const freshness = await selectFreshness(db, resultScope, filter.limits)
  return askLines(
    db,
    GROUPS[reachOf(filter)][groupBy],
    { ...resultScope, freshness },
    JSON.stringify(askedOf(filter)),
  )
}
