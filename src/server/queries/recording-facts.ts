// What recording a batch of counts has to know, read in the scope of their audit.

import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

/** Which of these events are recorded, and by whom. */
export function selectKnownEvents(db: ScopedDatabase, ids: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('scan_event')
      .select(['id', 'user_id', 'warnings'])
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids)))),
  )
}

export function selectAssignmentStates(db: ScopedDatabase, ids: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('assignment')
      .select(['id', 'store_id', 'round', 'status'])
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids)))),
  )
}

/** Also of items that are archived: what was counted stands. */
export function selectItemIds(db: ScopedDatabase, ids: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('item')
      .select('id')
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids)))),
  )
}

export function selectBarcodesByKey(db: ScopedDatabase, keys: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('item_barcode')
      .select(['code_key', 'item_id', 'quantity'])
      .where((eb) => eb('code_key', '=', eb.fn.any(eb.val(keys)))),
  )
}

/** What these lines stand at in these assignments. */
export function selectLineTotals(
  db: ScopedDatabase,
  assignmentIds: readonly string[],
  lines: readonly string[],
) {
  return db.rows(
    sqlBuilder
      .selectFrom('count_total')
      .select(['assignment_id', 'line', 'quantity'])
      .where((eb) => eb('assignment_id', '=', eb.fn.any(eb.val(assignmentIds))))
      .where((eb) => eb('line', '=', eb.fn.any(eb.val(lines))))
      .where('events', '>', 0),
  )
}

/** Serial numbers that were counted and not undone. */
export function selectSerials(db: ScopedDatabase, serials: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('scan_event as e')
      .select(['e.line', 'e.serial'])
      .where((eb) => eb('e.serial', '=', eb.fn.any(eb.val(serials))))
      .where('e.quarantined', '=', false)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('scan_event as v').select('v.id').whereRef('v.voids_id', '=', 'e.id'),
          ),
        ),
      ),
  )
}

/** Puts what is recorded for an assignment in a row, so that what is read stays until it is written. */
export function lockProgress(db: ScopedDatabase, assignmentId: string) {
  return db.first(
    sqlBuilder
      .selectFrom('assignment_progress')
      .select(['events', 'lines'])
      .where('assignment_id', '=', assignmentId)
      .forUpdate(),
  )
}

/** Events of a device at an assignment that have arrived. */
export async function countDeviceEvents(
  db: ScopedDatabase,
  assignmentId: string,
  deviceId: string,
): Promise<number> {
  const row = await db.first(
    sqlBuilder
      .selectFrom('scan_event')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('assignment_id', '=', assignmentId)
      .where('device_id', '=', deviceId),
  )
  return row?.count ?? 0
}

/** Whether somebody has said at the shelf itself that it is empty, and not taken it back. */
export async function isDeclaredEmpty(db: ScopedDatabase, assignmentId: string): Promise<boolean> {
  const row = await db.first(
    sqlBuilder
      .selectFrom('scan_event as e')
      .select('e.id')
      .where('e.assignment_id', '=', assignmentId)
      .where('e.kind', '=', 'empty')
      .where('e.quarantined', '=', false)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('scan_event as v').select('v.id').whereRef('v.voids_id', '=', 'e.id'),
          ),
        ),
      )
      .limit(1),
  )
  return row !== undefined
}
