// Opens the account of a customer, applies what is due by now, runs a change, and saves it. This is the only way to
// change an account.

import type { Pool } from 'pg'
import type { Account } from '#domain/billing/account.ts'
import { advance, quietUntil } from '#domain/billing/advance.ts'
import { observe, rowsOf } from '#domain/billing/balance.ts'
import type { BillingContext } from '#domain/billing/billing-context.ts'
import { billingFault } from '#domain/billing/billing-fault.ts'
import { type Catalog, defaultProducts } from '#domain/billing/catalog.ts'
import { Draft } from '#domain/billing/draft.ts'
import { giveProduct } from '#domain/billing/give-product.ts'
import { movesSeats } from '#domain/billing/seats.ts'
import { soleBalances } from '#domain/billing/sole-balances.ts'
import type { ScopedDatabase } from '../db/scoped-database.ts'
import { sqlBuilder } from '../db/sql.ts'
import { insertCustomer, loadAccount } from './account-store.ts'
import { withCustomer } from './customer-scope.ts'
import { countObserved } from './observed.ts'
import type { BillingProvider } from './provider.ts'
import { inOneRoundTrip } from './quick-track.ts'
import { readAccount } from './read-account.ts'
import { saveDraft } from './save-draft.ts'

export interface AccountsOptions {
  readonly pool: Pool
  readonly catalog: Catalog
  readonly provider: BillingProvider
  now(): Date
  newId(): string
}

export interface OpenAccount {
  readonly db: ScopedDatabase
  readonly draft: Draft
  readonly passing: BillingContext
}

export type Work<Result> = (open: OpenAccount) => Result | Promise<Result>

export class Accounts {
  readonly options: AccountsOptions

  constructor(options: AccountsOptions) {
    this.options = options
  }

  /** Changes an account in a transaction of its own. */
  change<Result>(organizationId: string, work: Work<Result>): Promise<Result> {
    return withCustomer(this.options.pool, organizationId, (db) =>
      this.changeWithin(db, organizationId, work),
    )
  }

  /** Changes an account in the transaction that `db` is in, and in the scope of its organization. */
  async changeWithin<Result>(
    db: ScopedDatabase,
    organizationId: string,
    work: Work<Result>,
  ): Promise<Result> {
    const open = await this.#open(db, organizationId)
    const result = await work(open)
    const { draft, passing } = open
    for (const bill of draft.usageBills) {
      await this.options.provider.noteUsage?.(db, organizationId, bill)
    }
    if (movesSeats(draft, passing.catalog)) {
      await this.options.provider.noteSeats?.(db, organizationId)
    }
    if (draft.isChanged) {
      await saveDraft(db, draft, {
        alone: soleBalances(draft, passing),
        quietUntil: quietUntil(draft, passing),
      })
    }
    return result
  }

  /**
   * Reads an account without locking it. Changes that are due by now are saved first; what the product holds of these
   * features is counted in the same read.
   */
  async look<Result>(
    organizationId: string,
    observed: readonly string[],
    work: (open: Omit<OpenAccount, 'db'>) => Result,
  ): Promise<Result> {
    const [account, counts] = await this.#find(organizationId, observed)
    if (account) {
      const { draft, passing } = this.#begin(account)
      if (!draft.isChanged) {
        this.#observe(draft, passing, counts)
        return work({ draft, passing })
      }
    }
    return this.change(organizationId, async ({ db, draft, passing }) => {
      await this.observe({ db, draft, passing }, observed)
      return work({ draft, passing })
    })
  }

  async #find(
    organizationId: string,
    observed: readonly string[],
  ): Promise<readonly [Account | undefined, ReadonlyMap<string, number>]> {
    const { pool } = this.options
    if (observed.length === 0) return [await readAccount(pool, organizationId), new Map()]
    const begin = 'begin isolation level repeatable read read only'
    return inOneRoundTrip(pool, organizationId, begin, (db) =>
      Promise.all([loadAccount(db, 'read'), countObserved(db, observed)]),
    )
  }

  /** Sets usage to what the product holds now. */
  async observe({ db, draft, passing }: OpenAccount, featureIds: readonly string[]) {
    this.#observe(draft, passing, await countObserved(db, featureIds))
  }

  #observe(draft: Draft, passing: BillingContext, counts: ReadonlyMap<string, number>): void {
    for (const [featureId, count] of counts) {
      const rows = rowsOf(draft, { featureId, entityId: null }, passing.catalog, passing.now)
      observe(draft, rows, count, passing.now)
    }
  }

  #begin(account: Account): Omit<OpenAccount, 'db'> {
    const { catalog, provider, newId, now } = this.options
    const draft = new Draft(account, newId)
    const passing: BillingContext = {
      catalog,
      renewals: provider.renewals,
      now: now().getTime() + account.customer.clockAheadMs,
    }
    advance(draft, passing)
    return { draft, passing }
  }

  async #open(db: ScopedDatabase, organizationId: string): Promise<OpenAccount> {
    const account = await loadAccount(db, 'change')
    if (account) return { db, ...this.#begin(account) }
    const isNew = await this.#insert(db, organizationId)
    const made = await loadAccount(db, 'change')
    if (!made) throw billingFault('customer_not_found', 'There is no such customer.')
    const { draft, passing } = this.#begin(made)
    if (isNew)
      for (const { id } of defaultProducts(passing.catalog)) giveProduct(draft, id, passing)
    return { db, draft, passing }
  }

  async #insert(db: ScopedDatabase, organizationId: string): Promise<boolean> {
    const organization = await db.first(sqlBuilder.selectFrom('organization').select('name'))
    if (!organization) throw billingFault('customer_not_found', 'There is no such customer.')
    const owner = await db.first(
      sqlBuilder
        .selectFrom('member as m')
        .innerJoin('auth.user as u', 'u.id', 'm.user_id')
        .select('u.email')
        .where('m.role', '=', 'owner')
        .orderBy('m.created_at')
        .limit(1),
    )
    return insertCustomer(db, {
      organizationId,
      name: organization.name,
      email: owner?.email ?? null,
      fingerprint: null,
      createdAt: this.options.now().getTime(),
    })
  }
}
