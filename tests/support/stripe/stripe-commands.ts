// What can happen to a customer between two systems, in any order.

import fc from 'fast-check'
import { Fault } from '#domain/fault.ts'
import { CARDS, chooseCard, saveCard } from './cards.ts'
import { isPaid, paySession } from './checkout.ts'
import { confirmInvoice } from './pages.ts'
import { disputedOf, openDispute, refundPayment, writeCreditNote } from './returns.ts'
import { Crash, type StripeWorld } from './stripe-world.ts'
import type { CardManner, Session, StripeEvent } from './wire.ts'

export type Command =
  | {
      readonly kind: 'attach'
      readonly productId: string
      readonly packages: number
      readonly forEntity: boolean
      /** Paid on a page, even by somebody whose card is known. */
      readonly onPage: boolean
    }
  | { readonly kind: 'entity'; readonly remove: boolean }
  | { readonly kind: 'back'; readonly how: 'refund' | 'note' | 'dispute'; readonly part: number }
  /** Not noticed: its page says only later that it was paid. */
  | { readonly kind: 'pay'; readonly noticed: boolean }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'cancel'; readonly productId: string; readonly now: boolean }
  | { readonly kind: 'track'; readonly featureId: string; readonly value: number }
  | { readonly kind: 'wait'; readonly days: number }
  | { readonly kind: 'card'; readonly manner: CardManner }
  | { readonly kind: 'deliver'; readonly order: 'forwards' | 'backwards' | 'twice' | 'never' }
  | { readonly kind: 'jobs' }
  | { readonly kind: 'crash' }
  | {
      readonly kind: 'trouble'
      readonly trouble: 'lost' | 'refused' | 'broken'
      /** So many calls pass before it begins. */
      readonly after: number
    }
  /** Pages that should have been closed stay open. */
  | { readonly kind: 'stuck-pages' }
  | { readonly kind: 'portal'; readonly change: 'cancel' | 'keep' | 'end' }

const SEATED = ['crew', 'club', 'guild', 'ranks']
const productId = fc.constantFrom('pro', 'max', 'pack', 'pro_yearly', 'free', ...SEATED)
const one = <Kind extends Command['kind']>(kind: Kind) => fc.constant(kind)

export const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: one('attach'),
      productId,
      packages: fc.integer({ min: 0, max: 2 }),
      forEntity: fc.constantFrom(false, false, false, true),
      onPage: fc.constantFrom(false, false, true),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: one('entity'), remove: fc.boolean() }) },
  fc.record({
    kind: one('back'),
    how: fc.constantFrom('refund', 'refund', 'note', 'dispute'),
    part: fc.constantFrom(0.25, 0.5, 1),
  }),
  {
    weight: 4,
    arbitrary: fc.record({ kind: one('pay'), noticed: fc.constantFrom(true, true, false) }),
  },
  fc.record({ kind: one('confirm') }),
  { weight: 2, arbitrary: fc.record({ kind: one('cancel'), productId, now: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: one('track'),
      featureId: fc.constantFrom('calls', 'scans'),
      value: fc.integer({ min: 1, max: 40 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: one('track'),
      featureId: fc.constant('seats'),
      value: fc.constantFrom(1, 1, 2, 3, -1, -2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: one('wait'), days: fc.constantFrom(0.1, 1, 8, 29, 31, 45) }),
  },
  fc.record({
    kind: one('card'),
    manner: fc.constantFrom<CardManner>('works', 'works', 'declines_later', 'asks'),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: one('deliver'),
      order: fc.constantFrom('forwards', 'backwards', 'twice', 'never'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: one('jobs') }) },
  { weight: 2, arbitrary: fc.record({ kind: one('crash') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: one('trouble'),
      trouble: fc.constantFrom('lost', 'lost', 'refused', 'broken'),
      after: fc.integer({ min: 0, max: 3 }),
    }),
  },
  fc.record({ kind: one('stuck-pages') }),
  fc.record({ kind: one('portal'), change: fc.constantFrom('cancel', 'keep', 'end') }),
)

const ENTITY = 'shop'

export class StripeRun {
  readonly world: StripeWorld
  readonly orgId: string
  readonly #pages: string[] = []
  readonly #unnoticed: (() => void)[] = []

  constructor(world: StripeWorld, orgId: string) {
    this.world = world
    this.orgId = orgId
  }

  /** Refusals and crashes are part of it; anything else is a bug. */
  async run(command: Command): Promise<void> {
    try {
      await this.#do(command)
    } catch (error) {
      if (!(error instanceof Fault || error instanceof Crash)) throw error
    }
  }

  async #do(command: Command): Promise<void> {
    const { world, orgId } = this
    const { billing, double } = world
    switch (command.kind) {
      case 'attach':
        return this.#attach(command)
      case 'entity':
        return this.#changeEntity(command.remove)
      case 'back':
        return this.#giveBack(command.how, command.part)
      case 'pay':
        return this.#pay(command.noticed)
      case 'confirm':
        return this.#confirm()
      case 'cancel': {
        const { productId, now: cancelImmediately } = command
        await billing.cancel(orgId, { productId, cancelImmediately })
        return
      }
      case 'track': {
        const { featureId, value } = command
        await billing.usage.track(orgId, { featureId, value }, 'server')
        return
      }
      case 'wait':
        return double.advance(command.days)
      case 'card': {
        const id = (await world.providerCustomer(orgId))?.id
        if (id) chooseCard(double.state, id, saveCard(double.state, id, CARDS[command.manner]))
        return
      }
      case 'deliver':
        return double.deliver(ORDERS[command.order])
      case 'jobs':
        return world.runJobs()
      case 'crash':
        world.crashes = 1
        return
      case 'trouble':
        double.troubles.push({
          kind: command.trouble,
          call: /POST|DELETE/,
          after: command.after,
          times: 3,
        })
        return
      case 'stuck-pages':
        double.troubles.push({ kind: 'refused', call: /expire$/, times: 9 })
        return
      case 'portal':
        return this.#portal(command.change)
    }
  }

  async #changeEntity(remove: boolean): Promise<void> {
    const { billing } = this.world
    if (remove) await billing.deleteEntity(this.orgId, ENTITY)
    else await billing.createEntity(this.orgId, { id: ENTITY, featureId: 'seats' })
  }

  /** Somebody in the dashboard, or a bank. */
  async #giveBack(how: 'refund' | 'note' | 'dispute', part: number): Promise<void> {
    const { state } = this.world.double
    const customer = (await this.world.providerCustomer(this.orgId))?.id
    const payment = [...state.paymentIntents.values()].findLast(
      (one) => one.customer === customer && one.status === 'succeeded',
    )
    if (!payment || disputedOf(state, payment.id) > 0) return
    const left = payment.amount - payment.amount_refunded
    const invoice = state.invoices.get(payment.invoice ?? '')
    const amount = Math.floor(left * part)
    if (amount === 0) return
    if (how === 'refund') refundPayment(state, payment, amount)
    else if (how === 'dispute') openDispute(state, payment)
    else if (invoice?.post_payment_credit_notes_amount === 0) {
      writeCreditNote(state, invoice, { amount, refund: Math.floor(amount / 2), outside: 0 })
    }
  }

  async #attach(command: Extract<Command, { kind: 'attach' }>) {
    const { productId, packages, forEntity, onPage } = command
    const sold = this.world.stripe.catalog.products.find(({ id }) => id === productId)
    const item = sold?.items.find(({ usageModel }) => usageModel === 'prepaid')
    const quantity = packages * (item?.billingUnits ?? 1)
    const options = item?.featureId ? [{ featureId: item.featureId, quantity }] : []
    const body = {
      productId,
      options,
      ...(forEntity && { entityId: ENTITY }),
      ...(onPage && { forceCheckout: true }),
    }
    const { checkout_url } = await this.world.billing.attach(this.orgId, body)
    if (checkout_url) this.#pages.push(checkout_url)
  }

  /** The oldest page that is still open, in whichever tab that was. */
  async #pay(noticed: boolean): Promise<void> {
    const { state } = this.world.double
    for (const url of this.#pages) {
      const session = state.sessions.get(url.split('/').at(-1) ?? '')
      if (session?.status !== 'open' || isPaid(session)) continue
      paySession(state, session, CARDS.works, true)
      if (!noticed) this.#noticeLater(session)
      return
    }
  }

  #noticeLater(session: Session): void {
    const { status, payment_status } = session
    Object.assign(session, { status: 'open', payment_status: 'unpaid' })
    this.#unnoticed.push(() => {
      Object.assign(session, { status, payment_status })
      this.world.double.state.emit('checkout.session.completed', session)
    })
  }

  async #confirm(): Promise<void> {
    const { state } = this.world.double
    for (const url of this.#pages) {
      const invoice = state.invoices.get(url.split('/').at(-1) ?? '')
      if (invoice?.status === 'open') confirmInvoice(state, invoice.id)
    }
  }

  async #portal(change: string): Promise<void> {
    const id = (await this.world.providerCustomer(this.orgId))?.id
    if (!id) return
    const body = new URLSearchParams({ change })
    await fetch(`${this.world.double.url}/p/${id}`, { method: 'POST', body })
  }

  /** Everything works again, and everybody gets to hear what they missed. */
  async recover(): Promise<void> {
    const { world, orgId } = this
    const { double } = world
    world.crashes = 0
    double.troubles.length = 0
    for (const notice of this.#unnoticed) notice()
    await double.advance(0.01)
    await double.deliver()
    for (let round = 0; round < 3; round += 1) {
      await world.runJobs()
      await world.stripe.sync.run(orgId)
    }
    await world.runJobs()
  }
}

const ORDERS: Readonly<Record<string, (events: StripeEvent[]) => StripeEvent[]>> = {
  forwards: (events) => events,
  backwards: (events) => [...events].reverse(),
  twice: (events) => [...events, ...[...events].reverse()],
  never: () => [],
}
