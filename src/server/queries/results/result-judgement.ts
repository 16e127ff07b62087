// From figures to judgment: the variance, the state of the review, and the tabs of each line. Parts of statements, with
// the filter in $3.

import type { FigurePart } from '#contract/audit-variances.ts'

/** The filter in $3, as one row named `asked`. */
export const ASKED = `
  asked as (
    select * from jsonb_to_record($3::jsonb) as o (
      units float8, percent float8, "valueLimit" float8, "valuePercent" float8,
      "askedUnits" float8, "askedPercent" float8, "askedValue" float8,
      "askedValuePercent" float8, "sameLimits" boolean, tab text, part text, patterns text[], "itemIds" uuid[], category text,
      "roomId" uuid, "shelfId" uuid, sort text, "worthStores" uuid[], "worthItems" uuid[], "limit" int, skip int,
      "afterNumber" float8, "afterText" text, "afterStore" uuid, "afterItem" uuid,
      "untilNumber" float8, "untilText" text, "untilStore" uuid, "untilItem" uuid)
  )`

/** Whether a line is beyond the limits of the query, given whether it is by the protocol. */
export function beyondAsked(line: string, byProtocol: string): string {
  return `case when o."sameLimits" then ${byProtocol}
    else app.is_beyond(${line}.variance, ${line}.compared, ${line}.value, b.base, o."askedUnits",
      o."askedPercent", o."askedValue", o."askedValuePercent") end`
}

/** All its places were counted, and it was not found. */
export const NOT_FOUND = '(found is null and due is not null)'

/**
 * From `lines` and `bases` to `judged`, or another name. Materialized, so that functions get plain columns, which lets
 * the planner inline them.
 */
export function judged(name = 'judged'): string {
  return `
  measured as materialized (
    select l.*, f.found, f.compared, f.not_counted, f.found - f.compared as variance,
      app.worth_of(f.found - f.compared, l.unit_cost, l.coin) as value,
      app.worth_of(l.expected, l.unit_cost, l.coin) as expected_value,
      app.worth_of(f.found, l.unit_cost, l.coin) as found_value,
      app.worth_of(f.compared, l.unit_cost, l.coin) as compared_value,
      app.worth_of(f.not_counted, l.unit_cost, l.coin) as not_counted_value,
      u.unchanged
    from lines l
    cross join lateral (
      select l.decided_expected is not distinct from l.expected
        and l.decided_counted is not distinct from l.counted
        and l.decided_due is not distinct from l.due as unchanged
    ) u
    -- What was not counted is none where somebody has said so, also on shelves where nobody was.
    cross join lateral (
      select l.counted is null and l.decision = 'zero' and not l.recounted and u.unchanged as is_none
    ) z
    cross join lateral (
      select case when z.is_none then 0 else l.counted end as found,
        case when z.is_none then coalesce(l.due, l.expected) else l.due end as compared,
        app.not_counted_of(l.expected, case when z.is_none then 0 else l.counted end,
          case when z.is_none then coalesce(l.due, l.expected) else l.due end) as not_counted
    ) f
  ), compared as (
    select m.*, p.beyond_protocol, ${beyondAsked('m', 'p.beyond_protocol')} as beyond
    from measured m cross join asked o left join bases b using (store_id)
    cross join lateral (
      select app.is_beyond(m.variance, m.compared, m.value, b.base,
        o.units, o.percent, o."valueLimit", o."valuePercent") as beyond_protocol
    ) p
  ), ${name} as (
    select c.*,
      case
        when c.decision is null
          then case when c.beyond_protocol or ${NOT_FOUND} then 'open' else 'none' end
        when c.decision = 'recount' then case
          when not c.recounted then 'recount'
          -- That twice nobody found it is no answer yet.
          when ${NOT_FOUND} then 'open'
          when c.unchanged then 'recounted'
          when c.beyond_protocol then 'stale'
          else 'none' end
        when c.recounted or not c.unchanged then 'stale'
        when c.decision = 'accept' then 'accepted'
        when c.decision = 'reject' then 'rejected'
        else 'zero' end as review
    from compared c
  )`
}

/** A column of `asked` as a scalar: joined as a row, it would be carried along with every line. */
const asked = (column: string) => `(select "${column}" from asked)`

/** Lines of `judged` that match the filters, for all tabs. `located` selects the items in a place. */
export function filteredLines({ located }: { readonly located: string }): string {
  return `
  filtered as materialized (
    select j.* from judged j
    where (${asked('patterns')} is null or j.item_id = any(${asked('itemIds')}::uuid[])
        or app.fold(concat_ws(' ', j.sku, j.name, j.category)) like all (${asked('patterns')}::text[]))
      and (${asked('category')} is null or coalesce(j.category, '') = ${asked('category')})
      and (${asked('roomId')} is null and ${asked('shelfId')} is null
        or (j.store_id, j.item_id) in (${located}))
  )`
}

export const TABS = {
  open: `review in ('open', 'recount', 'stale')`,
  beyond: 'beyond',
  missing: 'variance < 0',
  extra: 'variance > 0',
  unexpected: 'not in_baseline and expected is not null and counted is not null',
  uncounted: 'found is null',
  matched: 'variance = 0',
  decided: `review in ('accepted', 'rejected', 'zero', 'recounted')`,
  all: 'true',
} as const

const PARTS: Readonly<Record<FigurePart, string>> = {
  counted: 'found is not null',
  unvalued: 'variance <> 0 and value is null',
  recount: `review = 'recount'`,
}

function whenOne(conditions: Readonly<Record<string, string>>): string {
  return Object.entries(conditions)
    .map(([name, condition]) => `when '${name}' then ${condition}`)
    .join(' ')
}

/** Condition that a line belongs to the requested tab and part. */
export const IN_TAB = `case o.tab ${whenOne(TABS)} end
  and case o.part ${whenOne(PARTS)} else true end`

export const TAB_COUNTS = Object.entries(TABS)
  .map(([tab, condition]) => `count(*) filter (where ${condition})::int as "${tab}"`)
  .join(', ')

/** Ranks by value, highest first; items that were not found by their expected value. Also used in result_line. */
export function rankOf(line: string): string {
  return `coalesce(-abs(${line}.value), case when ${line}.found is null and ${line}.due is not null
    then -abs(${line}.not_counted_value) end, 1)`
}

/** The position of a line `f` in the requested order, as a number and then as a text. */
export const SORT_NUMBER = `
  case o.sort
    when 'value' then ${rankOf('f')}
    when 'worth' then ${rankOf('f')}
    when 'units' then coalesce(-abs(f.variance), 1)
    when 'percent' then case
      when f.variance is null then 1
      when f.expected <> 0 then -abs(f.variance)::float8 / abs(f.expected)
      when f.variance = 0 then 0
      else -1e15 end
    when 'expected' then coalesce(-f.expected, 1e15)
    when 'counted' then coalesce(-f.found, 1e15)
    else 0 end::float8`

/** Named lines come first, in the given order. Their numbers are below any rank, and exact as a float8. */
export const NAMED_FIRST = `
  case when o.sort = 'worth' and n.place is not null then n.place - 1e15
    else ${SORT_NUMBER} end::float8`
export const SORT_TEXT = `case o.sort when 'name' then lower(f.name) else '' end collate "C"`

/** Sums over lines, named as in the domain. */
export const SUMS = `
  count(*)::int as lines, count(found)::int as lines_counted,
  sum(expected)::bigint as expected, sum(expected_value) as expected_value,
  sum(found)::bigint as counted, sum(found_value) as counted_value,
  sum(variance)::bigint as net, sum(abs(variance))::bigint as gross,
  sum(value) as net_value, sum(abs(value)) as gross_value`
