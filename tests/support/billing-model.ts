// A customer in memory, driven by commands, for properties of the rules.

import fc from 'fast-check'
import type { Account } from '#domain/billing/account.ts'
import { advance } from '#domain/billing/advance.ts'
import { type Amount, amount, sum, ZERO } from '#domain/billing/amount.ts'
import { applyAttach } from '#domain/billing/attach-apply.ts'
import { type AttachPlan, planAttach } from '#domain/billing/attach-plan.ts'
import { cancelProduct } from '#domain/billing/cancel.ts'
import type { Catalog } from '#domain/billing/catalog.ts'
import { consume } from '#domain/billing/consume.ts'
import { Draft } from '#domain/billing/draft.ts'
import { checkFeature } from '#domain/billing/entitlement.ts'
import { createEntity, deleteEntity } from '#domain/billing/entity.ts'
import { viewFeatures } from '#domain/billing/feature-view.ts'
import { giveProduct } from '#domain/billing/give-product.ts'
import { settleOpenInvoices } from '#domain/billing/renew.ts'
import { planSeats, type SeatDirection } from '#domain/billing/seat-plan.ts'
import { Fault } from '#domain/fault.ts'

export type Command =
  | {
      readonly kind: 'track'
      readonly featureId: string
      readonly value: number
      readonly entityId?: string
    }
  | { readonly kind: 'attach'; readonly productId: string; readonly packages: number }
  | { readonly kind: 'cancel'; readonly productId: string; readonly immediately: boolean }
  | { readonly kind: 'wait'; readonly days: number }
  | { readonly kind: 'card'; readonly declines: boolean }
  | { readonly kind: 'entity'; readonly id: string; readonly remove: boolean }

const productId = fc.constantFrom(
  ...['free', 'pro', 'max', 'pack', 'pro_yearly', 'crew', 'club', 'guild', 'ranks'],
)

export const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('track' as const),
      featureId: fc.constantFrom('calls', 'scans', 'seats'),
      value: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(0.1, 0.25, 2.5, -1, -3, 0)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('attach' as const),
      productId,
      packages: fc.integer({ min: 0, max: 3 }),
    }),
  },
  fc.record({ kind: fc.constant('cancel' as const), productId, immediately: fc.boolean() }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      days: fc.constantFrom(0, 1, 8, 29, 31, 45, 400),
    }),
  },
  fc.record({ kind: fc.constant('card' as const), declines: fc.boolean() }),
  fc.record({
    kind: fc.constant('entity' as const),
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    remove: fc.boolean(),
  }),
)

const START = Date.UTC(2026, 0, 31, 9)

export class BillingModel {
  readonly catalog: Catalog
  now = START
  account: Account
  /** Every movement there has ever been, by balance. */
  readonly booked = new Map<string, Amount>()
  readonly paidIds: string[] = []
  paid = ZERO
  invoiced = ZERO
  #ids = 0

  constructor(catalog: Catalog) {
    this.catalog = catalog
    this.account = {
      customer: {
        id: 'org',
        name: null,
        email: null,
        fingerprint: null,
        metadata: {},
        createdAt: START,
        providerCustomerId: null,
        paymentMethod: { id: 'card', brand: 'visa', last4: '4242', declines: false },
        credit: ZERO,
        trialsUsed: [],
        clockAheadMs: 0,
      },
      products: [],
      balances: [],
      entities: [],
      openInvoices: [],
    }
    this.#work((draft) => giveProduct(draft, 'free', this.moment))
  }

  get moment() {
    return { catalog: this.catalog, now: this.now, renewals: 'here' as const }
  }

  /** True: done; false: refused, and nothing has changed. */
  run(command: Command): boolean {
    if (command.kind === 'wait') this.now += command.days * 86_400_000
    try {
      this.#work((draft) => this.#apply(draft, command))
      return true
    } catch (error) {
      if (error instanceof Fault) return false
      throw error
    }
  }

  look<Result>(read: (draft: Draft) => Result): Result {
    const draft = new Draft(this.account, () => this.#newId())
    advance(draft, this.moment)
    return read(draft)
  }

  isAllowed(featureId: string, value: number): boolean {
    return this.look((draft) => {
      const features = viewFeatures(draft, this.catalog, this.now)
      const customer = { id: 'org', features, products: [] }
      return checkFeature(customer, { featureId, requiredBalance: value }).allowed
    })
  }

  #apply(draft: Draft, command: Command): void {
    const { moment } = this
    switch (command.kind) {
      case 'track':
        consume(
          draft,
          { featureId: command.featureId, entityId: command.entityId ?? null },
          amount(command.value),
          moment,
          null,
        )
        return this.#paySeats(draft, command.value < 0 ? 'fewer' : 'more')
      case 'attach':
        return this.#attach(draft, command.productId, command.packages)
      case 'cancel':
        return cancelProduct(draft, { ...command, entityId: null }, moment)
      case 'card': {
        const paymentMethod = { id: 'card', brand: 'visa', last4: '1', declines: command.declines }
        draft.putCustomer({ paymentMethod })
        return settleOpenInvoices(draft, this.now)
      }
      case 'entity':
        if (command.remove) {
          deleteEntity(draft, command.id, moment)
          return this.#paySeats(draft, 'fewer')
        }
        createEntity(draft, { id: command.id, featureId: 'seats', name: null }, moment)
        return this.#paySeats(draft, 'more')
      case 'wait':
    }
  }

  #attach(draft: Draft, productId: string, packages: number): void {
    const item = this.catalog.products
      .find(({ id }) => id === productId)
      ?.items.find(({ usageModel }) => usageModel === 'prepaid')
    const quantities = item?.featureId
      ? { [item.featureId]: packages * (item.billingUnits ?? 1) }
      : {}
    const request = {
      productIds: [productId],
      entityId: null,
      quantities,
      freeTrial: true,
      reward: null,
    }
    const plan = planAttach(draft, request, this.moment)
    if (plan.steps.some(({ branch }) => branch === 'none')) throw new Fault('conflict')
    this.#pay(draft, plan)
  }

  #paySeats(draft: Draft, direction: SeatDirection): void {
    const plan = draft.ledger.length > 0 ? planSeats(draft, direction, this.moment) : null
    if (plan) this.#pay(draft, plan)
  }

  #pay(draft: Draft, plan: AttachPlan): void {
    const { paymentMethod } = draft.customer
    // A card that is refused changes nothing.
    if (plan.total.gt(ZERO) && paymentMethod?.declines) throw new Fault('limit_reached')
    const paid = {
      paymentId: `pay-${this.#newId()}`,
      subscriptionId: 'sub',
      providerInvoiceId: null,
    }
    applyAttach(draft, plan, paid, this.moment)
  }

  #work(work: (draft: Draft) => void): void {
    const draft = new Draft(this.account, () => this.#newId())
    advance(draft, this.moment)
    try {
      work(draft)
    } catch (error) {
      // What time has brought stays, as it would be found again by the next look.
      const again = new Draft(this.account, () => this.#newId())
      advance(again, this.moment)
      this.#keep(again)
      throw error
    }
    this.#keep(draft)
  }

  #keep(draft: Draft): void {
    for (const { balanceId, delta } of draft.ledger) {
      this.booked.set(balanceId, (this.booked.get(balanceId) ?? ZERO).plus(delta))
    }
    for (const { id, amount: paid } of draft.payments) {
      this.paidIds.push(id)
      this.paid = this.paid.plus(paid)
    }
    const written = [...draft.changed.invoices].flatMap((id) => draft.invoices.get(id) ?? [])
    this.invoiced = this.invoiced.plus(
      sum(written.filter(({ status }) => status === 'paid').map(({ total }) => total)),
    )
    this.account = {
      customer: draft.customer,
      products: [...draft.products.values()].filter(({ status }) => status !== 'expired'),
      balances: [...draft.balances.values()],
      entities: [...draft.entities.values()],
      openInvoices: [...draft.invoices.values()].filter(({ status }) => status === 'open'),
    }
  }

  #newId(): string {
    this.#ids += 1
    return `id-${String(this.#ids).padStart(8, '0')}`
  }
}
