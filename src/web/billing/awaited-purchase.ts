// What the person left for the checkout to buy. It is stored in the tab, so that the page can say on return
// how it went.

import type { WireCustomer } from '#domain/billing/wire.ts'
import type { BillingWords } from './billing-words.ts'

const KEY = 'awaited-purchase'

export function awaitPurchase(productIds: readonly string[]): void {
  inTab(() => sessionStorage.setItem(KEY, JSON.stringify(productIds)))
}

export function awaitedPurchase(): readonly string[] {
  const stored = inTab((): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? '[]'))
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
}

export function forgetPurchase(): void {
  inTab(() => sessionStorage.removeItem(KEY))
}

/** Undefined: none of it has arrived, or not yet. */
export function arrivalText(
  { products }: Pick<WireCustomer, 'products'>,
  awaited: readonly string[],
  { t, formats }: BillingWords,
): string | undefined {
  const arrived = products.find(
    ({ id, status }) => awaited.includes(id) && (status === 'active' || status === 'trialing'),
  )
  if (!arrived) return undefined
  const { name, status, trial_ends_at } = arrived
  return status === 'trialing' && trial_ends_at
    ? t('plan.arrivedFree', { plan: name, day: formats.date(trial_ends_at) })
    : t('plan.arrived', { plan: name })
}

/** Some private windows have no storage. */
function inTab<Found>(use: () => Found): Found | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
