// The progress of each count of an audit, in its scope. There are thousands of rows and a count changes only one, so
// callers that have the rows ask for what was written since. Numbers come as one text, because the driver takes longer
// to parse that many columns than the database to find them.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { comesAfter, type Moment } from '#server/db/written-since.ts'
import { countsIn } from '../results/handed-in.ts'

/** Quantities in thousandths, times in milliseconds. */
export interface ProgressRow {
  readonly events: number
  readonly lines: number
  readonly quantity: number
  readonly unknownLines: number
  readonly warnings: number
  readonly quarantined: number
  readonly activeMs: number
  readonly lastEventMs: number | null
}

export const UNCOUNTED: ProgressRow = {
  events: 0,
  lines: 0,
  quantity: 0,
  unknownLines: 0,
  warnings: 0,
  quarantined: 0,
  activeMs: 0,
  lastEventMs: null,
}

type Part = [auditId: string, storeIds: readonly string[]]

const NUMBERS = 8

export interface ProgressSince {
  /** False if these are all rows, not only those written since. */
  readonly isPart: boolean
  /** By assignment. */
  readonly rows: ReadonlyMap<string, ProgressRow>
}

// A row that a snapshot could not see was written by a transaction no older than the oldest one running at that time.
// Other rows of transactions that young are read a second time, which does no harm.
const PROGRESS = rawStatement<
  { readonly is_part: boolean; readonly ids: string | null; readonly numbers: string | null },
  [...Part, snapshot: string | null]
>()({
  name: 'dashboard_progress',
  text: `
    with since as materialized (
      select ${comesAfter('$3')} as is_part, age(pg_snapshot_xmin($3)::xid) as age
    )
    select (select is_part from since),
      string_agg(p.assignment_id::text, ',') as ids,
      string_agg(concat_ws(',', p.events, p.lines, p.quantity, p.unknown_lines, p.warnings,
        p.quarantined, p.active_ms,
        coalesce((date_part('epoch', p.last_event_at) * 1000)::bigint, 0)), ',') as numbers
    from assignment_progress p
    where p.audit_id = $1 and p.store_id = any($2)
      and (not (select is_part from since) or age(p.xmin) <= (select age from since))`,
  reads: ['assignment_progress'],
})

/** The rows written since a moment, or all rows if that cannot be determined. */
export async function selectProgressSince(
  db: ScopedDatabase,
  auditId: string,
  storeIds: readonly string[],
  then: Moment | undefined,
): Promise<ProgressSince> {
  const [row] = await db.raw(PROGRESS, [auditId, storeIds, then?.snapshot ?? null])
  const ids = row?.ids?.split(',') ?? []
  const numbers = parseNumbers(row?.numbers ?? '')
  return {
    isPart: row?.is_part ?? false,
    rows: new Map(ids.map((id, index) => [id, toProgressRow(numbers, index * NUMBERS)])),
  }
}

/** JSON.parse is many times faster than converting the numbers one by one. */
function parseNumbers(text: string): readonly number[] {
  return JSON.parse(`[${text}]`)
}

function toProgressRow(numbers: readonly number[], at: number): ProgressRow {
  const number = (field: number) => numbers[at + field] ?? 0
  return {
    events: number(0),
    lines: number(1),
    quantity: number(2),
    unknownLines: number(3),
    warnings: number(4),
    quarantined: number(5),
    activeMs: number(6),
    lastEventMs: number(7) === 0 ? null : number(7),
  }
}

const REPLACED = rawStatement<{ readonly lines: number; readonly quantity: number }, Part>()({
  name: 'dashboard_replaced',
  text: `
    with asked as (
      select n.id, n.room_id, n.shelf_id, n.round, r.item_id
      from assignment n
      join recount_item r on r.audit_id = n.audit_id and r.assignment_id = n.id
      where n.audit_id = $1 and n.store_id = any($2) and n.partial and ${countsIn('n')}
    ), replaced as (
      select distinct a.id, q.item_id, a.partial
      from asked q
      join assignment a on a.audit_id = $1 and a.room_id = q.room_id
        and a.shelf_id is not distinct from q.shelf_id and a.round < q.round and a.pass = 0
      where ${countsIn('a')}
    ), changes as (
      select 1 as sign, q.id, q.item_id from asked q
      where not exists (select from replaced x where x.id = q.id and x.item_id = q.item_id)
      union all
      select -1, x.id, x.item_id from replaced x where not x.partial
    )
    select coalesce(sum(c.sign), 0)::int as lines,
      coalesce(sum(c.sign * t.quantity), 0)::bigint as quantity
    from changes c
    join count_total t on t.audit_id = $1 and t.assignment_id = c.id and t.line = c.item_id::text
    where t.events > 0`,
  reads: ['assignment', 'count_total', 'recount_item'],
})

/**
 * What recounts of single items change in the sum over whole shelves: they replace what was counted of their items
 * before, and count nothing else.
 */
export async function selectReplacedSum(
  db: ScopedDatabase,
  auditId: string,
  storeIds: readonly string[],
) {
  const [row] = await db.raw(REPLACED, [auditId, storeIds])
  return row ?? { lines: 0, quantity: 0 }
}
