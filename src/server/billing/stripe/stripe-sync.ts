// Updates the account of an organization to what Stripe reports now. Events only trigger this; reconciliation does it
// for all customers.

import type { Pool } from 'pg'
import type { ProviderView } from '#domain/billing/provider-view.ts'
import type { ScopedDatabase } from '../../db/scoped-database.ts'
import { sqlBuilder } from '../../db/sql.ts'
import type { BillingEngine } from '../create-billing.ts'
import { withCustomer } from '../customer-scope.ts'
import { applyView } from './apply-view.ts'
import type { CheckoutCompletion } from './complete-checkout.ts'
import { followCard } from './follow-card.ts'
import { readView } from './read-view.ts'
import { selectRefused } from './refused-checkouts.ts'
import { selectAsides, settleAsides } from './set-aside.ts'
import type { StripeParts } from './stripe-parts.ts'
import { countLook, readMark } from './sync-mark.ts'
import { countSeats, tellSeats } from './tell-seats.ts'

/** Another change is in progress: try again in a moment. */
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

  /** Returns what was different. */
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

  /** Rewards the referrer once the referred customer has paid. */
  async #rewardPayment(organizationId: string): Promise<void> {
    const paid = await withCustomer(this.#pool, organizationId, (db) =>
      db.first(
        sqlBuilder
          .selectFrom('billing_payment')
          .select((eb) => eb.fn.sum<string>('amount').as('sum')),
      ),
    )
    if (Number(paid?.sum ?? 0) > 0) await this.#engine().settleReferrals(organizationId)
  }

  async #attempt(organizationId: string): Promise<readonly string[] | 'again' | 'none'> {
    const { stripe, customers, catalog } = this.#parts
    const mark = await withCustomer(this.#pool, organizationId, readMark)
    if (mark.customerId === null) return 'none'
    if (mark.isBusy) throw new ProviderBusy('A change is under way.')
    const { customerId: customer, card: known } = mark
    await customers.tellCredit(organizationId, customer)
    await followCard(this.#parts, { organizationId, customer, known })
    const waiting = await this.#settleAsides(organizationId)
    const told = await this.#tellSeats(organizationId)
    const seen = await readView(stripe, customer, catalog)
    const view = seen && withAwaited(seen, waiting)
    if (!view) return ['the customer was deleted at Stripe']
    if (await this.#completeCheckouts(organizationId, view)) return 'again'
    return this.#engine().accounts.change(organizationId, async (open) => {
      const now = await readMark(open.db)
      if (now.isBusy || now.text !== mark.text) return 'again'
      await countLook(open.db, organizationId)
      return [...told, ...(await applyView(open, view))]
    })
  }

  async #tellSeats(organizationId: string): Promise<readonly string[]> {
    const counts = await this.#engine().accounts.look(organizationId, [], countSeats)
    return tellSeats(this.#parts, counts)
  }

  /** Restores changes that were replaced by one that was not paid. */
  async #settleAsides(organizationId: string): Promise<ReadonlySet<string>> {
    const [asides, awaited] = await withCustomer(this.#pool, organizationId, (db) =>
      Promise.all([selectAsides(db), selectAwaited(db)]),
    )
    return settleAsides(this.#parts, { organizationId, asides, awaited })
  }

  /** Finds checkout pages whose payment was not reported to us. */
  async #completeCheckouts(organizationId: string, { subscriptions, invoices }: ProviderView) {
    const known = await withCustomer(this.#pool, organizationId, selectCheckouts)
    const paid = [
      ...subscriptions
        .filter(({ status }) => status !== 'ended' && status !== 'waiting')
        .map(({ id, origin }) => (known.attached.has(id) ? null : origin.checkoutId)),
      ...invoices.filter(({ status }) => status === 'paid').map(({ checkoutId }) => checkoutId),
    ]
    const undecided = paid.flatMap((id) => (id === null || known.decided.has(id) ? [] : [id]))
    let hasChanged = false
    for (const id of new Set([...known.open, ...undecided])) {
      if (await this.#completion.run(organizationId, id)) hasChanged = true
    }
    return hasChanged
  }
}

/** While a payment is pending, the change scheduled for the next cycle stays scheduled. */
function withAwaited(view: ProviderView, waiting: ReadonlySet<string>): ProviderView {
  const subscriptions = view.subscriptions.map((one) =>
    waiting.has(one.id) ? { ...one, changesAt: one.changesAt ?? one.period.end } : one,
  )
  return { ...view, subscriptions }
}

/** Subscriptions with a scheduled change here. */
async function selectAwaited(db: ScopedDatabase): Promise<ReadonlySet<string | null>> {
  const rows = await db.rows(
    sqlBuilder
      .selectFrom('billing_product')
      .select('subscription_id')
      .where('status', '=', 'scheduled'),
  )
  return new Set(rows.map((one) => one.subscription_id))
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
    attached: new Set(products.map((one) => one.subscription_id)),
    decided: new Set([...complete, ...refused]),
  }
}
