// All data of one audit, for files and paper. In the scope of the audit.

import type { VarianceSort } from '#contract/audit-variances.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { countsIn } from '../results/handed-in.ts'
import { PARTIAL_ROUNDS } from '../results/live-lines.ts'
import {
  askedOf,
  askLines,
  isPlain,
  isWhole,
  type LineFilter,
  questionOver,
} from '../results/result-asked.ts'
import { type ResultScope, selectFreshness } from '../results/result-freshness.ts'
import { ASKED, filteredLines, IN_TAB, rankOf, SORT_NUMBER } from '../results/result-judgement.ts'
import { FROZEN, LIVE, type ResultSource } from '../results/result-sources.ts'

/** The requested order, as on screen; by name, lines are sorted within each store. */
const ORDER = `
  ${SORT_NUMBER},
  case o.sort when 'name' then f.store_id end,
  case o.sort when 'name' then lower(f.name) end collate "C",
  f.store_id, f.item_id`

const KEYS = questionOver<{ keys: string | null }>('report_line_keys', (source) => ({
  text: `
    with ${ASKED}, ${source.lines}, ${filteredLines(source)}
    select string_agg(array_position($2, f.store_id) || '/' || f.item_id, ' ' order by ${ORDER}) as keys
    from filtered f cross join asked o where ${IN_TAB}`,
  reads: [...source.reads, ...source.locatedReads],
}))

/** By value, which needs no names. */
const BY_VALUE = questionOver<{ keys: string | null }>('report_line_keys_by_value', (source) => ({
  text: `
    with ${ASKED}, ${source.sums}
    select string_agg(array_position($2, f.store_id) || '/' || f.item_id, ' '
      order by ${rankOf('f')}, f.store_id, f.item_id) as keys
    from judged f cross join asked o where ${IN_TAB}`,
  reads: source.sumReads,
}))

/** The lines of a source for statements that only need names, without the work of judging them. */
function namedLines(source: ResultSource): Pick<ResultSource, 'lines' | 'reads'> {
  if (source === FROZEN) {
    return {
      lines: `judged as (
        select l.store_id, l.item_id, l.name from audit_line l
        where l.audit_id = $1 and l.store_id = any($2)
      )`,
      reads: ['audit_line'],
    }
  }
  if (source !== LIVE) return source
  return {
    lines: `${PARTIAL_ROUNDS}, found as (
      select s.store_id, e.item_id from audit_store s
      join audit_item e on e.baseline_id = s.baseline_id
      where s.audit_id = $1 and s.store_id = any($2)
      union
      select a.store_id, t.item_id from count_total t
      join assignment a on a.organization_id = t.organization_id and a.audit_id = t.audit_id
        and a.id = t.assignment_id
      left join superseded x on x.assignment_id = t.assignment_id and x.item_id = t.item_id
      left join listed li on li.assignment_id = t.assignment_id and li.item_id = t.item_id
      where t.audit_id = $1 and t.item_id is not null and t.events > 0
        and a.store_id = any($2) and ${countsIn('a')}
        and x.item_id is null and (not a.partial or li.item_id is not null)
    ), judged as (
      select f.store_id, f.item_id, i.name from found f join item i on i.id = f.item_id
    )`,
    reads: ['assignment', 'audit_item', 'audit_store', 'count_total', 'item', 'recount_item'],
  }
}

/**
 * All keys in the order of names, each with the position of its store in $2. Names come first in the sort: if it began
 * with the store, which most lines share, every comparison would have to compare both names in full.
 */
const WHOLE = questionOver<{ keys: string | null }>('report_all_line_keys', (source) => {
  const { lines, reads } = namedLines(source)
  return {
    text: `
      with ${ASKED}, ${lines}
      select string_agg(array_position($2, l.store_id) || '/' || l.item_id, ' '
        order by lower(l.name) collate "C", l.item_id) as keys
      from judged l`,
    reads,
  }
})

/** The keys of all lines of a filter. A document then reads the lines in chunks. */
export async function selectLineKeys(
  db: ScopedDatabase,
  resultScope: ResultScope,
  filter: LineFilter,
  sort: VarianceSort,
): Promise<readonly string[]> {
  const freshness = await selectFreshness(db, resultScope, filter.limits)
  const asked = JSON.stringify({ ...askedOf(filter), sort })
  if (filter.tab === 'all' && sort === 'name' && isPlain(filter)) {
    const [row] = await askLines(db, WHOLE, { ...resultScope, freshness }, asked)
    return storeByStore(row?.keys?.split(' ') ?? [], resultScope.storeIds)
  }
  const question = sort === 'value' && isWhole(filter) ? BY_VALUE : KEYS
  const [row] = await askLines(db, question, { ...resultScope, freshness }, asked)
  return (row?.keys?.split(' ') ?? []).map(
    (key) => storeOf(key, resultScope.storeIds) + itemOf(key),
  )
}

/** Each key begins with the position of its store in the list. */
function storeOf(key: string, storeIds: readonly string[]): string {
  return storeIds[Number.parseInt(key, 10) - 1] ?? ''
}

function itemOf(key: string): string {
  return key.slice(key.indexOf('/'))
}

/** Groups keys by store. */
function storeByStore(keys: readonly string[], storeIds: readonly string[]): readonly string[] {
  const byStore = Map.groupBy(keys, (key) => storeOf(key, storeIds))
  return [...byStore]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([storeId, own]) => own.map((key) => storeId + itemOf(key)))
}

export interface SheetRow {
  readonly room_id: string
  readonly room_name: string
  readonly shelf_id: string | null
  readonly shelf_code: string | null
  readonly shelf_name: string | null
  /** Null if nothing is known to be expected there. */
  readonly item_id: string | null
  readonly sku: string | null
  readonly name: string | null
  readonly unit: string | null
  readonly barcode: string | null
  readonly expected: number | null
}

const BARCODE = `(
  select b.raw from item_barcode b where b.item_id = i.id order by b.quantity, b.code_key limit 1
) as barcode`

const SHELVES = rawStatement<SheetRow, [string, string, string | null]>()({
  name: 'report_count_sheets',
  text: `
    with lying as (
      select e.shelf_id, e.item_id, e.expected from audit_store s
      join baseline b on b.id = s.baseline_id
      join audit_item_shelf e on e.baseline_id = b.id
      where s.audit_id = $1 and s.store_id = $2 and b.by_shelf
    )
    select r.id as room_id, r.name as room_name, h.id as shelf_id, h.code as shelf_code,
      h.name as shelf_name, i.id as item_id, i.sku, i.name, i.unit, l.expected, ${BARCODE}
    from room r
    left join shelf h on h.room_id = r.id and h.archived_at is null
    left join lying l on l.shelf_id = h.id
    left join item i on i.id = l.item_id
    where r.store_id = $2 and r.archived_at is null and ($3::uuid is null or r.id = $3)
    order by r.position, r.id, h.position, h.id, i.name, i.id`,
  reads: ['audit_item_shelf', 'audit_store', 'baseline', 'item', 'item_barcode', 'room', 'shelf'],
})

/** Places of a store in walking order, each with the items expected there. */
export function selectSheetRows(
  db: ScopedDatabase,
  audit: { readonly auditId: string; readonly storeId: string; readonly roomId: string | null },
) {
  return db.raw(SHELVES, [audit.auditId, audit.storeId, audit.roomId])
}

const STORE = rawStatement<
  Omit<SheetRow, `room_${string}` | `shelf_${string}`>,
  [string, string]
>()({
  name: 'report_count_sheet_of_store',
  text: `
    select i.id as item_id, i.sku, i.name, i.unit, e.expected, ${BARCODE}
    from audit_store s
    join baseline b on b.id = s.baseline_id
    join audit_item e on e.baseline_id = b.id
    join item i on i.id = e.item_id
    where s.audit_id = $1 and s.store_id = $2 and not b.by_shelf
    order by i.name, i.id`,
  reads: ['audit_item', 'audit_store', 'baseline', 'item', 'item_barcode'],
})

/** The items expected in a store whose baseline has no places. */
export function selectStoreSheetRows(
  db: ScopedDatabase,
  audit: { readonly auditId: string; readonly storeId: string },
) {
  return db.raw(STORE, [audit.auditId, audit.storeId])
}
