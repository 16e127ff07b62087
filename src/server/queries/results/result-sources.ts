// Where the judged lines of an audit come from: computed from its counts, materialized earlier, or frozen at
// completion. Parts of statements: $1 is the audit, $2 the stores, $3 the filter.

import type { TableName } from '#server/db/schema.ts'
import { countsIn, MATERIALIZED_ITEMS } from './handed-in.ts'
import {
  LIVE_BASES,
  LIVE_READS,
  liveLines,
  NAMED,
  NAMED_FEW,
  PICKED,
  UNNAMED,
} from './live-lines.ts'
import { beyondAsked, judged } from './result-judgement.ts'

export interface ResultSource {
  readonly name: string
  /** Common table expressions after `asked` that end with `judged`. */
  readonly lines: string
  /** The same without names. */
  readonly sums: string
  readonly reads: readonly TableName[]
  readonly sumReads: readonly TableName[]
  /** Items that are in, or expected in, the place given in `asked`. */
  readonly located: string
  readonly locatedReads: readonly TableName[]
}

/** A source that can be limited to the items in $4. */
export interface PickedSource extends ResultSource {
  readonly picked: string
}

/** A recount of single items has superseded this count of one of them. */
const IS_SUPERSEDED = `
  exists (
    select from recount_item r
    join assignment n on n.audit_id = r.audit_id and n.id = r.assignment_id
    where r.audit_id = $1 and r.item_id = t.item_id and n.room_id = a.room_id
      and n.shelf_id is not distinct from a.shelf_id and n.round > a.round
      and ${countsIn('n')})`

// An item is in a place if it was counted there with effect, or is expected there. It is not if only one of two
// independent counts has found it, or a recount no longer did.

export const LIVE: PickedSource = {
  name: 'live',
  lines: `${liveLines('', NAMED)}, ${LIVE_BASES}, ${judged()}`,
  sums: `${liveLines('', UNNAMED)}, ${LIVE_BASES}, ${judged()}`,
  picked: `${liveLines(PICKED, NAMED_FEW)}, ${LIVE_BASES}, ${judged()}`,
  reads: LIVE_READS,
  sumReads: LIVE_READS,
  located: `
    select a.store_id, t.item_id from count_total t
    join assignment a on a.organization_id = t.organization_id and a.audit_id = t.audit_id
      and a.id = t.assignment_id
    cross join asked o
    where t.audit_id = $1 and t.events > 0 and ${countsIn('a')}
      and (a.shelf_id = o."shelfId" or a.room_id = o."roomId")
      and not ${IS_SUPERSEDED}
    union
    select s.store_id, e.item_id from asked o cross join audit_store s
    join audit_item_shelf e on e.baseline_id = s.baseline_id
    join shelf h on h.id = e.shelf_id
    where s.audit_id = $1 and s.store_id = any($2) and e.expected <> 0
      and (h.id = o."shelfId" or h.room_id = o."roomId")`,
  locatedReads: [
    'assignment',
    'audit_item_shelf',
    'audit_store',
    'count_total',
    'recount_item',
    'shelf',
  ],
}

function frozenLines(items: string): string {
  return `
  lines as (
    select l.store_id, l.item_id, l.sku, l.name, l.category, l.unit, k.coin, l.unit_cost, l.expected,
      l.in_baseline, l.counted, l.due, l.version, l.decision, l.decided_expected,
      l.decided_counted, l.decided_due, l.recounted
    from audit_line l
    join audit_store k on k.audit_id = l.audit_id and k.store_id = l.store_id
    where l.audit_id = $1 and l.store_id = any($2) ${items.replaceAll('?', 'l')}
  ), bases as (
    select l.store_id, sum(app.worth_of(l.expected, l.unit_cost, k.coin)) as base
    from asked o cross join audit_line l
    join audit_store k on k.audit_id = l.audit_id and k.store_id = l.store_id
    where l.audit_id = $1 and l.store_id = any($2)
      and coalesce(o."valuePercent", o."askedValuePercent") is not null
    group by l.store_id
  ), ${judged()}`
}

export const FROZEN: PickedSource = {
  name: 'frozen',
  lines: frozenLines(''),
  sums: frozenLines(''),
  picked: frozenLines(PICKED),
  reads: ['audit_line', 'audit_store'],
  sumReads: ['audit_line', 'audit_store'],
  located: `
    select p.store_id, p.item_id from audit_line_place p cross join asked o
    where p.audit_id = $1 and (p.standing is not null or p.expected <> 0)
      and (p.shelf_id = o."shelfId" or p.room_id = o."roomId")`,
  locatedReads: ['audit_line_place'],
}

/** A baseline is worth the sum of its lines; unexpected lines add nothing. */
const MATERIALIZED_BASES = `
  bases as (
    select f.store_id, f.expected_value as base from result_figure f
    where f.audit_id = $1 and f.store_id = any($2) and f.tab = 'all'
  )`

const COLUMNS = `
  store_id, item_id, sku, name, category, unit, unit_cost, expected, in_baseline, counted, due, found,
  compared, not_counted, variance, value, expected_value, found_value, compared_value,
  not_counted_value, beyond, review, version, decision`

/** Named lines use the id of their item, so that a search for words filters items before the join. */
function materializedLines(items: string, named: typeof NAMED): string {
  return `
    select l.store_id, ${named === UNNAMED ? 'l.item_id' : 'i.id as item_id'}, ${named.columns}, l.unit_cost, l.expected, l.in_baseline, l.counted,
      l.due, l.found, l.compared, l.not_counted, l.variance, l.value, l.expected_value, l.found_value,
      l.compared_value, l.not_counted_value,
      ${beyondAsked('l', 'l.beyond')} as beyond, l.review, l.version, l.decision
    from result_line l cross join asked o left join bases b using (store_id) ${named.join}
    where l.audit_id = $1 and l.store_id = any($2) ${items}`
}

/** Materialized lines, valid while nothing has moved. */
export const MATERIALIZED: ResultSource = {
  ...LIVE,
  name: 'materialized',
  lines: `${MATERIALIZED_BASES}, judged as (${materializedLines('', NAMED)})`,
  sums: `${MATERIALIZED_BASES}, judged as (${materializedLines('', UNNAMED)})`,
  reads: ['item', 'result_figure', 'result_line'],
  sumReads: ['result_figure', 'result_line'],
}

/** Lines of the items in $4 as they are now, as `fresh`. */
export const FRESH = `${MATERIALIZED_BASES}, ${liveLines(PICKED, NAMED_FEW, MATERIALIZED_ITEMS)}, ${judged('fresh')}`
export const FRESH_READS: readonly TableName[] = [...LIVE_READS, 'result_figure', 'result_store']

/** Materialized lines, with the moved items in $4 replaced by fresh lines. */
function materializedBeside(named: typeof NAMED): string {
  return `${FRESH}, judged as (
    ${materializedLines('and l.item_id <> all($4)', named)} union all select ${COLUMNS} from fresh
  )`
}

export const MOVED: ResultSource = {
  ...LIVE,
  name: 'moved',
  lines: materializedBeside(NAMED),
  sums: materializedBeside(UNNAMED),
  reads: [...FRESH_READS, 'result_line'],
  sumReads: [...FRESH_READS, 'result_line'],
}
