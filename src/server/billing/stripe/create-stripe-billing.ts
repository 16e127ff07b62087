// Creates the Stripe billing from its parts. The engine comes last: it needs the provider, and events from Stripe need
// the engine.

import type { TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Catalog } from '#domain/billing/catalog.ts'
import { providerProblems, withPriceIds } from '#domain/billing/provider-price.ts'
import type { StripeConfig } from '../../config/config.ts'
import type { BillingEngine } from '../create-billing.ts'
import { PlanFileError } from '../plan-file.ts'
import type { BillingProvider } from '../provider.ts'
import { CheckoutCompletion } from './complete-checkout.ts'
import { ProviderCalls } from './provider-calls.ts'
import { StripeCheckoutPages } from './stripe-checkout-pages.ts'
import { createStripeClient } from './stripe-client.ts'
import { StripeCustomers } from './stripe-customers.ts'
import { StripeInvoices } from './stripe-invoices.ts'
import type { StripeParts } from './stripe-parts.ts'
import { StripePrices } from './stripe-prices.ts'
import { createStripeProvider } from './stripe-provider.ts'
import { StripeRewards } from './stripe-rewards.ts'
import { ProviderBusy, StripeSync } from './stripe-sync.ts'
import { stripeTasks } from './stripe-tasks.ts'
import { StripeWebhooks } from './stripe-webhooks.ts'

export interface StripeBillingOptions {
  readonly config: StripeConfig
  readonly pool: Pool
  readonly catalog: Catalog
  readonly plansFile: string
  readonly publicUrl: string
  readonly timeoutMs?: number
}

export interface StripeBilling {
  readonly provider: BillingProvider
  /** The plans with the prices configured by the operator. */
  readonly catalog: Catalog
  readonly parts: StripeParts
  readonly sync: StripeSync
  readonly webhooks: StripeWebhooks
  readonly tasks: TaskList
  /** Must be called once, before anything else. */
  bind(engine: BillingEngine): void
}

export function createStripeBilling(options: StripeBillingOptions): StripeBilling {
  const { config, pool, plansFile, publicUrl } = options
  const catalog = withPriceIds(options.catalog, {
    month: config.monthlyPriceId,
    year: config.yearlyPriceId,
  })
  const problems = providerProblems(catalog)
  if (problems.length > 0) throw new PlanFileError(plansFile, problems)
  let bound: BillingEngine | undefined
  const engine = () => {
    if (!bound) throw new Error('Stripe was asked before billing was put together')
    return bound
  }
  const parts = partsOf(options, catalog)
  const pages = new StripeCheckoutPages(parts, publicUrl)
  const completion = new CheckoutCompletion(parts, pages, engine)
  const sync = new StripeSync(parts, pool, completion, engine)
  const webhooks = new StripeWebhooks(parts.stripe, config.webhookSecret, pool, sync)
  const isLive = config.secretKey.startsWith('sk_live') || config.secretKey.startsWith('rk_live')
  const refresh = async (organizationId: string) => {
    await sync.run(organizationId).catch((error: unknown) => {
      if (!(error instanceof ProviderBusy)) throw error
    })
  }
  const confirmCheckout = async (organizationId: string, checkoutId: string) => {
    await completion.run(organizationId, checkoutId)
    await refresh(organizationId)
  }
  return {
    provider: createStripeProvider({ parts, publicUrl, isLive, confirmCheckout, refresh }),
    catalog,
    parts,
    sync,
    webhooks,
    tasks: stripeTasks({ parts, sync, webhooks }),
    bind: (made) => {
      bound = made
    },
  }
}

function partsOf({ config, pool, timeoutMs }: StripeBillingOptions, catalog: Catalog): StripeParts {
  const { currency } = catalog
  const { secretKey, apiBase } = config
  const stripe = createStripeClient({ secretKey, apiBase, ...(timeoutMs && { timeoutMs }) })
  const calls = new ProviderCalls(pool)
  return {
    stripe,
    calls,
    catalog,
    prices: new StripePrices(stripe),
    rewards: new StripeRewards(stripe, currency),
    customers: new StripeCustomers(stripe, pool, calls, currency),
    invoices: new StripeInvoices(stripe),
  }
}
