// How much of the materialized lines of an audit is valid right now: nothing, everything, or everything but some items.
// Readers check in their own snapshot, so that they never see outdated lines.

import type { VarianceLimits } from '#domain/variance.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { STANDS, STANDS_READS, STORE_STAND } from './handed-in.ts'
import { LIVE_READS } from './live-lines.ts'

export interface ResultScope {
  readonly auditId: string
  /** True if its values are frozen. */
  readonly sealed: boolean
  readonly storeIds: readonly string[]
}

/** Where lines are read from; `itemIds` are those that have moved since they were materialized. */
export type ResultFreshness =
  | { readonly source: 'frozen' | 'live' | 'materialized' }
  | { readonly source: 'moved'; readonly itemIds: readonly string[] }

/** Above this number, moved items are not updated one by one. */
const MOST_MOVED = 5_000

/** The state of an assignment `a` of `stands`, in the form that is stored. */
const STAND = `a.stand || case when a.is_empty then ' and empty' else '' end`

/** Assignments that have changed since they were materialized. $1 is the audit. */
export const MOVED_PLACES = `
  ${STANDS}, moved as (
    select a.organization_id, a.audit_id, a.id, a.store_id, a.room_id, a.shelf_id, a.version,
      a.events, ${STAND} as stand, k.stand is distinct from (${STAND}) as stands_otherwise
    from stands a
    left join result_place k on k.organization_id = a.organization_id
      and k.audit_id = a.audit_id and k.assignment_id = a.id
    where k.assignment_id is null or k.version <> a.version or k.events <> a.events
      or k.stand <> ${STAND}
  )`

/**
 * Items that were counted, requested or expected at these places: their lines may have changed. Reads place by place,
 * no matter how many rows the planner expects.
 */
export const MOVED_ITEMS = `
  select t.item_id from moved m cross join lateral (
    select t.item_id from count_total t
    where t.organization_id = m.organization_id and t.audit_id = m.audit_id
      and t.assignment_id = m.id and t.item_id is not null offset 0
  ) t
  union
  select r.item_id from moved m cross join lateral (
    select r.item_id from recount_item r
    where r.organization_id = m.organization_id and r.audit_id = m.audit_id
      and r.assignment_id = m.id offset 0
  ) r
  union
  select e.item_id from (
    select m.organization_id, s.baseline_id, h.id as shelf_id
    from moved m
    join audit_store s on s.audit_id = m.audit_id and s.store_id = m.store_id
    join shelf h on h.room_id = m.room_id and h.id = coalesce(m.shelf_id, h.id)
    where m.stands_otherwise
  ) p cross join lateral (
    select e.item_id from audit_item_shelf e
    where e.organization_id = p.organization_id and e.baseline_id = p.baseline_id
      and e.shelf_id = p.shelf_id offset 0
  ) e`

/**
 * Condition that every store in $2 has lines for its current baseline and the limits in $3. Items that name no shelf
 * become due for a whole store at once, so the states of stores must match as well.
 */
export const ARE_MATERIALIZED = `
  not exists (
    select from audit_store s
    left join result_store k on k.organization_id = s.organization_id
      and k.audit_id = s.audit_id and k.store_id = s.store_id
    where s.audit_id = $1 and s.store_id = any($2) and (k.store_id is null
      or k.baseline_id is distinct from s.baseline_id or k.limits <> $3
      or k.has_unplaced and k.stand is distinct from ${STORE_STAND}))`

/** The tables that decide whether lines are materialized, and which of them have moved. */
export const FRESHNESS_READS = [
  ...STANDS_READS,
  'audit_item_shelf',
  'audit_store',
  'count_total',
  'recount_item',
  'result_mark',
  'result_place',
  'result_store',
  'shelf',
] as const

const SELECT_FRESHNESS = rawStatement<
  { readonly item_ids: readonly string[] | null },
  [auditId: string, storeIds: readonly string[], limits: string, most: number]
>()({
  name: 'result_stand',
  text: `
    with ${MOVED_PLACES}
    select case when ${ARE_MATERIALIZED} then array(
      select item_id from (
        ${MOVED_ITEMS}
        union select k.item_id from result_mark k where k.audit_id = $1
      ) changed limit $4 + 1
    ) end as item_ids`,
  reads: FRESHNESS_READS,
  // The sources of materialized lines, so that live queries reading them are notified.
  readsThroughFunctions: LIVE_READS,
})

/** In the scope of the audit. */
export async function selectFreshness(
  db: ScopedDatabase,
  { auditId, sealed, storeIds }: ResultScope,
  limits: VarianceLimits,
): Promise<ResultFreshness> {
  if (sealed) return { source: 'frozen' }
  const [row] = await db.raw(SELECT_FRESHNESS, [auditId, storeIds, limitsText(limits), MOST_MOVED])
  const itemIds = row?.item_ids ?? null
  if (itemIds === null || itemIds.length > MOST_MOVED) return { source: 'live' }
  return itemIds.length === 0 ? { source: 'materialized' } : { source: 'moved', itemIds }
}

/** The limits in the form stored with materialized lines. */
export function limitsText({ units, percent, value, valuePercent }: VarianceLimits): string {
  return JSON.stringify([units, percent, value, valuePercent])
}
