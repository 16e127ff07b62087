// Shared dependencies of all code that calls Stripe.

import type { Stripe } from 'stripe'
import type { Catalog } from '#domain/billing/catalog.ts'
import type { ProviderCalls } from './provider-calls.ts'
import type { StripeCustomers } from './stripe-customers.ts'
import type { StripeInvoices } from './stripe-invoices.ts'
import type { StripePrices } from './stripe-prices.ts'
import type { StripeRewards } from './stripe-rewards.ts'

export interface StripeParts {
  readonly stripe: Stripe
  readonly calls: ProviderCalls
  readonly prices: StripePrices
  readonly rewards: StripeRewards
  readonly customers: StripeCustomers
  readonly invoices: StripeInvoices
  readonly catalog: Catalog
}
