// The realtime client in React: the provider and the hooks that call the backend.

import {
  queryOptions,
  skipToken,
  useMutation,
  useQueries,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { ActionReference, MutationReference, QueryReference } from '#contract/define.ts'
import { type ConnectionStatus, connectionStatus } from './connection-status.ts'
import { liveKey } from './live-key.ts'
import { liveQuery } from './query-bridge.ts'
import type { ConnectionState, MutationOptions, RealtimeClient } from './realtime-client.ts'
import { useServerRendered } from './use-printed.ts'
import { isWorthRetrying } from './worth-retrying.ts'

const RealtimeContext = createContext<RealtimeClient | null>(null)

export function RealtimeProvider(props: {
  readonly client: RealtimeClient
  readonly children: ReactNode
}) {
  return <RealtimeContext value={props.client}>{props.children}</RealtimeContext>
}

export function useRealtime(): RealtimeClient {
  const client = use(RealtimeContext)
  if (!client) throw new Error('useRealtime needs a RealtimeProvider around it')
  return client
}

/**
 * The newest value of a query, undefined until there is one; throws if the query is refused. With 'skip'
 * nothing is requested and the value stays undefined.
 */
export function useLiveQuery<Args, Result>(
  contract: QueryReference<Args, Result>,
  args: Args | 'skip',
): Result | undefined {
  const options = args === 'skip' ? skipped<Result>(contract.name) : liveQuery(contract, args)
  const { data: newest, error } = useQuery(options)
  const data = useServerRendered()(options.queryKey, newest)
  // Old data stays on screen through a temporary error, but not after a membership has ended.
  if (error && (data === undefined || !isWorthRetrying(error))) throw error
  return data
}

/** {@link useLiveQuery}, but suspends instead of returning undefined. */
export function useSuspenseLiveQuery<Args, Result>(
  contract: QueryReference<Args, Result>,
  args: Args,
): Result {
  const options = liveQuery(contract, args)
  const { data, error } = useSuspenseQuery(options)
  const shown = useServerRendered()(options.queryKey, data) ?? data
  if (error && !isWorthRetrying(error)) throw error
  return shown
}

/** One query with several arguments: the newest values in their order. A refused query has no value. */
export function useLiveQueries<Args, Result>(
  contract: QueryReference<Args, Result>,
  all: readonly Args[],
): readonly (Result | undefined)[] {
  const queries = all.map((args) => liveQuery(contract, args))
  const results = useQueries({ queries })
  const printed = useServerRendered()
  return queries.map(({ queryKey }, index) => printed(queryKey, results[index]?.data))
}

/** A function whose promise resolves when the live queries show the effect. */
export function useBackendMutation<Args, Result>(
  contract: MutationReference<Args, Result>,
  options: MutationOptions<Args> = {},
): (args: Args) => Promise<Result> {
  const realtime = useRealtime()
  const run = (args: Args) => realtime.mutation(contract, args, options)
  return useMutation({ mutationKey: [contract.name], mutationFn: run }).mutateAsync
}

export function useBackendAction<Args, Result>(
  contract: ActionReference<Args, Result>,
): (args: Args) => Promise<Result> {
  const realtime = useRealtime()
  const run = (args: Args) => realtime.action(contract, args)
  return useMutation({ mutationKey: [contract.name], mutationFn: run }).mutateAsync
}

/** The state of the connection, with the number of requests that are not confirmed yet. */
export function useConnectionState(): ConnectionState & { readonly status: ConnectionStatus } {
  const realtime = useRealtime()
  const read = () => realtime.connectionState()
  const state = useSyncExternalStore((listener) => realtime.onConnectionState(listener), read, read)
  return { ...state, status: connectionStatus(state) }
}

function skipped<Result>(name: string) {
  return queryOptions<Result>({ queryKey: liveKey(name, 'skip'), queryFn: skipToken })
}
