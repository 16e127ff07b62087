// The lines of an audit, computed from its counts, baselines and decisions. Parts of statements: $1 is the audit, $2
// the stores.

import type { TableName } from '#server/db/schema.ts'
import { countsIn, DUE_READS, dueParts, type Reach, WHOLE_AUDIT } from './handed-in.ts'

/**
 * Recounts of single items exist next to the count of their shelf. What earlier rounds found of these items is
 * superseded, and the recount counts nothing else. $1 is the audit.
 */
export const PARTIAL_ROUNDS = `
  superseded as (
    select distinct a.id as assignment_id, r.item_id
    from recount_item r
    join assignment n on n.audit_id = r.audit_id and n.id = r.assignment_id
    join assignment a on a.audit_id = n.audit_id and a.room_id = n.room_id
      and a.shelf_id is not distinct from n.shelf_id and a.round < n.round
    where r.audit_id = $1 and ${countsIn('n')}
  ), listed as (
    select r.assignment_id, r.item_id from recount_item r where r.audit_id = $1
  )`

interface Naming {
  readonly columns: string
  readonly cost: string
  readonly join: string
  /**
   * Materialize lines before they are judged if their cost expression is expensive, because it is used several times.
   */
  readonly as: 'as' | 'as materialized'
}

export const NAMED: Naming = {
  columns: 'i.sku, i.name, i.category, i.unit',
  cost: 'i.unit_cost',
  join: 'join item i on i.id = item_id',
  as: 'as',
}
/**
 * For statements that need no names, only the costs of unexpected items. The item id is the one in the counts: an id
 * combined from several sources is not looked up by index under row-level security.
 */
export const UNNAMED: Naming = {
  columns: 'null as sku, null as name, null as category, null as unit',
  cost: '(select i.unit_cost from item i where i.id = c.item_id)',
  join: '',
  as: 'as materialized',
}

/** For the few items in $4; run it without nested loops. */
export const NAMED_FEW: Naming = { ...NAMED, join: `${NAMED.join} and i.id = any($4)` }

/** Only the items in $4. */
export const PICKED = 'and ?.item_id = any($4)'

/** Ends with `lines`. `items` is a condition on each source of lines, with `?` for the alias of the source. */
export function liveLines(items: string, named: Naming, reach: Reach = WHOLE_AUDIT): string {
  return `
  audited as (
    select s.store_id, s.baseline_id, s.coin from audit_store s
    where s.audit_id = $1 and s.store_id = any($2)
  ), ${reach.stands}, ${PARTIAL_ROUNDS}, ${dueParts(items, reach)}, standing as (
    select a.store_id, t.item_id, t.quantity, a.stand
    from count_total t
    join stands a on a.id = t.assignment_id and a.stand <> 'gone'
    left join superseded x on x.assignment_id = t.assignment_id and x.item_id = t.item_id
    left join listed li on li.assignment_id = t.assignment_id and li.item_id = t.item_id
    where t.audit_id = $1 and t.item_id is not null and t.events > 0 ${items.replaceAll('?', 't')}
      and a.store_id = any($2)
      and x.item_id is null and (not a.partial or li.item_id is not null)
    union all
    -- A recount that was handed in as empty names the items that are not there.
    select a.store_id, r.item_id, 0, a.stand
    from stands a join audited s on s.store_id = a.store_id
    join recount_item r on r.audit_id = $1 and r.assignment_id = a.id ${items.replaceAll('?', 'r')}
    join audit_item e on e.baseline_id = s.baseline_id and e.item_id = r.item_id
    left join superseded x on x.assignment_id = r.assignment_id and x.item_id = r.item_id
    where a.partial and a.is_empty and a.stand = 'in' and x.item_id is null
  ), counted as (
    select store_id, item_id, sum(quantity)::bigint as counted,
      (sum(quantity) filter (where stand = 'in'))::bigint as handed_in
    from standing group by store_id, item_id
  ), expected as (
    select s.store_id, e.item_id, e.expected, e.unit_cost
    from audited s join audit_item e on e.baseline_id = s.baseline_id ${items.replaceAll('?', 'e')}
  ), decided as (
    select d.* from audit_decision d
    where d.audit_id = $1 and d.store_id = any($2) ${items.replaceAll('?', 'd')}
  ), lines ${named.as} (
    select s.store_id, item_id, ${named.columns}, s.coin,
      case when e.expected is null then ${named.cost} else e.unit_cost end as unit_cost,
      case when s.baseline_id is not null then coalesce(e.expected, 0) end as expected,
      e.expected is not null as in_baseline,
      coalesce(c.counted, case when m.expected = e.expected then 0 end) as counted,
      case
        when s.baseline_id is null then null
        -- It may lie anywhere, also where nobody has been.
        when e.expected <> coalesce(p.expected, 0) and (o.stand = 'open' or g.item_id is not null
          or o.stand = 'out' and c.counted is null) then null
        when c.handed_in is null and coalesce(e.expected, 0) = coalesce(w.expected, 0) then null
        else coalesce(e.expected, 0) - coalesce(w.expected, 0)
          + coalesce(c.counted, 0) - coalesce(c.handed_in, 0) end as due,
      coalesce(d.version, 0) as version, d.decision, d.expected as decided_expected,
      d.counted as decided_counted, d.due as decided_due, coalesce(d.recounted, false) as recounted
    -- Full joins cannot become nested loops, whatever little is known of tables that were just filled.
    from expected e
    full join counted c using (store_id, item_id)
    full join decided d using (store_id, item_id)
    join audited s using (store_id)
    join store_stand o using (store_id)
    left join on_shelves p using (store_id, item_id)
    left join awaited w using (store_id, item_id)
    left join emptied m using (store_id, item_id)
    left join (select distinct store_id, item_id from asked_again) g using (store_id, item_id)
    ${named.join}
    where e.expected is not null or c.counted is not null
  )`
}

export const LIVE_READS: readonly TableName[] = [
  ...DUE_READS,
  'audit_decision',
  'audit_item',
  'audit_store',
  'count_total',
  'item',
]

/** The expected value of each store, for limits that are a share of it. */
export const LIVE_BASES = `
  bases as (
    select s.store_id, sum(app.worth_of(e.expected, e.unit_cost, s.coin)) as base
    from asked o cross join audited s join audit_item e on e.baseline_id = s.baseline_id
    where coalesce(o."valuePercent", o."askedValuePercent") is not null
    group by s.store_id
  )`
