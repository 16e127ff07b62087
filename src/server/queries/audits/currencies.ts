// What the money of a store is in: now, and in the audits that were counted there.

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

/** In the scope of the organization: as kept at the start, before it as the stores have them. */
export async function selectCurrencies(
  db: ScopedDatabase,
  auditId: string,
): Promise<StoreCurrencies> {
  const rows = await db.raw(OF_AUDIT, [auditId])
  return new Map(rows.map(({ store_id, currency }) => [store_id, currency]))
}

/** In the scope of the organization: from now on the audit has its own. */
export function freezeCurrencies(db: ScopedDatabase, auditId: string) {
  return db.raw(FREEZE, [auditId, COINS])
}

/** In the scope of the audit: what values of its stores are rounded to, in thousandths. */
export async function selectCoins(db: ScopedDatabase): Promise<ReadonlyMap<string, number>> {
  const stores = sqlBuilder.selectFrom('audit_store').select(['store_id', 'coin'])
  return new Map((await db.rows(stores)).map(({ store_id, coin }) => [store_id, coin]))
}

/** What all of these stores count in; null: they differ. */
export function currencyIn(
  currencies: StoreCurrencies,
  storeIds: readonly string[],
): Currency | null {
  return commonCurrency(storeIds.map((id) => currencies.get(id) ?? null))
}
