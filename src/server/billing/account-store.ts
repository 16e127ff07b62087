// An account in the database. Changes lock the row of the customer, so that they run one after the other. Only usage
// works without that lock (see quick-track.ts).

import type { Account } from '#domain/billing/account.ts'
import type { ScopedDatabase } from '../db/scoped-database.ts'
import { sqlBuilder } from '../db/sql.ts'
import { toAccount } from './account-rows.ts'

/** Undefined if the customer does not exist yet. Everything is read in one round trip. */
export async function loadAccount(
  db: ScopedDatabase,
  manner: 'read' | 'change',
): Promise<Account | undefined> {
  const changes = manner === 'change'
  const customer = sqlBuilder.selectFrom('billing_customer').selectAll()
  const balances = sqlBuilder.selectFrom('billing_balance').selectAll().orderBy('position')
  // Not a full lock: usage that is being recorded refers to the customer and must not wait for it.
  const [customers, balanceRows, products, entities, invoices] = await Promise.all([
    db.rows(changes ? customer.forNoKeyUpdate() : customer),
    db.rows(changes ? balances.forUpdate() : balances),
    db.rows(sqlBuilder.selectFrom('billing_product').selectAll().where('status', '<>', 'expired')),
    db.rows(sqlBuilder.selectFrom('billing_entity').selectAll().orderBy('created_at_ms')),
    db.rows(sqlBuilder.selectFrom('billing_invoice').selectAll().where('status', '=', 'open')),
  ])
  const [row] = customers
  if (!row) return undefined
  return toAccount({ customer: row, products, balances: balanceRows, entities, invoices })
}

/** False if it existed already. */
export async function insertCustomer(
  db: ScopedDatabase,
  customer: {
    readonly organizationId: string
    readonly name: string | null
    readonly email: string | null
    readonly fingerprint: string | null
    readonly createdAt: number
  },
): Promise<boolean> {
  const inserted = await db.rows(
    sqlBuilder
      .insertInto('billing_customer')
      .values({
        organization_id: customer.organizationId,
        name: customer.name,
        email: customer.email,
        fingerprint: customer.fingerprint,
        metadata: '{}',
        provider_customer_id: null,
        payment_method: null,
        credit: '0',
        trials_used: [],
        created_at_ms: customer.createdAt,
      })
      .onConflict((oc) => oc.doNothing())
      .returning('organization_id'),
  )
  return inserted.length > 0
}
