// Billing on the double: the real SDK, the real engine, a database, and a clock that both sides share.

import type { Catalog } from '#domain/billing/catalog.ts'
import { World } from '#seeds/world.ts'
import { type BillingEngine, createBilling } from '#server/billing/create-billing.ts'
import type { BillingProvider } from '#server/billing/provider.ts'
import {
  createStripeBilling,
  type StripeBilling,
} from '#server/billing/stripe/create-stripe-billing.ts'
import { runJobsOnce } from '#server/jobs/run-jobs-once.ts'
import { newId } from '#server/new-id.ts'
import type { TestDatabase } from '../database.ts'
import { CARDS } from './cards.ts'
import { paySession } from './checkout.ts'
import { disputedOf } from './returns.ts'
import { StripeDouble, WEBHOOK_SECRET } from './stripe-double.ts'
import type { CardManner, PaymentIntent, Session } from './wire.ts'

const PUBLIC_URL = 'http://shelfcount.example'

/** The power went off. */
export class Crash extends Error {}

/** The product's own, unless a test is about running out of it. */
interface Patience {
  readonly patienceMs?: number
  /** For an answer of Stripe. */
  readonly timeoutMs?: number
}

export class StripeWorld {
  readonly double: StripeDouble
  readonly stripe: StripeBilling
  readonly billing: BillingEngine
  readonly database: TestDatabase
  readonly world: World
  /** How often from now on a process dies between the answer of Stripe and its own commit. */
  crashes = 0

  private constructor(
    database: TestDatabase,
    catalog: Catalog,
    double: StripeDouble,
    { patienceMs, timeoutMs }: Patience,
  ) {
    this.database = database
    this.double = double
    this.world = new World({ database, catalog })
    this.stripe = createStripeBilling({
      config: {
        secretKey: 'sk_test_double',
        webhookSecret: WEBHOOK_SECRET,
        monthlyPriceId: null,
        yearlyPriceId: null,
        apiBase: double.url,
      },
      pool: database.app,
      catalog,
      plansFile: 'plans.json',
      publicUrl: PUBLIC_URL,
      ...(timeoutMs !== undefined && { timeoutMs }),
    })
    this.billing = createBilling({
      pool: database.app,
      catalog: this.stripe.catalog,
      provider: this.#crashing(this.stripe.provider),
      publicUrl: PUBLIC_URL,
      now: () => new Date(double.nowMs),
      newId,
      ...(patienceMs !== undefined && { patienceMs }),
    })
    this.stripe.bind(this.billing)
    double.sendTo(async (payload, signature) => {
      const receipt = await this.stripe.webhooks.receive(payload, signature)
      return receipt === 'refused' ? 400 : 200
    })
    double.onTurn = () => this.runJobs()
  }

  #crashing(provider: BillingProvider): BillingProvider {
    const dying = async <Result>(answer: Promise<Result>): Promise<Result> => {
      const heard = await answer
      if (this.crashes === 0) return heard
      this.crashes -= 1
      throw new Crash()
    }
    return {
      ...provider,
      charge: (order) => dying(provider.charge(order)),
      openCheckout: (order) => dying(provider.openCheckout(order)),
    }
  }

  static async open(
    database: TestDatabase,
    catalog: Catalog,
    startsAt?: number,
    patience: Patience = {},
  ) {
    const double = await new StripeDouble(startsAt).listen()
    return new StripeWorld(database, catalog, double, patience)
  }

  async customer(): Promise<string> {
    const { organizationId } = await this.world.shop()
    return organizationId
  }

  /** Everything that is due now. */
  async runJobs(): Promise<void> {
    await this.double.settled()
    await runJobsOnce(this.database, this.stripe.tasks, () => {})
  }

  /** Also what failed and would be tried again later. */
  async retryJobs(): Promise<void> {
    await this.database.owner.query(
      'update graphile_worker._private_jobs set run_at = now() where locked_at is null',
    )
    await this.runJobs()
  }

  /** Lets time pass on both sides, with everything that comes of it. */
  async pass(days: number): Promise<void> {
    await this.double.advance(days)
    await this.runJobs()
  }

  session(url: string | null | undefined): Session {
    const id = url?.split('/').at(-1) ?? ''
    const session = this.double.state.sessions.get(id)
    if (!session) throw new Error(`There is no session ${url}`)
    return session
  }

  /** Somebody types a card into the hosted page. */
  async pay(url: string | null | undefined, manner: CardManner = 'works'): Promise<void> {
    paySession(this.double.state, this.session(url), CARDS[manner], true)
    await this.runJobs()
  }

  async subscribe(
    orgId: string,
    productId: string,
    manner: CardManner = 'works',
    more: object = {},
  ) {
    const { checkout_url } = await this.billing.attach(orgId, { productId, ...more })
    await this.pay(checkout_url, manner)
  }

  async held(orgId: string): Promise<readonly string[]> {
    const { products } = await this.billing.createCustomer(orgId, {})
    return products.map(({ id, status }) => `${id} ${status}`).sort()
  }

  async providerCustomer(orgId: string) {
    const { stripe_id } = await this.billing.createCustomer(orgId, {})
    return this.double.state.customers.get(stripe_id ?? '')
  }

  /** What cards were really charged, less what went back. */
  async charged(orgId: string): Promise<number> {
    const id = (await this.providerCustomer(orgId))?.id
    return [...this.double.state.paymentIntents.values()]
      .filter(({ customer, status }) => customer === id && status === 'succeeded')
      .reduce(
        (sum, { id: payment, amount, amount_refunded }) =>
          sum + amount - amount_refunded - disputedOf(this.double.state, payment),
        0,
      )
  }

  /** What our books say was paid. */
  async booked(orgId: string): Promise<number> {
    const { rows } = await this.database.owner.query<{ paid: string }>(
      'select coalesce(sum(amount), 0) as paid from billing_payment where organization_id = $1',
      [orgId],
    )
    return Math.round(Number(rows[0]?.paid ?? 0) * 100)
  }

  /** The newest payment of somebody. */
  async payment(orgId: string): Promise<PaymentIntent> {
    const id = (await this.providerCustomer(orgId))?.id
    const found = [...this.double.state.paymentIntents.values()]
      .filter(({ customer, status }) => customer === id && status === 'succeeded')
      .at(-1)
    if (!found) throw new Error('Nothing was paid')
    return found
  }

  async invoices(orgId: string) {
    const { invoices } = await this.billing.createCustomer(orgId, { expand: ['invoices'] })
    return invoices ?? []
  }

  running(customerId: string | undefined) {
    return [...this.double.state.subscriptions.values()].filter(
      ({ customer, status }) =>
        customer === customerId && ['active', 'trialing', 'past_due'].includes(status),
    )
  }
}
