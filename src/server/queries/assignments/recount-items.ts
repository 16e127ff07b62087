// The items of recounts of single items. In the scope of their audit.

import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import { countsIn } from '../results/handed-in.ts'
import { PARTIAL_ROUNDS } from '../results/live-lines.ts'

export interface RecountItemRow {
  readonly assignment_id: string
  readonly item_id: string
  readonly name: string
}

/** The items of these assignments, by name. */
export async function selectRecountItems(
  db: ScopedDatabase,
  assignmentIds: readonly string[],
): Promise<readonly RecountItemRow[]> {
  if (assignmentIds.length === 0) return []
  return db.rows(
    sqlBuilder
      .selectFrom('recount_item as r')
      .innerJoin('item as i', 'i.id', 'r.item_id')
      .select(['r.assignment_id', 'r.item_id', 'i.name'])
      .where((eb) => eb('r.assignment_id', '=', eb.fn.any(eb.val(assignmentIds))))
      .orderBy('i.name')
      .orderBy('r.item_id'),
  )
}

const STANDING = rawStatement<
  { readonly assignment_id: string; readonly quantity: number },
  [auditId: string, itemId: string]
>()({
  name: 'standing_of_item',
  text: `
    with ${PARTIAL_ROUNDS}
    select t.assignment_id, t.quantity
    from count_total t
    join assignment a on a.audit_id = t.audit_id and a.id = t.assignment_id
    left join superseded x on x.assignment_id = t.assignment_id and x.item_id = t.item_id
    left join listed li on li.assignment_id = t.assignment_id and li.item_id = t.item_id
    where t.audit_id = $1 and t.item_id = $2::uuid and t.line = $2::uuid::text and t.events > 0
      and ${countsIn('a')}
      and x.item_id is null and (not a.partial or li.item_id is not null)`,
  reads: ['assignment', 'count_total', 'recount_item'],
})

/** The total of one item at each assignment. */
export function selectStandingOf(db: ScopedDatabase, auditId: string, itemId: string) {
  return db.raw(STANDING, [auditId, itemId])
}
