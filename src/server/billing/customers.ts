// A customer with everything that the caller has asked to expand.

import type {
  CreateCustomerBody,
  CreateEntityBody,
  GetEntityBody,
} from '#contract/billing-calls.ts'
import { billingFault } from '#domain/billing/billing-fault.ts'
import { viewCustomer, viewEntity, viewInvoice } from '#domain/billing/customer-view.ts'
import { deleteEntity } from '#domain/billing/entity.ts'
import { viewProducts } from '#domain/billing/product-view.ts'
import { viewReferralPrograms } from '#domain/billing/referral-view.ts'
import type { WireCustomer, WireEntity, WireInvoice, WireProduct } from '#domain/billing/wire.ts'
import type { ScopedDatabase } from '../db/scoped-database.ts'
import { sqlBuilder } from '../db/sql.ts'
import type { Accounts } from './accounts.ts'
import { withCustomer } from './customer-scope.ts'
import { toInvoice } from './invoice-rows.ts'
import { refuseSecond, selectPending } from './operations.ts'
import { settleHere } from './perform-seats.ts'
import type { Seats } from './seats.ts'

type Expand = NonNullable<CreateCustomerBody['expand']>[number]

const INVOICES_SHOWN = 100

export class Customers {
  readonly #accounts: Accounts
  readonly #seats: Seats
  readonly #publicUrl: string

  constructor(accounts: Accounts, seats: Seats, publicUrl: string) {
    this.#accounts = accounts
    this.#seats = seats
    this.#publicUrl = publicUrl
  }

  get #facts() {
    const { catalog, provider } = this.#accounts.options
    return { catalog, env: provider.env }
  }

  get #observed(): readonly string[] {
    const { features } = this.#accounts.options.catalog
    return features.filter(({ observed }) => observed).map(({ id }) => id)
  }

  /** Created on first use, with the default plan. */
  async get(organizationId: string, body: CreateCustomerBody): Promise<WireCustomer> {
    const fingerprint = body.customerData?.fingerprint
    if (fingerprint) await this.#storeFingerprint(organizationId, fingerprint)
    const customer = await this.#accounts.look(
      organizationId,
      this.#observed,
      ({ draft, passing }) => ({
        view: viewCustomer(draft, { ...passing, ...this.#facts }),
        draft,
      }),
    )
    const extras = await this.#expand(organizationId, new Set(body.expand ?? []))
    const { customer: own, entities } = customer.draft
    return {
      ...customer.view,
      ...extras,
      ...(body.expand?.includes('trials_used') && {
        trials_used: own.trialsUsed.map((product_id) => ({ product_id })),
      }),
      ...(body.expand?.includes('entities') && {
        entities: [...entities.values()].map(({ id, name, featureId, createdAt }) => ({
          id,
          name,
          feature_id: featureId,
          created_at: createdAt,
        })),
      }),
      ...(body.expand?.includes('payment_method') && { payment_method: cardOf(own.paymentMethod) }),
      ...(body.expand?.includes('rewards') && {
        rewards: {
          discounts: own.credit.gt(0)
            ? [{ type: 'fixed_discount', name: 'Credit', value: own.credit.toNumber() }]
            : [],
          referral_programs: viewReferralPrograms(this.#facts.catalog),
        },
      }),
    }
  }

  /** The first value is kept: it tells which browser this customer came with. */
  async #storeFingerprint(organizationId: string, fingerprint: string): Promise<void> {
    const known = await this.#accounts.look(
      organizationId,
      [],
      ({ draft }) => draft.customer.fingerprint,
    )
    if (known !== null) return
    await this.#accounts.change(organizationId, ({ draft }) => {
      if (draft.customer.fingerprint === null) draft.putCustomer({ fingerprint })
    })
  }

  async #expand(organizationId: string, wanted: ReadonlySet<Expand>) {
    if (!wanted.has('invoices') && !wanted.has('referrals')) return {}
    return withCustomer(this.#accounts.options.pool, organizationId, async (db) => ({
      ...(wanted.has('invoices') && { invoices: await this.invoices(db) }),
      ...(wanted.has('referrals') && { referrals: await selectReferrals(db) }),
    }))
  }

  async invoices(db: ScopedDatabase): Promise<readonly WireInvoice[]> {
    const rows = await db.rows(
      sqlBuilder
        .selectFrom('billing_invoice')
        .selectAll()
        .orderBy('created_at_ms', 'desc')
        .orderBy('id', 'desc')
        .limit(INVOICES_SHOWN),
    )
    const url = new URL('/organization#invoices', this.#publicUrl).href
    return rows.map((row) => viewInvoice(toInvoice(row), url))
  }

  async products(
    organizationId: string | null,
  ): Promise<{ readonly list: readonly WireProduct[] }> {
    if (organizationId === null) return { list: viewProducts(undefined, this.#facts) }
    const list = await this.#accounts.look(organizationId, [], ({ draft }) =>
      viewProducts(draft, this.#facts),
    )
    return { list }
  }

  async createEntity(organizationId: string, body: CreateEntityBody): Promise<WireEntity> {
    const { id, featureId, name } = body
    await this.#seats.take(organizationId, { act: 'create', id, featureId, name: name ?? null })
    return this.getEntity(organizationId, { entityId: id })
  }

  async getEntity(organizationId: string, body: GetEntityBody): Promise<WireEntity> {
    const { entityId } = body
    const view = await this.#accounts.look(organizationId, [], ({ draft, passing }) =>
      requireView(viewEntity(draft, entityId, { ...passing, ...this.#facts }), entityId),
    )
    if (!body.expand?.includes('invoices')) return view
    const { pool } = this.#accounts.options
    const invoices = await withCustomer(pool, organizationId, (db) => this.invoices(db))
    return { ...view, invoices }
  }

  async deleteEntity(
    organizationId: string,
    entityId: string,
  ): Promise<{ readonly success: true }> {
    const { provider } = this.#accounts.options
    await this.#accounts.change(organizationId, async (open) => {
      const { db, draft, passing } = open
      if (await selectPending(db)) refuseSecond()
      for (const subscriptionId of deleteEntity(draft, entityId, passing)) {
        await provider.noteEnd?.(db, organizationId, subscriptionId)
      }
      await settleHere(open, 'fewer', provider)
    })
    return { success: true }
  }
}

export function requireView(view: WireEntity | undefined, id: string): WireEntity {
  if (view) return view
  throw billingFault('entity_not_found', `There is no entity ${id}.`)
}

function cardOf(card: { readonly brand: string; readonly last4: string } | null) {
  return card && { type: 'card', card: { brand: card.brand, last4: card.last4 } }
}

async function selectReferrals(db: ScopedDatabase) {
  const rows = await db.rows(
    sqlBuilder
      .selectFrom('billing_referral')
      .selectAll()
      .orderBy('created_at_ms', 'desc')
      .limit(100),
  )
  return rows.map((row) => ({
    program_id: row.program_id,
    customer: { id: row.redeemer_id, name: row.redeemer_name, email: null },
    reward_applied: row.reward_applied,
    created_at: row.created_at_ms,
  }))
}
