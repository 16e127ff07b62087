// Counting, as the database does it: see house.record_events and house.record_event in the migrations.

import { lineGains, shelfGains } from '#domain/batch-gains.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import { columnOf, columnsOf, type RecordedEvent, valuesOf } from './recorded-event.ts'

const RECORD_ONE = rawStatement<{ readonly is_new: boolean }, readonly unknown[]>()({
  name: 'record_event',
  text: `select house.record_event($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
    $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30) as is_new`,
  reads: [],
})

/** Nothing is committed, and no answer kept, of what was recorded before. */
const RECORD_LAST = rawStatement<{ readonly is_new: true }, readonly unknown[]>()({
  name: 'record_last_event',
  text: `select case when house.record_event($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
      $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30)
    then true else house.come_again() end as is_new`,
  reads: [],
})

const RECORD = rawStatement<{ readonly fresh: readonly string[] | null }, readonly unknown[]>()({
  name: 'record_events',
  text: `select house.record_events($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
    $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30,
    $31) as fresh`,
  reads: [],
})

const RECORD_NEW = rawStatement<Record<string, never>, readonly unknown[]>()({
  name: 'record_new_events',
  text: `select house.record_new_events($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
    $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37,
    $38, $39, $40, $41, $42, $43)`,
  reads: [],
})

/** Answers with the ids that were new; the others had been recorded before. */
export async function recordEvents(
  db: ScopedDatabase,
  auditId: string,
  events: readonly RecordedEvent[],
): Promise<ReadonlySet<string>> {
  const [first] = events
  if (first && events.length === 1) {
    const [row] = await db.raw(RECORD_ONE, argumentsOf(auditId, first))
    return new Set(row?.is_new ? [first.id] : [])
  }
  const apart = events.filter(({ independent }) => independent)
  const [row] = await db.raw(RECORD, [
    auditId,
    placesOf(events),
    placesOf(apart),
    ...columnsOf(events),
  ])
  return new Set(row?.fresh ?? events.map(({ id }) => id))
}

/** As the last thing of its transaction, which fails to be done again when the event is not new. */
export function recordLastEvent(db: ScopedDatabase, auditId: string, event: RecordedEvent): void {
  db.last(RECORD_LAST, argumentsOf(auditId, event), () => {})
}

/** Whether what they add is known without a look at what was recorded before, if only they are new. */
export function isPlain(events: readonly RecordedEvent[]): boolean {
  return events.every(
    ({ kind, itemId, independent }) =>
      !independent && (kind === 'empty' || (kind !== 'void' && itemId !== null)),
  )
}

/**
 * Plain events as the last thing of their transaction, which fails to be done again when one of them is not
 * new, or was undone before it came.
 */
export function recordNewEvents(
  db: ScopedDatabase,
  auditId: string,
  events: readonly RecordedEvent[],
): void {
  const ids = events.map(({ id }) => id.toLowerCase()).sort()
  const lines = lineGains(events)
  const shelves = shelfGains(events)
  const values = [
    auditId,
    ...columnsOf(events),
    ids[0],
    ids.at(-1),
    columnOf(lines.map(({ assignmentId }) => assignmentId)),
    columnOf(lines.map(({ itemId }) => itemId)),
    columnOf(lines.map(({ quantity }) => quantity)),
    columnOf(lines.map(({ counts }) => counts)),
    columnOf(shelves.map(({ assignmentId }) => assignmentId)),
    columnOf(shelves.map(({ events }) => events)),
    columnOf(shelves.map(({ warned }) => warned)),
    columnOf(shelves.map(({ quarantined }) => quarantined)),
    columnOf(shelves.map(({ quantity }) => quantity)),
    columnOf(shelves.map(({ firstDeviceMs }) => firstDeviceMs)),
    columnOf(shelves.map(({ lastDeviceMs }) => lastDeviceMs)),
    columnOf(shelves.map(({ activeMs }) => activeMs)),
  ]
  db.last(RECORD_NEW, values, () => {})
}

function argumentsOf(auditId: string, event: RecordedEvent): readonly unknown[] {
  return [auditId, ...valuesOf(event), event.independent ?? false]
}

function placesOf(events: readonly RecordedEvent[]): readonly string[] {
  return [...new Set(events.map((event) => event.assignmentId))]
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
