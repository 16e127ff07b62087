// Sums over materialized lines, one row for each tab of each store. They are updated by the difference: lines that have
// moved are subtracted as they were and added as they are.

import type { VarianceTab } from '#contract/audit-variances.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { rawWithoutNestedLoops } from '../without-nested-loops.ts'
import { ASKED, NOT_FOUND, TABS } from './result-judgement.ts'
import { FRESH, FRESH_READS } from './result-sources.ts'

const REVIEWS = ['stale', 'recount', 'accepted', 'rejected', 'zero', 'recounted'] as const

const COUNTED = {
  lines: 'true',
  lines_counted: 'found is not null',
  compared: 'variance is not null',
  unvalued: 'variance <> 0 and value is null',
  with_expected: 'expected is not null',
  with_expected_value: 'expected_value is not null',
  with_counted_value: 'found_value is not null',
  with_value: 'value is not null',
  with_short_value: 'value < 0',
  with_compared_value: 'variance is not null and compared_value is not null',
  not_counted: 'not_counted <> 0',
  not_counted_unvalued: 'not_counted <> 0 and not_counted_value is null',
  with_not_counted_value: 'not_counted <> 0 and not_counted_value is not null',
  not_found: NOT_FOUND,
  not_found_unvalued: `${NOT_FOUND} and compared_value is null`,
  with_not_found_value: `${NOT_FOUND} and compared_value is not null`,
} as const

/** Each with the number of lines that have a value: a sum over none is not zero. */
const SUMMED = {
  expected: { of: 'expected', type: 'bigint', known: 'with_expected' },
  counted: { of: 'found', type: 'bigint', known: 'lines_counted' },
  net: { of: 'variance', type: 'bigint', known: 'compared' },
  gross: { of: 'abs(variance)', type: 'bigint', known: 'compared' },
  compared_expected: {
    of: 'case when variance is not null then abs(compared) end',
    type: 'bigint',
    known: 'compared',
  },
  expected_value: { of: 'expected_value', type: 'float8', known: 'with_expected_value' },
  counted_value: { of: 'found_value', type: 'float8', known: 'with_counted_value' },
  net_value: { of: 'value', type: 'float8', known: 'with_value' },
  gross_value: { of: 'abs(value)', type: 'float8', known: 'with_value' },
  short_value: { of: 'least(value, 0)', type: 'float8', known: 'with_short_value' },
  compared_value: {
    of: 'case when variance is not null then compared_value end',
    type: 'float8',
    known: 'with_compared_value',
  },
  not_counted_value: {
    of: 'not_counted_value',
    type: 'float8',
    known: 'with_not_counted_value',
  },
  not_found_value: {
    of: `case when ${NOT_FOUND} then compared_value end`,
    type: 'float8',
    known: 'with_not_found_value',
  },
} as const

const COUNT_NAMES = [...Object.keys(COUNTED), ...REVIEWS]
const COLUMNS = [
  ...COUNT_NAMES.map((name) => ({ name, type: 'int' })),
  ...Object.entries(SUMMED).map(([name, { type }]) => ({ name, type })),
]

export const FIGURE_NAMES = COLUMNS.map(({ name }) => name).join(', ')

/** From rows `changed`, with `sign` 1 for lines to add and -1 for lines to remove. */
export const SIGNED_FIGURES = `
  select store_id, t.tab, ${[
    ...Object.entries(COUNTED).map(([name, when]) => signedCount(name, when)),
    ...REVIEWS.map((review) => signedCount(review, `review = '${review}'`)),
    ...Object.entries(SUMMED).map(
      ([name, { of, type }]) => `coalesce(sum(sign * (${of})), 0)::${type} as ${name}`,
    ),
  ].join(', ')}
  from changed
  cross join lateral unnest(array[${Object.entries(TABS)
    .map(([tab, when]) => `case when ${when} then '${tab}' end`)
    .join(', ')}]) as t(tab)
  where t.tab is not null group by store_id, t.tab`

function signedCount(name: string, when: string): string {
  return `coalesce(sum(sign) filter (where ${when}), 0)::int as ${name}`
}

/** Adds new sums to the materialized ones. */
export const ADD_FIGURES = COLUMNS.map(({ name }) => `${name} = f.${name} + excluded.${name}`).join(
  ', ',
)

const LINE_COLUMNS = `
  store_id, item_id, expected, in_baseline, counted, due, found, compared, not_counted, variance,
  value, expected_value, found_value, compared_value, not_counted_value, beyond, review`

/** Lines of the items in $4: as they are now (`fresh`), and as they were materialized. */
export const CHANGED = `
  changed as (
    select 1 as sign, ${LINE_COLUMNS} from fresh
    union all
    select -1, ${LINE_COLUMNS} from result_line
    where audit_id = $1 and store_id = any($2) and item_id = any($4)
  )`

type Sums = { readonly [name in keyof typeof SUMMED]: number | null }
type Counts = { readonly [name in keyof typeof COUNTED | (typeof REVIEWS)[number]]: number }

export interface MaterializedFigureRow extends Sums, Counts {
  readonly store_id: string
  readonly tab: VarianceTab
}

const SHOWN = [
  'store_id',
  'tab',
  ...COUNT_NAMES,
  ...Object.entries(SUMMED).map(
    ([name, { known }]) => `case when ${known} > 0 then ${name} end as ${name}`,
  ),
].join(', ')

const MATERIALIZED = `
  select store_id, tab, ${FIGURE_NAMES} from result_figure
  where audit_id = $1 and store_id = any($2)`

const STILL = rawStatement<MaterializedFigureRow, [string, readonly string[]]>()({
  name: 'materialized_figures',
  text: `select ${SHOWN} from (${MATERIALIZED}) f where lines > 0`,
  reads: ['result_figure'],
})

const MOVED = rawStatement<
  MaterializedFigureRow,
  [string, readonly string[], string, itemIds: readonly string[]]
>()({
  name: 'materialized_figures_moved',
  text: `
    with ${ASKED}, ${FRESH}, ${CHANGED}, parts as (${MATERIALIZED} union all ${SIGNED_FIGURES})
    select ${SHOWN} from (
      select store_id, tab, ${COLUMNS.map(
        ({ name, type }) => `sum(${name})::${type} as ${name}`,
      ).join(', ')}
      from parts group by store_id, tab
    ) f where lines > 0`,
  reads: [...FRESH_READS, 'result_line'],
})

/** Tabs without lines are omitted. In the scope of the audit. */
export function selectMaterializedFigures(
  db: ScopedDatabase,
  { auditId, storeIds }: { readonly auditId: string; readonly storeIds: readonly string[] },
  moved?: { readonly asked: string; readonly itemIds: readonly string[] },
) {
  return moved
    ? rawWithoutNestedLoops(db, MOVED, [auditId, storeIds, moved.asked, moved.itemIds])
    : db.raw(STILL, [auditId, storeIds])
}
