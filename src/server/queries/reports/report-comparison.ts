// Compares two completed audits by item and by category.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import type { Cursor, KeyRange } from '../keyset.ts'
import { FIGURE_SUMS, type FigureSumsRow } from './report-parts.ts'

export interface ComparedRow {
  readonly store_id: string
  readonly store_name: string
  readonly item_id: string
  readonly sku: string | null
  readonly barcode: string | null
  readonly name: string
  readonly category: string | null
  readonly sort_number: number
  readonly total: number
  readonly earlier_currency: string | null
  readonly later_currency: string | null
  readonly in_earlier: boolean
  readonly earlier_expected: number | null
  readonly earlier_found: number | null
  readonly earlier_value: number | null
  readonly in_later: boolean
  readonly later_expected: number | null
  readonly later_found: number | null
  readonly later_value: number | null
}

export interface ComparedKey {
  readonly number: number
  readonly storeId: string
  readonly itemId: string
}

/** Lines of one of the two audits. An item that was not counted has 0 if a manager has decided so. */
const linesOf = (place: string) => `
  select l.store_id, l.item_id, l.store_name, l.sku, l.barcode, l.name, l.category, l.expected,
    case when l.review = 'zero' then 0 else l.counted end as found,
    app.worth_of(
      case when l.review = 'zero' then 0 else l.counted end - l.expected, l.unit_cost, k.coin) as value,
    k.currency
  from audit_line l
  join audit_store k on k.audit_id = l.audit_id and k.store_id = l.store_id
  where l.audit_id = ${place} and l.store_id = any($3)`

const LINES = rawStatement<ComparedRow, [string, string, readonly string[], string]>()({
  name: 'report_compared_lines',
  text: `
    with asked as (
      select * from jsonb_to_record($4::jsonb) as o (
        words text[], "limit" int, skip int, "afterNumber" float8, "afterStore" uuid, "afterItem" uuid,
        "untilNumber" float8, "untilStore" uuid, "untilItem" uuid)
    ), earlier as (${linesOf('$1')}), later as (${linesOf('$2')}), compared as (
      select store_id, item_id, coalesce(b.store_name, a.store_name) as store_name,
        case when b.name is null then a.sku else b.sku end as sku,
        case when b.name is null then a.barcode else b.barcode end as barcode,
        coalesce(b.name, a.name) as name,
        case when b.name is null then a.category else b.category end as category,
        a.currency as earlier_currency, b.currency as later_currency,
        a.name is not null as in_earlier, a.expected as earlier_expected,
        a.found as earlier_found, a.value as earlier_value,
        b.name is not null as in_later, b.expected as later_expected,
        b.found as later_found, b.value as later_value,
        -abs(coalesce(b.value, 0) - coalesce(a.value, 0)) as sort_number
      from earlier a full join later b using (store_id, item_id)
    ), filtered as materialized (
      select c.* from compared c cross join asked o
      where o.words is null or not exists (
        select from unnest(o.words) as w(word)
        where strpos(app.fold(concat_ws(' ', c.sku, c.name, c.category)), w.word) = 0)
    )
    select f.*, (select count(*) from filtered)::int as total
    from filtered f cross join asked o
    where (o."afterItem" is null
        or (f.sort_number, f.store_id, f.item_id)
          > (o."afterNumber", o."afterStore", o."afterItem"))
      and (o."untilItem" is null
        or (f.sort_number, f.store_id, f.item_id)
          <= (o."untilNumber", o."untilStore", o."untilItem"))
    order by f.sort_number, f.store_id, f.item_id
    limit (select "limit" from asked) offset (select coalesce(skip, 0) from asked)`,
  reads: ['audit_line', 'audit_store'],
})

export interface ComparedCategoryRow extends FigureSumsRow {
  readonly currency: string | null
  readonly audit_id: string
  readonly category: string
}

const CATEGORIES = rawStatement<ComparedCategoryRow, [readonly string[], readonly string[]]>()({
  name: 'report_compared_categories',
  text: `
    select f.audit_id, f.category, ${FIGURE_SUMS},
      case when min(k.currency) = max(k.currency) then min(k.currency) end as currency
    from report_figure f
    join audit_store k on k.audit_id = f.audit_id and k.store_id = f.store_id
    where f.audit_id = any($1) and f.store_id = any($2)
    group by f.audit_id, f.category order by f.category`,
  reads: ['audit_store', 'report_figure'],
})

/** In the scope of the organization. */
export function selectComparedLines(
  db: ScopedDatabase,
  audits: {
    readonly earlierId: string
    readonly laterId: string
    readonly storeIds: readonly string[]
  },
  words: readonly string[],
  { after, until, limit, skip }: KeyRange<ComparedKey> & { readonly skip?: number | undefined },
) {
  const asked = {
    limit,
    skip,
    ...(words.length > 0 && { words }),
    ...(after && {
      afterNumber: after.number,
      afterStore: after.storeId,
      afterItem: after.itemId,
    }),
    ...(until && {
      untilNumber: until.number,
      untilStore: until.storeId,
      untilItem: until.itemId,
    }),
  }
  const { earlierId, laterId, storeIds } = audits
  return db.raw(LINES, [earlierId, laterId, storeIds, JSON.stringify(asked)])
}

export function selectComparedCategories(
  db: ScopedDatabase,
  auditIds: readonly string[],
  storeIds: readonly string[],
) {
  return db.raw(CATEGORIES, [auditIds, storeIds])
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const COMPARED_CURSOR: Cursor<ComparedKey> = {
  write: ({ number, storeId, itemId }) => `${number}_${storeId}_${itemId}`,
  read: (text) => {
    const [number = '', storeId = '', itemId = ''] = text.split('_')
    if (!Number.isFinite(Number(number)) || number === '') return undefined
    if (!UUID.test(storeId) || !UUID.test(itemId)) return undefined
    return { number: Number(number), storeId, itemId }
  },
}
