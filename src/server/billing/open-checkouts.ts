// Opens and completes checkouts of any provider.

import type { PurchaseBody, SetupPaymentBody } from '#contract/billing-calls.ts'
import type { Account, PaymentMethod } from '#domain/billing/account.ts'
import { ZERO } from '#domain/billing/amount.ts'
import { applyAttach } from '#domain/billing/attach-apply.ts'
import type { AttachPlan } from '#domain/billing/attach-plan.ts'
import { billingFault } from '#domain/billing/billing-fault.ts'
import { isOneOff } from '#domain/billing/catalog.ts'
import { urlsAfter } from '#domain/billing/checkout-urls.ts'
import type { Draft } from '#domain/billing/draft.ts'
import { settleOpenInvoices } from '#domain/billing/renew.ts'
import type { Fault } from '#domain/fault.ts'
import type { Accounts, OpenAccount } from './accounts.ts'
import {
  CHECKOUT_LIFE_MS,
  type Checkout,
  endCheckout,
  endOfferedPlans,
  endOpenPlans,
  insertCheckout,
  newCheckoutId,
  refuseEndedCheckout,
  restoreRequest,
  saveCheckoutUrl,
  selectCheckout,
  storeRequest,
} from './checkouts.ts'
import { withCustomer } from './customer-scope.ts'
import { planPurchase } from './purchase.ts'

export interface CheckoutPayment {
  readonly paymentMethod: PaymentMethod | null
  readonly subscriptionId: string | null
  readonly providerInvoiceId: string | null
}

interface Opening extends Pick<Checkout, 'mode' | 'offered'> {
  /** Checkouts that end with it. */
  readonly ended: readonly string[]
}

type PageBody = Pick<PurchaseBody, 'successUrl' | 'checkoutSessionParams'>

export class Checkouts {
  readonly #accounts: Accounts
  readonly #publicUrl: string

  constructor(accounts: Accounts, publicUrl: string) {
    this.#accounts = accounts
    this.#publicUrl = publicUrl
  }

  /** Must be called inside of the change; the address is requested after it was saved. */
  async begin(open: OpenAccount, plan: AttachPlan, body: PageBody): Promise<() => Promise<string>> {
    const mode = modeOf(plan)
    const ended = mode === 'subscription' ? await endOpenPlans(open.db) : []
    return this.#insert(open, plan, { mode, ended, offered: false }, body)
  }

  /** A checkout for a customer who may only look at the price: pages that are open elsewhere stay open. */
  async offer(open: OpenAccount, plan: AttachPlan, body: PageBody): Promise<() => Promise<string>> {
    const mode = modeOf(plan)
    const ended = mode === 'subscription' ? await endOfferedPlans(open.db) : []
    return this.#insert(open, plan, { mode, ended, offered: true }, body)
  }

  beginSetup(open: OpenAccount, body: SetupPaymentBody): Promise<() => Promise<string>> {
    return this.#insert(open, null, { mode: 'setup', ended: [], offered: false }, body)
  }

  async #insert(
    { db, draft, passing }: OpenAccount,
    plan: AttachPlan | null,
    { mode, ended, offered }: Opening,
    body: PageBody,
  ): Promise<() => Promise<string>> {
    const { id: organizationId } = draft.customer
    const urls = urlsAfter(mode, organizationId)
    const checkout: Checkout = {
      id: newCheckoutId(),
      mode,
      status: 'open',
      request: plan && storeRequest(plan.request),
      total: plan?.total ?? ZERO,
      successUrl: this.ownUrl(body.successUrl, urls.success),
      cancelUrl: this.ownUrl(undefined, urls.cancel),
      expiresAt: passing.now + CHECKOUT_LIFE_MS,
      offered,
    }
    const { currency } = passing.catalog
    await insertCheckout(db, organizationId, checkout, passing.now, currency)
    const account = accountOf(draft)
    return () => this.#openAtProvider(organizationId, { checkout, plan, account, ended, body })
  }

  async #openAtProvider(
    organizationId: string,
    opening: {
      readonly checkout: Checkout
      readonly plan: AttachPlan | null
      readonly account: Account
      readonly ended: readonly string[]
      readonly body: Pick<PurchaseBody, 'checkoutSessionParams'>
    },
  ): Promise<string> {
    const { provider, pool } = this.#accounts.options
    const { checkout, plan, account, ended, body } = opening
    for (const id of ended) await provider.closeCheckout(id, organizationId)
    const { url } = await provider.openCheckout({
      checkoutId: checkout.id,
      account,
      plan,
      successUrl: checkout.successUrl,
      cancelUrl: checkout.cancelUrl,
      expiresAt: checkout.expiresAt,
      parameters: body.checkoutSessionParams ?? {},
    })
    await withCustomer(pool, organizationId, (db) => saveCheckoutUrl(db, checkout.id, url))
    return url
  }

  /** Visitors are only sent to our own pages. */
  ownUrl(wanted: string | null | undefined, usual: string): string {
    const own = new URL(this.#publicUrl)
    const url = URL.canParse(wanted ?? '', own.href) ? new URL(wanted ?? '', own) : undefined
    return wanted && url?.origin === own.origin ? url.href : new URL(usual, own).href
  }

  /**
   * The checkout was paid. What was paid for is decided again: the customer may have got it another way in the
   * meantime, and then nothing is charged.
   */
  async complete(
    organizationId: string,
    checkoutId: string,
    payment: CheckoutPayment,
  ): Promise<{ readonly url: string; readonly paid: boolean }> {
    const outcome = await this.#accounts.change(organizationId, (open) =>
      this.#completeWithin(open, checkoutId, payment),
    )
    if ('fault' in outcome) throw outcome.fault
    return outcome
  }

  async #completeWithin(
    open: OpenAccount,
    checkoutId: string,
    payment: CheckoutPayment,
  ): Promise<{ readonly url: string; readonly paid: boolean } | { readonly fault: Fault }> {
    const { db, draft, passing } = open
    const checkout = await selectCheckout(db, checkoutId)
    if (!checkout) throw billingFault('checkout_not_found', 'There is no such checkout.')
    refuseEndedCheckout(checkout, passing.now)
    if (!checkout.request) {
      await endCheckout(db, checkoutId, 'complete')
      saveCard(draft, payment.paymentMethod, passing.now)
      return { url: checkout.successUrl, paid: false }
    }
    const plan = await planPurchase(
      open,
      restoreRequest(checkout.request, passing.catalog),
      'claim',
    )
    const fault = objection(plan, checkout)
    if (fault) {
      await endCheckout(db, checkoutId, 'expired')
      return { fault }
    }
    await endCheckout(db, checkoutId, 'complete')
    if (checkout.mode === 'subscription') await endOpenPlans(db)
    saveCard(draft, payment.paymentMethod, passing.now)
    applyAttach(draft, plan, { ...payment, paymentId: `checkout:${checkoutId}` }, passing)
    return { url: checkout.successUrl, paid: plan.total.gt(ZERO) }
  }
}

function modeOf({ steps }: AttachPlan): Checkout['mode'] {
  return steps.every(({ product }) => isOneOff(product)) ? 'payment' : 'subscription'
}

/** Refuses a payment for what the customer already has, or of more than the page said. */
function objection(plan: AttachPlan, checkout: Checkout): Fault | undefined {
  const idle = plan.steps.find(({ branch }) => branch === 'none')
  if (idle) {
    const message = `${idle.product.name} is in use already. Nothing was charged.`
    return billingFault('product_already_attached', message)
  }
  if (plan.total.lte(checkout.total)) return undefined
  const message = 'The price has changed since this page was opened. Nothing was charged.'
  return billingFault('checkout_expired', message)
}

export function saveCard(draft: Draft, paymentMethod: PaymentMethod | null, now: number): void {
  if (!paymentMethod) return
  draft.putCustomer({ paymentMethod })
  settleOpenInvoices(draft, now)
}

export function accountOf(draft: Draft): Account {
  return {
    customer: draft.customer,
    products: [...draft.products.values()],
    balances: [...draft.balances.values()],
    entities: [...draft.entities.values()],
    openInvoices: [...draft.invoices.values()].filter(({ status }) => status === 'open'),
  }
}
