// Checkout pages. Opening one for a plan ends the others, and so does paying, so that two are never both paid. A
// checkout that is only offered next to a price leaves the others open.

import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { type Amount, amount } from '#domain/billing/amount.ts'
import type { AttachRequest } from '#domain/billing/attach-step.ts'
import { billingFault } from '#domain/billing/billing-fault.ts'
import type { Catalog } from '#domain/billing/catalog.ts'
import type { ScopedDatabase } from '../db/scoped-database.ts'
import { sqlBuilder } from '../db/sql.ts'

const checkoutRequest = z.object({
  productIds: z.array(z.string()),
  entityId: z.string().nullable(),
  quantities: z.record(z.string(), z.number()),
  freeTrial: z.boolean(),
  rewardId: z.string().nullable(),
})

export type StoredRequest = z.infer<typeof checkoutRequest>

export interface Checkout {
  readonly id: string
  readonly mode: 'subscription' | 'payment' | 'setup'
  readonly status: 'open' | 'complete' | 'expired'
  /** Null if the page only saves a card. */
  readonly request: StoredRequest | null
  readonly total: Amount
  readonly successUrl: string
  readonly cancelUrl: string
  readonly expiresAt: number
  /** Offered next to a price, and not opened yet. */
  readonly offered: boolean
}

export const CHECKOUT_LIFE_MS = 24 * 60 * 60 * 1_000

export function newCheckoutId(): string {
  return `cs_${randomBytes(18).toString('base64url')}`
}

export function storeRequest(request: AttachRequest): StoredRequest {
  const { reward, productIds, ...rest } = request
  return { ...rest, productIds: [...productIds], rewardId: reward?.id ?? null }
}

export function restoreRequest(request: StoredRequest, catalog: Catalog): AttachRequest {
  const { rewardId, ...rest } = request
  return { ...rest, reward: catalog.rewards.find(({ id }) => id === rewardId) ?? null }
}

/** Ends the open checkouts of plans, and returns them, so that they can be ended at the provider as well. */
export async function endOpenPlans(db: ScopedDatabase): Promise<readonly string[]> {
  return idsOf(await db.rows(endingPlans()))
}

/** Ends the checkouts that were offered and not opened. */
export async function endOfferedPlans(db: ScopedDatabase): Promise<readonly string[]> {
  return idsOf(await db.rows(endingPlans().where('offered', '=', true)))
}

function endingPlans() {
  return sqlBuilder
    .updateTable('billing_checkout')
    .set({ status: 'expired' })
    .where('status', '=', 'open')
    .where('mode', '=', 'subscription')
    .returning('id')
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id)
}

export async function insertCheckout(
  db: ScopedDatabase,
  organizationId: string,
  checkout: Checkout,
  now: number,
  currency: string,
): Promise<void> {
  await db.rows(
    sqlBuilder.insertInto('billing_checkout').values({
      organization_id: organizationId,
      id: checkout.id,
      mode: checkout.mode,
      status: checkout.status,
      request: JSON.stringify(checkout.request),
      total: checkout.total.toFixed(),
      currency,
      success_url: checkout.successUrl,
      cancel_url: checkout.cancelUrl,
      provider_url: null,
      created_at_ms: now,
      expires_at_ms: checkout.expiresAt,
      offered: checkout.offered,
    }),
  )
}

export async function selectCheckout(
  db: ScopedDatabase,
  id: string,
): Promise<Checkout | undefined> {
  const row = await db.first(
    sqlBuilder.selectFrom('billing_checkout').selectAll().where('id', '=', id),
  )
  if (!row) return undefined
  return {
    id: row.id,
    mode: row.mode,
    status: row.status,
    request: checkoutRequest.nullable().parse(row.request),
    total: amount(row.total),
    successUrl: row.success_url,
    cancelUrl: row.cancel_url,
    expiresAt: row.expires_at_ms,
    offered: row.offered,
  }
}

export async function endCheckout(
  db: ScopedDatabase,
  id: string,
  status: 'complete' | 'expired',
): Promise<void> {
  await db.rows(
    sqlBuilder
      .updateTable('billing_checkout')
      .set({ status })
      .where('id', '=', id)
      .where('status', '=', 'open'),
  )
}

export function saveCheckoutUrl(db: ScopedDatabase, id: string, url: string) {
  return db.rows(
    sqlBuilder.updateTable('billing_checkout').set({ provider_url: url }).where('id', '=', id),
  )
}

export function refuseEndedCheckout({ status, expiresAt }: Checkout, now: number): void {
  if (status === 'complete') {
    throw billingFault('checkout_already_paid', 'This checkout has been paid.')
  }
  if (status === 'expired' || expiresAt <= now) {
    throw billingFault('checkout_expired', 'This checkout has ended. Start again from the plans.')
  }
}
