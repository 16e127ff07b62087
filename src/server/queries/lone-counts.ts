// Shelves of which one of two counts was handed in; in the scope of an audit.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { IN_TOTALS } from './live-lines.ts'

export interface LoneCountRow {
  /** The first count of the shelf. */
  readonly id: string
  readonly store_id: string
  readonly room_name: string
  readonly shelf_code: string | null
  /** Whether a manager lets it stand, and why. */
  readonly stands: boolean
  readonly reason: string | null
}

/** Of a count of `a`: it stands although there is no second one. */
export const STANDS_ALONE = `a.comparison ->> 'state' = 'single' and a.status in (${IN_TOTALS})`

const SELECT = rawStatement<LoneCountRow, [string, readonly string[]]>()({
  name: 'lone_counts',
  text: `
    select a.id, a.store_id, r.name as room_name, s.code as shelf_code, ${STANDS_ALONE} as stands,
      case when ${STANDS_ALONE} then b.reason end as reason
    from assignment a
    join assignment b on b.organization_id = a.organization_id and b.audit_id = a.audit_id
      and b.room_id = a.room_id and b.shelf_id is not distinct from a.shelf_id
      and b.round = a.round and b.pass = 1
    join room r on r.organization_id = a.organization_id and r.id = a.room_id
    left join shelf s on s.organization_id = a.organization_id and s.id = a.shelf_id
    where a.audit_id = $1 and a.store_id = any($2) and a.mode = 'independent' and a.pass = 0
      and (${STANDS_ALONE}
        or a.comparison ->> 'state' = 'waiting' and a.status not in ('returned', 'cancelled')
          and (a.status in ('submitted', 'approved') or b.status in ('submitted', 'approved')))
    order by r.position, r.id, s.position nulls first, a.id`,
  reads: ['assignment', 'room', 'shelf'],
})

/** In walking order. */
export function selectLoneCounts(
  db: ScopedDatabase,
  auditId: string,
  storeIds: readonly string[],
): Promise<readonly LoneCountRow[]> {
  return db.raw(SELECT, [auditId, storeIds])
}
