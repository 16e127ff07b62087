// A customer has paid on a page of Stripe. What was paid for is decided again: they may have got it another way in
// the meantime, and then the money is refunded.

import type { Stripe } from 'stripe'
import { applyAttach } from '#domain/billing/attach-apply.ts'
import type { AttachPlan } from '#domain/billing/attach-plan.ts'
import { isRunning } from '#domain/billing/standing.ts'
import { Fault } from '#domain/fault.ts'
import type { ScopedDatabase } from '../../db/scoped-database.ts'
import { sqlBuilder } from '../../db/sql.ts'
import { enqueueJob } from '../../jobs/enqueue-job.ts'
import type { OpenAccount } from '../accounts.ts'
import {
  type Checkout,
  endOpenPlans,
  restoreRequest,
  type StoredRequest,
  selectCheckout,
} from '../checkouts.ts'
import type { BillingEngine } from '../create-billing.ts'
import { planPurchase } from '../purchase.ts'
import { takeCard } from './follow-card.ts'
import { type PaidSession, readPaidSession } from './paid-session.ts'
import { UNDO_PAYMENT } from './provider-jobs.ts'
import { readCard } from './read-view.ts'
import { noteRefused, selectRefused } from './refused-checkouts.ts'
import type { StripeCheckoutPages } from './stripe-checkout-pages.ts'
import { idOf } from './stripe-client.ts'
import type { StripeParts } from './stripe-parts.ts'
import { countLook } from './sync-mark.ts'

type Session = Stripe.Checkout.Session

export class CheckoutCompletion {
  readonly #parts: StripeParts
  readonly #pages: StripeCheckoutPages
  readonly #engine: () => BillingEngine

  constructor(parts: StripeParts, pages: StripeCheckoutPages, engine: () => BillingEngine) {
    this.#parts = parts
    this.#pages = pages
    this.#engine = engine
  }

  /** True if it has changed something. */
  async run(organizationId: string, checkoutId: string): Promise<boolean> {
    const session = await this.#pages.session(checkoutId, organizationId)
    if (!session) return false
    if (session.status === 'expired') return this.#end(organizationId, checkoutId, 'expired')
    if (session.status !== 'complete') return false
    if (session.payment_status === 'unpaid' || isWithoutInvoice(session)) return false
    const paid = await readPaidSession(this.#parts, session)
    const customer = idOf(session.customer)
    if (customer !== null && paid.card !== null) await takeCard(this.#parts, customer, paid.card)
    if (session.mode === 'setup') return this.#continue(organizationId, checkoutId, paid.card)
    const applied = await this.#apply(organizationId, checkoutId, paid)
    for (const id of applied?.ended ?? []) await this.#pages.close(id, organizationId)
    return applied !== undefined
  }

  /** Undefined if there was nothing to do; otherwise the pages that ended with it. */
  #apply(organizationId: string, checkoutId: string, paid: PaidSession) {
    return this.#engine().accounts.change(organizationId, async (open) => {
      const { db, draft, passing } = open
      const checkout = await selectCheckout(db, checkoutId)
      if (!checkout?.request || checkout.status === 'complete') return undefined
      if ((await selectRefused(db)).has(checkoutId)) return undefined
      await countLook(db, organizationId)
      // Already in use, as an earlier look has found. It must not be ended.
      if (isInUse(open, paid)) {
        await setStatus(db, checkoutId, 'complete')
        return { ended: [] }
      }
      const plan = await fittingPlan(open, checkout)
      if (!plan) {
        await this.#refuse(db, organizationId, checkoutId, paid)
        return { ended: [] }
      }
      await setStatus(db, checkoutId, 'complete')
      const ended = checkout.mode === 'subscription' ? await endOpenPlans(db) : []
      const { subscriptionId, invoiceId: providerInvoiceId, billed } = paid
      const paymentId = `checkout:${checkoutId}`
      applyAttach(draft, plan, { paymentId, subscriptionId, providerInvoiceId, billed }, passing)
      return { ended }
    })
  }

  /** In the same transaction as the decision, so that money that is not wanted is never kept. */
  async #refuse(
    db: ScopedDatabase,
    organizationId: string,
    checkoutId: string,
    { subscriptionId, invoiceId, paymentIntentId }: PaidSession,
  ): Promise<void> {
    await setStatus(db, checkoutId, 'expired')
    await noteRefused(db, organizationId, checkoutId)
    const manner = 'refund'
    const payload = { organizationId, subscriptionId, invoiceId, paymentIntentId, manner }
    await enqueueJob(db, UNDO_PAYMENT, payload, `undo ${checkoutId}`)
  }

  /** A card was saved. If that was for a change of the running plan, the change is made now. */
  async #continue(organizationId: string, checkoutId: string, card: string | null) {
    const engine = this.#engine()
    const paymentMethod = await readCard(this.#parts.stripe, card)
    const checkout = await engine.accounts.change(organizationId, async ({ db, draft }) => {
      const found = await selectCheckout(db, checkoutId)
      if (!found || found.status === 'complete') return undefined
      await setStatus(db, checkoutId, 'complete')
      await countLook(db, organizationId)
      draft.putCustomer({ paymentMethod })
      return found
    })
    if (checkout?.request) await this.#attach(organizationId, checkout.request)
    return checkout !== undefined
  }

  /** If it is refused now, it is refused like a new request: nothing is charged. */
  async #attach(organizationId: string, request: StoredRequest): Promise<void> {
    const options = Object.entries(request.quantities).map(([featureId, quantity]) => ({
      featureId,
      quantity,
    }))
    const { productIds, entityId, freeTrial, rewardId: reward } = request
    const body = { productIds, entityId, freeTrial, reward, options }
    await this.#engine()
      .attach(organizationId, body)
      .catch((error: unknown) => {
        if (!(error instanceof Fault)) throw error
      })
  }

  #end(organizationId: string, checkoutId: string, status: 'expired'): Promise<boolean> {
    return this.#engine().accounts.change(organizationId, async ({ db }) => {
      const checkout = await selectCheckout(db, checkoutId)
      if (checkout?.status !== 'open') return false
      await setStatus(db, checkoutId, status)
      return true
    })
  }
}

/** Paid, but its invoice follows a moment later: the money is booked with that. */
function isWithoutInvoice({ mode, payment_intent, invoice }: Session): boolean {
  return mode === 'payment' && payment_intent !== null && invoice === null
}

function isInUse({ draft }: OpenAccount, { subscriptionId }: PaidSession): boolean {
  return [...draft.products.values()].some(
    (one) => subscriptionId !== null && one.subscriptionId === subscriptionId && isRunning(one),
  )
}

/** The plan, if what was paid for is still available on those terms. */
async function fittingPlan(
  open: OpenAccount,
  { request }: Checkout,
): Promise<AttachPlan | undefined> {
  if (!request) return undefined
  const { draft, passing } = open
  if (request.entityId !== null && !draft.entities.has(request.entityId)) return undefined
  const plan = await planPurchase(open, restoreRequest(request, passing.catalog), 'claim').catch(
    () => undefined,
  )
  const fits = plan?.steps.every(
    ({ branch, current }) =>
      branch === 'one_off' || (branch === 'new' && current?.subscriptionId == null),
  )
  return fits ? plan : undefined
}

async function setStatus(db: ScopedDatabase, id: string, status: Checkout['status']) {
  await db.rows(sqlBuilder.updateTable('billing_checkout').set({ status }).where('id', '=', id))
}
