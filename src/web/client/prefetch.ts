import type { QueryClient } from '@tanstack/react-query'
import type { QueryReference } from '#contract/define.ts'
import { liveQuery } from './query-bridge.ts'

/** Requests what a page is about to read. The component that reads it handles a refusal. */
export function prefetch<Args, Result>(
  queryClient: QueryClient,
  contract: QueryReference<Args, Result>,
  args: Args,
): Promise<void> {
  return queryClient.prefetchQuery(liveQuery(contract, args))
}
