// Shared state while an account is synced with its provider.

import type { BillingContext } from './billing-context.ts'
import type { Draft } from './draft.ts'
import type { ProviderSubscription, ProviderView } from './provider-view.ts'

export interface Sync {
  readonly draft: Draft
  readonly passing: BillingContext
  readonly view: ProviderView
  readonly findings: string[]
  /** Changes that were paid after we stopped waiting; their usage was billed with them. */
  readonly late: ReadonlySet<string>
  readonly surplus: ProviderSubscription[]
}

/** Whether it pays for something now. What ends or changes at exactly this moment is left to the next sync. */
export function isLive({ status, endsAt }: ProviderSubscription, now: number): boolean {
  if (endsAt !== null && endsAt <= now) return false
  return status === 'active' || status === 'trialing' || status === 'past_due'
}
