import { useHydrated } from '@tanstack/react-router'
import type { StoreSummary } from '#contract/stores.ts'
import { type Currency, DEFAULT_CURRENCY } from '#domain/money.ts'
import { likelyCurrency } from '#domain/region-currency.ts'

/** What the newest store counts in; before the first one, what the browser suggests. */
export function useUsualCurrency(stores: readonly StoreSummary[]): Currency {
  const isHydrated = useHydrated()
  const known = stores.at(-1)?.currency
  if (known !== undefined) return known
  return isHydrated ? likelyCurrency(navigator.language) : DEFAULT_CURRENCY
}
