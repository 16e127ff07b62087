// Live queries for TanStack Query.

import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import type { RequestBackend } from '#contract/backend.ts'
import type { QueryReference } from '#contract/define.ts'
import { CacheFeed, type LiveSource, type Printed } from './cache-feed.ts'
import { liveKey } from './live-key.ts'
import type { RealtimeClient } from './realtime-client.ts'
import { redirectTarget } from './redirect.ts'
import { isWorthRetrying } from './worth-retrying.ts'

export interface QueryClientParts {
  /** Only in the browser. */
  readonly realtime?: RealtimeClient | undefined
  /** Used instead of the socket while a page is rendered on the host. */
  readonly backend?: Pick<RequestBackend, 'query'> | undefined
  /** Opens a path on this origin, for failures that name one. */
  readonly navigate?: ((path: string) => void) | undefined
  /** Called for every refused mutation and action, wherever it was called. */
  readonly onRefusal?: ((error: Error) => void) | undefined
}

/** Data is never stale: the server reports every change. */
const CACHE_DEFAULTS = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 5 * 60 * 1_000,
  retry: 3,
} as const
const LONGEST_RETRY_DELAY_MS = 30_000

const sources = new WeakMap<QueryClient, LiveSource>()

export function createQueryClient(parts: QueryClientParts): QueryClient {
  const { realtime, backend, navigate, onRefusal } = parts
  const followRedirect = (error: Error) => {
    const target = redirectTarget(error)
    if (target !== undefined) navigate?.(target)
  }
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: followRedirect }),
    mutationCache: new MutationCache({
      onError: (error) => {
        followRedirect(error)
        onRefusal?.(error)
      },
    }),
    // The client queues mutations itself; the cache must not pause them as well.
    defaultOptions: { queries: CACHE_DEFAULTS, mutations: { networkMode: 'always' } },
  })
  if (backend) {
    sources.set(queryClient, { fetch: (contract, args) => backend.query(contract, args) })
  } else if (realtime) {
    sources.set(queryClient, new CacheFeed(queryClient, realtime, followRedirect))
  }
  return queryClient
}

/** Options for `useQueries`, `ensureQueryData` and the like. */
export function liveQuery<Args, Result>(contract: QueryReference<Args, Result>, args: Args) {
  return queryOptions({
    ...CACHE_DEFAULTS,
    queryKey: liveKey(contract.name, args),
    queryFn: ({ client }): Promise<Result> => sourceOf(client).fetch(contract, args),
    retryDelay,
    // The socket itself waits for the network.
    networkMode: 'always',
  })
}

/** The data that a page in the browser was rendered with, while its query is in the cache. */
export function printedValue(queryClient: QueryClient, queryKey: QueryKey): Printed | undefined {
  return sources.get(queryClient)?.printed?.(queryKey)
}

function sourceOf(queryClient: QueryClient): LiveSource {
  const source = sources.get(queryClient)
  if (!source) throw new Error('This query client knows no backend: make it with createQueryClient')
  return source
}

/** No delay while a page is rendered on the server, or after a final refusal. */
function retryDelay(failures: number, error: Error): number {
  if (typeof window === 'undefined' || !isWorthRetrying(error)) return 0
  return Math.min(1_000 * 2 ** failures, LONGEST_RETRY_DELAY_MS)
}
