import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

/** What moves when anything of a customer does. */
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
