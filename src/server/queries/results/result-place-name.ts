// The name of the place that lines are limited to: its current one, or the one when the audit was sealed.

import type { PlaceName } from '#contract/audit-variances.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import type { LineFilter } from './result-asked.ts'
import type { ResultScope } from './result-freshness.ts'

type Values = [string, readonly string[], roomId: string | null, shelfId: string | null]

const LIVE = rawStatement<PlaceName, Values>()({
  name: 'result_place_name_live',
  text: `
    select r.name as "roomName", h.code as "shelfCode"
    from audit_store s join room r on r.store_id = s.store_id
    left join shelf h on h.room_id = r.id and h.id = $4
    where s.audit_id = $1 and s.store_id = any($2) and (h.id is not null or r.id = $3)
    limit 1`,
  reads: ['audit_store', 'room', 'shelf'],
})

const FROZEN = rawStatement<PlaceName, Values>()({
  name: 'result_place_name_frozen',
  text: `
    select room_name as "roomName", case when shelf_id = $4 then shelf_code end as "shelfCode"
    from audit_line_place
    where audit_id = $1 and store_id = any($2) and (shelf_id = $4 or room_id = $3)
    limit 1`,
  reads: ['audit_line_place'],
})

/** Undefined if no place is given, or it is in none of these stores. In the scope of the audit. */
export async function selectPlaceName(
  db: ScopedDatabase,
  { auditId, sealed, storeIds }: ResultScope,
  { roomId, shelfId }: Pick<LineFilter, 'roomId' | 'shelfId'>,
): Promise<PlaceName | undefined> {
  if (roomId === undefined && shelfId === undefined) return undefined
  const values: Values = [auditId, storeIds, roomId ?? null, shelfId ?? null]
  const [place] = await db.raw(sealed ? FROZEN : LIVE, values)
  return place
}
