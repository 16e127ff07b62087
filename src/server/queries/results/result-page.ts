// A page of lines with its totals and tabs.

import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { askedRange } from './line-cursor.ts'
import {
  chosenLines,
  type LineOrder,
  type LinePage,
  NO_TABS,
  NO_TOTALS,
  PAGE,
  PAGE_ORDER,
  type PagedRow,
  pageColumns,
  type TabsRow,
  type TotalsRow,
  toPageRows,
} from './line-page.ts'
import { selectMaterializedPage } from './materialized-page.ts'
import { askedOf, askLines, isPlain, type LineFilter, questionOver } from './result-asked.ts'
import { type ResultScope, selectFreshness } from './result-freshness.ts'
import { ASKED, filteredLines, SUMS, TAB_COUNTS } from './result-judgement.ts'
import { FROZEN } from './result-sources.ts'

interface FilteredRow extends Omit<PagedRow, 'item_id'> {
  /** Null if the page is empty, and the row only carries totals and tabs. */
  readonly item_id: string | null
  readonly totals: TotalsRow
  readonly tabs: TabsRow
}

/** If the filter needs no names, they are read for the page only; frozen lines contain their names. */
function pagesOver(names: 'of all' | 'of the page') {
  const name = names === 'of all' ? 'result_page' : 'result_page_unnamed'
  return questionOver<FilteredRow>(name, (source) => {
    const isLate = names === 'of the page' && source !== FROZEN
    return {
      text: `
        with ${ASKED}, ${isLate ? source.sums : source.lines}, ${filteredLines(source)},
        ${chosenLines('filtered')}, totals as (
          select to_jsonb(t) as totals from (select ${SUMS} from chosen) t
        ), tabs as (
          select to_jsonb(t) as tabs from (select ${TAB_COUNTS} from filtered) t
        ), ${PAGE}
        select totals, tabs, ${pageColumns(isLate ? 'n' : 'p')}
        from totals cross join tabs left join page p on true
        ${isLate ? 'left join item n on n.id = p.item_id' : ''} ${PAGE_ORDER}`,
      reads: [...source.reads, ...source.locatedReads],
    }
  })
}

const NAMED = pagesOver('of all')
const UNNAMED = pagesOver('of the page')

/** In the scope of the audit. */
export async function selectLinePage(
  db: ScopedDatabase,
  resultScope: ResultScope,
  filter: LineFilter,
  order: LineOrder,
): Promise<LinePage> {
  const freshness = await selectFreshness(db, resultScope, filter.limits)
  const asked = {
    ...askedOf(filter),
    sort: order.sort,
    skip: order.skip,
    worthStores: order.worth?.map(({ storeId }) => storeId),
    worthItems: order.worth?.map(({ itemId }) => itemId),
    ...askedRange(order.range),
  }
  if (isPlain(filter) && (freshness.source === 'materialized' || freshness.source === 'moved')) {
    const movedItemIds = freshness.source === 'moved' ? freshness.itemIds : []
    return selectMaterializedPage(db, { ...resultScope, movedItemIds }, asked)
  }
  const byName = order.sort === 'name' || filter.category !== undefined || !!asked.patterns
  const question = byName ? NAMED : UNNAMED
  const rows = await askLines(db, question, { ...resultScope, freshness }, JSON.stringify(asked))
  const [first] = rows
  return {
    rows: toPageRows(rows.flatMap(toPagedRow)),
    totals: first?.totals ?? NO_TOTALS,
    tabs: first?.tabs ?? NO_TABS,
  }
}

function toPagedRow({ item_id, totals: _totals, tabs: _tabs, ...row }: FilteredRow) {
  return item_id === null ? [] : [{ ...row, item_id }]
}
