// Brings the materialized lines of an audit up to date. Must run in a transaction of its own, in the scope of the
// audit: the version of an assignment is the transaction that wrote it last, so the same transaction must not write an
// assignment after its version is stored here.

import type { VarianceLimits } from '#domain/variance.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { rawWithoutNestedLoops } from '../without-nested-loops.ts'
import { STANDS, STANDS_READS, STORE_STAND } from './handed-in.ts'
import { ADD_FIGURES, CHANGED, FIGURE_NAMES, SIGNED_FIGURES } from './materialized-figures.ts'
import { KEPT_PLACES, PLACED, placedLines } from './placed-lines.ts'
import { askedBy } from './result-asked.ts'
import {
  ARE_MATERIALIZED,
  FRESHNESS_READS,
  limitsText,
  MOVED_ITEMS,
  MOVED_PLACES,
} from './result-freshness.ts'
import { ASKED } from './result-judgement.ts'
import { LIVE_PLACE_READS, livePlaces } from './result-places.ts'
import { FRESH, FRESH_READS, LIVE } from './result-sources.ts'

export interface MaterializedAudit {
  readonly organizationId: string
  readonly auditId: string
  /** All stores of the audit. */
  readonly storeIds: readonly string[]
  readonly limits: VarianceLimits
}

/** Runs one at a time, and waits for transactions that are changing costs. */
const LOCK = rawStatement<Record<string, never>, [organizationId: string]>()({
  name: 'lock_materialized_lines',
  text: `select pg_advisory_xact_lock(app.costs_lock($1))`,
  reads: [],
})

/**
 * Stores the state from which lines are materialized. Everything read afterwards is at least as new, so a change in
 * between is processed twice and never missed.
 */
const TAKE = rawStatement<
  { readonly are_materialized: boolean; readonly item_ids: readonly string[] },
  [auditId: string, storeIds: readonly string[], limits: string]
>()({
  name: 'take_moved_lines',
  text: `
    with ${MOVED_PLACES}, taken as (
      delete from result_mark where audit_id = $1 returning item_id
    ), noted as (
      insert into result_place (
        organization_id, audit_id, assignment_id, version, events, stand)
      select organization_id, audit_id, id, version, events, stand from moved
      on conflict (organization_id, audit_id, assignment_id) do update
        set version = excluded.version, events = excluded.events, stand = excluded.stand
    )
    select ${ARE_MATERIALIZED} as are_materialized,
      array(${MOVED_ITEMS} union select item_id from taken) as item_ids`,
  reads: FRESHNESS_READS,
})

const LINE_COLUMNS = `store_id, item_id, unit_cost, expected, in_baseline, counted, due, found,
  compared, not_counted, variance, value, expected_value, found_value, compared_value,
  not_counted_value, beyond, review, version, decision`
const LINE_VALUES = LINE_COLUMNS.replaceAll(/\s+/g, ' ').split(', ').slice(2)

/** Updates the items in $4, in the organization in $5, and their sums by the difference. */
const MOVE = rawStatement<
  Record<string, never>,
  [string, readonly string[], string, itemIds: readonly string[], organizationId: string]
>()({
  name: 'move_materialized_lines',
  text: `
    with ${ASKED}, ${FRESH}, ${CHANGED}, summed as (
      insert into result_figure as f (organization_id, audit_id, store_id, tab, ${FIGURE_NAMES})
      select $5, $1, s.store_id, s.tab, ${FIGURE_NAMES} from (${SIGNED_FIGURES}) s
      on conflict (organization_id, audit_id, store_id, tab) do update set ${ADD_FIGURES}
    ), gone as (
      delete from result_line l
      where l.audit_id = $1 and l.store_id = any($2) and l.item_id = any($4) and not exists (
        select from fresh f where f.store_id = l.store_id and f.item_id = l.item_id)
    )
    insert into result_line as l (organization_id, audit_id, ${LINE_COLUMNS})
    select $5, $1, ${LINE_COLUMNS} from fresh
    on conflict (organization_id, audit_id, store_id, item_id) do update
      set ${LINE_VALUES.map((name) => `${name} = excluded.${name}`).join(', ')}
      where (${LINE_VALUES.map((name) => `l.${name}`).join(', ')}) is distinct from
        (${LINE_VALUES.map((name) => `excluded.${name}`).join(', ')})`,
  reads: [...FRESH_READS, 'result_line'],
})

const COUNT = rawStatement<Record<string, never>, [string]>()({
  name: 'count_materialized_lines',
  text: 'select from app.count_results($1)',
  reads: [],
})

const FORGET = rawStatement<Record<string, never>, [string]>()({
  name: 'forget_materialized_lines',
  text: `
    with stores as (delete from result_store where audit_id = $1),
      figures as (delete from result_figure where audit_id = $1),
      places as (delete from result_line_place where audit_id = $1)
    delete from result_line where audit_id = $1`,
  reads: ['result_figure', 'result_line', 'result_line_place', 'result_store'],
})

/** Makes all lines, in the organization in $4. */
const MAKE = rawStatement<Record<string, never>, [string, readonly string[], string, string]>()({
  name: 'make_materialized_lines',
  text: `
    with ${ASKED}, ${LIVE.sums}
    insert into result_line (organization_id, audit_id, ${LINE_COLUMNS})
    select $4, $1, ${LINE_COLUMNS} from judged order by store_id, item_id`,
  reads: [...LIVE.reads, 'result_line'],
})

const ADD_UP = rawStatement<Record<string, never>, [string, string]>()({
  name: 'add_up_materialized_lines',
  text: `
    with changed as (select 1 as sign, l.* from result_line l where l.audit_id = $1)
    insert into result_figure (organization_id, audit_id, store_id, tab, ${FIGURE_NAMES})
    select $2, $1, store_id, tab, ${FIGURE_NAMES} from (${SIGNED_FIGURES}) s`,
  reads: ['result_figure', 'result_line'],
})

/** The lines of an audit by place, after the lines: in the organization in $3. */
const PLACE = rawStatement<Record<string, never>, [string, readonly string[], string]>()({
  name: 'place_materialized_lines',
  text: `
    with ${livePlaces('')}, ${PLACED}, judged as (select * from result_line where audit_id = $1)
    insert into result_line_place (organization_id, audit_id, ${KEPT_PLACES})
    select $3, $1, ${KEPT_PLACES} from (${placedLines('judged')}) p
    order by item_id, store_id, room_id, place_id`,
  reads: [...LIVE_PLACE_READS, 'result_line', 'result_line_place'],
})

const FORGET_MOVED = rawStatement<Record<string, never>, [string, readonly string[]]>()({
  name: 'forget_moved_places',
  text: 'delete from result_line_place where audit_id = $1 and item_id = any($2)',
  reads: ['result_line_place'],
})

/** The same for the items in $4. */
const PLACE_MOVED = rawStatement<
  Record<string, never>,
  [string, readonly string[], string, itemIds: readonly string[]]
>()({
  name: 'place_moved_lines',
  text: `
    with ${livePlaces('and ?.item_id = any($4)')}, ${PLACED}, judged as (
      select * from result_line where audit_id = $1 and item_id = any($4)
    )
    insert into result_line_place (organization_id, audit_id, ${KEPT_PLACES})
    select $3, $1, ${KEPT_PLACES} from (${placedLines('judged')}) p`,
  reads: [...LIVE_PLACE_READS, 'result_line', 'result_line_place'],
})

/** Stores what the lines are based on: these versions are read before the lines are made. */
const FOUND = rawStatement<Record<string, never>, [string, string]>()({
  name: 'found_materialized_lines',
  text: `
    with ${STANDS}
    insert into result_store (
      organization_id, audit_id, store_id, baseline_id, limits, stand, has_unplaced)
    select s.organization_id, s.audit_id, s.store_id, s.baseline_id, $2, ${STORE_STAND},
      exists (
        select from audit_item e
        left join (
          select x.item_id, sum(x.expected) as expected from audit_item_shelf x
          where x.baseline_id = s.baseline_id group by x.item_id
        ) p on p.item_id = e.item_id
        where e.baseline_id = s.baseline_id and e.expected <> coalesce(p.expected, 0))
    from audit_store s where s.audit_id = $1`,
  reads: [...STANDS_READS, 'audit_item', 'audit_item_shelf', 'audit_store', 'result_store'],
})

export async function materializeLines(
  db: ScopedDatabase,
  audit: MaterializedAudit,
): Promise<void> {
  const { organizationId, auditId, storeIds, limits } = audit
  const asked = askedBy(limits)
  await db.raw(LOCK, [organizationId])
  const [taken] = await db.raw(TAKE, [auditId, storeIds, limitsText(limits)])
  if (taken?.are_materialized) {
    if (taken.item_ids.length === 0) return
    await rawWithoutNestedLoops(db, MOVE, [
      auditId,
      storeIds,
      asked,
      taken.item_ids,
      organizationId,
    ])
    await db.raw(FORGET_MOVED, [auditId, taken.item_ids])
    const moved = [auditId, storeIds, organizationId, taken.item_ids] as const
    await rawWithoutNestedLoops(db, PLACE_MOVED, [...moved])
    return
  }
  await db.raw(FORGET, [auditId])
  await rawWithoutNestedLoops(db, FOUND, [auditId, limitsText(limits)])
  await rawWithoutNestedLoops(db, MAKE, [auditId, storeIds, asked, organizationId])
  await db.raw(ADD_UP, [auditId, organizationId])
  await rawWithoutNestedLoops(db, PLACE, [auditId, storeIds, organizationId])
  // Last, because its lock lasts until the transaction ends.
  await db.raw(COUNT, [auditId])
}

/** Call when an audit is completed, since its frozen lines are used then, or canceled. */
export async function forgetLines(db: ScopedDatabase, auditId: string): Promise<void> {
  await db.raw(FORGET, [auditId])
  await db.raw(FORGET_PLACES, [auditId])
}

const FORGET_PLACES = rawStatement<Record<string, never>, [string]>()({
  name: 'forget_materialized_places',
  text: `
    with marks as (delete from result_mark where audit_id = $1)
    delete from result_place where audit_id = $1`,
  reads: ['result_mark', 'result_place'],
})
