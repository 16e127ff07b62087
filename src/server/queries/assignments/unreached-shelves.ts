// Shelves that were excluded, or could only partly be reached, with the reasons. In the scope of an audit.

import type { AssignmentStatus } from '#domain/assignment.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'

export interface UnreachedRow {
  readonly id: string
  readonly store_id: string
  readonly room_name: string
  readonly shelf_code: string | null
  readonly status: AssignmentStatus
  readonly reason: string
}

const SELECT = rawStatement<UnreachedRow, [string, readonly string[]]>()({
  name: 'unreached_shelves',
  text: `
    select a.id, a.store_id, r.name as room_name, s.code as shelf_code, a.status, a.reason
    from assignment a
    join room r on r.organization_id = a.organization_id and r.id = a.room_id
    left join shelf s on s.organization_id = a.organization_id and s.id = a.shelf_id
    where a.audit_id = $1 and a.store_id = any($2) and a.reason is not null
      and a.status in ('submitted', 'approved', 'excluded')
    order by r.position, r.id, s.position nulls first, a.round, a.pass`,
  reads: ['assignment', 'room', 'shelf'],
})

/** In walking order. */
export function selectUnreached(
  db: ScopedDatabase,
  auditId: string,
  storeIds: readonly string[],
): Promise<readonly UnreachedRow[]> {
  return db.raw(SELECT, [auditId, storeIds])
}
