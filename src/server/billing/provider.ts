// The port to whoever takes the money. Everything that costs something goes through it, under a name
// that makes doing it twice harmless.

import type { Account, AttachedProduct } from '#domain/billing/account.ts'
import type { AttachPlan } from '#domain/billing/attach-plan.ts'

export interface ChargeOrder {
  /** The provider answers a second order under this name as it answered the first. */
  readonly operationId: string
  readonly account: Account
  readonly plan: AttachPlan
  /** Of the customer's clock. */
  readonly now: number
}

export type ChargeOutcome =
  | {
      readonly status: 'paid'
      readonly subscriptionId: string | null
      readonly invoiceId: string | null
    }
  | { readonly status: 'declined'; readonly message: string }
  /** The customer has to do something there first. */
  | { readonly status: 'pending'; readonly url: string }

export interface CheckoutOrder {
  readonly checkoutId: string
  readonly account: Account
  /** Null: only a card is asked for. */
  readonly plan: AttachPlan | null
  readonly successUrl: string
  readonly cancelUrl: string
  readonly expiresAt: number
  /** Passed on as the caller gave it. */
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
  /** Who begins the next cycle: we, by the clock, or the provider, when it was paid. */
  readonly renewals: 'here' | 'provider'
  charge(order: ChargeOrder): Promise<ChargeOutcome>
  openCheckout(order: CheckoutOrder): Promise<{ readonly url: string }>
  closeCheckout(checkoutId: string): Promise<void>
  changeSubscription(change: SubscriptionChange): Promise<void>
  openPortal(order: { readonly account: Account; readonly returnUrl: string }): Promise<{
    readonly url: string
  }>
}
