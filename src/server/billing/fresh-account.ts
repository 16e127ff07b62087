// A cycle that is over and not renewed here may have been renewed at the provider: looked up there
// before anything is decided on it.

import type { Draft } from '#domain/billing/draft.ts'
import { isRunning } from '#domain/billing/standing.ts'
import type { Accounts } from './accounts.ts'

export async function freshenAccount(accounts: Accounts, organizationId: string): Promise<void> {
  const { provider } = accounts.options
  if (!provider.refresh) return
  const isStale = await accounts.look(organizationId, [], ({ draft, passing }) =>
    isBehind(draft, passing.now),
  )
  if (isStale) await provider.refresh(organizationId)
}

function isBehind({ products }: Draft, now: number): boolean {
  return [...products.values()].some(
    (one) => isRunning(one) && one.subscriptionId !== null && (one.periodEnd ?? now + 1) <= now,
  )
}
