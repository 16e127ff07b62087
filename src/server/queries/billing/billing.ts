import { sql } from 'kysely'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

/** A value that changes whenever anything of the customer does. */
export async function selectBillingRevision(db: ScopedDatabase) {
  const customer = await db.first(sqlBuilder.selectFrom('billing_customer').select('revision'))
  const rows = await db.rows(
    sqlBuilder
      .selectFrom('billing_balance')
      .select(['feature_id', (eb) => eb.fn.sum<string>('balance').as('balance')])
      .groupBy('feature_id')
      .orderBy('feature_id'),
  )
  const balances = Object.fromEntries(rows.map((row) => [row.feature_id, Number(row.balance)]))
  return { revision: customer?.revision ?? 0, balances }
}

/** Products whose last payment has failed, the longest overdue first. */
export async function selectOverdue(db: ScopedDatabase) {
  const rows = await db.rows(
    sqlBuilder
      .selectFrom('billing_product')
      .select(sql<string>`definition ->> 'name'`.as('name'))
      .where('past_due_since_ms', 'is not', null)
      .where('status', '<>', 'expired')
      .orderBy('past_due_since_ms'),
  )
  return rows.map(({ name }) => name)
}
