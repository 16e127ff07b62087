// The actions of the sandbox pages: pay, refuse, change the card, move the clock.

import type { SandboxCheckout, SandboxPortal } from '#contract/billing.ts'
import { planAttach } from '#domain/billing/attach-plan.ts'
import { billingFault } from '#domain/billing/billing-fault.ts'
import { viewCustomer } from '#domain/billing/customer-view.ts'
import { addDays } from '#domain/billing/interval.ts'
import { viewCheckout } from '#domain/billing/preview.ts'
import { Fault } from '#domain/fault.ts'
import type { Accounts } from './accounts.ts'
import { endCheckout, refuseEndedCheckout, restoreRequest, selectCheckout } from './checkouts.ts'
import { withCustomer } from './customer-scope.ts'
import type { Customers } from './customers.ts'
import { type Checkouts, saveCard } from './open-checkouts.ts'
import { readSandboxCard } from './sandbox-provider.ts'

export class Sandbox {
  readonly #accounts: Accounts
  readonly #checkouts: Checkouts
  readonly #customers: Customers
  readonly #afterPayment: (organizationId: string) => Promise<void>

  constructor(
    accounts: Accounts,
    checkouts: Checkouts,
    customers: Customers,
    afterPayment: (organizationId: string) => Promise<void>,
  ) {
    this.#accounts = accounts
    this.#checkouts = checkouts
    this.#customers = customers
    this.#afterPayment = afterPayment
  }

  /** A checkout of one of these organizations: those the caller owns. */
  async checkout(organizationIds: readonly string[], id: string): Promise<SandboxCheckout> {
    const organizationId = await this.#find(organizationIds, id)
    const { catalog, provider } = this.#accounts.options
    return this.#accounts.change(organizationId, async ({ db, draft, passing }) => {
      const checkout = await selectCheckout(db, id)
      if (!checkout) throw billingFault('checkout_not_found', 'There is no such checkout.')
      const { request, mode, successUrl, cancelUrl, expiresAt } = checkout
      const isOver = checkout.status === 'open' && expiresAt <= passing.now
      const status = isOver ? 'expired' : checkout.status
      // A checkout that is over costs nothing more, and what it has bought could not be bought again.
      const isOpen = status === 'open'
      const plan = isOpen && request && planAttach(draft, restoreRequest(request, catalog), passing)
      return {
        id,
        orgId: organizationId,
        mode,
        status,
        customerName: draft.customer.name,
        customerEmail: draft.customer.email,
        checkout: plan ? viewCheckout(draft, plan, { catalog, env: provider.env }) : null,
        successUrl,
        cancelUrl,
        expiresAt,
      }
    })
  }

  async pay(organizationIds: readonly string[], id: string, number: string) {
    const organizationId = await this.#find(organizationIds, id)
    const { newId } = this.#accounts.options
    const { refusedNow, ...paymentMethod } = readSandboxCard(number, newId)
    if (refusedNow) {
      throw billingFault('card_declined', 'The card was declined. Nothing was charged.')
    }
    const { url, paid } = await this.#checkouts.complete(organizationId, id, {
      paymentMethod,
      subscriptionId: `sub_${newId().slice(-12)}`,
      providerInvoiceId: `in_${newId().slice(-12)}`,
    })
    if (paid) await this.#afterPayment(organizationId)
    return { url }
  }

  async cancel(organizationIds: readonly string[], id: string) {
    const organizationId = await this.#find(organizationIds, id)
    return this.#accounts.change(organizationId, async ({ db, passing }) => {
      const checkout = await selectCheckout(db, id)
      if (!checkout) throw billingFault('checkout_not_found', 'There is no such checkout.')
      refuseEndedCheckout(checkout, passing.now)
      await endCheckout(db, id, 'expired')
      return { url: checkout.cancelUrl }
    })
  }

  async #find(organizationIds: readonly string[], id: string): Promise<string> {
    this.#requireSandbox()
    const { pool } = this.#accounts.options
    for (const organizationId of organizationIds) {
      const found = await withCustomer(pool, organizationId, (db) => selectCheckout(db, id))
      if (found) return organizationId
    }
    throw billingFault('checkout_not_found', 'There is no such checkout.')
  }

  async portal(organizationId: string): Promise<SandboxPortal> {
    this.#requireSandbox()
    const { catalog, provider } = this.#accounts.options
    return this.#accounts.change(organizationId, async (open) => {
      const { db, draft, passing } = open
      const observed = catalog.features.filter((one) => one.observed).map(({ id }) => id)
      await this.#accounts.observe(open, observed)
      const { paymentMethod: card, credit } = draft.customer
      return {
        orgId: organizationId,
        customer: viewCustomer(draft, { ...passing, env: provider.env }),
        card: card && { brand: card.brand, last4: card.last4, declines: card.declines },
        invoices: await this.#customers.invoices(db),
        credit: credit.toNumber(),
        currency: catalog.currency,
        now: passing.now,
      }
    })
  }

  async saveCard(organizationId: string, number: string | null): Promise<null> {
    this.#requireSandbox()
    const { newId } = this.#accounts.options
    const card = number === null ? null : readSandboxCard(number, newId)
    if (card?.refusedNow) throw billingFault('card_declined', 'The card was declined.')
    await this.#accounts.change(organizationId, ({ draft, passing }) => {
      if (!card) return draft.putCustomer({ paymentMethod: null })
      const { refusedNow: _refusedNow, ...paymentMethod } = card
      saveCard(draft, paymentMethod, passing.now)
    })
    return null
  }

  async moveClock(organizationId: string, days: number): Promise<{ readonly now: number }> {
    this.#requireSandbox()
    await this.#accounts.change(organizationId, ({ draft }) => {
      const { clockAheadMs } = draft.customer
      draft.putCustomer({ clockAheadMs: addDays(clockAheadMs, days) })
    })
    // Read at once, so that changes due by then are applied.
    const now = await this.#accounts.change(organizationId, ({ passing }) => passing.now)
    return { now }
  }

  #requireSandbox(): void {
    if (this.#accounts.options.provider.name !== 'sandbox') throw new Fault('not_found')
  }
}
