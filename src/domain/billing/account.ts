// What one customer has: products, balances, entities, invoices. The customer is an organization.

import { type Amount, ZERO } from './amount.ts'
import type { Product } from './catalog.ts'
import type { Interval } from './interval.ts'

export interface PaymentMethod {
  readonly id: string
  readonly brand: string
  readonly last4: string
  /** In the sandbox, some cards are declined. */
  readonly declines: boolean
}

export interface BillingCustomer {
  readonly id: string
  readonly name: string | null
  readonly email: string | null
  readonly fingerprint: string | null
  readonly metadata: Readonly<Record<string, unknown>>
  readonly createdAt: number
  readonly providerCustomerId: string | null
  readonly paymentMethod: PaymentMethod | null
  /** Money owed to the customer; it pays the next invoices. */
  readonly credit: Amount
  /** Products whose trial the customer already used. */
  readonly trialsUsed: readonly string[]
  /** The test clock: how far this customer's time is ahead of real time. */
  readonly clockAheadMs: number
}

export type AttachedStatus = 'active' | 'trialing' | 'past_due' | 'scheduled' | 'expired'

/** A product of a customer, as it was when they got it. */
export interface AttachedProduct {
  readonly id: string
  readonly product: Product
  readonly entityId: string | null
  readonly status: AttachedStatus
  /** Bought in advance, in units of the feature, beyond what is included. */
  readonly quantities: Readonly<Record<string, number>>
  readonly startedAt: number
  /** Cycles are counted from here. */
  readonly anchorAt: number
  /** Null when nothing is billed (free, one-time, given away). */
  readonly periodStart: number | null
  readonly periodEnd: number | null
  readonly trialEndsAt: number | null
  readonly canceledAt: number | null
  readonly endsAt: number | null
  readonly pastDueSince: number | null
  readonly subscriptionId: string | null
}

/** For a product without billing. */
export const WITHOUT_CYCLE = {
  periodStart: null,
  periodEnd: null,
  trialEndsAt: null,
  canceledAt: null,
  endsAt: null,
  pastDueSince: null,
  subscriptionId: null,
} satisfies Partial<AttachedProduct>

/** One source of one feature. What is left from an earlier cycle is a separate row that expires. */
export interface Balance {
  readonly id: string
  readonly attachedId: string
  readonly featureId: string
  readonly entityId: string | null
  readonly interval: Interval | null
  /** The balance at the start of a cycle. */
  readonly granted: Amount
  readonly balance: Amount
  /** The lowest balance allowed; null when there is no limit. */
  readonly floor: Amount | null
  readonly unlimited: boolean
  readonly overage: boolean
  readonly usageLimit: number | null
  readonly anchorAt: number
  /** Null when it never resets, or resets with the invoice. */
  readonly resetAt: number | null
  /** Set for what was left from an earlier cycle. */
  readonly expiresAt: number | null
  /** Order of creation. */
  readonly position: number
}

export interface BillingEntity {
  readonly id: string
  readonly featureId: string
  readonly name: string | null
  readonly createdAt: number
}

export interface InvoiceLine {
  readonly description: string
  readonly amount: Amount
  readonly featureId: string | null
}

export interface Invoice {
  readonly id: string
  readonly productIds: readonly string[]
  readonly attachedId: string | null
  readonly lines: readonly InvoiceLine[]
  readonly total: Amount
  readonly currency: string
  readonly status: 'paid' | 'open' | 'void'
  readonly createdAt: number
  readonly providerId: string | null
  /** What was returned after payment: refunded to the card, or lost to the bank in a dispute. */
  readonly refunded: Amount
  /** What a credit note turned into credit for the customer. */
  readonly credited: Amount
}

/** For an invoice of which nothing was returned. */
export const NOTHING_RETURNED = { refunded: ZERO, credited: ZERO } satisfies Partial<Invoice>

export type LedgerReason =
  | 'grant'
  | 'usage'
  | 'refund'
  | 'reset'
  | 'rollover'
  | 'expiry'
  | 'quantity'
  | 'carry'
  | 'observed'
  | 'revoke'

export interface LedgerEntry {
  readonly balanceId: string
  readonly featureId: string
  readonly delta: Amount
  readonly reason: LedgerReason
  readonly eventId: string | null
  readonly at: number
}

/** Money that changed hands. Its id says what it was for, so that nothing is paid twice. */
export interface Payment {
  readonly id: string
  readonly amount: Amount
  readonly currency: string
  readonly invoiceId: string
  readonly at: number
}

/** Usage of a finished cycle that the provider has to bill. */
export interface UsageBill {
  readonly attachedId: string
  readonly subscriptionId: string
  readonly cycleStart: number
  readonly lines: readonly InvoiceLine[]
  /** Whether the subscription will have another invoice that can include it. */
  readonly sequel: 'goes_on' | 'ends'
}

export interface Account {
  readonly customer: BillingCustomer
  readonly products: readonly AttachedProduct[]
  readonly balances: readonly Balance[]
  readonly entities: readonly BillingEntity[]
  /** Only the open ones; paid invoices are history. */
  readonly openInvoices: readonly Invoice[]
}
