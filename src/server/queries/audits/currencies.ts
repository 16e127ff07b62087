// The currency of a store: its current one, and those of the audits that were counted there.

import { CURRENCIES, type Currency, coinOf, commonCurrency } from '#domain/money.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

const COINS = JSON.stringify(Object.fromEntries(CURRENCIES.map((code) => [code, coinOf(code)])))

/** By the id of the store. */
export type StoreCurrencies = ReadonlyMap<string, Currency>

const OF_AUDIT = rawStatement<{ store_id: string; currency: string }, [string]>()({
  name: 'audit_currencies',
  text: `
    select s.store_id, coalesce(s.currency, t.currency) as currency
    from audit_store s join store t on t.id = s.store_id
    where s.audit_id = $1`,
  reads: ['audit_store', 'store'],
})

const FREEZE = rawStatement<Record<string, never>, [string, coins: string]>()({
  name: 'freeze_currencies',
  text: `
    update audit_store s set currency = t.currency,
      coin = coalesce(($2::jsonb ->> t.currency)::smallint, s.coin)
    from store t
    where s.audit_id = $1 and t.id = s.store_id`,
  reads: ['audit_store', 'store'],
})

/**
 * The currencies stored when the audit started, or those of its stores before that. In the scope of the organization.
 */
export async function selectCurrencies(
  db: ScopedDatabase,
  auditId: string,
): Promise<StoreCurrencies> {
  const rows = await db.raw(OF_AUDIT, [auditId])
  return new Map(rows.map(({ store_id, currency }) => [store_id, currency]))
}

/** Stores the currencies with the audit, which keeps them from then on. In the scope of the organization. */
export function freezeCurrencies(db: ScopedDatabase, auditId: string) {
  return db.raw(FREEZE, [auditId, COINS])
}

/** The unit that values of each store are rounded to, in thousandths. In the scope of the audit. */
export async function selectCoins(db: ScopedDatabase): Promise<ReadonlyMap<string, number>> {
  const stores = sqlBuilder.selectFrom('audit_store').select(['store_id', 'coin'])
  return new Map((await db.rows(stores)).map(({ store_id, coin }) => [store_id, coin]))
}

/** The common currency of these stores; null if they differ. */
export function currencyIn(
  currencies: StoreCurrencies,
  storeIds: readonly string[],
): Currency | null {
  return commonCurrency(storeIds.map((id) => currencies.get(id) ?? null))
}
