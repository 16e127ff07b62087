// Reads an account in one statement, for callers that change nothing.

import type { Pool } from 'pg'
import type { Account } from '#domain/billing/account.ts'
import { rawStatement } from '../db/raw-statement.ts'
import { type StoredAccount, toAccount } from './account-rows.ts'

const LOOK = rawStatement<{ readonly account: StoredAccount | null }, [organizationId: string]>()({
  name: 'look_at_billing',
  text: 'select app.look_at_billing($1) as account',
  reads: [],
  readsThroughFunctions: [
    'billing_customer',
    'billing_product',
    'billing_balance',
    'billing_entity',
    'billing_invoice',
  ],
})

/** Undefined if the customer does not exist yet. */
export async function readAccount(
  pool: Pool,
  organizationId: string,
): Promise<Account | undefined> {
  const { rows } = await pool.query<{ account: StoredAccount | null }>({
    name: LOOK.name,
    text: LOOK.text,
    values: [organizationId],
  })
  const [row] = rows
  return row?.account ? toAccount(row.account) : undefined
}
