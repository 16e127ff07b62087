// The totals of each independent count, and the resulting count of the shelf. In the scope of an audit.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

/** What each of these passes has counted. */
export function selectPassTotals(db: ScopedDatabase, assignmentIds: readonly string[]) {
  return db.rows(
    sqlBuilder
      .selectFrom('pass_total')
      .select(['assignment_id', 'line', 'item_id', 'quantity'])
      .where((eb) => eb('assignment_id', '=', eb.fn.any(eb.val(assignmentIds))))
      .where('events', '>', 0),
  )
}

export interface StandingLine {
  readonly line: string
  readonly itemId: string | null
  readonly quantity: number
}

const STAND = rawStatement<Record<string, never>, [string, string, string, string]>()({
  name: 'save_standing_count',
  text: `
    with gone as (
      delete from count_total
      where organization_id = $1 and audit_id = $2 and assignment_id = $3
        and line not in (select l.line from jsonb_to_recordset($4::jsonb) as l (line text))
    ), saved as (
      insert into count_total (
        organization_id, audit_id, assignment_id, line, item_id, quantity, events)
      select $1, $2, $3, l.line, l."itemId", l.quantity, 1
      from jsonb_to_recordset($4::jsonb) as l (line text, "itemId" uuid, quantity bigint)
      on conflict (organization_id, audit_id, assignment_id, line) do update
        set quantity = excluded.quantity, item_id = excluded.item_id, events = 1
    )
    -- Whoever looks at totals is told by the progress of their assignment.
    update assignment_progress set lines = lines
    where organization_id = $1 and audit_id = $2 and assignment_id = $3`,
  reads: ['count_total', 'assignment_progress'],
})

/** Saves the resulting count of a shelf, under its first pass. It has no lines while the shelf is undecided. */
export async function saveStandingCount(
  db: ScopedDatabase,
  keys: {
    readonly organizationId: string
    readonly auditId: string
    readonly assignmentId: string
  },
  lines: readonly StandingLine[],
): Promise<void> {
  const { organizationId, auditId, assignmentId } = keys
  await db.raw(STAND, [organizationId, auditId, assignmentId, JSON.stringify(lines)])
}
