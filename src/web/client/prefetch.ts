import type { QueryClient } from '@tanstack/react-query'
import type { QueryReference } from '#contract/define.ts'
import { liveQuery } from './query-bridge.ts'

/** Asks for what a page is about to read. A refusal is told by whoever reads it. */
export function prefetch<Args, Result>(
  queryClient: QueryClient,
  contract: QueryReference<Args, Result>,
  args: Args,
): Promise<void> {
  return queryClient.prefetchQuery(liveQuery(contract, args))
}
