// Independent shelves whose two counts did not settle the result: one is missing, or they differ. In the scope of an
// audit.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { IN_TOTALS } from '../results/handed-in.ts'

export interface DisputedRow {
  /** The first count of the shelf. */
  readonly id: string
  readonly store_id: string
  readonly room_name: string
  readonly shelf_code: string | null
  /** How many of the two counts are handed in. */
  readonly counts: 1 | 2
  /** Whether a manager has accepted one of the counts, and why. */
  readonly stands: boolean
  readonly reason: string | null
}

/** Condition on the first count `a` of a shelf: a manager has accepted one of its counts. */
export const ONE_COUNT_ACCEPTED = `a.comparison ->> 'state' in ('single', 'chosen')
  and a.status in (${IN_TOTALS})`

// The reason is stored on the count that was canceled: the second one, or the third one if two differ.
const SELECT = rawStatement<DisputedRow, [string, readonly string[]]>()({
  name: 'disputed_shelves',
  text: `
    select a.id, a.store_id, r.name as room_name, s.code as shelf_code,
      case when a.comparison ->> 'state' in ('differs', 'chosen') then 2 else 1 end as counts,
      ${ONE_COUNT_ACCEPTED} as stands, case when ${ONE_COUNT_ACCEPTED} then b.reason end as reason
    from assignment a
    join assignment b on b.organization_id = a.organization_id and b.audit_id = a.audit_id
      and b.room_id = a.room_id and b.shelf_id is not distinct from a.shelf_id
      and b.round = a.round and b.pass = case a.comparison ->> 'state' when 'chosen' then 2 else 1 end
    join room r on r.organization_id = a.organization_id and r.id = a.room_id
    left join shelf s on s.organization_id = a.organization_id and s.id = a.shelf_id
    where a.audit_id = $1 and a.store_id = any($2) and a.mode = 'independent' and a.pass = 0
      and (${ONE_COUNT_ACCEPTED}
        or a.status not in ('returned', 'cancelled') and (a.comparison ->> 'state' = 'differs'
          or a.comparison ->> 'state' = 'waiting'
            and (a.status in ('submitted', 'approved') or b.status in ('submitted', 'approved'))))
    order by r.position, r.id, s.position nulls first, a.id`,
  reads: ['assignment', 'room', 'shelf'],
})

/** In walking order. */
export function selectDisputed(
  db: ScopedDatabase,
  auditId: string,
  storeIds: readonly string[],
): Promise<readonly DisputedRow[]> {
  return db.raw(SELECT, [auditId, storeIds])
}
