// Where the lines of an audit come from: totals beside a baseline while it runs, values that were
// frozen once it is completed. As parts of statements: $1 is the audit, $2 the stores.

import { ASSIGNMENT_STATUSES, isInTotals } from '#domain/assignment.ts'
import type { TableName } from '#server/db/schema.ts'

export interface ResultSource {
  readonly name: string
  /** Common table expressions that end with `lines` and `bases`. */
  readonly lines: string
  /** The same without names. */
  readonly sums: string
  /** The same, of the items in $4 alone. */
  readonly picked: string
  readonly reads: readonly TableName[]
  /** Items that lie or are expected where `asked` says. */
  readonly located: string
  readonly locatedReads: readonly TableName[]
}

export const IN_TOTALS = ASSIGNMENT_STATUSES.filter(isInTotals)
  .map((status) => `'${status}'`)
  .join(', ')

/**
 * Recounts of single items stand beside the count of their shelf: what earlier rounds found of these
 * items is superseded, and of everything else such a round counts nothing. $1 is the audit.
 */
export const PARTIAL_ROUNDS = `
  superseded as (
    select distinct a.id as assignment_id, r.item_id
    from recount_item r
    join assignment n on n.audit_id = r.audit_id and n.id = r.assignment_id
    join assignment a on a.audit_id = n.audit_id and a.room_id = n.room_id
      and a.shelf_id is not distinct from n.shelf_id and a.round < n.round
    where r.audit_id = $1 and n.status in (${IN_TOTALS})
  ), listed as (
    select r.assignment_id, r.item_id from recount_item r where r.audit_id = $1
  )`

interface Naming {
  readonly columns: string
  readonly cost: string
  readonly join: string
}

const NAMED: Naming = {
  columns: 'i.sku, i.name, i.category, i.unit',
  cost: 'i.unit_cost',
  join: 'join item i on i.id = item_id',
}
/** Whoever does not ask by names needs the costs of unexpected items alone. */
const UNNAMED: Naming = {
  columns: 'null as sku, null as name, null as category, null as unit',
  cost: '(select i.unit_cost from item i where i.id = item_id)',
  join: '',
}

function liveLines(items: string, named: Naming, more = ''): string {
  return `
  audited as (
    select s.store_id, s.baseline_id from audit_store s
    where s.audit_id = $1 and s.store_id = any($2)
  ), ${PARTIAL_ROUNDS}, counted as (
    select a.store_id, t.item_id, sum(t.quantity)::bigint as counted
    from count_total t
    join assignment a on a.organization_id = t.organization_id and a.audit_id = t.audit_id
      and a.id = t.assignment_id
    left join superseded x on x.assignment_id = t.assignment_id and x.item_id = t.item_id
    left join listed li on li.assignment_id = t.assignment_id and li.item_id = t.item_id
    where t.audit_id = $1 and t.item_id is not null and t.events > 0 ${items.replaceAll('?', 't')}
      and a.store_id = any($2) and a.status in (${IN_TOTALS})
      and x.item_id is null and (not a.partial or li.item_id is not null)
    group by a.store_id, t.item_id
  ), expected as (
    select s.store_id, e.item_id, e.expected, e.unit_cost
    from audited s join audit_item e on e.baseline_id = s.baseline_id ${items.replaceAll('?', 'e')}
  ), decided as (
    select d.* from audit_decision d
    where d.audit_id = $1 and d.store_id = any($2) ${items.replaceAll('?', 'd')}
  ), lines as (
    select s.store_id, item_id, ${named.columns},
      case when e.expected is null then ${named.cost} else e.unit_cost end as unit_cost,
      case when s.baseline_id is not null then coalesce(e.expected, 0) end as expected,
      e.expected is not null as in_baseline, c.counted,
      coalesce(d.version, 0) as version, d.decision, d.expected as decided_expected,
      d.counted as decided_counted, coalesce(d.recounted, false) as recounted ${more}
    -- Full joins cannot become nested loops, whatever little is known of tables that were just filled.
    from expected e
    full join counted c using (store_id, item_id)
    full join decided d using (store_id, item_id)
    join audited s using (store_id)
    ${named.join}
    where e.expected is not null or c.counted is not null
  ), bases as (
    select s.store_id, sum(house.value_cents(e.expected, e.unit_cost)) as base
    from asked o cross join audited s join audit_item e on e.baseline_id = s.baseline_id
    where coalesce(o."valuePercent", o."askedValuePercent") is not null
    group by s.store_id
  )`
}

function frozenLines(items: string): string {
  return `
  lines as (
    select l.store_id, l.item_id, l.sku, l.name, l.category, l.unit, l.unit_cost, l.expected,
      l.in_baseline, l.counted, l.version, l.decision, l.decided_expected, l.decided_counted,
      l.recounted
    from audit_line l
    where l.audit_id = $1 and l.store_id = any($2) ${items.replaceAll('?', 'l')}
  ), bases as (
    select l.store_id, sum(house.value_cents(l.expected, l.unit_cost)) as base
    from asked o cross join audit_line l
    where l.audit_id = $1 and l.store_id = any($2)
      and coalesce(o."valuePercent", o."askedValuePercent") is not null
    group by l.store_id
  )`
}

const PICKED = 'and ?.item_id = any($4)'

export const LIVE: ResultSource = {
  name: 'live',
  lines: liveLines('', NAMED),
  sums: liveLines('', UNNAMED),
  picked: liveLines(PICKED, NAMED),
  reads: [
    'assignment',
    'audit_decision',
    'audit_item',
    'audit_store',
    'count_total',
    'item',
    'recount_item',
  ],
  located: `
    select a.store_id, t.item_id from count_total t
    join assignment a on a.organization_id = t.organization_id and a.audit_id = t.audit_id
      and a.id = t.assignment_id
    cross join asked o
    where t.audit_id = $1 and t.events > 0 and a.status in (${IN_TOTALS})
      and (a.shelf_id = o."shelfId" or a.room_id = o."roomId")
    union
    select s.store_id, e.item_id from asked o cross join audited s
    join audit_item_shelf e on e.baseline_id = s.baseline_id
    join shelf h on h.id = e.shelf_id
    where h.id = o."shelfId" or h.room_id = o."roomId"`,
  locatedReads: ['audit_item_shelf', 'shelf'],
}

/** With who decided why, for what is frozen. */
export const DECIDED_LINES = liveLines(
  '',
  NAMED,
  ', d.reason_code, d.note, d.decided_by, d.decided_at',
)

export const FROZEN: ResultSource = {
  name: 'frozen',
  lines: frozenLines(''),
  sums: frozenLines(''),
  picked: frozenLines(PICKED),
  reads: ['audit_line'],
  located: `
    select p.store_id, p.item_id from audit_line_place p cross join asked o
    where p.audit_id = $1 and (p.in_totals or p.expected <> 0)
      and (p.shelf_id = o."shelfId" or p.room_id = o."roomId")`,
  locatedReads: ['audit_line_place'],
}

/** What is asked for, in $3, as one row named `asked`. */
export const ASKED = `
  asked as (
    select * from jsonb_to_record($3::jsonb) as o (
      units float8, percent float8, "valueCents" float8, "valuePercent" float8,
      "askedUnits" float8, "askedPercent" float8, "askedValueCents" float8,
      "askedValuePercent" float8, "sameLimits" boolean, tab text, words text[], "itemIds" uuid[], category text,
      "roomId" uuid, "shelfId" uuid, sort text, "limit" int,
      "afterNumber" float8, "afterText" text, "afterStore" uuid, "afterItem" uuid,
      "untilNumber" float8, "untilText" text, "untilStore" uuid, "untilItem" uuid)
  )`

/**
 * From `lines` to `judged`: what differs by how much, and where it stands in the review. Materialized,
 * so that functions are given plain columns, which lets the planner put them in line.
 */
export const JUDGED = `
  measured as materialized (
    select l.*, f.found, f.found - l.expected as variance,
      house.value_cents(f.found - l.expected, l.unit_cost) as value,
      house.value_cents(l.expected, l.unit_cost) as expected_value,
      house.value_cents(f.found, l.unit_cost) as found_value,
      l.decided_expected is not distinct from l.expected
        and l.decided_counted is not distinct from l.counted as unchanged
    from lines l
    -- What was not counted is none where somebody has said so.
    cross join lateral (
      select case when l.counted is null and l.decision = 'zero' and not l.recounted
        and l.decided_counted is null and l.decided_expected is not distinct from l.expected
        then 0 else l.counted end as found
    ) f
  ), compared as (
    select m.*, p.beyond_protocol,
      case when o."sameLimits" then p.beyond_protocol
        else house.is_beyond(m.variance, m.expected, m.value, b.base, o."askedUnits",
          o."askedPercent", o."askedValueCents", o."askedValuePercent") end as beyond
    from measured m cross join asked o left join bases b using (store_id)
    cross join lateral (
      select house.is_beyond(m.variance, m.expected, m.value, b.base,
        o.units, o.percent, o."valueCents", o."valuePercent") as beyond_protocol
    ) p
  ), judged as (
    select c.*,
      case
        when c.decision is null then case when c.beyond_protocol then 'open' else 'none' end
        when c.decision = 'recount' then case
          when not c.recounted then 'recount'
          when c.unchanged then 'recounted'
          when c.beyond_protocol then 'stale'
          else 'none' end
        when c.recounted or not c.unchanged then 'stale'
        when c.decision = 'accept' then 'accepted'
        when c.decision = 'reject' then 'rejected'
        else 'zero' end as review
    from compared c
  )`

/** Lines of `judged` that the filters let through, whatever the tab. */
export function filteredLines(source: ResultSource): string {
  return `
  filtered as materialized (
    select j.* from judged j cross join asked o
    where (o.words is null or j.item_id = any(o."itemIds") or not exists (
        select from unnest(o.words) as w(word)
        where strpos(lower(concat_ws(' ', j.sku, j.name, j.category)), w.word) = 0))
      and (o.category is null or coalesce(j.category, '') = o.category)
      and (o."roomId" is null and o."shelfId" is null
        or (j.store_id, j.item_id) in (${source.located}))
  )`
}

const TABS: Readonly<Record<string, string>> = {
  open: `review in ('open', 'recount', 'stale')`,
  beyond: 'beyond',
  missing: 'variance < 0',
  extra: 'variance > 0',
  unexpected: 'not in_baseline and expected is not null and counted is not null',
  uncounted: 'found is null',
  matched: 'variance = 0',
  decided: `review in ('accepted', 'rejected', 'zero', 'recounted')`,
  all: 'true',
}

/** Whether a line belongs to the tab that is asked for. */
export const IN_TAB = `case o.tab ${Object.entries(TABS)
  .map(([tab, condition]) => `when '${tab}' then ${condition}`)
  .join(' ')} end`

export const TAB_COUNTS = Object.entries(TABS)
  .map(([tab, condition]) => `count(*) filter (where ${condition})::int as "${tab}"`)
  .join(', ')

/** Sums over lines in the words of the domain. */
export const SUMS = `
  count(*)::int as lines, count(found)::int as lines_counted,
  sum(expected)::bigint as expected, sum(expected_value) as expected_value,
  sum(found)::bigint as counted, sum(found_value) as counted_value,
  sum(variance)::bigint as net, sum(abs(variance))::bigint as gross,
  sum(value) as net_value, sum(abs(value)) as gross_value`
