// Serial numbers that were counted in an audit, and where.

import { ASSIGNMENT_STATUSES, type AssignmentStatus, isInTotals } from '#domain/assignment.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

const LOCK = rawStatement<Record<string, never>, [names: readonly string[]]>()({
  name: 'lock_serials',
  text: `select pg_advisory_xact_lock(hashtextextended(s.name, 0))
    from unnest($1::text[]) as s (name)`,
  reads: [],
})

/** Until the end of the transaction nobody else counts these; in one order, so that nobody waits for ever. */
export async function lockSerials(
  db: ScopedDatabase,
  auditId: string,
  serials: readonly string[],
): Promise<void> {
  const names = serials.map((serial) => `serial ${auditId} ${serial}`)
  await db.raw(LOCK, [names.toSorted()])
}

const IN_TOTALS: readonly AssignmentStatus[] = ASSIGNMENT_STATUSES.filter(isInTotals)

/** In the scope of an audit: who counted them where, without what was undone or is kept without effect. */
export function selectCountedSerials(db: ScopedDatabase, serials: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('scan_event as e')
      .innerJoin('assignment as a', 'a.id', 'e.assignment_id')
      .leftJoin('auth.user as u', 'u.id', 'e.user_id')
      .select(['e.id', 'e.line', 'e.serial', 'e.assignment_id', 'e.user_id', 'u.name as user_name'])
      .where((eb) => eb('e.serial', '=', eb.fn.any(eb.val(serials))))
      .where('e.quarantined', '=', false)
      .where('e.effect', '>', 0)
      .where((eb) => eb('a.status', '=', eb.fn.any(eb.val(IN_TOTALS))))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('scan_event as v').select('v.id').whereRef('v.voids_id', '=', 'e.id'),
          ),
        ),
      )
      .orderBy('e.server_time'),
  )
}

/** Where assignments are, for people. */
export function selectPlaces(db: ScopedDatabase, assignmentIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('assignment as a')
      .innerJoin('room as r', 'r.id', 'a.room_id')
      .leftJoin('shelf as s', 's.id', 'a.shelf_id')
      .select(['a.id', 'a.room_id', 'a.shelf_id', 'r.name as room_name', 's.code as shelf_code'])
      .where((eb) => eb('a.id', '=', eb.fn.any(eb.val(assignmentIds)))),
  )
}
