// The open assignments of a person in running audits. In the scope of the organization.

import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

const GOING_ON = ['draft', 'active', 'stopped'] as const

export function selectAssignedShelves(db: ScopedDatabase, userId: string) {
  return db.rows(
    sqlBuilder
      .selectFrom('assignment as a')
      .innerJoin('audit as c', 'c.id', 'a.audit_id')
      .select(['a.id', 'a.store_id'])
      .where('a.assignee_id', '=', userId)
      .where('a.status', 'in', ['assigned', 'in_progress'])
      .where((eb) =>
        eb.or([
          eb('c.status', 'in', GOING_ON),
          eb('c.status', '=', 'submitted').and('a.in_review', '=', true),
        ]),
      ),
  )
}

export function selectUnsentCounts(db: ScopedDatabase, userId: string) {
  return db.rows(
    sqlBuilder
      .selectFrom('assignment_device as d')
      .innerJoin('audit as c', 'c.id', 'd.audit_id')
      .select(['d.store_id', 'd.unsent_events'])
      .where('d.user_id', '=', userId)
      .where('d.unsent_events', '>', 0)
      .where('c.status', 'in', GOING_ON),
  )
}
