// Assignments of people who have left a team. In the scope of the organization.

import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import { shareAuditLock } from '../audits/audits.ts'
import { endLeases, updateAssignments } from './assignment-changes.ts'

/**
 * Opens the assignments a person holds in stores whose team they have left, so that others can take them. Their counts
 * and the shelves they have handed in stay.
 */
export async function releaseAssignments(db: ScopedDatabase, userId: string): Promise<void> {
  const audits = new Set((await db.rows(left(userId))).map((row) => row.audit_id))
  for (const auditId of [...audits].sort()) await shareAuditLock(db, auditId)
  const rows = await db.rows(left(userId).orderBy('a.id').forNoKeyUpdate('a'))
  const ids = rows.map(({ id }) => id)
  await updateAssignments(db, ids, { status: 'open', assignee_id: null, held_since: null })
  await endLeases(db, ids)
}

function left(userId: string) {
  return sqlBuilder
    .selectFrom('assignment as a')
    .innerJoin('audit as c', 'c.id', 'a.audit_id')
    .select(['a.id', 'a.audit_id'])
    .where('a.assignee_id', '=', userId)
    .where('a.status', 'in', ['assigned', 'in_progress'])
    .where((eb) =>
      eb.or([
        eb('c.status', 'in', ['draft', 'active', 'stopped']),
        eb('c.status', '=', 'submitted').and('a.in_review', '=', true),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('store_member as s')
            .select('s.user_id')
            .where('s.user_id', '=', userId)
            .whereRef('s.store_id', '=', 'a.store_id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('member as m')
            .select('m.user_id')
            .where('m.user_id', '=', userId)
            .where('m.role', '=', 'owner'),
        ),
      ),
    )
}
