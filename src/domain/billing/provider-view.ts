// The provider's data about a customer, in our terms.

import type { InvoiceLine, PaymentMethod } from './account.ts'
import type { Amount } from './amount.ts'
import type { Product } from './catalog.ts'
import type { Quantities } from './quantities.ts'

export interface ProviderSubscription {
  readonly id: string
  /** `waiting`: the first payment has not arrived. */
  readonly status: 'active' | 'trialing' | 'past_due' | 'waiting' | 'ended'
  /** The products that it pays for; unknown prices are left out. */
  readonly products: readonly { readonly product: Product; readonly quantities: Quantities }[]
  readonly entityId: string | null
  readonly period: { readonly start: number; readonly end: number }
  readonly trialEndsAt: number | null
  /** Set when it is going to end on its own. */
  readonly endsAt: number | null
  /** When a schedule changes it to something else. */
  readonly changesAt: number | null
  readonly createdAt: number
  /** What created it: one of our operations or checkouts, or neither. */
  readonly origin: { readonly operationId: string | null; readonly checkoutId: string | null }
}

export interface ProviderInvoice {
  readonly id: string
  readonly status: 'paid' | 'open' | 'void'
  readonly subscriptionId: string | null
  readonly operationId: string | null
  /** The checkout of a one-time purchase. */
  readonly checkoutId: string | null
  readonly lines: readonly InvoiceLine[]
  /** What the card was or will be charged. */
  readonly total: Amount
  readonly currency: string
  readonly createdAt: number
  /** What was returned so far, to the card or in a dispute. */
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
  /** Differences that were found, each as one line. */
  readonly findings: readonly string[]
  /** Subscriptions that pay for something another one already pays for. */
  readonly surplus: readonly ProviderSubscription[]
}
