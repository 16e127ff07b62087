// Events from Stripe: verified, stored once, and processed by a job.

import type { Pool } from 'pg'
import { Stripe } from 'stripe'
import * as z from 'zod'
import { idOf, isMissing } from './stripe-client.ts'
import { ProviderBusy, type StripeSync } from './stripe-sync.ts'

const event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.looseObject({ id: z.string().optional(), object: z.string() }) }),
})

type ReportedEvent = z.infer<typeof event>

interface StoredEvent {
  readonly customer_id: string | null
  readonly status: string
  readonly subject: unknown
}

const name = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish()
const payment = z.object({ payment_intent: name, charge: name })

const AGAIN_AFTER_SECONDS = 3

export type Receipt = 'stored' | 'known' | 'refused'

export class StripeWebhooks {
  readonly #stripe: Stripe
  readonly #secret: string
  readonly #pool: Pool
  readonly #sync: Pick<StripeSync, 'run'>

  constructor(stripe: Stripe, secret: string, pool: Pool, sync: Pick<StripeSync, 'run'>) {
    this.#stripe = stripe
    this.#secret = secret
    this.#pool = pool
    this.#sync = sync
  }

  /** `body` is the raw text, because the signature covers every byte. */
  async receive(body: string, signature: string): Promise<Receipt> {
    const reported = this.#read(body, signature)
    if (!reported) return 'refused'
    const { id, type, created } = reported
    const { rows } = await this.#pool.query<{ stored: boolean }>({
      name: 'store_provider_event',
      text: 'select app.store_provider_event($1, $2, $3, $4, $5) as stored',
      values: [id, type, customerOf(reported), body, new Date(created * 1_000)],
    })
    return rows[0]?.stored ? 'stored' : 'known'
  }

  #read(body: string, signature: string): ReportedEvent | undefined {
    try {
      return event.parse(this.#stripe.webhooks.constructEvent(body, signature, this.#secret))
    } catch (error) {
      const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError
      if (isForged || error instanceof z.ZodError || error instanceof SyntaxError) return undefined
      throw error
    }
  }

  /** An event only triggers a look at the current state, so repeated and reordered events do no harm. */
  async handle(eventId: string): Promise<void> {
    const found = await this.#find(eventId)
    if (!found || found.status === 'done' || found.status === 'ignored') return
    let owner: string | null = null
    try {
      owner = await this.#ownerOf(found.customer_id ?? (await this.#payerOf(found.subject)))
      if (owner === null) {
        return await this.#end(eventId, 'ignored', 'No customer of this installation.', null)
      }
      const findings = await this.#sync.run(owner)
      await this.#end(eventId, 'done', findings.join('; ') || null, owner)
    } catch (error) {
      if (error instanceof ProviderBusy) return this.#later(eventId)
      await this.#end(eventId, 'failed', error instanceof Error ? error.message : 'unknown', owner)
      throw error
    }
  }

  /** Disputes, and some refunds, refer to a payment and not to the customer. */
  async #payerOf(subject: unknown): Promise<string | null> {
    const named = payment.safeParse(subject).data
    try {
      if (named?.payment_intent) {
        return idOf((await this.#stripe.paymentIntents.retrieve(named.payment_intent)).customer)
      }
      if (named?.charge) return idOf((await this.#stripe.charges.retrieve(named.charge)).customer)
    } catch (error) {
      if (!isMissing(error)) throw error
    }
    return null
  }

  async #find(eventId: string) {
    const { rows } = await this.#pool.query<StoredEvent>(
      'select customer_id, status, subject from app.provider_event_of($1)',
      [eventId],
    )
    return rows[0]
  }

  async #ownerOf(customerId: string | null): Promise<string | null> {
    if (customerId === null) return null
    const { rows } = await this.#pool.query<{ owner: string | null }>(
      'select app.owner_of_provider_customer($1) as owner',
      [customerId],
    )
    return rows[0]?.owner ?? null
  }

  async #end(eventId: string, status: string, problem: string | null, owner: string | null) {
    await this.#pool.query('select app.end_provider_event($1, $2, $3, $4)', [
      eventId,
      status,
      problem,
      owner,
    ])
  }

  /** Our own call has not returned yet, and the event results from it or follows right after it. */
  async #later(eventId: string): Promise<void> {
    const payload = JSON.stringify({ eventId })
    await this.#pool.query(`select app.enqueue_later('handle-provider-event', $1::json, $2, $3)`, [
      payload,
      `provider-event ${eventId} again`,
      AGAIN_AFTER_SECONDS,
    ])
  }
}

function customerOf({ data: { object } }: ReportedEvent): string | null {
  if (object.object === 'customer') return object.id ?? null
  const { customer } = object
  if (typeof customer === 'string') return customer
  const parsed = z.object({ id: z.string() }).safeParse(customer)
  return parsed.success ? parsed.data.id : null
}
