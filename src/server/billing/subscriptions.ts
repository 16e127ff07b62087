// Subscribes to products and changes them.

import type { PurchaseBody, SetupPaymentBody } from '#contract/billing-calls.ts'
import { ZERO } from '#domain/billing/amount.ts'
import { attachAnswer } from '#domain/billing/attach-answer.ts'
import { applyAttach, type Billed } from '#domain/billing/attach-apply.ts'
import type { AttachPlan } from '#domain/billing/attach-plan.ts'
import { billingFault } from '#domain/billing/billing-fault.ts'
import { isFree, isOneOff, type Product } from '#domain/billing/catalog.ts'
import type { Draft } from '#domain/billing/draft.ts'
import { viewCheckout } from '#domain/billing/preview.ts'
import type { WireAttach, WireCheckout } from '#domain/billing/wire.ts'
import type { Accounts, OpenAccount } from './accounts.ts'
import type { Charge, Charges } from './charges.ts'
import { storeRequest } from './checkouts.ts'
import { accountOf, type Checkouts } from './open-checkouts.ts'
import { beginNotedOperation, type Operation, refuseSecond, selectPending } from './operations.ts'
import { goesToCheckout, planPurchase, preparePurchase, readPurchase } from './purchase.ts'

type Decided =
  | { readonly kind: 'done'; readonly plan: AttachPlan; readonly draft: Draft }
  | { readonly kind: 'checkout'; readonly plan: AttachPlan; readonly url: () => Promise<string> }
  | ({ readonly kind: 'charge' } & Charge)

export class Subscriptions {
  readonly #accounts: Accounts
  readonly #checkouts: Checkouts
  readonly #charges: Charges

  constructor(accounts: Accounts, checkouts: Checkouts, charges: Charges) {
    this.#accounts = accounts
    this.#checkouts = checkouts
    this.#charges = charges
  }

  async attach(organizationId: string, body: PurchaseBody): Promise<WireAttach> {
    const decided = await this.#decide(organizationId, body)
    const { plan } = decided
    const product_ids = plan.steps.map(({ product }) => product.id)
    const facts = { customer_id: organizationId, product_ids }
    if (decided.kind === 'checkout') return sendAway(facts, await decided.url())
    if (decided.kind === 'charge') {
      const outcome = await this.#charges.make(organizationId, decided)
      if (outcome.status === 'pending') return sendAway(facts, outcome.url)
    }
    const invoice = invoiceIn(decided.draft)
    return { ...facts, ...attachAnswer(plan), ...(invoice && { invoice }) }
  }

  #decide(organizationId: string, body: PurchaseBody): Promise<Decided> {
    const { catalog, newId, provider } = this.#accounts.options
    const request = readPurchase(body, catalog)
    return this.#accounts.change(organizationId, async (open): Promise<Decided> => {
      const { db, draft, passing } = open
      if (await selectPending(db)) refuseSecond()
      await preparePurchase(this.#accounts, open, body)
      const plan = await planPurchase(open, request, 'claim')
      refuseNothing(plan)
      if (goesToCheckout(draft, plan, body)) {
        return { kind: 'checkout', plan, url: await this.#checkouts.begin(open, plan, body) }
      }
      const operation: Operation = {
        id: newId(),
        request: { kind: 'attach', ...storeRequest(plan.request) },
        createdAt: passing.now,
      }
      if (isLocal(plan)) {
        applyAttach(draft, plan, unpaid(operation), passing)
        return { kind: 'done', plan, draft }
      }
      await beginNotedOperation(db, provider, organizationId, operation)
      return { kind: 'charge', plan, operation, draft }
    })
  }

  /** What would happen, and where to pay for it. */
  async checkout(organizationId: string, body: PurchaseBody): Promise<WireCheckout> {
    const { catalog, provider } = this.#accounts.options
    const request = readPurchase(body, catalog)
    const { view, url, order } = await this.#accounts.change(organizationId, async (open) => {
      await preparePurchase(this.#accounts, open, body)
      const plan = await planPurchase(open, request, 'look')
      const view = viewCheckout(open.draft, plan, { catalog, env: provider.env })
      const url = goesToCheckout(open.draft, plan, body)
        ? await this.#openPage(open, plan, body)
        : undefined
      const { now } = open.passing
      return { view, url, order: { operationId: '', account: accountOf(open.draft), plan, now } }
    })
    if (url) return { ...view, url: await url() }
    const billed = await provider.preview?.(order)
    return billed ? { ...view, ...linesOf(billed) } : view
  }

  /** If a quantity can be chosen, the price is shown first, before a page is opened. */
  #openPage(open: OpenAccount, plan: AttachPlan, body: PurchaseBody) {
    return plan.steps.some(({ product }) => hasPrepaid(product))
      ? this.#checkouts.offer(open, plan, body)
      : this.#checkouts.begin(open, plan, body)
  }

  async setupPayment(organizationId: string, body: SetupPaymentBody) {
    const url = await this.#accounts.change(organizationId, (open) =>
      this.#checkouts.beginSetup(open, body),
    )
    return { customer_id: organizationId, url: await url() }
  }
}

function hasPrepaid({ items }: Product): boolean {
  return items.some(({ usageModel }) => usageModel === 'prepaid')
}

function sendAway(facts: Pick<WireAttach, 'customer_id' | 'product_ids'>, url: string): WireAttach {
  return {
    ...facts,
    checkout_url: url,
    code: 'checkout_created',
    message: 'Go on to the checkout.',
  }
}

function refuseNothing({ steps }: AttachPlan): void {
  const idle = steps.find(({ branch }) => branch === 'none')
  if (!idle) return
  const how = idle.scenario === 'scheduled' ? 'begins already' : 'is in use already'
  throw billingFault('product_already_attached', `${idle.product.name} ${how}.`)
}

/** Does not affect the provider. */
function isLocal({ steps, total }: AttachPlan): boolean {
  return (
    total.eq(ZERO) &&
    steps.every(({ product, current }) => {
      const isBilled = current?.subscriptionId != null
      return (isFree(product) || isOneOff(product)) && !isBilled
    })
  )
}

function unpaid({ id }: Operation) {
  return { paymentId: `operation:${id}`, subscriptionId: null, providerInvoiceId: null }
}

function linesOf({ lines, total }: Pick<Billed, 'lines' | 'total'>) {
  const rounded = lines.map(({ description, amount }) => ({
    description,
    amount: amount.round(2).toNumber(),
  }))
  return { lines: rounded, total: total.toNumber() }
}

/** The invoice of this change, if it has one. */
function invoiceIn(draft: Draft): WireAttach['invoice'] | undefined {
  const written = [...draft.changed.invoices].flatMap((id) => draft.invoices.get(id) ?? []).at(-1)
  if (!written) return undefined
  return {
    status: written.status,
    stripe_id: written.providerId ?? written.id,
    hosted_invoice_url: null,
    total: written.total.toNumber(),
    currency: written.currency,
  }
}
