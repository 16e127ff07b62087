// What the provider says of a customer, in our words.

import type { InvoiceLine, PaymentMethod } from './account.ts'
import type { Amount } from './amount.ts'
import type { Product } from './catalog.ts'
import type { Quantities } from './quantities.ts'

export interface ProviderSubscription {
  readonly id: string
  /** `waiting`: its first payment has not come. */
  readonly status: 'active' | 'trialing' | 'past_due' | 'waiting' | 'ended'
  /** The products it pays for; a price that nobody knows is none. */
  readonly products: readonly { readonly product: Product; readonly quantities: Quantities }[]
  readonly entityId: string | null
  readonly period: { readonly start: number; readonly end: number }
  readonly trialEndsAt: number | null
  /** Set when it ends by itself. */
  readonly endsAt: number | null
  /** When a schedule changes it into something else. */
  readonly changesAt: number | null
  readonly createdAt: number
  /** How it came to be: an operation or a checkout of ours, or neither. */
  readonly origin: { readonly operationId: string | null; readonly checkoutId: string | null }
}

export interface ProviderInvoice {
  readonly id: string
  readonly status: 'paid' | 'open' | 'void'
  readonly subscriptionId: string | null
  readonly operationId: string | null
  /** The page on which something was bought once. */
  readonly checkoutId: string | null
  readonly lines: readonly InvoiceLine[]
  /** What a card was, or is to be, charged. */
  readonly total: Amount
  readonly currency: string
  readonly createdAt: number
  /** What has gone back of it by now, to the card or in a dispute. */
  readonly refunded: Amount
  /** What a credit note turned into credit. */
  readonly credited: Amount
}

export interface ProviderView {
  readonly credit: Amount
  readonly paymentMethod: PaymentMethod | null
  readonly subscriptions: readonly ProviderSubscription[]
  readonly invoices: readonly ProviderInvoice[]
}

export interface SyncOutcome {
  /** What was different, one line each. */
  readonly findings: readonly string[]
  /** Subscriptions that pay for what another one pays for already. */
  readonly surplus: readonly ProviderSubscription[]
}
