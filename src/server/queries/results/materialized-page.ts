// A page of materialized lines that only their tab narrows: lines are read in the order of an index, and totals and
// tabs are materialized sums.

import type { VarianceSort, VarianceTab } from '#contract/audit-variances.ts'
import { type RawStatement, rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { rawWithoutNestedLoops } from '../without-nested-loops.ts'
import {
  chosenLines,
  type LinePage,
  NO_TABS,
  NO_TOTALS,
  PAGE,
  PAGE_ORDER,
  type PagedRow,
  pageColumns,
  type TotalsRow,
  toPageRows,
} from './line-page.ts'
import { type MaterializedFigureRow, selectMaterializedFigures } from './materialized-figures.ts'
import type { ResultScope } from './result-freshness.ts'
import { ASKED, rankOf, TABS } from './result-judgement.ts'
import { FRESH, MATERIALIZED, MOVED, type ResultSource } from './result-sources.ts'

/** The sides that make up a tab; lines are indexed by side. Null if the tab has an index of its own. */
const SIDES: Readonly<Record<VarianceTab, readonly number[] | null>> = {
  matched: [0],
  missing: [1],
  extra: [2],
  uncounted: [3],
  all: [0, 1, 2, 3, 4],
  open: null,
  decided: null,
  beyond: null,
  unexpected: null,
}

const SHOWN = `store_id, item_id, unit_cost, expected, in_baseline, counted, due, found, compared,
  not_counted, not_counted_value, value, beyond, review, version, decision`
const NOWHERE = `'00000000-0000-0000-0000-000000000000'::uuid`

/** The lines with the highest value first: reads no more of each side than the page and what comes before it. */
function rankedLines(tab: VarianceTab, items: string): string {
  const sides = SIDES[tab]
  return `
    select ${SHOWN}, rank as sort_number from asked o
    ${sides ? `cross join unnest('{${sides}}'::smallint[]) as s(side)` : ''}
    cross join lateral (
      select l.* from result_line l
      where l.audit_id = $1 and l.store_id = any($2)
        and ${sides ? 'l.side = s.side' : TABS[tab]} ${items}
        and (l.rank, l.store_id, l.item_id) > (coalesce(o."afterNumber", '-infinity'),
          coalesce(o."afterStore", ${NOWHERE}), coalesce(o."afterItem", ${NOWHERE}))
        and (l.rank, l.store_id, l.item_id) <= (coalesce(o."untilNumber", 'infinity'),
          coalesce(o."untilStore", ${NOWHERE}), coalesce(o."untilItem", ${NOWHERE}))
      order by l.rank, l.store_id, l.item_id
      limit (select "limit" + coalesce(skip, 0) from asked)
    ) l`
}

interface PageStatements {
  readonly still: RawStatement<PagedRow, [string, readonly string[], string]>
  readonly moved: RawStatement<PagedRow, [string, readonly string[], string, readonly string[]]>
}

const still = rawStatement<PagedRow, [string, readonly string[], string]>()
const moved = rawStatement<PagedRow, [string, readonly string[], string, readonly string[]]>()

function byValue(lines: string): string {
  return `
    chosen as (select l.*, '' collate "C" as sort_text from (${lines}) l), ${PAGE}
    select ${pageColumns('n')} from page p join item n on n.id = p.item_id ${PAGE_ORDER}`
}

function byValueIn(tab: VarianceTab): PageStatements {
  const fresh = `
    select ${SHOWN}, ${rankOf('fresh')} from fresh where ${TABS[tab]}`
  return {
    still: still({
      name: `materialized_page_${tab}`,
      text: `with ${ASKED}, ${byValue(rankedLines(tab, ''))}`,
      reads: ['item', 'result_line'],
    }),
    moved: moved({
      name: `materialized_page_${tab}_moved`,
      text: `with ${ASKED}, ${FRESH},
        ${byValue(`${rankedLines(tab, 'and l.item_id <> all($4)')} union all ${fresh}`)}`,
      reads: MOVED.reads,
    }),
  }
}

const BY_VALUE: Readonly<Record<VarianceTab, PageStatements>> = {
  open: byValueIn('open'),
  beyond: byValueIn('beyond'),
  missing: byValueIn('missing'),
  extra: byValueIn('extra'),
  unexpected: byValueIn('unexpected'),
  uncounted: byValueIn('uncounted'),
  matched: byValueIn('matched'),
  decided: byValueIn('decided'),
  all: byValueIn('all'),
}

function sorted(source: ResultSource, names: 'n' | 'p') {
  return {
    name: `materialized_page_${names === 'p' ? 'named' : 'sorted'}_${source.name}`,
    text: `
      with ${ASKED}, ${names === 'p' ? source.lines : source.sums}, ${chosenLines('judged')}, ${PAGE}
      select ${pageColumns(names)} from page p
      ${names === 'n' ? 'join item n on n.id = p.item_id' : ''} ${PAGE_ORDER}`,
    reads: source.reads,
  }
}

const BY_NAME: PageStatements = {
  still: still(sorted(MATERIALIZED, 'p')),
  moved: moved(sorted(MOVED, 'p')),
}
const SORTED: PageStatements = {
  still: still(sorted(MATERIALIZED, 'n')),
  moved: moved(sorted(MOVED, 'n')),
}

export interface MaterializedScope extends ResultScope {
  /** Empty if nothing has moved. */
  readonly movedItemIds: readonly string[]
}

export async function selectMaterializedPage(
  db: ScopedDatabase,
  resultScope: MaterializedScope,
  question: { readonly tab: VarianceTab; readonly sort: VarianceSort },
): Promise<LinePage> {
  const asked = JSON.stringify(question)
  const { movedItemIds: itemIds } = resultScope
  const change = itemIds.length > 0 ? { asked, itemIds } : undefined
  const [rows, figures] = await Promise.all([
    selectRows(db, resultScope, question, asked),
    selectMaterializedFigures(db, resultScope, change),
  ])
  const tabs = { ...NO_TABS }
  for (const { tab, lines } of figures) tabs[tab] += lines
  return {
    rows: toPageRows(rows),
    totals: figures.filter(({ tab }) => tab === question.tab).reduce(addTotals, NO_TOTALS),
    tabs,
  }
}

function selectRows(
  db: ScopedDatabase,
  { auditId, storeIds, movedItemIds }: MaterializedScope,
  { tab, sort }: { readonly tab: VarianceTab; readonly sort: VarianceSort },
  asked: string,
): Promise<readonly PagedRow[]> {
  const values = [auditId, storeIds, asked] as const
  const isMoved = movedItemIds.length > 0
  if (sort === 'value') {
    return isMoved
      ? rawWithoutNestedLoops(db, BY_VALUE[tab].moved, [...values, movedItemIds])
      : db.raw(BY_VALUE[tab].still, [...values])
  }
  const { still, moved } = sort === 'name' ? BY_NAME : SORTED
  return isMoved
    ? rawWithoutNestedLoops(db, moved, [...values, movedItemIds])
    : rawWithoutNestedLoops(db, still, [...values])
}

function addTotals(one: TotalsRow, other: MaterializedFigureRow): TotalsRow {
  return {
    lines: one.lines + other.lines,
    expected: add(one.expected, other.expected),
    counted: add(one.counted, other.counted),
    net: add(one.net, other.net),
    gross: add(one.gross, other.gross),
    net_value: add(one.net_value, other.net_value),
    gross_value: add(one.gross_value, other.gross_value),
  }
}

/** Null adds nothing, and two nulls stay null. */
function add(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : one + other
}
