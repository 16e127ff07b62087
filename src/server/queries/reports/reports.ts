// Completed audits: one by one, and added up by store, category, month and person.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { ONE_COUNT_ACCEPTED } from '../assignments/disputed-shelves.ts'
import type { Cursor, KeyRange } from '../keyset.ts'
import {
  CHOSEN,
  CHOSEN_READS,
  type EffortRow,
  FIGURE_SUMS,
  type FigureSumsRow,
  type ReportView,
} from './report-parts.ts'

type Values = [readonly string[], string]

/** The currency of the values in a row; null if there are several. */
interface CurrencyRow {
  readonly currency: string | null
}

/** Joins the currency that each store of each audit was counted in to `chosen`. */
const AUDIT_STORE = `join audit_store k on k.audit_id = c.audit_id and k.store_id = c.store_id`
const IN_COMMON = (of: string) =>
  `case when min(${of}) = max(${of}) then min(${of}) end as currency`

/** The shelves of a row of `chosen` where a manager has accepted one of two counts, as `w`. */
const BY_WORD = `cross join lateral (
  select (count(*) filter (where a.comparison ->> 'state' = 'single'))::int as counted_once,
    (count(*) filter (where a.comparison ->> 'state' = 'chosen'))::int as chosen_counts
  from assignment a
  where a.audit_id = c.audit_id and a.store_id = c.store_id and ${ONE_COUNT_ACCEPTED}) w`

export interface ReportRow extends FigureSumsRow, EffortRow, CurrencyRow {
  readonly audit_id: string
  readonly audit_name: string
  readonly store_id: string
  readonly store_name: string
  readonly completed_at: Date
  readonly protocol: unknown
  readonly without_baseline: boolean
  readonly counted_once: number
  readonly chosen_counts: number
  readonly corrected_by: string | null
  readonly confirmation_number: string | null
}

export interface ReportKey {
  readonly ms: number
  readonly auditId: string
  readonly storeId: string
}

const KEY = `(-round(extract(epoch from c.completed_at) * 1000)::float8, c.audit_id, c.store_id)`

const LIST = rawStatement<ReportRow, Values>()({
  name: 'report_list',
  text: `
    with ${CHOSEN}, page as (
      select c.* from chosen c cross join asked o
      where (o."afterAudit" is null or ${KEY} > (-o."afterMs", o."afterAudit", o."afterStore"))
        and (o."untilAudit" is null
          or ${KEY} <= (-o."untilKeyMs", o."untilAudit", o."untilStore"))
      order by ${KEY} limit (select "limit" from asked)
    )
    select c.*, w.*, s.confirmation_number, k.currency, f.*
    from page c
    ${AUDIT_STORE}
    ${BY_WORD}
    left join audit_seal s on s.audit_id = c.audit_id
    cross join lateral (
      select ${FIGURE_SUMS} from report_figure f cross join asked o
      where f.audit_id = c.audit_id and f.store_id = c.store_id
        and (o.category is null or f.category = o.category)
    ) f
    order by ${KEY}`,
  reads: [...CHOSEN_READS, 'assignment', 'audit_seal', 'audit_store', 'report_figure'],
})

const COUNT = rawStatement<{ rows: number; audits: number; corrected: number }, Values>()({
  name: 'report_count',
  text: `
    with ${CHOSEN}
    select count(*)::int as rows,
      (count(distinct audit_id) filter (where corrected_by is null))::int as audits,
      (count(distinct audit_id) filter (where corrected_by is not null))::int as corrected
    from chosen`,
  reads: CHOSEN_READS,
})

type ProtocolRow = Pick<
  ReportRow,
  'protocol' | 'without_baseline' | 'counted_once' | 'chosen_counts'
>

const PROTOCOLS = rawStatement<ProtocolRow, Values>()({
  name: 'report_protocols',
  text: `
    with ${CHOSEN}
    select distinct c.protocol, c.without_baseline, w.*
    from chosen c ${BY_WORD} where c.corrected_by is null`,
  reads: [...CHOSEN_READS, 'assignment'],
})

export interface StoreSumsRow extends FigureSumsRow, EffortRow, CurrencyRow {
  readonly store_id: string
  readonly store_name: string
  readonly audits: number
}

const STORES = rawStatement<StoreSumsRow, Values>()({
  name: 'report_stores',
  text: `
    with ${CHOSEN}, effort as (
      select c.store_id, (array_agg(store_name order by completed_at desc))[1] as store_name,
        count(*)::int as audits, sum(shelves)::int as shelves, sum(explained)::int as explained,
        sum(effort_lines)::bigint as effort_lines, sum(quantity)::bigint as quantity,
        sum(active_ms)::bigint as active_ms, ${IN_COMMON('k.currency')}
      from chosen c ${AUDIT_STORE} where c.corrected_by is null group by c.store_id
    ), sums as (
      select c.store_id, ${FIGURE_SUMS}
      from chosen c cross join asked o
      join report_figure f on f.audit_id = c.audit_id and f.store_id = c.store_id
      where c.corrected_by is null and (o.category is null or f.category = o.category)
      group by c.store_id
    )
    select s.*, e.* from effort e left join sums s using (store_id)
    order by e.store_name, e.store_id`,
  reads: [...CHOSEN_READS, 'audit_store', 'report_figure'],
})

export interface GroupSumsRow extends FigureSumsRow, CurrencyRow {
  readonly of: string
  /** Null for all months. */
  readonly month: string | null
}

/** Only this many categories get a trend of their own. */
const CATEGORIES_IN_TREND = 6

const GROUPS = rawStatement<GroupSumsRow & { kind: 'store' | 'category' }, Values>()({
  name: 'report_groups',
  text: `
    with ${CHOSEN}, figures as (
      select c.store_id::text as store,
        to_char(c.completed_at at time zone 'UTC', 'YYYY-MM') as month, k.currency, f.*
      from chosen c ${AUDIT_STORE} cross join asked o
      join report_figure f on f.audit_id = c.audit_id and f.store_id = c.store_id
      where c.corrected_by is null and (o.category is null or f.category = o.category)
    ), largest as (
      select f.category from figures f group by f.category
      order by sum(f.gross_value) desc nulls last, f.category limit ${CATEGORIES_IN_TREND}
    )
    select 'store' as kind, f.store as of, f.month, ${IN_COMMON('f.currency')}, ${FIGURE_SUMS}
    from figures f group by f.store, f.month
    union all
    select 'category', f.category, f.month, ${IN_COMMON('f.currency')}, ${FIGURE_SUMS}
    from figures f where f.category in (select category from largest) group by f.category, f.month
    union all
    select 'category', f.category, null, ${IN_COMMON('f.currency')}, ${FIGURE_SUMS}
    from figures f group by f.category
    order by kind, month, of`,
  reads: [...CHOSEN_READS, 'audit_store', 'report_figure'],
})

export interface CounterRow {
  readonly user_id: string
  readonly user_name: string
  readonly audits: number
  readonly shelves: number
  readonly lines: number
  readonly quantity: number
  readonly active_ms: number
  readonly recounted_lines: number
  readonly differing_lines: number
}

const COUNTERS = rawStatement<CounterRow, [...Values, readonly string[], string]>()({
  name: 'report_counters',
  text: `
    with ${CHOSEN}
    select p.user_id, (array_agg(p.user_name order by c.completed_at desc))[1] as user_name,
      count(distinct p.audit_id)::int as audits, sum(p.shelves)::int as shelves,
      sum(p.lines)::bigint as lines, sum(p.quantity)::bigint as quantity,
      sum(p.active_ms)::bigint as active_ms, sum(p.recounted_lines)::int as recounted_lines,
      sum(p.differing_lines)::int as differing_lines
    from chosen c
    join report_counter p on p.audit_id = c.audit_id and p.store_id = c.store_id
    where p.store_id = any($3) or p.user_id = $4
    group by p.user_id
    order by (p.user_id = $4) desc, sum(p.lines) desc, p.user_id`,
  reads: [...CHOSEN_READS, 'report_counter'],
})

const CURRENCIES = rawStatement<{ currency: string }, Values>()({
  name: 'report_currencies',
  text: `
    with ${CHOSEN}
    select distinct k.currency from chosen c ${AUDIT_STORE}
    where c.corrected_by is null and k.currency is not null order by k.currency`,
  reads: [...CHOSEN_READS, 'audit_store'],
})

export async function selectReportCurrencies(db: ScopedDatabase, view: ReportView) {
  const rows = await db.raw(CURRENCIES, valuesOf(view))
  return rows.map(({ currency }) => currency)
}

/** Newest first. In the scope of the organization. */
export function selectReports(db: ScopedDatabase, view: ReportView, range: KeyRange<ReportKey>) {
  return db.raw(LIST, valuesOf(view, rangeIn(range)))
}

export async function countReports(db: ScopedDatabase, view: ReportView) {
  const [row] = await db.raw(COUNT, valuesOf(view))
  return row ?? { rows: 0, audits: 0, corrected: 0 }
}

export function selectReportProtocols(db: ScopedDatabase, view: ReportView) {
  return db.raw(PROTOCOLS, valuesOf(view))
}

export function selectStoreSums(db: ScopedDatabase, view: ReportView) {
  return db.raw(STORES, valuesOf(view))
}

/** Sums by store and month, by category and month, and by category. */
export function selectGroupSums(db: ScopedDatabase, view: ReportView) {
  return db.raw(GROUPS, valuesOf(view))
}

/** Everyone who counted in the managed stores, and the viewer in every store. */
export function selectCounters(
  db: ScopedDatabase,
  view: ReportView,
  viewer: { readonly userId: string; readonly managedStoreIds: readonly string[] },
) {
  return db.raw(COUNTERS, [...valuesOf(view), viewer.managedStoreIds, viewer.userId])
}

function valuesOf({ storeIds, ...asked }: ReportView, more: object = {}): Values {
  const { words, ...rest } = asked
  const said = words && words.length > 0 ? { words } : {}
  return [storeIds, JSON.stringify({ ...rest, ...said, ...more })]
}

function rangeIn({ after, until, limit }: KeyRange<ReportKey>) {
  return {
    limit,
    ...(after && { afterMs: after.ms, afterAudit: after.auditId, afterStore: after.storeId }),
    ...(until && { untilKeyMs: until.ms, untilAudit: until.auditId, untilStore: until.storeId }),
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const REPORT_CURSOR: Cursor<ReportKey> = {
  write: ({ ms, auditId, storeId }) => `${ms}_${auditId}_${storeId}`,
  read: (text) => {
    const [ms = '', auditId = '', storeId = ''] = text.split('_')
    if (!/^\d{1,15}$/.test(ms) || !UUID.test(auditId) || !UUID.test(storeId)) return undefined
    return { ms: Number(ms), auditId, storeId }
  },
}
