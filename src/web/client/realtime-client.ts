// The browser's end of the socket. It connects on first use, so it may also be created where pages are rendered.

import type { ActionReference, MutationReference, QueryReference } from '#contract/define.ts'
import type { AuthFlag, FetchToken } from './auth-machine.ts'
import { canonicalArgs, queryKeyOf, wireArgs } from './canonical.ts'
import type { Connection } from './connection.ts'
import { browserEnvironment, type Environment, syncUrl } from './environment.ts'
import { Listeners } from './listeners.ts'
import { type LiveResult, parseResult, tellsSignedOut } from './live-result.ts'
import { type OptimisticUpdate, OptimisticView, type Results } from './optimistic.ts'
import type { Finished, Requests } from './requests.ts'
import { ServerLink } from './server-link.ts'

export type ConnectionState = Connection['state'] & Requests['inflight']

export interface RealtimeOptions {
  /** The address of the server; the page's own origin by default. */
  readonly origin?: string
  /** Sends nothing until `setAuth` has a token or `clearAuth` says that there is none. */
  readonly expectAuth?: boolean
  readonly environment?: Environment
}

export interface MutationOptions<Args> {
  readonly optimisticUpdate?: OptimisticUpdate<Args> | undefined
}

export class RealtimeClient {
  readonly #link: ServerLink
  readonly #view = new OptimisticView()
  readonly #watchers = new Map<string, Listeners<LiveResult<unknown> | undefined>>()
  readonly #stateListeners = new Listeners<ConnectionState>()
  readonly #flagListeners = new Listeners<AuthFlag>()
  /** The answers from before signing out began. */
  #lastAnswers: Results | undefined
  /** What was last shown, without the updates of mutations. */
  #known: Results = new Map()
  #batch = (run: () => void): void => run()
  #state: ConnectionState
  #isPublishDue = false

  constructor({
    origin,
    expectAuth = false,
    environment = browserEnvironment,
  }: RealtimeOptions = {}) {
    const url = () => syncUrl(origin ?? location.origin)
    this.#link = new ServerLink(
      { url, isPaused: expectAuth, environment },
      {
        advanced: (finished) => this.#advance(finished),
        changed: () => this.#publishSoon(),
        flagChanged: (flag) => this.#flagListeners.call(flag),
      },
    )
    this.#state = this.#readState()
  }

  /** Keeps a query live. The listener is called when it changes, after all changes of its transition. */
  subscribe<Args, Result>(
    contract: QueryReference<Args, Result>,
    args: Args,
    listener: (result: LiveResult<Result> | undefined) => void,
  ): () => void {
    return this.watch(contract.name, args, (result) =>
      listener(parseResult<LiveResult<Result> | undefined>(result)),
    )
  }

  /** {@link subscribe} by the name of a query. */
  watch(
    name: string,
    args: unknown,
    listener: (result: LiveResult<unknown> | undefined) => void,
  ): () => void {
    const key = this.#link.queries.acquire(name, canonicalArgs(args))
    const watchers = this.#watchers.get(key) ?? new Listeners()
    this.#watchers.set(key, watchers)
    const leave = watchers.add(listener)
    this.#link.connection.start()
    this.#link.flushSoon()
    return () => {
      if (leave()) this.#release(key)
    }
  }

  /** What the screen shows for a query: undefined until something is known. */
  current<Args, Result>(
    contract: QueryReference<Args, Result>,
    args: Args,
  ): LiveResult<Result> | undefined {
    return parseResult<LiveResult<Result> | undefined>(this.currentOf(contract.name, args))
  }

  /** {@link current} by the name of a query. */
  currentOf(name: string, args: unknown): LiveResult<unknown> | undefined {
    return this.#view.get(queryKeyOf(name, canonicalArgs(args)))
  }

  /** Requests a failed live query again. */
  renew(name: string, args: unknown): void {
    this.#link.queries.renew(queryKeyOf(name, canonicalArgs(args)))
    this.#advance([])
    this.#link.flushSoon()
  }

  /** A refused query keeps its last answer until the returned function is called. */
  delayRefusals(): () => void {
    this.#lastAnswers = this.#link.queries.results()
    return () => {
      this.#lastAnswers = undefined
      this.#advance([])
    }
  }

  /** Resolves once the live queries show the effect. Survives the loss of the connection. */
  async mutation<Args, Result>(
    contract: MutationReference<Args, Result>,
    args: Args,
    { optimisticUpdate }: MutationOptions<Args> = {},
  ): Promise<Result> {
    const { requests } = this.#link
    const request = requests.add('Mutation', contract.name, wireArgs(contract.name, args))
    if (optimisticUpdate) {
      this.#showAtOnce(request.requestId, (store) => optimisticUpdate(store, args))
    }
    this.#requestAdded()
    return parseResult<Result>(await request.promise)
  }

  /** Never sent twice: rejects with the fault `unavailable` if the connection is lost while it is running. */
  async action<Args, Result>(contract: ActionReference<Args, Result>, args: Args): Promise<Result> {
    const request = this.#link.requests.add('Action', contract.name, wireArgs(contract.name, args))
    this.#requestAdded()
    return parseResult<Result>(await request.promise)
  }

  /** Acts for the user of these tokens; sends nothing until the first one has arrived. */
  setAuth(fetchToken: FetchToken, onChange: (isAuthenticated: boolean) => void = () => {}): void {
    this.#link.auth.setAuth(fetchToken, onChange)
    this.#link.connection.start()
  }

  /** Drops the token. Whether a user is signed in is unknown again. */
  clearAuth(): void {
    this.#link.auth.clearAuth()
  }

  authFlag(): AuthFlag {
    return this.#link.auth.flag
  }

  onAuthFlag(listener: (flag: AuthFlag) => void): () => void {
    return this.#flagListeners.add(listener)
  }

  /** The same object as long as nothing changes. */
  connectionState(): ConnectionState {
    const state = this.#readState()
    if (!isShallowEqual(state, this.#state)) this.#state = state
    return this.#state
  }

  /** When the server last sent something; undefined: never. */
  heardAtMs(): number | undefined {
    return this.#link.connection.heardAtMs
  }

  /** Since when something on the screen is older than the rest; undefined: nothing is. */
  behindAtMs(): number | undefined {
    return this.#link.behindAtMs
  }

  onConnectionState(listener: (state: ConnectionState) => void): () => void {
    return this.#stateListeners.add(listener)
  }

  /** Wraps the calls to all listeners that one transition causes. */
  batchWith(batch: (run: () => void) => void): void {
    this.#batch = batch
  }

  /** Final: requests in progress are rejected, and so are later ones. */
  close(): void {
    this.#link.auth.clearAuth()
    this.#link.connection.close()
    this.#link.requests.rejectAll()
  }

  #release(key: string): void {
    if (this.#watchers.get(key)?.isEmpty) this.#watchers.delete(key)
    this.#link.queries.release(key)
    // Answers that are no longer live must not be read as current.
    this.#advance([])
    this.#link.flushSoon()
  }

  #showAtOnce(requestId: number, apply: Parameters<OptimisticView['add']>[0]['apply']): void {
    try {
      this.#notify(this.#view.add({ requestId, apply }))
    } catch (error) {
      this.#link.requests.withdraw(requestId)
      throw error
    }
  }

  #requestAdded(): void {
    if (this.#link.connection.state.phase === 'closed') this.#link.requests.rejectAll()
    this.#link.connection.start()
    this.#link.flushSoon()
    this.#publishSoon()
  }

  /** Shows the newest answers without the updates of finished mutations, and only then settles their promises. */
  #advance(finished: readonly Finished[]): void {
    const over = new Set(finished.map(({ requestId }) => requestId))
    const answered = answeredOr(this.#lastAnswers, this.#link.queries.results())
    this.#known = knownWhileSignedOut(this.#known, answered)
    this.#notify(this.#view.rebase(this.#known, (requestId) => over.has(requestId)))
    for (const { settle } of finished) settle()
    if (finished.length > 0) this.#publishSoon()
  }

  #notify(keys: readonly string[]): void {
    if (keys.length === 0) return
    this.#batch(() => {
      for (const key of keys) this.#watchers.get(key)?.call(this.#view.get(key))
    })
  }

  #readState(): ConnectionState {
    return { ...this.#link.connection.state, ...this.#link.requests.inflight }
  }

  /** Deferred within this turn, because a query may be subscribed while a page is rendering. */
  #publishSoon(): void {
    if (this.#isPublishDue) return
    this.#isPublishDue = true
    queueMicrotask(() => {
      this.#isPublishDue = false
      this.#stateListeners.call(this.connectionState())
    })
  }
}

/** A refused query shows its earlier answer, if there was one. */
function answeredOr(before: Results | undefined, results: Results): Results {
  if (!before) return results
  return new Map(
    [...results].map(([key, result]) => {
      return [key, result.status === 'error' ? (before.get(key) ?? result) : result]
    }),
  )
}

/**
 * The end of a session removes nothing from the screen, so that text being typed there is not lost: the same person
 * signs in again and continues. New requests are refused.
 */
function knownWhileSignedOut(before: Results, results: Results): Results {
  return new Map(
    [...results].map(([key, result]) => {
      return [key, tellsSignedOut(result) ? (before.get(key) ?? result) : result]
    }),
  )
}

function isShallowEqual(one: object, other: object): boolean {
  const values = new Map<string, unknown>(Object.entries(other))
  return Object.entries(one).every(([name, value]) => values.get(name) === value)
}
