// Where lines were expected and counted, round by round.

import type { AssignmentStatus } from '#domain/assignment.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { countsIn, HANDED_IN, STANDS_READS, standsAs } from './handed-in.ts'
import { PARTIAL_ROUNDS } from './live-lines.ts'
import type { ResultScope } from './result-freshness.ts'

/** One round of one place of a line, or a place where it is expected but no count was planned. */
export interface PlaceRow {
  readonly store_id: string
  readonly item_id: string
  readonly room_id: string
  readonly room_name: string
  readonly shelf_id: string | null
  readonly shelf_code: string | null
  readonly assignment_id: string | null
  readonly round: number | null
  readonly pass: number | null
  readonly status: AssignmentStatus | null
  readonly user_id: string | null
  readonly user_name: string | null
  /** The quantity expected at the place; null if the baseline does not say. */
  readonly expected: number | null
  /** What this round, or this pass of it, has counted. */
  readonly counted: number | null
  /** How much of that is in effect; null if there is nothing, or it is not part of the result. */
  readonly standing: number | null
  readonly in_totals: boolean
  /** True if its counts can be compared. */
  readonly handed_in: boolean
}

/** Of two counts that differ, the one that the manager did not choose. */
const NOT_CHOSEN = `(p.pass = 1 and exists (
  select from planned f where f.place_id = p.place_id and f.round = p.round and f.pass = 0
    and f.comparison ->> 'state' = 'chosen'))`

const IS_STANDING = `(${countsIn('p')} and z.item_id is null and not ${NOT_CHOSEN})`

/** A shelf handed in as empty has 0 of what is expected there, and an empty recount 0 of its items. */
const SAID_EMPTY = `case when p.declared_empty and p.status in (${HANDED_IN})
  and (p.partial or e.expected <> 0) then 0 end`

/** For independent counts, an empty one has no effect until both are handed in and agree. */
const EMPTY_STANDS = `case when a.stand = 'in' then ${SAID_EMPTY} end`

/** Rows of `places`: $1 is the audit, $2 the stores; the caller narrows the items. */
export function livePlaces(items: string): string {
  return `
  audited as (
    select s.store_id, s.baseline_id, coalesce(b.by_shelf, false) as by_shelf
    from audit_store s left join baseline b on b.id = s.baseline_id
    where s.audit_id = $1 and s.store_id = any($2)
  ), totals as (
    select t.assignment_id, t.item_id, sum(t.quantity)::bigint as quantity
    from count_total t
    where t.audit_id = $1 and t.item_id is not null and t.events > 0 ${items.replaceAll('?', 't')}
    group by t.assignment_id, t.item_id
  ), passes as (
    select t.assignment_id, t.item_id, sum(t.quantity)::bigint as quantity
    from pass_total t
    where t.audit_id = $1 and t.item_id is not null and t.events > 0 ${items.replaceAll('?', 't')}
    group by t.assignment_id, t.item_id
  ), ${PARTIAL_ROUNDS}, planned as (
    select a.*, coalesce(a.shelf_id, a.room_id) as place_id from assignment a
    where a.audit_id = $1 and a.store_id = any($2) and a.status <> 'cancelled'
  ), expectations as (
    select s.store_id, e.item_id, h.room_id, e.shelf_id, e.expected
    from audited s join audit_item_shelf e on e.baseline_id = s.baseline_id
    join shelf h on h.id = e.shelf_id
    where s.by_shelf ${items.replaceAll('?', 'e')}
  ), lying as (
    select p.store_id, x.item_id, p.room_id, p.shelf_id, p.place_id
    from (select * from totals union all select * from passes) x
    join planned p on p.id = x.assignment_id
    union
    select store_id, item_id, room_id, shelf_id, shelf_id from expectations
  ), ${standsAs('placed_stands', items && 'select place_id from lying')}, places as (
    select l.store_id, l.item_id, l.place_id, r.id as room_id, r.name as room_name, l.shelf_id,
      h.code as shelf_code, p.id as assignment_id, p.round, p.pass, p.status,
      p.assignee_id as user_id, u.name as user_name,
      case when s.by_shelf and l.shelf_id is not null then coalesce(e.expected, 0) end as expected,
      coalesce(case when p.mode = 'independent' then y.quantity else t.quantity end,
        ${SAID_EMPTY}) as counted,
      case when ${IS_STANDING} then coalesce(t.quantity, ${EMPTY_STANDS}) end as standing,
      p.status is not null and ${IS_STANDING} as in_totals,
      coalesce(a.stand, 'out') = 'in' as handed_in
    from lying l
    join audited s on s.store_id = l.store_id
    join room r on r.id = l.room_id
    left join shelf h on h.id = l.shelf_id
    left join expectations e on e.store_id = l.store_id and e.item_id = l.item_id
      and e.shelf_id = l.shelf_id
    left join planned p on p.place_id = l.place_id
    left join totals t on t.assignment_id = p.id and t.item_id = l.item_id
    left join passes y on y.assignment_id = p.id and y.item_id = l.item_id
    left join superseded z on z.assignment_id = p.id and z.item_id = l.item_id
    left join listed li on li.assignment_id = p.id and li.item_id = l.item_id
    left join placed_stands a on a.id = p.id
    left join auth."user" u on u.id = p.assignee_id
    -- A recount of other items says nothing about this one.
    where p.partial is not true or li.item_id is not null
  )`
}

/** The tables that `places` reads, except for the names of people. */
export const LIVE_PLACE_READS = [
  ...STANDS_READS,
  'audit_item_shelf',
  'audit_store',
  'baseline',
  'count_total',
  'pass_total',
  'recount_item',
  'room',
  'shelf',
] as const

const COLUMNS = `
  store_id, item_id, room_id, room_name, shelf_id, shelf_code, assignment_id, round, pass, status,
  user_id, user_name, expected, counted, standing, in_totals, handed_in`
export const PLACE_ORDER = 'order by room_name, room_id, shelf_code, round, pass'
type Values = [string, readonly string[], readonly string[]]

const LIVE = rawStatement<PlaceRow, Values>()({
  name: 'result_places_live',
  text: `with ${livePlaces('and ?.item_id = any($3)')} select ${COLUMNS} from places ${PLACE_ORDER}`,
  reads: [...LIVE_PLACE_READS, 'auth.user'],
})

const FROZEN = rawStatement<PlaceRow, Values>()({
  name: 'result_places_frozen',
  text: `
    select ${COLUMNS} from audit_line_place
    where audit_id = $1 and store_id = any($2) and item_id = any($3) ${PLACE_ORDER}`,
  reads: ['audit_line_place'],
})

/** In walking order, by name. In the scope of the audit. */
export function selectPlacesOf(
  db: ScopedDatabase,
  { auditId, sealed, storeIds }: ResultScope,
  itemIds: readonly string[],
) {
  return db.raw(sealed ? FROZEN : LIVE, [auditId, storeIds, itemIds])
}
