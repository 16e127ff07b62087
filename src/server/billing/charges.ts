// Charges for a change: the provider is called outside any transaction, and its answer is applied in a new one.

import { type Amount, ZERO } from '#domain/billing/amount.ts'
import { applyAttach } from '#domain/billing/attach-apply.ts'
import type { AttachPlan } from '#domain/billing/attach-plan.ts'
import type { AttachRequest } from '#domain/billing/attach-step.ts'
import { billingFault } from '#domain/billing/billing-fault.ts'
import type { Draft } from '#domain/billing/draft.ts'
import { Fault } from '#domain/fault.ts'
import type { Accounts, OpenAccount } from './accounts.ts'
import { accountOf } from './open-checkouts.ts'
import { endOperation, type Operation } from './operations.ts'
import { type ChargeOutcome, isUncertain } from './provider.ts'
import { planPurchase } from './purchase.ts'

export interface Charge {
  readonly plan: AttachPlan
  readonly operation: Operation
  readonly draft: Draft
  /** Runs together with what was paid for, with the amount. */
  also?(open: OpenAccount, paid: Amount): Promise<void>
}

export class Charges {
  readonly #accounts: Accounts
  /** Called after a payment. */
  readonly #afterPayment: (organizationId: string) => Promise<void>

  constructor(accounts: Accounts, afterPayment: (organizationId: string) => Promise<void>) {
    this.#accounts = accounts
    this.#afterPayment = afterPayment
  }

  async make(organizationId: string, charge: Charge): Promise<ChargeOutcome> {
    const { plan, operation, draft } = charge
    const order = { operationId: operation.id, account: accountOf(draft), plan }
    const outcome = await this.#accounts.options.provider
      .charge({ ...order, now: operation.createdAt })
      .catch((error: unknown) => this.#giveUp(organizationId, operation, error))
    await this.#apply(organizationId, charge, outcome)
    if (outcome.status === 'declined') throw billingFault('card_declined', outcome.message)
    if (outcome.status === 'paid' && plan.total.gt(ZERO)) await this.#afterPayment(organizationId)
    return outcome
  }

  /** Adds the new invoices to the caller's draft, and returns them. */
  async #apply(organizationId: string, charge: Charge, outcome: ChargeOutcome) {
    const { plan, operation, draft } = charge
    const status = outcome.status === 'paid' ? 'done' : 'failed'
    await this.#accounts.change(organizationId, async (open) => {
      const isOurs = await endOperation(open.db, operation.id, status)
      if (outcome.status !== 'paid' || !isOurs) return
      applyAttach(open.draft, plan, paidBy(operation, outcome), open.passing)
      await charge.also?.(open, (outcome.billed ?? plan).total)
      for (const id of open.draft.changed.invoices) {
        const invoice = open.draft.invoices.get(id)
        if (invoice) draft.putInvoice(invoice)
      }
    })
  }

  /** A definite refusal ends the operation; one with an unknown outcome is finished later. */
  async #giveUp(organizationId: string, operation: Operation, error: unknown): Promise<never> {
    if (error instanceof Fault && !isUncertain(error)) await this.#fail(organizationId, operation)
    throw error
  }

  #fail(organizationId: string, { id }: Operation) {
    return this.#accounts.change(organizationId, ({ db }) => endOperation(db, id, 'failed'))
  }

  /** Finishes what a crash has left behind, with the same key. What can no longer be bought has failed. */
  async resume(organizationId: string, operation: Operation, request: AttachRequest) {
    const decided = await this.#accounts
      .change(organizationId, async (open) => ({
        plan: await planPurchase(open, request, 'look'),
        draft: open.draft,
      }))
      .catch((error: unknown) => {
        // Only refusals have failed; if the database is away, it is tried again.
        if (error instanceof Fault) return undefined
        throw error
      })
    if (!decided) return this.#fail(organizationId, operation)
    return this.make(organizationId, { ...decided, operation }).catch(() => {})
  }
}

function paidBy(operation: Operation, outcome: Extract<ChargeOutcome, { status: 'paid' }>) {
  return {
    paymentId: `operation:${operation.id}`,
    subscriptionId: outcome.subscriptionId,
    providerInvoiceId: outcome.invoiceId,
    billed: outcome.billed,
  }
}
