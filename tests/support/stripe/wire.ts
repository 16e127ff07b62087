// What the double sends, as far as the product and its tests look at it. Amounts are in minor units,
// times in seconds.

export interface List<Row> {
  readonly object: 'list'
  readonly data: Row[]
  readonly has_more: boolean
  readonly url: string
}

export function listOf<Row>(data: readonly Row[], url = '/v1'): List<Row> {
  return { object: 'list', data: [...data], has_more: false, url }
}

export type Metadata = Record<string, string>

export interface Customer {
  readonly id: string
  readonly object: 'customer'
  balance: number
  email: string | null
  name: string | null
  metadata: Metadata
  invoice_settings: { default_payment_method: string | null }
  created: number
}

/** How a card behaves: at once, or only when its owner is not there. */
export type CardManner = 'works' | 'declines' | 'declines_later' | 'asks'

export interface PaymentMethod {
  readonly id: string
  readonly object: 'payment_method'
  readonly type: 'card'
  customer: string | null
  readonly card: { readonly brand: string; readonly last4: string }
}

export interface BalanceTransaction {
  readonly id: string
  readonly object: 'customer_balance_transaction'
  readonly customer: string
  readonly ending_balance: number
  readonly metadata: Metadata
}

export interface Product {
  readonly id: string
  readonly object: 'product'
  readonly name: string | null
}

export interface Price {
  readonly id: string
  readonly object: 'price'
  readonly active: boolean
  readonly currency: string
  readonly lookup_key: string | null
  readonly metadata: Metadata
  readonly product: string
  readonly unit_amount: number | null
  readonly tiers: readonly { readonly up_to: number | null; readonly unit_amount: number }[] | null
  readonly recurring: { readonly interval: string; readonly interval_count: number } | null
  readonly type: 'recurring' | 'one_time'
}

export interface SubscriptionItem {
  readonly id: string
  readonly object: 'subscription_item'
  price: Price
  quantity: number
  current_period_start: number
  current_period_end: number
}

export interface Subscription {
  readonly id: string
  readonly object: 'subscription'
  readonly customer: string
  readonly created: number
  readonly currency: string
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled'
  items: List<SubscriptionItem>
  billing_cycle_anchor: number
  cancel_at_period_end: boolean
  cancel_at: number | null
  canceled_at: number | null
  ended_at: number | null
  default_payment_method: string | null
  latest_invoice: string | null
  metadata: Metadata
  pending_update: { readonly expires_at: number } | null
  schedule: string | null
  trial_start: number | null
  trial_end: number | null
}

interface Phase {
  start_date: number
  end_date: number | null
  trial_end: number | null
  items: readonly { readonly price: string; readonly quantity: number }[]
}

export interface Schedule {
  readonly id: string
  readonly object: 'subscription_schedule'
  readonly customer: string
  subscription: string | null
  status: 'active' | 'released' | 'canceled' | 'completed'
  phases: Phase[]
  current_phase: { start_date: number; end_date: number | null } | null
  metadata: Metadata
}

export interface InvoiceLine {
  readonly id: string
  readonly object: 'line_item'
  readonly amount: number
  readonly currency: string
  readonly description: string
}

export interface Invoice {
  readonly id: string
  readonly object: 'invoice'
  readonly customer: string
  readonly currency: string
  readonly created: number
  readonly billing_reason: string
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  lines: List<InvoiceLine>
  subtotal: number
  total: number
  total_discount_amounts: readonly { readonly amount: number; readonly discount: string }[]
  amount_due: number
  amount_paid: number
  amount_remaining: number
  starting_balance: number
  ending_balance: number | null
  pre_payment_credit_notes_amount: number
  post_payment_credit_notes_amount: number
  attempt_count: number
  next_payment_attempt: number | null
  hosted_invoice_url: string
  metadata: Metadata
  discounts: string[]
  parent: { readonly type: string; readonly subscription_details: { subscription: string } } | null
  payments: List<InvoicePayment>
  period_start: number
  period_end: number
}

interface InvoicePayment {
  readonly payment: { readonly type: 'payment_intent'; readonly payment_intent: string }
  readonly is_default: boolean
  status: 'open' | 'paid'
}

export interface InvoiceItem {
  readonly id: string
  readonly object: 'invoiceitem'
  readonly customer: string
  readonly amount: number
  readonly currency: string
  readonly description: string
  readonly metadata: Metadata
  subscription: string | null
  invoice: string | null
}

export interface PaymentIntent {
  readonly id: string
  readonly object: 'payment_intent'
  readonly customer: string
  amount: number
  readonly currency: string
  readonly invoice: string | null
  status: 'succeeded' | 'requires_action' | 'requires_payment_method' | 'canceled'
  last_payment_error: { readonly code: string } | null
  payment_method: string | null
  amount_refunded: number
}

export interface Coupon {
  readonly id: string
  readonly object: 'coupon'
  readonly percent_off: number | null
  readonly amount_off: number | null
}

export interface PromotionCode {
  readonly id: string
  readonly object: 'promotion_code'
  active: boolean
  readonly code: string
  readonly promotion: { readonly type: 'coupon'; readonly coupon: string }
}

export interface Session {
  readonly id: string
  readonly object: 'checkout.session'
  readonly mode: 'subscription' | 'payment' | 'setup'
  readonly customer: string
  readonly created: number
  readonly currency: string
  readonly url: string
  readonly success_url: string
  readonly cancel_url: string | null
  readonly expires_at: number
  readonly metadata: Metadata
  readonly client_reference_id: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid' | 'no_payment_required'
  subscription: string | null
  payment_intent: string | null
  setup_intent: string | null
  invoice: string | null
}

export interface Refund {
  readonly id: string
  readonly object: 'refund'
  readonly charge: string
  readonly payment_intent: string
  readonly customer: string | null
  readonly amount: number
  readonly currency: string
  status: 'succeeded' | 'failed'
}

export interface Charge {
  readonly id: string
  readonly object: 'charge'
  readonly customer: string
  readonly payment_intent: string
  readonly amount: number
  readonly amount_refunded: number
  readonly currency: string
  readonly disputed: boolean
}

export interface Dispute {
  readonly id: string
  readonly object: 'dispute'
  readonly charge: string
  readonly payment_intent: string
  readonly amount: number
  readonly currency: string
  status: 'needs_response' | 'won' | 'lost'
}

export interface CreditNote {
  readonly id: string
  readonly object: 'credit_note'
  readonly customer: string
  readonly invoice: string
  readonly created: number
  readonly amount: number
  readonly currency: string
  readonly pre_payment_amount: number
  readonly post_payment_amount: number
  readonly out_of_band_amount: number | null
  readonly refunds: readonly { readonly amount_refunded: number; readonly refund: string }[]
  status: 'issued' | 'void'
}

export interface StripeEvent {
  readonly id: string
  readonly object: 'event'
  readonly type: string
  readonly created: number
  readonly data: { readonly object: unknown }
}

/** An answer that the SDK turns into one of its errors. */
export class StripeProblem extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, type: string, message: string, extra: object = {}) {
    super(message)
    this.status = status
    this.body = { error: { type, message, ...extra } }
  }
}

export function invalid(message: string, code = 'parameter_invalid'): StripeProblem {
  return new StripeProblem(400, 'invalid_request_error', message, { code })
}

export function missing(what: string): StripeProblem {
  return new StripeProblem(404, 'invalid_request_error', `No such ${what}`, {
    code: 'resource_missing',
  })
}
