// Current and earlier holders of shelves. In the scope of their audit or organization.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

/** With the time and the version at which the person's earlier hold of the shelf ended; null if there was none. */
export function selectHolders(db: ScopedDatabase, ids: readonly string[], userId: string) {
  return db.rows(
    sqlBuilder
      .selectFrom('assignment as a')
      .leftJoin('earlier_holder as h', (join) =>
        join.onRef('h.assignment_id', '=', 'a.id').on('h.user_id', '=', userId),
      )
      .select(['a.id', 'a.status', 'a.mode', 'a.assignee_id', 'h.held_until'])
      .select((eb) =>
        eb
          .selectFrom('scan_event as e')
          .select((max) => max.fn.max('e.version').as('version'))
          .whereRef('e.assignment_id', '=', 'a.id')
          .whereRef('e.server_time', '<=', 'h.held_until')
          .as('held_version'),
      )
      .where((eb) => eb('a.id', '=', eb.fn.any(eb.val(ids)))),
  )
}

/** Returns which of these assignments the person holds now. */
export async function selectHeldBy(
  db: ScopedDatabase,
  ids: readonly string[],
  userId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db.rows(
    sqlBuilder
      .selectFrom('assignment')
      .select('id')
      .where('assignee_id', '=', userId)
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids)))),
  )
  return new Set(rows.map(({ id }) => id))
}

const STORE = rawStatement<Record<string, never>, [readonly string[], string | null]>()({
  name: 'store_earlier_holders',
  text: `
    insert into earlier_holder (organization_id, audit_id, assignment_id, user_id, held_until)
    select a.organization_id, a.audit_id, a.id, a.assignee_id, clock_timestamp() from assignment a
    where a.id = any($1) and a.assignee_id is distinct from $2 and a.assignee_id is not null
    on conflict (organization_id, audit_id, assignment_id, user_id) do update
      set held_until = excluded.held_until`,
  reads: ['assignment', 'earlier_holder'],
})

/** Must be called before the assignee changes, to store the holder until now. */
export async function storeEarlierHolders(
  db: ScopedDatabase,
  assignmentIds: readonly string[],
  assigneeId: string | null,
): Promise<void> {
  await db.raw(STORE, [assignmentIds, assigneeId])
}
