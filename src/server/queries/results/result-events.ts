// The events that a line of a result was counted by, the newest first.

import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import { placedEvents } from '../counting/scan-event-lists.ts'
import type { KeyRange, TimeKey } from '../keyset.ts'

export interface LineEvents {
  readonly storeId: string
  /** Where the item lies: looked at by shelf, so that no other events are read. */
  readonly assignmentIds: readonly string[]
  /** The item, and codes that were taken for it. */
  readonly lines: readonly string[]
}

export function selectLineEvents(db: ScopedDatabase, line: LineEvents, range: KeyRange<TimeKey>) {
  return db.rows(
    placedEvents([line.storeId], range)
      .select('e.round')
      .where((eb) => eb('e.assignment_id', '=', eb.fn.any(eb.val(line.assignmentIds))))
      .where((eb) => eb('e.line', '=', eb.fn.any(eb.val(line.lines)))),
  )
}

export async function countLineEvents(db: ScopedDatabase, line: LineEvents): Promise<number> {
  const row = await db.first(
    sqlBuilder
      .selectFrom('scan_event as e')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('e.store_id', '=', line.storeId)
      .where((eb) => eb('e.assignment_id', '=', eb.fn.any(eb.val(line.assignmentIds))))
      .where((eb) => eb('e.line', '=', eb.fn.any(eb.val(line.lines)))),
  )
  return row?.count ?? 0
}

/** In the scope of the audit: unknown codes that were taken for an item. */
export async function selectResolvedLines(
  db: ScopedDatabase,
  itemId: string,
): Promise<readonly string[]> {
  const rows = await db.rows(
    sqlBuilder.selectFrom('unknown_resolution').select('line').where('item_id', '=', itemId),
  )
  return rows.map(({ line }) => line)
}
