// Saves the changes of an account, in the transaction that has locked it.

import { sql } from 'kysely'
import type { LedgerEntry } from '#domain/billing/account.ts'
import type { Draft } from '#domain/billing/draft.ts'
import type { ScopedDatabase } from '../db/scoped-database.ts'
import { sqlBuilder } from '../db/sql.ts'
import { customerColumns } from './account-rows.ts'
import { balanceRow } from './balance-rows.ts'
import { invoiceRow } from './invoice-rows.ts'
import { attachedRow } from './product-rows.ts'

export interface Saving {
  /** Rows that usage may be deducted from without checking the others. */
  readonly alone: ReadonlySet<string>
  /** Valid until this time, by the customer's clock. */
  readonly quietUntil: number
}

export async function saveDraft(db: ScopedDatabase, draft: Draft, saving: Saving): Promise<void> {
  const organizationId = draft.customer.id
  await saveProducts(db, draft)
  await Promise.all([
    saveBalances(db, draft, saving),
    insertLedger(db, organizationId, draft.ledger),
    saveEntities(db, draft),
    saveInvoices(db, draft),
    insertPayments(db, draft),
    db.rows(
      sqlBuilder.updateTable('billing_customer').set((eb) => ({
        ...customerColumns(draft.customer),
        revision: eb('revision', '+', 1),
      })),
    ),
  ])
}

/** Ended products first: a group never has more than one plan, not even for a moment. */
async function saveProducts(db: ScopedDatabase, { products, changed, customer }: Draft) {
  const rows = [...changed.products].flatMap((id) => {
    const attached = products.get(id)
    return attached ? [attachedRow(customer.id, attached)] : []
  })
  const ended = rows.filter(({ status }) => status === 'expired')
  const running = rows.filter(({ status }) => status !== 'expired')
  for (const part of [ended, running]) {
    if (part.length === 0) continue
    await db.rows(
      sqlBuilder
        .insertInto('billing_product')
        .values(part)
        .onConflict((oc) =>
          oc.columns(['organization_id', 'id']).doUpdateSet((eb) => ({
            status: eb.ref('excluded.status'),
            quantities: eb.ref('excluded.quantities'),
            started_at_ms: eb.ref('excluded.started_at_ms'),
            anchor_at_ms: eb.ref('excluded.anchor_at_ms'),
            period_start_ms: eb.ref('excluded.period_start_ms'),
            period_end_ms: eb.ref('excluded.period_end_ms'),
            trial_ends_at_ms: eb.ref('excluded.trial_ends_at_ms'),
            canceled_at_ms: eb.ref('excluded.canceled_at_ms'),
            ends_at_ms: eb.ref('excluded.ends_at_ms'),
            past_due_since_ms: eb.ref('excluded.past_due_since_ms'),
            subscription_id: eb.ref('excluded.subscription_id'),
          })),
        ),
    )
  }
}

async function saveBalances(
  db: ScopedDatabase,
  { balances, changed, customer }: Draft,
  saving: Saving,
): Promise<void> {
  const dropped = [...changed.droppedBalances]
  if (dropped.length > 0) {
    await db.rows(sqlBuilder.deleteFrom('billing_balance').where('id', 'in', dropped))
  }
  const rows = [...changed.balances].flatMap((id) => {
    const row = balances.get(id)
    return row ? [balanceRow(customer.id, row)] : []
  })
  if (rows.length > 0) {
    await db.rows(
      sqlBuilder
        .insertInto('billing_balance')
        .values(rows)
        .onConflict((oc) =>
          oc.columns(['organization_id', 'id']).doUpdateSet((eb) => ({
            granted: eb.ref('excluded.granted'),
            balance: eb.ref('excluded.balance'),
            reset_at_ms: eb.ref('excluded.reset_at_ms'),
          })),
        ),
    )
  }
  await markAlone(db, saving, customer.clockAheadMs)
}

async function markAlone(
  db: ScopedDatabase,
  { alone, quietUntil }: Saving,
  clockAheadMs: number,
): Promise<void> {
  const until = sql<number>`case when id = any(${[...alone]}::uuid[])
    then ${quietUntil - clockAheadMs}::bigint else 0 end`
  await db.rows(
    sqlBuilder
      .updateTable('billing_balance')
      .set({ alone_until_ms: until, clock_ahead_ms: clockAheadMs })
      .where((eb) =>
        eb.or([eb('alone_until_ms', '<>', until), eb('clock_ahead_ms', '<>', clockAheadMs)]),
      ),
  )
}

async function insertLedger(
  db: ScopedDatabase,
  organizationId: string,
  entries: readonly LedgerEntry[],
): Promise<void> {
  if (entries.length === 0) return
  await db.rows(
    sqlBuilder.insertInto('billing_ledger').values(
      entries.map((entry) => ({
        organization_id: organizationId,
        balance_id: entry.balanceId,
        feature_id: entry.featureId,
        delta: entry.delta.toFixed(),
        reason: entry.reason,
        event_id: entry.eventId,
        at_ms: entry.at,
      })),
    ),
  )
}

async function saveEntities(db: ScopedDatabase, { entities, changed, customer }: Draft) {
  const removed = [...changed.removedEntities]
  if (removed.length > 0) {
    await db.rows(sqlBuilder.deleteFrom('billing_entity').where('id', 'in', removed))
  }
  const rows = [...changed.entities].flatMap((id) => entities.get(id) ?? [])
  if (rows.length === 0) return
  await db.rows(
    sqlBuilder.insertInto('billing_entity').values(
      rows.map(({ id, featureId, name, createdAt }) => ({
        organization_id: customer.id,
        id,
        feature_id: featureId,
        name,
        created_at_ms: createdAt,
      })),
    ),
  )
}

async function saveInvoices(db: ScopedDatabase, { invoices, changed, customer }: Draft) {
  const rows = [...changed.invoices].flatMap((id) => invoices.get(id) ?? [])
  if (rows.length === 0) return
  await db.rows(
    sqlBuilder
      .insertInto('billing_invoice')
      .values(rows.map((invoice) => invoiceRow(customer.id, invoice)))
      .onConflict((oc) =>
        oc.columns(['organization_id', 'id']).doUpdateSet((eb) => ({
          lines: eb.ref('excluded.lines'),
          total: eb.ref('excluded.total'),
          status: eb.ref('excluded.status'),
          provider_id: eb.ref('excluded.provider_id'),
          refunded: eb.ref('excluded.refunded'),
          credited: eb.ref('excluded.credited'),
        })),
      ),
  )
}

/** The key says what the money was for, so that a second payment for it is refused. */
async function insertPayments(db: ScopedDatabase, { payments, customer }: Draft): Promise<void> {
  if (payments.length === 0) return
  await db.rows(
    sqlBuilder.insertInto('billing_payment').values(
      payments.map(({ id, invoiceId, amount, currency, at }) => ({
        organization_id: customer.id,
        id,
        invoice_id: invoiceId,
        amount: amount.toFixed(),
        currency,
        at_ms: at,
      })),
    ),
  )
}
