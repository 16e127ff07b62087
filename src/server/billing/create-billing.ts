// Creates the billing engine from its parts.

import type { Pool } from 'pg'
import type { CheckoutOutcome } from '#contract/billing.ts'
import { billingFault } from '#domain/billing/billing-fault.ts'
import type { Catalog } from '#domain/billing/catalog.ts'
import { findProduct } from '#domain/billing/catalog.ts'
import { urlAfterFailure } from '#domain/billing/checkout-urls.ts'
import type { Draft } from '#domain/billing/draft.ts'
import { giveProduct } from '#domain/billing/give-product.ts'
import { isRunning } from '#domain/billing/standing.ts'
import type { Billing } from '../functions/billing/billing-service.ts'
import type { Entitlements } from '../functions/services.ts'
import { Accounts } from './accounts.ts'
import { Cancellations } from './cancellations.ts'
import { Charges } from './charges.ts'
import { type Checkout, selectCheckout } from './checkouts.ts'
import { Checks } from './checks.ts'
import { withCustomer } from './customer-scope.ts'
import { Customers } from './customers.ts'
import { createEntitlements } from './entitlements.ts'
import { accountOf, Checkouts } from './open-checkouts.ts'
import type { BillingProvider } from './provider.ts'
import { Recovery } from './recovery.ts'
import { Referrals } from './referrals.ts'
import { Sandbox } from './sandbox.ts'
import { Seats } from './seats.ts'
import { Subscriptions } from './subscriptions.ts'
import { Usage } from './usage.ts'

export interface BillingOptions {
  /** Uses the role of the functions, so that row-level security applies. */
  readonly pool: Pool
  readonly catalog: Catalog
  readonly provider: BillingProvider
  readonly publicUrl: string
  now(): Date
  newId(): string
  /** How long taking a seat waits for another change. */
  readonly patienceMs?: number
}

const PATIENCE_MS = 10_000

export interface BillingEngine extends Billing {
  readonly entitlements: Entitlements
  readonly usage: Usage
  readonly checkouts: Checkouts
  readonly accounts: Accounts
  /** Finishes what a crash has left behind at the provider. */
  recover(orgId: string): Promise<void>
  /** Rewards the referrer of a customer who has now paid. */
  settleReferrals(orgId: string): Promise<void>
  /** Gives a product away, for the operator or a seed. */
  give(orgId: string, productId: string): Promise<void>
}

export function createBilling(options: BillingOptions): BillingEngine {
  const { publicUrl, catalog, provider } = options
  const accounts = new Accounts(options)
  const checkouts = new Checkouts(accounts, publicUrl)
  const referrals = new Referrals(accounts)
  const afterPayment = (orgId: string) => referrals.settle(orgId)
  const charges = new Charges(accounts, afterPayment)
  const cancellations = new Cancellations(accounts)
  const freshen = (orgId: string) => freshenAccount(accounts, orgId)
  const seats = new Seats(accounts, charges, {
    patienceMs: options.patienceMs ?? PATIENCE_MS,
    async prepare(orgId) {
      await recovery.run(orgId)
      await freshen(orgId)
    },
  })
  const recovery = new Recovery(accounts, charges, cancellations, seats)
  const usage = new Usage(accounts, seats)
  const checks = new Checks(accounts, usage)
  const customers = new Customers(accounts, seats, publicUrl)
  const subscriptions = new Subscriptions(accounts, checkouts, charges)
  const sandbox = new Sandbox(accounts, checkouts, customers, afterPayment)
  return {
    accounts,
    usage,
    checkouts,
    sandbox,
    entitlements: createEntitlements(accounts),
    createCustomer: (orgId, body) => customers.get(orgId, body),
    listProducts: (orgId) => customers.products(orgId),
    check: (orgId, body) => checks.check(orgId, body, 'browser'),
    track: (orgId, body) => usage.track(orgId, body, 'browser'),
    query: (orgId, body) => usage.query(orgId, body),
    async attach(orgId, body) {
      await recovery.run(orgId)
      await freshen(orgId)
      return subscriptions.attach(orgId, body)
    },
    async checkout(orgId, body) {
      await freshen(orgId)
      return subscriptions.checkout(orgId, body)
    },
    async cancel(orgId, body) {
      await recovery.run(orgId)
      await freshen(orgId)
      await cancellations.cancel(orgId, body)
      return { success: true, customer_id: orgId, product_id: body.productId }
    },
    setupPayment: (orgId, body) => subscriptions.setupPayment(orgId, body),
    async billingPortal(orgId, body) {
      const account = await accounts.look(orgId, [], ({ draft }) => accountOf(draft))
      const returnUrl = checkouts.ownUrl(body.returnUrl, `/organization?org=${orgId}`)
      const { url } = await provider.openPortal({ account, returnUrl })
      return { customer_id: orgId, url }
    },
    createEntity: (orgId, body) => customers.createEntity(orgId, body),
    getEntity: (orgId, body) => customers.getEntity(orgId, body),
    deleteEntity: (orgId, entityId) => customers.deleteEntity(orgId, entityId),
    createReferralCode: (orgId, programId) => referrals.createCode(orgId, programId),
    redeemReferralCode: (orgId, code) => referrals.redeem(orgId, code),
    confirmCheckout: (orgIds, id) => confirmCheckout(accounts, orgIds, id),
    recover: (orgId) => recovery.run(orgId),
    settleReferrals: afterPayment,
    async give(orgId, productId) {
      if (!findProduct(catalog, productId)) {
        throw billingFault('product_not_found', `There is no product ${productId}.`)
      }
      await accounts.change(orgId, ({ draft, passing }) => giveProduct(draft, productId, passing))
    },
  }
}

// The customer comes back from the page of the provider: find out whether it was paid.
async function confirmCheckout(
  { options: { pool, provider } }: Accounts,
  organizationIds: readonly string[],
  id: string,
): Promise<CheckoutOutcome> {
  for (const organizationId of organizationIds) {
    const select = () => withCustomer(pool, organizationId, (db) => selectCheckout(db, id))
    const found = await select()
    if (!found) continue
    // A checkout that was closed here may have been paid there.
    if (found.status !== 'complete') await provider.confirmCheckout?.(organizationId, id)
    return outcomeOf((await select()) ?? found)
  }
  throw billingFault('checkout_not_found', 'There is no such checkout.')
}

function outcomeOf({ status, successUrl, cancelUrl }: Checkout): CheckoutOutcome {
  return { status, url: status === 'complete' ? successUrl : urlAfterFailure(cancelUrl) }
}

// A cycle that has ended here may have been renewed at the provider, so that is looked up before any decision depends
// on it.
async function freshenAccount(accounts: Accounts, organizationId: string): Promise<void> {
  const { provider } = accounts.options
  if (!provider.refresh) return
  const isStale = await accounts.look(organizationId, [], ({ draft, passing }) =>
    isBehind(draft, passing.now),
  )
  if (isStale) await provider.refresh(organizationId)
}

function isBehind({ products }: Draft, now: number): boolean {
  return [...products.values()].some(
    (one) => isRunning(one) && one.subscriptionId !== null && (one.periodEnd ?? now + 1) <= now,
  )
}
