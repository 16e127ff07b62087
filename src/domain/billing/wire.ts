// The shapes of the billing wire, in its own spelling.

import type { FeatureType, OnDecrease, OnIncrease } from './catalog.ts'
import type { Interval } from './interval.ts'
import type { ProductScenario } from './scenario.ts'

type WireInterval = Interval | 'multiple'

interface WireFeatureFacts {
  readonly unlimited?: boolean
  readonly interval?: WireInterval
  /** Null when there is nothing to count. */
  readonly balance?: number | null
  readonly usage?: number
  readonly included_usage?: number
  readonly next_reset_at?: number | null
  readonly overage_allowed?: boolean
  readonly usage_limit?: number
  /** The total, with the earliest expiry. */
  readonly rollovers?: { readonly balance: number; readonly expires_at: number }
  readonly breakdown?: readonly WireBreakdown[]
  readonly credit_schema?: readonly {
    readonly feature_id: string
    readonly credit_amount: number
  }[]
}

export interface WireBreakdown {
  readonly interval?: WireInterval
  readonly balance: number
  readonly usage: number
  readonly included_usage: number
  readonly next_reset_at?: number
}

/** A feature with its numbers, before a check decides whether it may be used. */
export interface WireMeasuredFeature extends WireFeatureFacts {
  readonly id: string
  readonly feature_id: string
  readonly name: string
  readonly type: 'static' | 'single_use' | 'continuous_use'
}

export interface WireCustomerFeature extends WireMeasuredFeature {
  /** Whether one more may be used: the result of a check with the default balance. */
  readonly allowed: boolean
}

export interface WireFeature {
  readonly id: string
  readonly name: string
  readonly type: FeatureType
  readonly display: { readonly singular: string; readonly plural: string } | null
  readonly credit_schema:
    | readonly { readonly metered_feature_id: string; readonly credit_cost: number }[]
    | null
  readonly archived: boolean
}

export interface WireItem {
  readonly type: 'feature' | 'priced_feature' | 'price'
  readonly feature_id?: string
  readonly feature?: WireFeature
  readonly included_usage?: number | 'inf'
  readonly interval?: Interval
  readonly usage_model?: 'prepaid' | 'pay_per_use'
  readonly price?: number
  readonly tiers?: readonly { readonly to: number | 'inf'; readonly amount: number }[]
  readonly billing_units?: number
  readonly entity_feature_id?: string
  readonly reset_usage_when_enabled?: boolean
  readonly usage_limit?: number
  readonly quantity?: number
  /** For seats: what one more costs right away, and what one less gives. */
  readonly config?: { readonly on_increase: OnIncrease; readonly on_decrease: OnDecrease }
  readonly display: { readonly primary_text: string; readonly secondary_text?: string }
}

export interface WireProduct {
  readonly id: string
  readonly created_at: number
  readonly name: string
  readonly env: 'sandbox' | 'live'
  readonly is_add_on: boolean
  readonly is_default: boolean
  readonly group: string
  readonly version: number
  readonly items: readonly WireItem[]
  readonly free_trial: {
    readonly duration: 'day'
    readonly length: number
    readonly unique_fingerprint: boolean
    readonly trial_available: boolean
  } | null
  readonly scenario: ProductScenario
  readonly base_variant_id: string | null
  readonly properties: {
    readonly is_free: boolean
    readonly is_one_off: boolean
    readonly interval_group: Interval | null
    readonly has_trial: boolean
    readonly updateable: boolean
  }
  readonly display?: Readonly<Record<string, string>>
}

export interface WireCustomerProduct {
  readonly id: string
  readonly name: string
  readonly group: string
  readonly status: 'active' | 'expired' | 'trialing' | 'scheduled' | 'past_due'
  readonly started_at: number
  readonly canceled_at: number | null
  readonly version: number
  readonly subscription_ids: readonly string[]
  readonly current_period_start: number | null
  readonly current_period_end: number | null
  readonly trial_ends_at?: number
  /** Set while a payment is missing. */
  readonly past_due_since?: number
  /** When access ends if the payment is still missing. */
  readonly grace_ends_at?: number
  readonly entity_id?: string
  readonly is_add_on: boolean
  readonly is_default: boolean
  readonly items: readonly WireItem[]
}

export interface WireInvoice {
  readonly product_ids: readonly string[]
  readonly stripe_id: string
  readonly status: string
  readonly total: number
  readonly currency: string
  readonly created_at: number
  readonly hosted_invoice_url: string
  /** How much of the payment was returned to the card. */
  readonly refunded: number
  /** How much a credit note turned into credit. */
  readonly credited: number
  readonly lines: readonly { readonly description: string; readonly amount: number }[]
}

export interface WireEntity {
  readonly id: string
  readonly name: string | null
  readonly customer_id: string
  readonly feature_id: string
  readonly created_at: number
  readonly env: 'sandbox' | 'live'
  readonly products: readonly WireCustomerProduct[]
  readonly features: Readonly<Record<string, WireCustomerFeature>>
  readonly invoices?: readonly WireInvoice[]
}

export interface WireCustomer {
  readonly id: string
  readonly created_at: number
  readonly name: string | null
  readonly email: string | null
  readonly fingerprint: string | null
  readonly stripe_id: string | null
  readonly env: 'sandbox' | 'live'
  readonly metadata: Readonly<Record<string, unknown>>
  readonly products: readonly WireCustomerProduct[]
  readonly features: Readonly<Record<string, WireCustomerFeature>>
  readonly invoices?: readonly WireInvoice[]
  readonly rewards?: {
    readonly discounts: readonly unknown[]
    readonly referral_programs: readonly WireReferralProgram[]
  }
  readonly trials_used?: readonly { readonly product_id: string }[]
  readonly entities?: readonly Pick<WireEntity, 'id' | 'name' | 'feature_id' | 'created_at'>[]
  readonly referrals?: readonly unknown[]
  readonly payment_method?: unknown
}

/** What a referral is worth, and to whom. */
export interface WireReferralProgram {
  readonly id: string
  readonly reward: {
    readonly type: 'percentage_discount' | 'fixed_discount' | 'free_product'
    readonly value: number | null
    readonly product_name: string | null
    readonly currency: string
  }
  readonly received_by: 'referrer' | 'redeemer' | 'all'
  readonly trigger: 'immediately' | 'checkout'
}

export interface WireFeatureCheck extends WireFeatureFacts {
  readonly allowed: boolean
  readonly feature_id: string
  readonly customer_id: string
  readonly required_balance: number
  readonly entity_id?: string
  readonly code?: string
  readonly preview?: WireFeaturePreview | null
}

export interface WireProductCheck {
  readonly allowed: boolean
  readonly customer_id: string
  readonly product_id: string
  readonly entity_id?: string
  readonly status?: string
  readonly code?: string
  readonly preview?: WireProductPreview
}

export interface WireFeaturePreview {
  readonly scenario: 'usage_limit' | 'feature_flag'
  readonly title: string
  readonly message: string
  readonly feature_id: string
  readonly feature_name: string
  readonly products: readonly WireProduct[]
}

export interface WireProductPreview {
  readonly scenario: ProductScenario
  readonly product_id: string
  readonly product_name: string
  readonly recurring: boolean
  readonly error_on_attach?: boolean
  /** Starts with a trial, so nothing is due until the next cycle. */
  readonly free_trial?: boolean
  readonly next_cycle_at?: number
  readonly current_product_name?: string
  readonly items: readonly {
    readonly price: string
    readonly description: string
    readonly usage_model?: 'prepaid' | 'pay_per_use'
  }[]
  readonly options: readonly {
    readonly feature_id: string
    readonly feature_name: string
    readonly billing_units: number
    readonly price?: number
    readonly tiers?: readonly { readonly to: number | 'inf'; readonly amount: number }[]
  }[]
  readonly due_today?: { readonly price: number; readonly currency: string }
  readonly due_next_cycle?: { readonly price: number; readonly currency: string }
}

export interface WireCheckout {
  readonly url?: string
  readonly customer_id: string
  readonly has_prorations: boolean
  readonly lines: readonly { readonly description: string; readonly amount: number }[]
  readonly total: number
  readonly currency: string
  readonly options: readonly { readonly feature_id: string; readonly quantity: number }[]
  readonly product: WireProduct
  readonly current_product: WireProduct | null
  readonly free_trial?: boolean
  readonly next_cycle?: { readonly starts_at: number; readonly total: number }
}

export interface WireAttach {
  readonly checkout_url?: string
  readonly customer_id: string
  readonly product_ids: readonly string[]
  readonly code: string
  readonly message: string
  readonly invoice?: {
    readonly status: string
    readonly stripe_id: string
    readonly hosted_invoice_url: string | null
    readonly total: number
    readonly currency: string
  }
}

export interface WireTrack {
  readonly id: string
  readonly code: 'event_received'
  readonly customer_id: string
  readonly feature_id?: string
  readonly event_name?: string
}

export interface WireUsage {
  readonly list: readonly ({ readonly period: number } & Readonly<Record<string, number>>)[]
}
