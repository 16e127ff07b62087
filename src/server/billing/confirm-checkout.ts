// Somebody comes back from the page of a provider and wants to know how it went.

import type { CheckoutOutcome } from '#contract/billing.ts'
import { billingFault } from '#domain/billing/billing-fault.ts'
import { placeAfterFailure } from '#domain/billing/checkout-places.ts'
import type { Accounts } from './accounts.ts'
import { type Checkout, selectCheckout } from './checkouts.ts'
import { withCustomer } from './customer-scope.ts'

export async function confirmCheckout(
  { options: { pool, provider } }: Accounts,
  organizationIds: readonly string[],
  id: string,
): Promise<CheckoutOutcome> {
  for (const organizationId of organizationIds) {
    const select = () => withCustomer(pool, organizationId, (db) => selectCheckout(db, id))
    const found = await select()
    if (!found) continue
    // One that was closed here may have been paid there.
    if (found.status !== 'complete') await provider.confirmCheckout?.(organizationId, id)
    return outcomeOf((await select()) ?? found)
  }
  throw billingFault('checkout_not_found', 'There is no such checkout.')
}

function outcomeOf({ status, successUrl, cancelUrl }: Checkout): CheckoutOutcome {
  return { status, url: status === 'complete' ? successUrl : placeAfterFailure(cancelUrl) }
}
