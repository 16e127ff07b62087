// Lines of a result grouped by category, room or shelf.

import type { TableName } from '#server/db/schema.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { standsAs } from './handed-in.ts'
import type { TotalsRow } from './line-page.ts'
import { PARTIAL_ROUNDS } from './live-lines.ts'
import { KEPT_PLACES, PLACED, placedLines } from './placed-lines.ts'
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

function readsOf(
  source: ResultSource,
  reach: Reach,
  names: 'lines' | 'sums',
): readonly TableName[] {
  if (reach === 'narrowed') return [...source.reads, ...source.locatedReads]
  return names === 'lines' ? source.reads : source.sumReads
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
    reads: readsOf(source, reach, 'lines'),
  }))
}

const FROZEN_PLACES = `places as (
  select * from audit_line_place where audit_id = $1 and store_id = any($2)
)`

/** The lines of the tab by place, as `grouped`. */
function groupedOver(source: ResultSource): string {
  const judged = `grouped as (
    select p.*, c.beyond, c.review from chosen c
    join located p on p.item_id = c.item_id and p.store_id = c.store_id)`
  const kept = `select ${KEPT_PLACES} from result_line_place where audit_id = $1 and store_id = any($2)`
  switch (source) {
    case MATERIALIZED:
      return `located as (${kept}), ${judged}`
    case MOVED:
      return `${liveBeside(source)}, ${PLACED}, located as (
        ${kept} and item_id <> all($4)
        union all select ${KEPT_PLACES} from (${placedLines('fresh')}) f
      ), ${judged}`
    default:
      return `${liveBeside(source)}, ${PLACED}, grouped as (${placedLines('chosen')})`
  }
}

function placesOver(level: 'room' | 'shelf', reach: Reach) {
  const own = level === 'room' ? 'null::uuid as shelf_id' : 'shelf_id'
  const keys = `store_id, room_id${level === 'room' ? '' : ', shelf_id'}`
  return questionOver<GroupRow>(`result_${level}s_${reach}`, (source) => {
    if (source === FROZEN) return frozenPlaces(level, reach)
    return {
      text: `
        with ${chosenLines(source, reach, 'sums')}, ${groupedOver(source)}, sums as (
          select store_id, room_id, ${own}, ${SUMS}, ${REVIEWED} from grouped group by ${keys})
        select s.*, r.name as room_name, h.code as shelf_code, null as category
        from sums s join room r on r.id = s.room_id left join shelf h on h.id = s.shelf_id`,
      reads: [...readsOf(source, reach, 'sums'), ...placesRead(source)],
    }
  })
}

function placesRead(source: ResultSource): readonly TableName[] {
  if (source === MATERIALIZED) return ['result_line_place', 'room', 'shelf']
  return source === MOVED ? [...LIVE_PLACE_READS, 'result_line_place'] : LIVE_PLACE_READS
}

/** With the names from the day it was sealed. */
function frozenPlaces(level: 'room' | 'shelf', reach: Reach) {
  const own =
    level === 'room' ? 'null::uuid as shelf_id, null as shelf_code' : 'shelf_id, shelf_code'
  const keys = `store_id, room_id, room_name${level === 'room' ? '' : ', shelf_id, shelf_code'}`
  return {
    text: `
      with ${chosenLines(FROZEN, reach, 'sums')}, ${FROZEN_PLACES}, ${PLACED}, grouped as (
        select p.*, n.room_name, n.shelf_code from (${placedLines('chosen')}) p
        join (
          select room_id, place_id, min(room_name) as room_name, min(shelf_code) as shelf_code
          from places group by room_id, place_id
        ) n on n.room_id = p.room_id and n.place_id = p.place_id)
      select store_id, room_id, room_name, ${own}, null as category, ${SUMS}, ${REVIEWED}
      from grouped group by ${keys}`,
    reads: [...FROZEN.reads, 'audit_line_place', 'audit_store'] as const,
  }
}

/**
 * Both parts define the stores of the audit, the second one with more columns, and both may define rounds and shelves.
 */
function liveBeside(source: ResultSource): string {
  const items = source === MOVED ? 'and ?.item_id = any($4)' : ''
  const places = livePlaces(items).replaceAll('audited', 'placed_stores')
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
