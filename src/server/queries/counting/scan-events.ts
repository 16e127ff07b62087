// Counting in the database: see app.record_counts in the migrations.

import { sql } from 'kysely'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import { type RecordedEvent, rowsOf } from './recorded-event.ts'

const RECORD = rawStatement<Record<string, never>, readonly unknown[]>()({
  name: 'record_counts',
  text: 'select app.record_counts($1, $2, $3, $4, $5)',
  reads: [],
})

export interface RecordedBatch {
  readonly auditId: string
  readonly recorderId: string
  /** In the order of the device. */
  readonly events: readonly RecordedEvent[]
  /** Assignments whose counts are kept apart from other counts of the same shelf. */
  readonly apart: readonly string[]
  /** Assignments where not only the recorder has counted. */
  readonly shared: readonly string[]
}

/** Violates the primary key if an event was recorded before; the mutation is then retried. */
export async function recordEvents(db: ScopedDatabase, batch: RecordedBatch): Promise<void> {
  await db.raw(RECORD, argumentsOf(batch))
}

/** The same, as the last statement of its transaction. */
export function recordLastEvents(db: ScopedDatabase, batch: RecordedBatch): void {
  db.last(RECORD, argumentsOf(batch), () => {})
}

function argumentsOf(batch: RecordedBatch): readonly unknown[] {
  const { auditId, recorderId, events, apart, shared } = batch
  return [auditId, recorderId, rowsOf(events), apart, shared]
}

/**
 * All that was ever added or entered on these shelves, undone, replaced and set aside included. A serial number that
 * was counted before adds nothing, but a phone may have shown it as one.
 */
export function selectEverCounted(db: ScopedDatabase, assignmentIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('scan_event as e')
      .leftJoin('unknown_resolution as x', (join) =>
        join.onRef('x.audit_id', '=', 'e.audit_id').onRef('x.line', '=', 'e.line'),
      )
      .select([
        'e.assignment_id',
        sql<number>`sum(greatest(e.effect, 1000) * greatest(x.factor, 1000) / 1000)`.as('quantity'),
      ])
      .where('e.kind', 'in', ['add', 'set'])
      .where((eb) => eb('e.assignment_id', '=', eb.fn.any(eb.val(assignmentIds))))
      .groupBy('e.assignment_id'),
  )
}

/** `count_total` has the totals in effect, `pass_total` those of each independent count. */
export type TotalTable = 'count_total' | 'pass_total'

const standing = () => sqlBuilder.selectFrom('count_total as t')

function totalsIn(table: TotalTable): ReturnType<typeof standing> {
  return table === 'count_total' ? standing() : sqlBuilder.selectFrom('pass_total as t')
}

/** With the names of items, for people to read. */
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

/** What each independent count has found of one item. */
export function selectItemTotals(db: ScopedDatabase, itemId: string) {
  return db.rows(
    totalsIn('pass_total')
      .select(['t.assignment_id', 't.quantity'])
      .where('t.item_id', '=', itemId)
      .where('t.line', '=', itemId)
      .where('t.events', '>', 0),
  )
}
