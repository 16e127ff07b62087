// Checkouts that were paid for something no longer available.

import type { ScopedDatabase } from '../../db/scoped-database.ts'
import { sqlBuilder } from '../../db/sql.ts'

const REFUSED = 'refused:'

/** These checkouts are refunded in any case. */
export async function selectRefused(db: ScopedDatabase): Promise<ReadonlySet<string>> {
  const rows = await db.rows(
    sqlBuilder
      .selectFrom('billing_provider_call')
      .select('name')
      .where('name', 'like', `${REFUSED}%`),
  )
  return new Set(rows.map(({ name }) => name.slice(REFUSED.length)))
}

export interface UnfinishedCheckouts {
  readonly refused: ReadonlySet<string>
  /** Their outcome is not decided yet. */
  readonly undecided: ReadonlySet<string>
}

export async function selectUnfinished(db: ScopedDatabase): Promise<UnfinishedCheckouts> {
  const [refused, rows] = await Promise.all([
    selectRefused(db),
    db.rows(
      sqlBuilder.selectFrom('billing_checkout').select('id').where('status', '<>', 'complete'),
    ),
  ])
  const undecided = rows.map(({ id }) => id).filter((id) => !refused.has(id))
  return { refused, undecided: new Set(undecided) }
}

export async function noteRefused(
  db: ScopedDatabase,
  organizationId: string,
  checkoutId: string,
): Promise<void> {
  await db.rows(
    sqlBuilder.insertInto('billing_provider_call').values({
      organization_id: organizationId,
      name: `${REFUSED}${checkoutId}`,
      params: '{}',
      result: checkoutId,
    }),
  )
}
