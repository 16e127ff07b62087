// Counting, as the database does it: see house.record_events in the migrations.

import type { CountEvent } from '#domain/count.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

/** An event as it is recorded. Thousandths throughout. */
export interface RecordedEvent {
  readonly id: string
  readonly storeId: string
  readonly assignmentId: string
  readonly round: number
  readonly kind: CountEvent['kind']
  readonly line: string | null
  readonly itemId: string | null
  readonly rawCode: string | null
  readonly codeFormat: string | null
  readonly entered: number | null
  readonly factor: number | null
  readonly replaces: number | null
  readonly effect: number
  readonly voidsId: string | null
  readonly inputMode: string | null
  readonly quantityMode: string | null
  readonly leftView: boolean | null
  readonly lot: string | null
  readonly expiry: string | null
  readonly serial: string | null
  readonly userId: string
  readonly deviceId: string
  readonly deviceSeq: number
  readonly deviceTimeMs: number
  readonly warnings: readonly ScanWarning[]
  /** Kept without effect. */
  readonly quarantined: boolean
  readonly note: string | null
  readonly photoFileId?: string | null
  /** Counted apart from other counts of the same shelf. */
  readonly independent?: boolean
}

const RECORD = rawStatement<
  { readonly id: string },
  [auditId: string, places: readonly string[], apart: readonly string[], events: string]
>()({
  name: 'record_events',
  text: 'select record_events as id from house.record_events($1, $2, $3, $4::json)',
  reads: [],
})

/** Answers with the ids that were new; the others had been recorded before. */
export async function recordEvents(
  db: ScopedDatabase,
  auditId: string,
  events: readonly RecordedEvent[],
): Promise<ReadonlySet<string>> {
  const places = new Set(events.map((event) => event.assignmentId))
  const apart = new Set(
    events.flatMap(({ assignmentId, independent }) => (independent ? [assignmentId] : [])),
  )
  const rows = await db.raw(RECORD, [
    auditId,
    [...places],
    [...apart],
    JSON.stringify(events.map(said)),
  ])
  return new Set(rows.map(({ id }) => id))
}

/** What is null is left out: most of an event is, and the database would read it all. */
function said(event: RecordedEvent): Readonly<Record<string, unknown>> {
  const named: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(event)) if (value !== null) named[name] = value
  return named
}

/** What was counted in an assignment. A line whose events were all undone was not counted. */
export function selectTotals(db: ScopedDatabase, assignmentId: string) {
  return db.rows(
    sqlBuilder
      .selectFrom('count_total')
      .select(['line', 'item_id', 'quantity'])
      .where('assignment_id', '=', assignmentId)
      .where('events', '>', 0)
      .orderBy('line'),
  )
}

export function selectProgress(db: ScopedDatabase, assignmentId: string) {
  return db.first(
    sqlBuilder
      .selectFrom('assignment_progress')
      .select(['events', 'lines', 'quantity'])
      .where('assignment_id', '=', assignmentId),
  )
}

/** What stands, and what the counts of independent shelves have found each for itself. */
export type TotalTable = 'count_total' | 'pass_total'

const standing = () => sqlBuilder.selectFrom('count_total as t')

function totalsIn(table: TotalTable): ReturnType<typeof standing> {
  return table === 'count_total' ? standing() : sqlBuilder.selectFrom('pass_total as t')
}

/** With the names of items, for a person to read. */
export function selectNamedTotals(db: ScopedDatabase, table: TotalTable, assignmentId: string) {
  return db.rows(
    totalsIn(table)
      .leftJoin('item as i', 'i.id', 't.item_id')
      .select(['t.line', 't.item_id', 't.quantity', 'i.name as item_name', 'i.unit'])
      .where('t.assignment_id', '=', assignmentId)
      .where('t.events', '>', 0)
      .orderBy('i.name')
      .orderBy('t.line'),
  )
}

/** What the counts of independent shelves have found of one item, each for itself. */
export function selectItemTotals(db: ScopedDatabase, itemId: string) {
  return db.rows(
    totalsIn('pass_total')
      .select(['t.assignment_id', 't.quantity'])
      .where('t.item_id', '=', itemId)
      .where('t.line', '=', itemId)
      .where('t.events', '>', 0),
  )
}
