// Keeps the live queries of a TanStack Query cache subscribed while they are in it, and pushes the server's
// answers into it.

import {
  notifyManager,
  type Query,
  type QueryCacheNotifyEvent,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { QueryReference } from '#contract/define.ts'
import { LIMITS } from '#contract/frames.ts'
import { liveKey, readLiveKey } from './live-key.ts'
import { type LiveResult, tellsSignedOut } from './live-result.ts'
import type { RealtimeClient } from './realtime-client.ts'
import { isWorthRetrying } from './worth-retrying.ts'

/** The answer that was rendered into the page; undefined if the page was rendered without it. */
export interface Printed {
  readonly data: unknown
}

/** Where a cache gets live queries from: the socket, or the backend of the request being rendered. */
export interface LiveSource {
  fetch<Args, Result>(contract: QueryReference<Args, Result>, args: Args): Promise<Result>
  /** The first state of a query in this cache, which may be no data: what the page was rendered with. */
  printed?(queryKey: QueryKey): Printed | undefined
}

type CachedQuery = Query<unknown, Error>

/** Above this many, queries that no screen shows are dropped before the server has to refuse. */
const CROWDED = LIMITS.queriesPerConnection * 0.75

export class CacheFeed implements LiveSource {
  readonly #queryClient: QueryClient
  readonly #realtime: RealtimeClient
  readonly #onShownError: (error: Error) => void
  /** Oldest first. */
  readonly #subscribed = new Map<CachedQuery, () => void>()
  readonly #printed = new WeakMap<CachedQuery, Printed>()

  constructor(
    queryClient: QueryClient,
    realtime: RealtimeClient,
    onShownError: (error: Error) => void,
  ) {
    this.#queryClient = queryClient
    this.#realtime = realtime
    this.#onShownError = onShownError
    realtime.batchWith((run) => notifyManager.batch(run))
    queryClient.getQueryCache().subscribe((event) => this.#follow(event))
  }

  printed(queryKey: QueryKey): Printed | undefined {
    const query = this.#queryClient.getQueryCache().find({ queryKey })
    return query && this.#printed.get(query)
  }

  #follow(event: QueryCacheNotifyEvent): void {
    const { type, query } = event
    if (type === 'added') this.#adopt(query)
    if (type === 'removed') this.#release(query)
    if (type === 'updated' && event.action.type === 'success' && !event.action.manual) {
      this.#arrive(query)
    }
  }

  async fetch<Args, Result>(contract: QueryReference<Args, Result>, args: Args): Promise<Result> {
    const known = this.#realtime.current(contract, args)
    if (known?.status === 'value') return known.value
    if (known) this.#askAgain(contract, args, known.error)
    return this.#firstAnswer(contract, args)
  }

  /** Retrying a refusal returns it again at once; any other error is worth a new request. */
  #askAgain<Args, Result>(contract: QueryReference<Args, Result>, args: Args, error: Error): void {
    const state = this.#queryClient.getQueryState(liveKey(contract.name, args))
    const isRetry = (state?.fetchFailureCount ?? 0) > 0
    if (isRetry && !isWorthRetrying(error)) throw error
    this.#realtime.renew(contract.name, args)
  }

  #firstAnswer<Args, Result>(contract: QueryReference<Args, Result>, args: Args): Promise<Result> {
    return new Promise((resolve, reject) => {
      const leave = this.#realtime.subscribe(contract, args, (result) => {
        if (!result) return
        leave()
        if (result.status === 'value') resolve(result.value)
        else reject(result.error)
      })
    })
  }

  #adopt(query: CachedQuery): void {
    const live = readLiveKey(query.queryKey)
    if (!live) return
    const push = (result: LiveResult<unknown> | undefined) => this.#push(query, result)
    this.#subscribed.set(query, this.#realtime.watch(live.name, live.args, push))
    this.#makeRoom(query)
    if (query.state.data === undefined) this.#printed.set(query, { data: undefined })
    else this.#arrive(query)
  }

  /** Data that came with the page is older than what the socket has already received. */
  #arrive(query: CachedQuery): void {
    const live = readLiveKey(query.queryKey)
    if (!live) return
    if (!this.#printed.has(query)) this.#printed.set(query, { data: query.state.data })
    this.#push(query, this.#realtime.currentOf(live.name, live.args))
  }

  #release(query: CachedQuery): void {
    this.#subscribed.get(query)?.()
    this.#subscribed.delete(query)
  }

  #push(query: CachedQuery, result: LiveResult<unknown> | undefined): void {
    if (result?.status === 'value') this.#queryClient.setQueryData(query.queryKey, result.value)
    if (result?.status !== 'error') return
    // Data that came with the page also stays if the session ends before the socket has received anything.
    if (query.state.data !== undefined && tellsSignedOut(result)) return
    // While a fetch is running it reports the error itself.
    if (query.state.fetchStatus === 'idle') this.#pushError(query, result.error)
  }

  #pushError(query: CachedQuery, error: Error): void {
    query.setState({
      status: 'error',
      error,
      errorUpdateCount: query.state.errorUpdateCount + 1,
      errorUpdatedAt: Date.now(),
      fetchFailureReason: error,
    })
    if (query.isActive()) this.#onShownError(error)
  }

  #makeRoom(newest: CachedQuery): void {
    const cache = this.#queryClient.getQueryCache()
    for (const query of [...this.#subscribed.keys()]) {
      if (this.#subscribed.size <= CROWDED) return
      const isNeeded = query.getObserversCount() > 0 || query.state.fetchStatus !== 'idle'
      if (query !== newest && !isNeeded) cache.remove(query)
    }
  }
}
