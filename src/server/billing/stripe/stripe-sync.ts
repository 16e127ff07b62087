// Makes an organization's account agree with what Stripe says now. Events only say when to look; the
// reconciliation looks at everybody.

import type { Pool } from 'pg'
import { applyAttach } from '#domain/billing/attach-apply.ts'
import { type KnownInvoice, mirrorInvoices } from '#domain/billing/provider-invoices.ts'
import { syncAccount } from '#domain/billing/provider-sync.ts'
import type {
  ProviderInvoice,
  ProviderSubscription,
  ProviderView,
  UsageBill,
} from '#domain/billing/provider-view.ts'
import type { ScopedDatabase } from '../../db/scoped-database.ts'
import { sqlBuilder } from '../../db/sql.ts'
import { enqueueJob } from '../../jobs/enqueue-job.ts'
import type { OpenAccount } from '../accounts.ts'
import { restoreRequest } from '../checkouts.ts'
import type { BillingEngine } from '../create-billing.ts'
import { withCustomer } from '../customer-scope.ts'
import { operationRequest } from '../operations.ts'
import { planPurchase } from '../purchase.ts'
import { type CheckoutCompletion, selectRefused } from './complete-checkout.ts'
import { BILL_USAGE, UNDO_PAYMENT } from './provider-jobs.ts'
import { readView } from './read-view.ts'
import type { StripeParts } from './stripe-subscriptions.ts'
import { countLook, readMark } from './sync-mark.ts'
import { REFUND_CALL, type UndoManner } from './undo-payment.ts'

/** Somebody is in the middle of a change: look again in a moment. */
export class ProviderBusy extends Error {
  override readonly name = 'ProviderBusy'
}

const ATTEMPTS = 6

export class StripeSync {
  readonly #parts: StripeParts
  readonly #pool: Pool
  readonly #completion: CheckoutCompletion
  readonly #engine: () => BillingEngine

  constructor(
    parts: StripeParts,
    pool: Pool,
    completion: CheckoutCompletion,
    engine: () => BillingEngine,
  ) {
    this.#parts = parts
    this.#pool = pool
    this.#completion = completion
    this.#engine = engine
  }

  /** Says what was different. */
  async run(organizationId: string): Promise<readonly string[]> {
    await this.#engine().recover(organizationId)
    const findings: string[] = []
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const found = await this.#attempt(organizationId)
      if (found === 'none') return findings
      if (found !== 'again') {
        await this.#rewardPayment(organizationId)
        return [...findings, ...found]
      }
    }
    throw new ProviderBusy('The account changes faster than it can be looked at.')
  }

  /** Whoever brought a customer is rewarded when that one has paid. */
  async #rewardPayment(organizationId: string): Promise<void> {
    const payment = await withCustomer(this.#pool, organizationId, (db) =>
      db.first(sqlBuilder.selectFrom('billing_payment').select('id').limit(1)),
    )
    if (payment) await this.#engine().settleReferrals(organizationId)
  }

  async #attempt(organizationId: string): Promise<readonly string[] | 'again' | 'none'> {
    const { stripe, customers, catalog } = this.#parts
    const mark = await withCustomer(this.#pool, organizationId, readMark)
    if (mark.customerId === null) return 'none'
    if (mark.isBusy) throw new ProviderBusy('A change is under way.')
    await customers.tellCredit(organizationId, mark.customerId)
    const view = await readView(stripe, mark.customerId, catalog)
    if (!view) return ['the customer was deleted at Stripe']
    if (await this.#completeCheckouts(organizationId, view)) return 'again'
    return this.#engine().accounts.change(organizationId, async (open) => {
      const now = await readMark(open.db)
      if (now.isBusy || now.text !== mark.text) return 'again'
      await countLook(open.db, organizationId)
      return apply(open, view)
    })
  }

  /** Pages that were paid while nobody looked. */
  async #completeCheckouts(organizationId: string, { subscriptions }: ProviderView) {
    const known = await withCustomer(this.#pool, organizationId, selectCheckouts)
    const paid = subscriptions
      .filter(({ status }) => status !== 'ended' && status !== 'waiting')
      .flatMap(({ id, origin }) =>
        known.held.has(id) || !origin.checkoutId ? [] : [origin.checkoutId],
      )
      .filter((id) => !known.decided.has(id))
    let hasChanged = false
    for (const id of new Set([...known.open, ...paid])) {
      if (await this.#completion.run(organizationId, id)) hasChanged = true
    }
    return hasChanged
  }
}

async function selectCheckouts(db: ScopedDatabase) {
  const [checkouts, products, refused] = await Promise.all([
    db.rows(sqlBuilder.selectFrom('billing_checkout').select(['id', 'status'])),
    db.rows(
      sqlBuilder
        .selectFrom('billing_product')
        .select('subscription_id')
        .where('status', '<>', 'expired'),
    ),
    selectRefused(db),
  ])
  const complete = checkouts.filter(({ status }) => status === 'complete').map(({ id }) => id)
  return {
    open: checkouts.filter(({ status }) => status === 'open').map(({ id }) => id),
    held: new Set(products.map((one) => one.subscription_id)),
    decided: new Set([...complete, ...refused]),
  }
}

async function apply(open: OpenAccount, seen: ProviderView): Promise<readonly string[]> {
  const { db, draft, passing } = open
  const view = withoutRefused(seen, await selectRefused(db))
  const { findings, usage, surplus } = syncAccount(draft, view, passing)
  const organizationId = draft.customer.id
  for (const bill of usage) await enqueueUsage(db, organizationId, bill)
  for (const one of surplus) await enqueueUndo(db, organizationId, one, view)
  const returned = surplus.filter((one) => mannerOf(one, view) === 'refund')
  const unwanted = new Set(returned.map(({ id }) => id))
  const refunded = await selectRefunded(db)
  const invoices = view.invoices.filter(
    (one) => !refunded.has(one.id) && !unwanted.has(one.subscriptionId ?? '') && !isOffer(one),
  )
  const known = await selectKnown(db)
  const late = await giveLate(open, invoices, known)
  const mirrored = mirrorInvoices(draft, { invoices }, [...known, ...late])
  return [...findings, ...mirrored]
}

/** Bought once and not confirmed with the bank: nobody owes anything yet. */
function isOffer({ status, operationId }: ProviderInvoice): boolean {
  return status === 'open' && operationId !== null
}

/** What goes back is neither in use nor paid. */
function withoutRefused(view: ProviderView, refused: ReadonlySet<string>): ProviderView {
  const gone = new Set(
    view.subscriptions
      .filter(({ origin }) => refused.has(origin.checkoutId ?? ''))
      .map(({ id }) => id),
  )
  return {
    ...view,
    subscriptions: view.subscriptions.filter(({ id }) => !gone.has(id)),
    invoices: view.invoices.filter(({ subscriptionId }) => !gone.has(subscriptionId ?? '')),
  }
}

/** Usage is told in a job of its own, which is there if and only if the cycle has been closed. */
function enqueueUsage(db: ScopedDatabase, organizationId: string, bill: UsageBill): Promise<void> {
  const { attachedId, subscriptionId, cycleStart } = bill
  const lines = bill.lines.map(({ description, amount }) => ({
    description,
    amount: amount.toFixed(),
  }))
  const name = `usage:${attachedId}:${cycleStart}`
  return enqueueJob(db, BILL_USAGE, { organizationId, subscriptionId, name, lines }, name)
}

/** Only what came from here goes back by itself; what an operator made is the operator's. */
async function enqueueUndo(
  db: ScopedDatabase,
  organizationId: string,
  surplus: ProviderSubscription,
  view: ProviderView,
): Promise<void> {
  const { id, origin } = surplus
  if (origin.checkoutId === null && origin.operationId === null) return
  const paid = view.invoices.find(({ subscriptionId }) => subscriptionId === id)
  const payload = {
    organizationId,
    subscriptionId: id,
    invoiceId: paid?.id ?? null,
    paymentIntentId: null,
    manner: mannerOf(surplus, view),
  }
  await enqueueJob(db, UNDO_PAYMENT, payload, `undo ${id}`)
}

/** What came second is paid back whole; what had been in use before is owed for what is left of it. */
function mannerOf({ id, createdAt }: ProviderSubscription, view: ProviderView): UndoManner {
  const isFirst = view.subscriptions.some(
    (one) => one.id !== id && one.status !== 'ended' && one.createdAt > createdAt,
  )
  const bills = view.invoices.filter((one) => one.subscriptionId === id && one.total.gt(0))
  return isFirst || bills.length > 1 ? 'credit' : 'refund'
}

async function selectRefunded(db: ScopedDatabase): Promise<ReadonlySet<string>> {
  const rows = await db.rows(
    sqlBuilder
      .selectFrom('billing_provider_call')
      .select('name')
      .where('name', 'like', `${REFUND_CALL}%`),
  )
  return new Set(rows.map(({ name }) => name.slice(REFUND_CALL.length)))
}

async function selectKnown(db: ScopedDatabase): Promise<readonly KnownInvoice[]> {
  const rows = await db.rows(
    sqlBuilder
      .selectFrom('billing_invoice')
      .select(['provider_id', 'status'])
      .where('provider_id', 'is not', null),
  )
  return rows.flatMap(({ provider_id, status }) =>
    provider_id === null ? [] : [{ providerId: provider_id, status }],
  )
}

/** Bought once, confirmed with the bank later than anybody waited: now it is given. */
async function giveLate(
  open: OpenAccount,
  invoices: readonly ProviderInvoice[],
  known: readonly KnownInvoice[],
): Promise<readonly KnownInvoice[]> {
  const { db, draft, passing } = open
  const here = new Set(known.map(({ providerId }) => providerId))
  const given: KnownInvoice[] = []
  for (const invoice of invoices) {
    const { id, operationId, status, lines, total } = invoice
    if (status !== 'paid' || operationId === null || here.has(id)) continue
    const request = await takeFailed(db, operationId)
    if (!request) continue
    const plan = await planPurchase(open, restoreRequest(request, passing.catalog), 'look')
    const { credit } = draft.customer
    applyAttach(
      draft,
      plan,
      {
        paymentId: `operation:${operationId}`,
        subscriptionId: null,
        providerInvoiceId: id,
        billed: { lines, total, credit, period: null },
      },
      passing,
    )
    given.push({ providerId: id, status })
  }
  return given
}

/** An operation whose payment came after it had been given up. */
async function takeFailed(db: ScopedDatabase, operationId: string) {
  const row = await db.first(
    sqlBuilder
      .updateTable('billing_operation')
      .set({ status: 'done' })
      .where('id', '=', operationId)
      .where('status', '=', 'failed')
      .returning('request'),
  )
  const request = row && operationRequest.parse(row.request)
  return request?.kind === 'attach' ? request : undefined
}
