// The state of the shelves of an audit, which decides what is due. Parts of statements with the audit in $1, tested
// against tests/oracles/handed-in.ts.

import { ASSIGNMENT_STATUSES, isClosed, isHandedIn, isInTotals } from '#domain/assignment.ts'
import type { TableName } from '#server/db/schema.ts'

export const IN_TOTALS = ASSIGNMENT_STATUSES.filter(isInTotals)
  .map((status) => `'${status}'`)
  .join(', ')

export const HANDED_IN = ASSIGNMENT_STATUSES.filter(isHandedIn)
  .map((status) => `'${status}'`)
  .join(', ')

const TO_BE_MADE = ASSIGNMENT_STATUSES.filter((status) => !isClosed(status))
  .map((status) => `'${status}'`)
  .join(', ')

/** Condition that assignment `a` is an open recount during a review; see isRecountOut. */
export function isOut(a: string): string {
  return `(${a}.in_review and ${a}.status in (${TO_BE_MADE}))`
}

/** Condition that counts at assignment `a` are part of the result; see `stands` in review-recount.ts. */
export function countsIn(a: string): string {
  return `(${a}.status in (${IN_TOTALS}) and not ${isOut(a)})`
}

/** A count of the whole shelf that is part of the result. */
const IS_WHOLE = `not a.partial and a.status in (${IN_TOTALS})`

/**
 * Every assignment with its state, which is `gone` if it is not part of the result. A recount of single items is open
 * until it is handed in, and then has the state of its shelf. The state of a place depends only on its own counts, so
 * callers that need few places can name them.
 */
export function standsAs(name: string, places?: string): string {
  return `
  ${name} as materialized (
    with counting as (
      select a.status not in ('submitted', 'completed', 'cancelled') as is_open
      from audit a where a.id = $1
    ), placed_count as (
      -- Windows and no joins: nothing is known of the rows here, and each would be compared with each.
      select a.organization_id, a.audit_id, a.id, a.store_id, a.room_id, a.shelf_id, a.partial,
        a.status, a.in_review, a.declared_empty, coalesce(a.shelf_id, a.room_id) as place_id,
        p.xmin as version, p.events,
        case
          when count(*) filter (where ${IS_WHOLE}) over place = 0 then 'out'
          when bool_and(a.status in (${HANDED_IN})) filter (where ${IS_WHOLE}) over place
            and (bool_and(a.mode <> 'independent') filter (where ${IS_WHOLE}) over place
              or bool_or(a.pass = 0 and coalesce(a.comparison ->> 'state', '')
                in ('agreed', 'settled', 'single', 'chosen')) filter (where ${IS_WHOLE}) over place)
            then 'in'
          when (select is_open from counting) then 'open'
          when bool_and(a.mode <> 'independent') filter (where ${IS_WHOLE}) over place
            and bool_or(p.events > 0) filter (where ${IS_WHOLE}) over place then 'in'
          else 'out' end as place_stand,
        coalesce(bool_and(a.declared_empty) filter (where ${IS_WHOLE}) over place, false)
          as is_place_empty
      from assignment a
      join assignment_progress p on p.organization_id = a.organization_id
        and p.audit_id = a.audit_id and p.assignment_id = a.id
      where a.audit_id = $1
        ${places ? `and coalesce(a.shelf_id, a.room_id) in (${places})` : ''}
      window place as (partition by coalesce(a.shelf_id, a.room_id))
    )
    select a.organization_id, a.audit_id, a.id, a.store_id, a.room_id, a.shelf_id, a.partial,
      a.place_id, a.version, a.events, a.place_stand, a.is_place_empty,
      case
        when not ${countsIn('a')} then 'gone'
        when a.partial and a.status not in (${HANDED_IN}) and (select is_open from counting)
          then 'open'
        else a.place_stand end as stand,
      ${countsIn('a')}
        and case when a.partial then a.declared_empty else a.is_place_empty end as is_empty
    from placed_count a
  )`
}

export const STANDS = standsAs('stands')

export const STANDS_READS = ['assignment', 'assignment_progress', 'audit'] as const

/** The state of a store `s`. Must come after `stands`. */
export const STORE_STAND = `(
  select case when bool_or(a.place_stand = 'open') then 'open'
    when bool_and(a.place_stand = 'in') then 'in' else 'out' end
  from stands a where a.store_id = s.store_id)`

/** How much of an audit is read to find out what is due. */
export interface Reach {
  /** Common table expressions after `audited` that end with `stands`. */
  readonly stands: string
  /** Which shelves `h` matter. */
  readonly shelves: string
  /** The states of stores, for items that name no shelf. */
  readonly storeStands: string
}

export const WHOLE_AUDIT: Reach = {
  stands: STANDS,
  shelves: '',
  storeStands: `select s.store_id, ${STORE_STAND} as stand from audited s`,
}

/**
 * Only the places of the items in $4, where all other lines are materialized. The states of stores are the materialized
 * ones. If that matters and a state has changed, the lines do not count as materialized; see ARE_MATERIALIZED in
 * result-freshness.ts.
 */
export const MATERIALIZED_ITEMS: Reach = {
  stands: `
  concerned as materialized (
    select coalesce(a.shelf_id, a.room_id) as place_id
    from count_total t join assignment a on a.audit_id = t.audit_id and a.id = t.assignment_id
    where t.audit_id = $1 and t.item_id = any($4)
    union
    select coalesce(a.shelf_id, a.room_id)
    from recount_item r join assignment a on a.audit_id = r.audit_id and a.id = r.assignment_id
    where r.audit_id = $1 and r.item_id = any($4)
    union
    select unnest(array[h.id, h.room_id])
    from audited s
    join audit_item_shelf e on e.baseline_id = s.baseline_id and e.item_id = any($4)
    join shelf h on h.id = e.shelf_id
  ), ${standsAs('stands', 'select place_id from concerned')}`,
  shelves: 'and h.id in (select place_id from concerned)',
  storeStands: `
    select k.store_id, k.stand
    from audited s join result_store k on k.audit_id = $1 and k.store_id = s.store_id`,
}

/** Must come after `stands` and `audited`, the requested stores. Ends with `on_shelves`, `awaited` and `emptied`. */
export function dueParts(items: string, { shelves, storeStands }: Reach): string {
  const own = items.replaceAll('?', 'e')
  return `
  place_stand as materialized (
    select distinct n.place_id, n.place_stand as stand, n.is_place_empty as is_empty from stands n
    where not n.partial and n.stand <> 'gone'
  ), shelf_stand as materialized (
    -- A room that is counted as one stands for the shelves that it has by now.
    select h.id as shelf_id, h.store_id, coalesce(p.stand, r.stand, 'out') as stand,
      coalesce(p.is_empty, r.is_empty, false) as is_empty
    from audited s join shelf h on h.store_id = s.store_id ${shelves}
    left join place_stand p on p.place_id = h.id
    left join place_stand r on r.place_id = h.room_id
  ), store_stand as materialized (
    ${storeStands}
  ), asked_again as materialized (
    select distinct n.store_id, n.shelf_id, r.item_id
    from stands n join recount_item r on r.audit_id = $1 and r.assignment_id = n.id
    where n.partial and n.stand = 'open'
  ), on_shelves as (
    select s.store_id, e.item_id, sum(e.expected)::bigint as expected
    from audited s join store_stand o on o.store_id = s.store_id
      and (o.stand <> 'in' or exists (select from asked_again))
    join audit_item_shelf e on e.baseline_id = s.baseline_id ${own}
    group by s.store_id, e.item_id
  ), awaited as (
    select p.store_id, p.item_id, sum(p.expected)::bigint as expected from (
      select s.store_id, e.item_id, e.shelf_id, e.expected
      from audited s
      join shelf_stand h on h.store_id = s.store_id and h.stand <> 'in'
      join audit_item_shelf e on e.baseline_id = s.baseline_id and e.shelf_id = h.shelf_id ${own}
      union
      select s.store_id, e.item_id, e.shelf_id, e.expected
      from audited s join asked_again r on r.store_id = s.store_id
      join audit_item_shelf e on e.baseline_id = s.baseline_id and e.shelf_id = r.shelf_id
        and e.item_id = r.item_id ${own}
    ) p group by p.store_id, p.item_id
  ), emptied as (
    -- What is expected on empty shelves and on no other that was handed in.
    select s.store_id, e.item_id, sum(e.expected)::bigint as expected
    from audited s
    join audit_item_shelf e on e.baseline_id = s.baseline_id ${own}
    join shelf_stand h on h.shelf_id = e.shelf_id
    where e.expected <> 0 and e.item_id in (
      select x.item_id from audited s
      join shelf_stand h on h.store_id = s.store_id and h.stand = 'in' and h.is_empty
      join audit_item_shelf x on x.baseline_id = s.baseline_id and x.shelf_id = h.shelf_id)
    group by s.store_id, e.item_id
    having bool_or(h.stand = 'in') and bool_and(h.is_empty or h.stand <> 'in')
  )`
}

export const DUE_READS: readonly TableName[] = [
  ...STANDS_READS,
  'audit_item_shelf',
  'recount_item',
  'shelf',
]
