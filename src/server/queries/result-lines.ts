// Lines of a result: a page of them with totals and tabs beside, or those of named items.

import type { VarianceSort, VarianceTab } from '#contract/audit-results.ts'
import type { Decision, LineReview } from '#domain/decision.ts'
import type { VarianceLimits } from '#domain/variance.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import type { Cursor, KeyRange } from './keyset.ts'
import {
  ASKED,
  FROZEN,
  filteredLines,
  IN_TAB,
  JUDGED,
  LIVE,
  type ResultSource,
  SUMS,
  TAB_COUNTS,
} from './result-sources.ts'
import { rawWithoutLoops } from './without-loops.ts'

export interface ResultRow {
  readonly store_id: string
  readonly item_id: string
  readonly sku: string | null
  readonly name: string
  readonly category: string | null
  readonly unit: string
  readonly unit_cost: number | null
  readonly expected: number | null
  readonly in_baseline: boolean
  readonly counted: number | null
  /** The count, or 0 where somebody has said that there is none. */
  readonly found: number | null
  readonly value: number | null
  readonly beyond: boolean
  readonly review: LineReview
  readonly version: number
  readonly decision: Decision | null
}

export interface TotalsRow {
  readonly lines: number
  readonly expected: number | null
  readonly counted: number | null
  readonly net: number | null
  readonly gross: number | null
  readonly net_value: number | null
  readonly gross_value: number | null
}

type TabsRow = Readonly<Record<VarianceTab, number>>

interface PagedRow extends Omit<ResultRow, 'item_id'> {
  /** Null: the page is empty, and the row is here for what stands beside it. */
  readonly item_id: string | null
  readonly sort_number: number
  readonly sort_text: string
  readonly totals: TotalsRow
  readonly tabs: TabsRow
}

/** Where a line stands in the order that was asked for. */
export interface LineKey {
  readonly number: number
  readonly text: string
  readonly storeId: string
  readonly itemId: string
}

/** Which lines; lists that are left out let everything through. */
export interface LineFilter {
  readonly tab: VarianceTab
  /** Of the protocol, and those that are asked with. */
  readonly limits: VarianceLimits
  readonly asked: VarianceLimits
  readonly words?: readonly string[] | undefined
  /** Found by their codes, whatever the words. */
  readonly itemIds?: readonly string[] | undefined
  readonly category?: string | undefined
  readonly roomId?: string | undefined
  readonly shelfId?: string | undefined
}

const COLUMNS = `
  store_id, item_id, sku, name, category, unit, unit_cost, expected, in_baseline, counted, found,
  value, beyond, review, version, decision`

/** Where nobody asks by name, names are read for the page alone. */
function pageOver(source: ResultSource, names: 'of all' | 'of the page') {
  const isLate = names === 'of the page'
  const named = isLate ? 'left join item n on n.id = p.item_id' : ''
  return rawStatement<PagedRow, [string, readonly string[], string]>()({
    name: `result_page_${source.name}${isLate ? '_unnamed' : ''}`,
    text: `
      with ${ASKED}, ${isLate ? source.sums : source.lines}, ${JUDGED}, ${filteredLines(source)},
      chosen as (
        select f.*,
          case o.sort
            when 'value' then coalesce(-abs(f.value), 1)
            when 'units' then coalesce(-abs(f.variance), 1)
            when 'percent' then case
              when f.variance is null then 1
              when f.expected <> 0 then -abs(f.variance)::float8 / abs(f.expected)
              when f.variance = 0 then 0
              else -1e15 end
            when 'expected' then coalesce(-f.expected, 1e15)
            when 'counted' then coalesce(-f.found, 1e15)
            else 0 end::float8 as sort_number,
          case o.sort when 'name' then lower(f.name) else '' end collate "C" as sort_text
        from filtered f cross join asked o
        where ${IN_TAB}
      ), totals as (
        select to_jsonb(t) as totals from (select ${SUMS} from chosen) t
      ), tabs as (
        select to_jsonb(t) as tabs from (select ${TAB_COUNTS} from filtered) t
      ), page as (
        select c.* from chosen c cross join asked o
        where (o."afterItem" is null
            or (c.sort_number, c.sort_text, c.store_id, c.item_id)
              > (o."afterNumber", o."afterText", o."afterStore", o."afterItem"))
          and (o."untilItem" is null
            or (c.sort_number, c.sort_text, c.store_id, c.item_id)
              <= (o."untilNumber", o."untilText", o."untilStore", o."untilItem"))
        order by c.sort_number, c.sort_text, c.store_id, c.item_id
        limit (select "limit" from asked)
      )
      select totals, tabs, p.sort_number, p.sort_text, p.store_id, p.item_id,
        ${isLate ? 'n' : 'p'}.sku, ${isLate ? 'n' : 'p'}.name, ${isLate ? 'n' : 'p'}.category,
        ${isLate ? 'n' : 'p'}.unit, p.unit_cost, p.expected, p.in_baseline, p.counted, p.found,
        p.value, p.beyond, p.review, p.version, p.decision
      from totals cross join tabs left join page p on true ${named}
      order by p.sort_number, p.sort_text, p.store_id, p.item_id`,
    reads: [...source.reads, ...source.locatedReads],
  })
}

function pickedFrom(source: ResultSource) {
  return rawStatement<ResultRow, [string, readonly string[], string, readonly string[]]>()({
    name: `result_lines_${source.name}`,
    text: `with ${ASKED}, ${source.picked}, ${JUDGED} select ${COLUMNS} from judged`,
    reads: source.reads,
  })
}

const MATCHING = rawStatement<ResultRow, [string, readonly string[], string]>()({
  name: 'result_lines_matching',
  text: `
    with ${ASKED}, ${LIVE.lines}, ${JUDGED}, ${filteredLines(LIVE)}
    select ${COLUMNS} from (select f.* from filtered f cross join asked o where ${IN_TAB}) f`,
  reads: [...LIVE.reads, ...LIVE.locatedReads],
})

const PAGES = {
  live: pageOver(LIVE, 'of all'),
  unnamed: pageOver(LIVE, 'of the page'),
  frozen: pageOver(FROZEN, 'of all'),
}
const PICKED = { live: pickedFrom(LIVE), frozen: pickedFrom(FROZEN) }

export interface AuditPlace {
  readonly auditId: string
  /** Whether its values are frozen. */
  readonly sealed: boolean
  readonly storeIds: readonly string[]
}

export interface LinePage {
  readonly rows: readonly (ResultRow & { readonly key: LineKey })[]
  readonly totals: TotalsRow
  readonly tabs: TabsRow
}

const NO_TOTALS: TotalsRow = {
  lines: 0,
  expected: null,
  counted: null,
  net: null,
  gross: null,
  net_value: null,
  gross_value: null,
}

export async function selectLinePage(
  db: ScopedDatabase,
  { auditId, sealed, storeIds }: AuditPlace,
  filter: LineFilter,
  order: { readonly sort: VarianceSort; readonly range: KeyRange<LineKey> },
): Promise<LinePage> {
  const asked = { ...askedOf(filter), sort: order.sort, ...rangeOf(order.range) }
  const byName = order.sort === 'name' || filter.category !== undefined || !!asked.words
  const live = byName ? PAGES.live : PAGES.unnamed
  const rows = await rawWithoutLoops(db, sealed ? PAGES.frozen : live, [
    auditId,
    storeIds,
    JSON.stringify(asked),
  ])
  const [first] = rows
  return {
    rows: rows.flatMap(({ item_id: itemId, ...row }) => {
      if (itemId === null) return []
      const key = { number: row.sort_number, text: row.sort_text, storeId: row.store_id, itemId }
      return [{ ...row, item_id: itemId, key }]
    }),
    totals: first?.totals ?? NO_TOTALS,
    tabs: first?.tabs ?? NO_TABS,
  }
}

const NO_TABS: TabsRow = {
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

/** The lines of these items, in whichever of the stores. */
export function selectLinesOf(
  db: ScopedDatabase,
  { auditId, sealed, storeIds }: AuditPlace,
  itemIds: readonly string[],
  limits: VarianceLimits,
) {
  const asked = JSON.stringify(askedOf({ tab: 'all', limits, asked: limits }))
  return db.raw(sealed ? PICKED.frozen : PICKED.live, [auditId, storeIds, asked, itemIds])
}

/** All lines of a filter, while the audit is not sealed. */
export function selectMatchingLines(
  db: ScopedDatabase,
  { auditId, storeIds }: AuditPlace,
  filter: LineFilter,
) {
  return rawWithoutLoops(db, MATCHING, [auditId, storeIds, JSON.stringify(askedOf(filter))])
}

export function askedOf({ limits, asked, words, ...filter }: LineFilter) {
  return {
    ...limits,
    sameLimits: asked === limits,
    askedUnits: asked.units,
    askedPercent: asked.percent,
    askedValueCents: asked.valueCents,
    askedValuePercent: asked.valuePercent,
    words: words && words.length > 0 ? words : undefined,
    ...filter,
  }
}

function rangeOf({ after, until, limit }: KeyRange<LineKey>) {
  return {
    ...(after && {
      afterNumber: after.number,
      afterText: after.text,
      afterStore: after.storeId,
      afterItem: after.itemId,
    }),
    ...(until && {
      untilNumber: until.number,
      untilText: until.text,
      untilStore: until.storeId,
      untilItem: until.itemId,
    }),
    limit,
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const LINE_CURSOR: Cursor<LineKey> = {
  write: ({ number, text, storeId, itemId }) => JSON.stringify([number, text, storeId, itemId]),
  read: (written) => {
    const [number, text, storeId, itemId] = parseList(written)
    if (typeof number !== 'number' || typeof text !== 'string') return undefined
    if (typeof storeId !== 'string' || typeof itemId !== 'string') return undefined
    return UUID.test(storeId) && UUID.test(itemId) ? { number, text, storeId, itemId } : undefined
  },
}

function parseList(written: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(written)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
