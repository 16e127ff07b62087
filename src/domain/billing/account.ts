// What one customer has: products, balances, entities, invoices. The customer is an organization.

import { type Amount, ZERO } from './amount.ts'
import type { Product } from './catalog.ts'
import type { Interval } from './interval.ts'

export interface PaymentMethod {
  readonly id: string
  readonly brand: string
  readonly last4: string
  /** The sandbox has cards that are refused. */
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
  /** Money that is owed to the customer and pays the next invoices. */
  readonly credit: Amount
  /** Products whose trial was used. */
  readonly trialsUsed: readonly string[]
  /** The test clock: how far this customer lives ahead of everybody else. */
  readonly clockAheadMs: number
}

export type AttachedStatus = 'active' | 'trialing' | 'past_due' | 'scheduled' | 'expired'

/** A product that a customer has, as it was when they got it. */
export interface AttachedProduct {
  readonly id: string
  readonly product: Product
  readonly entityId: string | null
  readonly status: AttachedStatus
  /** Bought in advance, in units of the feature, beyond what is included. */
  readonly quantities: Readonly<Record<string, number>>
  readonly startedAt: number
  /** Cycles count from here. */
  readonly anchorAt: number
  /** Null: nothing is billed (free, once, given away). */
  readonly periodStart: number | null
  readonly periodEnd: number | null
  readonly trialEndsAt: number | null
  readonly canceledAt: number | null
  readonly endsAt: number | null
  readonly pastDueSince: number | null
  readonly subscriptionId: string | null
}

/** Of a product that nothing is billed for. */
export const WITHOUT_CYCLE = {
  periodStart: null,
  periodEnd: null,
  trialEndsAt: null,
  canceledAt: null,
  endsAt: null,
  pastDueSince: null,
  subscriptionId: null,
} satisfies Partial<AttachedProduct>

/** One source of one feature. What is left over of an earlier cycle is a row of its own that expires. */
export interface Balance {
  readonly id: string
  readonly attachedId: string
  readonly featureId: string
  readonly entityId: string | null
  readonly interval: Interval | null
  /** What a cycle begins with. */
  readonly granted: Amount
  readonly balance: Amount
  /** How low it may go; null: as low as it gets. */
  readonly floor: Amount | null
  readonly unlimited: boolean
  readonly overage: boolean
  readonly usageLimit: number | null
  readonly anchorAt: number
  /** Null: never, or with the invoice. */
  readonly resetAt: number | null
  /** Set for what was left over. */
  readonly expiresAt: number | null
  /** The order in which rows were made. */
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
  /** What went back after it was paid: to the card, or lost to the bank in a dispute. */
  readonly refunded: Amount
  /** What a credit note turned into credit of the customer. */
  readonly credited: Amount
}

/** Of an invoice that nothing has gone back of. */
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

/** Money that changed hands, named by what it was for, so that nobody pays twice for it. */
export interface Payment {
  readonly id: string
  readonly amount: Amount
  readonly currency: string
  readonly invoiceId: string
  readonly at: number
}

/** Usage of a cycle that is over, which the provider has to bill. */
export interface UsageBill {
  readonly attachedId: string
  readonly subscriptionId: string
  readonly cycleStart: number
  readonly lines: readonly InvoiceLine[]
  /** Whether another invoice of the subscription will come that can carry it. */
  readonly sequel: 'goes_on' | 'ends'
}

export interface Account {
  readonly customer: BillingCustomer
  readonly products: readonly AttachedProduct[]
  readonly balances: readonly Balance[]
  readonly entities: readonly BillingEntity[]
  /** Only those that are still open: paid ones are history. */
  readonly openInvoices: readonly Invoice[]
}
