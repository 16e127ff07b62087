// Customers at Stripe: created when first needed, and updated with credit that was given here.

import type { Pool } from 'pg'
import type { Stripe } from 'stripe'
import type { Account } from '#domain/billing/account.ts'
import { type Amount, amount, fromMinorUnits, toMinorUnits } from '#domain/billing/amount.ts'
import type { ScopedDatabase } from '../../db/scoped-database.ts'
import { sqlBuilder } from '../../db/sql.ts'
import { withCustomer } from '../customer-scope.ts'
import { CALL, findCall, type ProviderCalls } from './provider-calls.ts'

type BalanceParams = Stripe.CustomerCreateBalanceTransactionParams

export class StripeCustomers {
  readonly #stripe: Stripe
  readonly #pool: Pool
  readonly #calls: ProviderCalls
  readonly #currency: string

  constructor(stripe: Stripe, pool: Pool, calls: ProviderCalls, currency: string) {
    this.#stripe = stripe
    this.#pool = pool
    this.#calls = calls
    this.#currency = currency
  }

  /** The id of this customer at Stripe, after all credit was transferred. */
  async ensure({ customer }: Account): Promise<string> {
    const { id: organizationId, providerCustomerId, name, email } = customer
    const id = providerCustomerId ?? (await this.#make(organizationId, name, email))
    await this.tellCredit(organizationId, id)
    return id
  }

  async #make(organizationId: string, name: string | null, email: string | null): Promise<string> {
    const { id } = await this.#calls.once<Stripe.CustomerCreateParams, { readonly id: string }>({
      organizationId,
      name: 'customer',
      params: {
        ...(name !== null && { name }),
        ...(email !== null && { email }),
        metadata: { organization_id: organizationId },
      },
      make: (params, options) => this.#stripe.customers.create(params, options),
      find: async (found) => ({ id: found }),
    })
    await withCustomer(this.#pool, organizationId, (db) =>
      db.rows(sqlBuilder.updateTable('billing_customer').set({ provider_customer_id: id })),
    )
    return id
  }

  async tellCredit(organizationId: string, customerId: string): Promise<void> {
    const untold = await withCustomer(this.#pool, organizationId, selectUntold)
    for (const grant of untold) {
      const name = `credit:${grant.id}`
      await this.#calls.once<BalanceParams, { readonly id: string }>({
        organizationId,
        name,
        params: {
          // Stripe stores credit of a customer as a negative balance.
          amount: -toMinorUnits(amount(grant.amount), this.#currency),
          currency: this.#currency,
          description: 'Credit',
          metadata: { [CALL]: name },
        },
        make: (params, options) =>
          this.#stripe.customers.createBalanceTransaction(customerId, params, options),
        find: async (id) => ({ id }),
        recall: () =>
          findCall(
            this.#stripe.customers.listBalanceTransactions(customerId, { limit: 100 }),
            name,
          ),
      })
      await withCustomer(this.#pool, organizationId, (db) => markTold(db, grant.id))
    }
  }

  /** The credit of the customer. */
  async credit(customerId: string): Promise<Amount> {
    const customer = await this.#stripe.customers.retrieve(customerId)
    return fromMinorUnits(customer.deleted ? 0 : -customer.balance, this.#currency)
  }
}

function selectUntold(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('billing_credit_grant')
      .select(['id', 'amount'])
      .where('is_told', '=', false)
      .orderBy('created_at'),
  )
}

async function markTold(db: ScopedDatabase, id: string): Promise<void> {
  await db.rows(
    sqlBuilder.updateTable('billing_credit_grant').set({ is_told: true }).where('id', '=', id),
  )
}
