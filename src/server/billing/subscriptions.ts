// Taking, changing and ending products.

import type { CancelBody, PurchaseBody, SetupPaymentBody } from '#contract/billing-calls.ts'
import type { Account, AttachedProduct } from '#domain/billing/account.ts'
import { ZERO } from '#domain/billing/amount.ts'
import { attachAnswer } from '#domain/billing/attach-answer.ts'
import { applyAttach, type Billed } from '#domain/billing/attach-apply.ts'
import type { AttachPlan, AttachRequest } from '#domain/billing/attach-plan.ts'
import { billingFault } from '#domain/billing/billing-fault.ts'
import { type CancelRequest, cancelProduct, findToCancel } from '#domain/billing/cancel.ts'
import { isFree, isOneOff } from '#domain/billing/catalog.ts'
import type { Draft } from '#domain/billing/draft.ts'
import { viewCheckout } from '#domain/billing/preview.ts'
import { currentMain, isRunning } from '#domain/billing/standing.ts'
import type { WireAttach, WireCheckout } from '#domain/billing/wire.ts'
import { Fault } from '#domain/fault.ts'
import type { Accounts, OpenAccount } from './accounts.ts'
import { restoreRequest, storeRequest } from './checkouts.ts'
import { withCustomer } from './customer-scope.ts'
import { accountOf, type Checkouts } from './open-checkouts.ts'
import {
  beginOperation,
  endOperation,
  OPERATION_PATIENCE_MS,
  type Operation,
  refuseSecond,
  selectPending,
} from './operations.ts'
import { type ChargeOutcome, isUncertain } from './provider.ts'
import { planPurchase, readPurchase, requireEntity } from './purchase.ts'

type Decided =
  | { readonly kind: 'done'; readonly plan: AttachPlan; readonly draft: Draft }
  | { readonly kind: 'checkout'; readonly plan: AttachPlan; readonly url: () => Promise<string> }
  | {
      readonly kind: 'charge'
      readonly plan: AttachPlan
      readonly operation: Operation
      readonly draft: Draft
    }

export class Subscriptions {
  readonly #accounts: Accounts
  readonly #checkouts: Checkouts
  /** Told after somebody has paid. */
  readonly #afterPayment: (organizationId: string) => Promise<void>

  constructor(
    accounts: Accounts,
    checkouts: Checkouts,
    afterPayment: (organizationId: string) => Promise<void>,
  ) {
    this.#accounts = accounts
    this.#checkouts = checkouts
    this.#afterPayment = afterPayment
  }

  async attach(organizationId: string, body: PurchaseBody): Promise<WireAttach> {
    await this.recover(organizationId)
    await this.#freshen(organizationId)
    const decided = await this.#decide(organizationId, body)
    const { plan } = decided
    const product_ids = plan.steps.map(({ product }) => product.id)
    const facts = { customer_id: organizationId, product_ids }
    if (decided.kind === 'checkout') return this.#sendAway(facts, await decided.url())
    if (decided.kind === 'charge') {
      const outcome = await this.#charge(organizationId, decided)
      if (outcome.status === 'pending') return this.#sendAway(facts, outcome.url)
    }
    const invoice = invoiceIn(decided.draft)
    return { ...facts, ...attachAnswer(plan), ...(invoice && { invoice }) }
  }

  /** A cycle that is over and not renewed here may have been renewed there. */
  async #freshen(organizationId: string): Promise<void> {
    const { provider } = this.#accounts.options
    if (!provider.refresh) return
    const isStale = await this.#accounts.look(organizationId, [], ({ draft, passing }) =>
      [...draft.products.values()].some(
        (one) =>
          isRunning(one) &&
          one.subscriptionId !== null &&
          (one.periodEnd ?? passing.now + 1) <= passing.now,
      ),
    )
    if (isStale) await provider.refresh(organizationId)
  }

  #sendAway(facts: Pick<WireAttach, 'customer_id' | 'product_ids'>, url: string): WireAttach {
    return {
      ...facts,
      checkout_url: url,
      code: 'checkout_created',
      message: 'Go on to the checkout.',
    }
  }

  /** What would happen, and where to pay for it. */
  async checkout(organizationId: string, body: PurchaseBody): Promise<WireCheckout> {
    const { catalog, provider } = this.#accounts.options
    const request = readPurchase(body, catalog)
    await this.#freshen(organizationId)
    const { view, url, order } = await this.#accounts.change(organizationId, async (open) => {
      await this.#prepare(open, body)
      const plan = await planPurchase(open, request, 'look')
      const view = viewCheckout(open.draft, plan, { catalog, env: provider.env })
      const url = this.#goesToCheckout(open.draft, plan, body)
        ? await this.#checkouts.begin(open, plan, body)
        : undefined
      const { now } = open.passing
      return { view, url, order: { operationId: '', account: accountOf(open.draft), plan, now } }
    })
    if (url) return { ...view, url: await url() }
    const billed = await provider.preview?.(order)
    return billed ? { ...view, ...linesOf(billed) } : view
  }

  async #prepare(open: OpenAccount, body: PurchaseBody): Promise<void> {
    const { draft } = open
    const fingerprint = body.customerData?.fingerprint
    if (fingerprint && draft.customer.fingerprint === null) draft.putCustomer({ fingerprint })
    requireEntity(open, body.entityId, body.entityData)
    const observed = open.passing.catalog.features.filter((one) => one.observed)
    await this.#accounts.observe(
      open,
      observed.map(({ id }) => id),
    )
  }

  #goesToCheckout({ customer }: Draft, plan: AttachPlan, body: PurchaseBody): boolean {
    if (!plan.needsPayment) return false
    return !customer.paymentMethod || body.forceCheckout === true || body.invoice === true
  }

  #decide(organizationId: string, body: PurchaseBody): Promise<Decided> {
    const { catalog, newId } = this.#accounts.options
    const request = readPurchase(body, catalog)
    return this.#accounts.change(organizationId, async (open): Promise<Decided> => {
      if (await selectPending(open.db)) refuseSecond()
      await this.#prepare(open, body)
      const plan = await planPurchase(open, request, 'claim')
      refuseNothing(plan)
      if (this.#goesToCheckout(open.draft, plan, body)) {
        return { kind: 'checkout', plan, url: await this.#checkouts.begin(open, plan, body) }
      }
      const operation = {
        id: newId(),
        request: { kind: 'attach' as const, ...storeRequest(plan.request) },
        createdAt: open.passing.now,
      }
      if (isLocal(plan)) {
        applyAttach(open.draft, plan, unpaid(operation), open.passing)
        return { kind: 'done', plan, draft: open.draft }
      }
      await this.#begin(open, operation)
      return { kind: 'charge', plan, operation, draft: open.draft }
    })
  }

  async #begin({ db, draft }: OpenAccount, operation: Operation): Promise<void> {
    await beginOperation(db, draft.customer.id, operation)
    await this.#accounts.options.provider.noteOperation?.(db, draft.customer.id)
  }

  /** The provider is asked outside any transaction; what it answers is applied in a new one. */
  async #charge(
    organizationId: string,
    decided: { readonly plan: AttachPlan; readonly operation: Operation; readonly draft: Draft },
  ): Promise<ChargeOutcome> {
    const { plan, operation, draft } = decided
    const { provider } = this.#accounts.options
    const order = { operationId: operation.id, account: accountOf(draft), plan }
    const outcome = await provider
      .charge({ ...order, now: operation.createdAt })
      .catch((error: unknown) => this.#giveUp(organizationId, operation, error))
    const isPaid = outcome.status === 'paid'
    await this.#accounts.change(organizationId, async (open) => {
      const isOurs = await endOperation(open.db, operation.id, isPaid ? 'done' : 'failed')
      if (!isPaid || !isOurs) return
      applyAttach(open.draft, plan, paidBy(operation, outcome), open.passing)
      for (const id of open.draft.changed.invoices) {
        const invoice = open.draft.invoices.get(id)
        if (invoice) draft.putInvoice(invoice)
      }
    })
    if (outcome.status === 'declined') throw billingFault('card_declined', outcome.message)
    if (isPaid && plan.total.gt(ZERO)) await this.#afterPayment(organizationId)
    return outcome
  }

  /** What was refused for sure is over; what nobody has heard of is finished later. */
  async #giveUp(organizationId: string, operation: Operation, error: unknown): Promise<never> {
    if (error instanceof Fault && !isUncertain(error)) {
      await this.#accounts.change(organizationId, ({ db }) =>
        endOperation(db, operation.id, 'failed'),
      )
    }
    throw error
  }

  async cancel(organizationId: string, body: CancelBody) {
    await this.recover(organizationId)
    await this.#freshen(organizationId)
    const request: CancelRequest = {
      productId: body.productId,
      entityId: body.entityId ?? null,
      immediately: body.cancelImmediately ?? false,
    }
    const { newId } = this.#accounts.options
    const operation = await this.#accounts.change(organizationId, async (open) => {
      if (await selectPending(open.db)) refuseSecond()
      const attached = findToCancel(open.draft, request)
      if (!isBilled(open.draft, attached)) {
        cancelProduct(open.draft, request, open.passing)
        return undefined
      }
      const operation: Operation = {
        id: newId(),
        request: { kind: 'cancel', ...request },
        createdAt: open.passing.now,
      }
      await this.#begin(open, operation)
      return operation
    })
    if (operation) await this.#finishCancel(organizationId, operation, request)
    return { success: true as const, customer_id: organizationId, product_id: body.productId }
  }

  async #finishCancel(organizationId: string, operation: Operation, request: CancelRequest) {
    const { provider } = this.#accounts.options
    let outcome: Awaited<ReturnType<typeof provider.changeSubscription>> = null
    try {
      const account = await this.#accounts.look(organizationId, [], ({ draft, passing }) => {
        // Refused before the provider hears of it.
        const trial = accountOf(draft)
        cancelProduct(draft, request, passing)
        return trial
      })
      const attached = findIn(account, request)
      if (attached) {
        const change = request.immediately ? 'cancel_now' : 'cancel_at_end'
        outcome = await provider.changeSubscription({
          operationId: operation.id,
          account,
          attached,
          change,
          plan: null,
        })
      }
    } catch (error) {
      if (isUncertain(error)) throw error
      await this.#accounts.change(organizationId, ({ db }) =>
        endOperation(db, operation.id, 'failed'),
      )
      throw error
    }
    await this.#accounts.change(organizationId, async ({ db, draft, passing }) => {
      if (!(await endOperation(db, operation.id, 'done'))) return
      cancelProduct(draft, request, passing)
      if (outcome) draft.putCustomer({ credit: outcome.credit })
    })
  }

  /** Finishes what a crash left behind. */
  async recover(organizationId: string): Promise<void> {
    const { pool, now } = this.#accounts.options
    const pending = await withCustomer(pool, organizationId, selectPending)
    if (!pending) return
    const { clockAheadMs } = await this.#accounts.look(
      organizationId,
      [],
      (one) => one.draft.customer,
    )
    if (now().getTime() + clockAheadMs - pending.createdAt < OPERATION_PATIENCE_MS) return
    const { request } = pending
    if (request.kind === 'cancel') {
      return this.#finishCancel(organizationId, pending, request).catch(() => {})
    }
    const restored = restoreRequest(request, this.#accounts.options.catalog)
    await this.#resume(organizationId, pending, restored)
  }

  async #resume(organizationId: string, operation: Operation, request: AttachRequest) {
    const decided = await this.#accounts
      .change(organizationId, async (open) => ({
        plan: await planPurchase(open, request, 'look'),
        draft: open.draft,
      }))
      .catch(() => undefined)
    if (decided) {
      await this.#charge(organizationId, { ...decided, operation }).catch(() => {})
      return
    }
    await this.#accounts.change(organizationId, ({ db }) =>
      endOperation(db, operation.id, 'failed'),
    )
  }

  setupPayment(organizationId: string, body: SetupPaymentBody) {
    return this.#accounts
      .change(organizationId, (open) => this.#checkouts.beginSetup(open, body))
      .then(async (url) => ({ customer_id: organizationId, url: await url() }))
  }
}

function refuseNothing({ steps }: AttachPlan): void {
  const idle = steps.find(({ branch }) => branch === 'none')
  if (!idle) return
  const how = idle.scenario === 'scheduled' ? 'begins already' : 'is in use already'
  throw billingFault('product_already_attached', `${idle.product.name} ${how}.`)
}

/** Nothing at the provider is touched by it. */
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

function paidBy(operation: Operation, outcome: Extract<ChargeOutcome, { status: 'paid' }>) {
  return {
    paymentId: `operation:${operation.id}`,
    subscriptionId: outcome.subscriptionId,
    providerInvoiceId: outcome.invoiceId,
    billed: outcome.billed,
  }
}

function linesOf({ lines, total }: Pick<Billed, 'lines' | 'total'>) {
  const rounded = lines.map(({ description, amount }) => ({
    description,
    amount: amount.round(2).toNumber(),
  }))
  return { lines: rounded, total: total.toNumber() }
}

/** The provider has to hear of its end: it bills for it, or for what it was to follow. */
function isBilled(draft: Draft, attached: AttachedProduct): boolean {
  if (attached.subscriptionId !== null) return true
  if (attached.status !== 'scheduled') return false
  const current = currentMain(draft, attached.product.group, attached.entityId)
  return current?.subscriptionId != null
}

/** What runs before what is scheduled, as it is found when it is cancelled. */
function findIn({ products }: Account, { productId, entityId }: CancelRequest) {
  const own = products.filter((one) => one.product.id === productId && one.entityId === entityId)
  return own.find(isRunning) ?? own.find(({ status }) => status === 'scheduled')
}

/** The invoice that this change wrote, if it wrote one. */
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
