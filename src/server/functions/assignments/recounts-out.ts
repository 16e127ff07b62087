// Recounts that were asked for during the review and are not handed in yet.

import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectAssignments } from '#server/queries/assignments/assignments.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import { lineId } from '../results/audit-result-views.ts'
import { selectRecountLists } from './assignment-views.ts'

type Managed = Pick<AuthorizedAudit, 'managedStoreIds'>

/** Returns the recounts with their items, oldest first. */
export async function selectRecountsOut(db: ScopedDatabase, { managedStoreIds }: Managed) {
  const rows = await selectAssignments(db, { storeIds: managedStoreIds, out: true })
  const items = await selectRecountLists(db, rows)
  return rows.map((row) => ({ row, items: items.get(row.id) ?? [] }))
}

/** The lines that are being recounted. */
export async function linesOut(db: ScopedDatabase, scope: Managed): Promise<ReadonlySet<string>> {
  const recounts = await selectRecountsOut(db, scope)
  return new Set(
    recounts.flatMap(({ row, items }) =>
      items.map(({ id }) => lineId({ store_id: row.store_id, item_id: id })),
    ),
  )
}
