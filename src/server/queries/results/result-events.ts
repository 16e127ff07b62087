// The events that make up a line of a result, newest first.

import type { TimeSpan } from '#contract/time-span.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import { placedEvents } from '../counting/scan-event-lists.ts'
import type { KeyRange, TimeKey } from '../keyset.ts'
import { isInSpan } from '../time-span.ts'

export interface LineEvents {
  readonly storeId: string
  /** The assignments where the item was counted. Reading by assignment keeps other events out. */
  readonly assignmentIds: readonly string[]
  /** The item, and unknown codes that were resolved as it. */
  readonly lines: readonly string[]
  readonly arrived?: TimeSpan | undefined
}

export function selectLineEvents(db: ScopedDatabase, line: LineEvents, range: KeyRange<TimeKey>) {
  return db.rows(
    placedEvents([line.storeId], range)
      .select('e.round')
      .where((eb) => eb('e.assignment_id', '=', eb.fn.any(eb.val(line.assignmentIds))))
      .where((eb) => eb('e.line', '=', eb.fn.any(eb.val(line.lines))))
      .where((eb) => isInSpan(eb.ref('e.server_time'), line.arrived)),
  )
}

export async function countLineEvents(db: ScopedDatabase, line: LineEvents): Promise<number> {
  const row = await db.first(
    sqlBuilder
      .selectFrom('scan_event as e')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('e.store_id', '=', line.storeId)
      .where((eb) => eb('e.assignment_id', '=', eb.fn.any(eb.val(line.assignmentIds))))
      .where((eb) => eb('e.line', '=', eb.fn.any(eb.val(line.lines))))
      .where((eb) => isInSpan(eb.ref('e.server_time'), line.arrived)),
  )
  return row?.count ?? 0
}

/** Unknown codes that were resolved as an item. In the scope of the audit. */
export async function selectResolvedLines(
  db: ScopedDatabase,
  itemId: string,
): Promise<readonly string[]> {
  const rows = await db.rows(
    sqlBuilder.selectFrom('unknown_resolution').select('line').where('item_id', '=', itemId),
  )
  return rows.map(({ line }) => line)
}
