// The interface of payment providers. Everything that costs money goes through it, with an idempotency key.

import type { Account, AttachedProduct, UsageBill } from '#domain/billing/account.ts'
import type { Amount } from '#domain/billing/amount.ts'
import type { Billed } from '#domain/billing/attach-apply.ts'
import type { AttachPlan } from '#domain/billing/attach-plan.ts'
import { billingCodeOf } from '#domain/billing/billing-fault.ts'
import { Fault } from '#domain/fault.ts'
import type { ScopedDatabase } from '../db/scoped-database.ts'

export interface ChargeOrder {
  /** The idempotency key: a second call with this key gets the same answer as the first. */
  readonly operationId: string
  readonly account: Account
  readonly plan: AttachPlan
  /** By the customer's clock. */
  readonly now: number
}

export type ChargeOutcome =
  | {
      readonly status: 'paid'
      readonly subscriptionId: string | null
      readonly invoiceId: string | null
      /** Omitted by a provider that bills exactly what was planned. */
      readonly billed?: Billed | null
    }
  | { readonly status: 'declined'; readonly message: string }
  /** The customer has to do something on that page first. */
  | { readonly status: 'pending'; readonly url: string }

export interface CheckoutOrder {
  readonly checkoutId: string
  readonly account: Account
  /** Null if the page only saves a card. */
  readonly plan: AttachPlan | null
  readonly successUrl: string
  readonly cancelUrl: string
  readonly expiresAt: number
  /** Passed on unchanged. */
  readonly parameters: Readonly<Record<string, unknown>>
}

/** A change that costs nothing now, but changes what will be billed. */
export interface SubscriptionChange {
  readonly operationId: string
  readonly account: Account
  readonly attached: AttachedProduct
  readonly change: 'cancel_now' | 'cancel_at_end' | 'keep'
  readonly plan: AttachPlan | null
}

export interface BillingProvider {
  readonly name: 'sandbox' | 'stripe'
  readonly env: 'sandbox' | 'live'
  /** Whether the next cycle is started by our clock, or by the provider once it is paid. */
  readonly renewals: 'here' | 'provider'
  charge(order: ChargeOrder): Promise<ChargeOutcome>
  openCheckout(order: CheckoutOrder): Promise<{ readonly url: string }>
  closeCheckout(checkoutId: string, organizationId: string): Promise<void>
  /** Returns the credit of the customer afterwards, if the provider keeps it itself. */
  changeSubscription(change: SubscriptionChange): Promise<{ readonly credit: Amount } | null>
  openPortal(order: { readonly account: Account; readonly returnUrl: string }): Promise<{
    readonly url: string
  }>
  /** What it would bill, if the provider adds it up itself. */
  preview?(order: ChargeOrder): Promise<Pick<Billed, 'lines' | 'total'> | null>
  /** Called in the transaction that stores an operation, to enqueue the job that finishes it after a crash. */
  noteOperation?(db: ScopedDatabase, organizationId: string): Promise<void>
  /** Called in the transaction that grants credit. */
  noteCredit?(db: ScopedDatabase, organizationId: string, credit: Amount): Promise<void>
  /** Called in the transaction that closes a cycle, whose usage has to be billed. */
  noteUsage?(db: ScopedDatabase, organizationId: string, bill: UsageBill): Promise<void>
  /** Called in the transaction that changes the number of seats in use, because the next cycle bills those. */
  noteSeats?(db: ScopedDatabase, organizationId: string): Promise<void>
  /** Called in the transaction that removes something the provider bills for. */
  noteEnd?(db: ScopedDatabase, organizationId: string, subscriptionId: string): Promise<void>
  /** Reads the current state at the provider, before a decision depends on data that may be outdated. */
  refresh?(organizationId: string): Promise<void>
  /** The customer comes back from the checkout: checks whether it was paid. */
  confirmCheckout?(organizationId: string, checkoutId: string): Promise<void>
}

/** Whether it happened is unknown: the operation stays open, and is finished with the same key. */
export function isUncertain(error: unknown): boolean {
  return error instanceof Fault && billingCodeOf(error) === 'provider_unreachable'
}
