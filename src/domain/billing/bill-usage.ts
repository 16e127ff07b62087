// Bills the usage of a plan when the customer leaves it, at the prices it was used under.

import type { AttachedProduct } from './account.ts'
import type { BillingContext } from './billing-context.ts'
import type { Draft } from './draft.ts'
import { usageLines } from './price.ts'
import { billNow } from './renew.ts'

/** Call it before the plan's balances are removed, because they say what was used. */
export function billLeftUsage(
  draft: Draft,
  attached: AttachedProduct,
  passing: BillingContext,
  sequel: 'ends' | 'goes_on' = 'ends',
): void {
  const { id: attachedId, subscriptionId, periodStart: cycleStart } = attached
  // Trials and given products are not billed.
  if (attached.status === 'trialing' || cycleStart === null) return
  const lines = usageLines(draft, attached, passing.catalog)
  if (lines.length === 0) return
  if (passing.renewals === 'here') billNow(draft, attached, lines, passing)
  else if (subscriptionId !== null) {
    draft.usageBills.push({ attachedId, subscriptionId, cycleStart, lines, sequel })
  }
}
