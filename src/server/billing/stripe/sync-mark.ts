// Whether an account was changed between reading from the provider and applying the result.

import { sql } from 'kysely'
import type { ScopedDatabase } from '../../db/scoped-database.ts'
import { sqlBuilder } from '../../db/sql.ts'

export interface SyncMark {
  readonly customerId: string | null
  /** The card known here. */
  readonly card: string | null
  /** An operation is in progress at the provider, so its current state is incomplete. */
  readonly isBusy: boolean
  /** Changes with every operation and every sync. */
  readonly text: string
}

const CARD = sql<string | null>`payment_method ->> 'id'`

export async function readMark(db: ScopedDatabase): Promise<SyncMark> {
  const [customer, operations, look] = await Promise.all([
    db.first(
      sqlBuilder.selectFrom('billing_customer').select(['provider_customer_id', CARD.as('card')]),
    ),
    db.rows(
      sqlBuilder
        .selectFrom('billing_operation')
        .select(['status', (eb) => eb.fn.countAll<string>().as('count')])
        .groupBy('status')
        .orderBy('status'),
    ),
    db.first(sqlBuilder.selectFrom('billing_provider_look').select('looks')),
  ])
  return {
    customerId: customer?.provider_customer_id ?? null,
    card: customer?.card ?? null,
    isBusy: operations.some(({ status }) => status === 'pending'),
    text: [...operations.map((one) => `${one.status} ${one.count}`), look?.looks ?? 0].join('/'),
  }
}

export async function countLook(db: ScopedDatabase, organizationId: string): Promise<void> {
  await db.rows(
    sqlBuilder
      .insertInto('billing_provider_look')
      .values({ organization_id: organizationId, looks: 1 })
      .onConflict((oc) =>
        oc.column('organization_id').doUpdateSet((eb) => ({
          looks: eb('billing_provider_look.looks', '+', 1),
        })),
      ),
  )
}
