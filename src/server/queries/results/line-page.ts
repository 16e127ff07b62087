// The columns of a page of lines, and how the page is cut out of all chosen lines.

import type { VarianceSort, VarianceTab } from '#contract/audit-variances.ts'
import type { KeyRange } from '../keyset.ts'
import type { LineKey } from './line-cursor.ts'
import { IN_TAB, NAMED_FIRST, SORT_TEXT } from './result-judgement.ts'
import type { ResultRow } from './result-lines.ts'

export interface TotalsRow {
  readonly lines: number
  readonly expected: number | null
  readonly counted: number | null
  readonly net: number | null
  readonly gross: number | null
  readonly net_value: number | null
  readonly gross_value: number | null
}

export type TabsRow = Readonly<Record<VarianceTab, number>>

export interface LinePage {
  readonly rows: readonly (ResultRow & { readonly key: LineKey })[]
  readonly totals: TotalsRow
  readonly tabs: TabsRow
}

interface LineName {
  readonly storeId: string
  readonly itemId: string
}

export interface LineOrder {
  readonly sort: VarianceSort
  readonly range: KeyRange<LineKey>
  /** The lines that come first if `sort` is 'worth'. */
  readonly worth?: readonly LineName[] | undefined
  /** Lines of the range to skip before the page. */
  readonly skip?: number | undefined
}

export const NO_TOTALS: TotalsRow = {
  lines: 0,
  expected: null,
  counted: null,
  net: null,
  gross: null,
  net_value: null,
  gross_value: null,
}

export const NO_TABS: TabsRow = {
  open: 0,
  beyond: 0,
  missing: 0,
  extra: 0,
  unexpected: 0,
  uncounted: 0,
  matched: 0,
  decided: 0,
  all: 0,
}

export interface PagedRow extends ResultRow {
  readonly sort_number: number
  readonly sort_text: string
}

export function toPageRows(rows: readonly PagedRow[]): LinePage['rows'] {
  return rows.map((row) => ({
    ...row,
    key: {
      number: row.sort_number,
      text: row.sort_text,
      storeId: row.store_id,
      itemId: row.item_id,
    },
  }))
}

/** The lines of the requested tab with their position in the order, as `chosen`. */
export function chosenLines(lines: 'filtered' | 'judged'): string {
  return `
  named_first as (
    select u.named_store, u.named_item, u.place from asked a
    cross join lateral unnest(a."worthStores", a."worthItems")
      with ordinality as u(named_store, named_item, place)
  ), chosen as (
    select f.*, ${NAMED_FIRST} as sort_number, ${SORT_TEXT} as sort_text
    from ${lines} f cross join asked o
    left join named_first n on n.named_store = f.store_id and n.named_item = f.item_id
    where ${IN_TAB}
  )`
}

/** From `chosen` to `page`. */
export const PAGE = `
  page as (
    select c.* from chosen c cross join asked o
    where (o."afterItem" is null
        or (c.sort_number, c.sort_text, c.store_id, c.item_id)
          > (o."afterNumber", o."afterText", o."afterStore", o."afterItem"))
      and (o."untilItem" is null
        or (c.sort_number, c.sort_text, c.store_id, c.item_id)
          <= (o."untilNumber", o."untilText", o."untilStore", o."untilItem"))
    order by c.sort_number, c.sort_text, c.store_id, c.item_id
    limit (select "limit" from asked) offset (select coalesce(skip, 0) from asked)
  )`

/** Columns of the lines `p` of the page. If the filter needs no names, they come from the items `n`. */
export function pageColumns(names: 'n' | 'p'): string {
  return `p.sort_number, p.sort_text, p.store_id, p.item_id, ${names}.sku, ${names}.name,
    ${names}.category, ${names}.unit, p.unit_cost, p.expected, p.in_baseline, p.counted, p.due,
    p.found, p.compared, p.not_counted, p.not_counted_value, p.value, p.beyond, p.review, p.version, p.decision`
}

export const PAGE_ORDER = 'order by p.sort_number, p.sort_text, p.store_id, p.item_id'
