// Live queries for every connection of this node: changes are tailed, stale answers are read again
// under one snapshot, and each connection gets one transition with all of it.

import type { WebSocket } from 'ws'
import type { Json } from '#contract/frames.ts'
import type { Database } from '#server/db/database.ts'
import { scopedDatabase } from '#server/db/scoped-database.ts'
import { onConnection } from '#server/db/transaction.ts'
import type { ActionImplementation } from '#server/functions/implement.ts'
import type { Functions } from '#server/functions/registry.ts'
import type { Services } from '#server/functions/services.ts'
import { type Identity, loadViewer } from '#server/functions/viewer.ts'
import { parseArgs } from './call.ts'
import { ChangeTail } from './change-tail.ts'
import { cleanUp } from './clean-up.ts'
import type { Connection, FrameCache } from './connection.ts'
import type { Hints } from './hints.ts'
import { LiveCache } from './live-cache.ts'
import { type MutationId, runMutation } from './mutations.ts'
import { openQuerySnapshot, type QueryMode, type QuerySnapshot } from './one-time-queries.ts'
import { type Refreshed, refresh } from './refresh.ts'
import { isRefusal } from './snapshot-runner.ts'
import { acceptSocket } from './socket.ts'
import { TickClock } from './tick-clock.ts'
import { Turns } from './turns.ts'

export interface VerifiedIdentity extends Identity {
  readonly expiresAt: number
}

export interface EngineOptions {
  readonly database: Database
  readonly functions: Functions
  readonly services: Services
  readonly hints: Hints
  readonly verifyToken: (token: string) => Promise<VerifiedIdentity | null>
  readonly report: (requestId: string, error: unknown) => void
  readonly log: (line: string) => void
}

export interface EngineStats {
  readonly connections: number
  readonly cachedAnswers: number
  readonly ticks: number
  readonly transitions: number
  readonly mutations: number
}

/** Asks for a query at a snapshot that stays the same until it is closed. */
export interface OpenSnapshot {
  query(path: string, args: unknown): Promise<Json>
  close(): Promise<void>
}

const RETRY_AFTER_FAILURE_MS = 250

/** How much of each kind one caller has running at once; the pools of connections are a little larger. */
const MUTATIONS_AT_ONCE = 8
const QUERIES_AT_ONCE = 8
/** Some take long, because others are asked: they leave room for mutations. */
const ACTIONS_AT_ONCE = 4

export class Engine {
  readonly options: EngineOptions
  readonly cache = new LiveCache()
  readonly connections = new Set<Connection>()
  /** Connections with steps, answers or room again: looked at in the next tick. */
  readonly waiting = new Set<Connection>()
  readonly clock: TickClock
  readonly #tail = new ChangeTail(Date.now)
  readonly #mutationTurns = new Turns(MUTATIONS_AT_ONCE)
  readonly #queryTurns = new Turns(QUERIES_AT_ONCE)
  readonly #actionTurns = new Turns(ACTIONS_AT_ONCE)
  readonly #cleaner: NodeJS.Timeout
  #tick = 0
  #stats = { ticks: 0, transitions: 0, mutations: 0 }
  #draining = false

  constructor(options: EngineOptions) {
    this.options = options
    this.clock = new TickClock(
      () => this.#runTick(),
      () => this.connections.size > 0,
    )
    options.hints.subscribe(() => this.clock.request('changed'))
    this.#cleaner = cleanUp(options.database, options.log)
  }

  get stats(): EngineStats {
    return {
      ...this.#stats,
      connections: this.connections.size,
      cachedAnswers: this.cache.results.size,
    }
  }

  acceptSocket(socket: WebSocket): void {
    if (this.#draining) socket.close(1012, 'restarting')
    else acceptSocket(this, socket)
  }

  async runMutation(
    identity: Identity | null,
    path: string,
    args: unknown,
    id?: MutationId,
  ): Promise<Json> {
    const { database, functions, services, hints } = this.options
    const implementation = functions.find('mutation', path)
    const parsed = parseArgs(implementation.contract, args)
    const call = { implementation, args: parsed, identity, id }
    const result = await this.#mutationTurns.run(identity, () =>
      runMutation(database.app, services, call),
    )
    this.#stats.mutations += 1
    hints.publish()
    this.clock.request('changed')
    return result
  }

  async runAction(identity: Identity | null, path: string, args: unknown): Promise<Json> {
    const { functions, services } = this.options
    const implementation = functions.find('action', path)
    const parsed = parseArgs(implementation.contract, args)
    const result = await this.#actionTurns.run(identity, async () => {
      const scope = await this.#admit(identity, implementation, parsed)
      return implementation.run({ scope, args: parsed, services })
    })
    this.clock.request('changed')
    return (result ?? null) as Json
  }

  async openSnapshot(identity: Identity | null, mode: QueryMode): Promise<OpenSnapshot> {
    const { functions } = this.options
    const { query, close } = await this.#openSnapshot(identity, mode)
    return {
      query: (path, args) => {
        const implementation = functions.find('query', path)
        return query({ implementation, args: parseArgs(implementation.contract, args) })
      },
      close,
    }
  }

  async #openSnapshot(identity: Identity | null, mode: QueryMode): Promise<QuerySnapshot> {
    const { database } = this.options
    const endTurn = await this.#queryTurns.begin(identity)
    try {
      const snapshot = await openQuerySnapshot(database.reads, identity, mode)
      return { ...snapshot, close: () => snapshot.close().finally(endTurn) }
    } catch (error) {
      endTurn()
      throw error
    }
  }

  /** Several queries at once, at one moment or as it comes. */
  async runQueries(
    identity: Identity | null,
    calls: readonly { readonly path: string; readonly args: unknown }[],
    mode: QueryMode,
  ): Promise<readonly Json[]> {
    const snapshot = await this.openSnapshot(identity, mode)
    try {
      const answers: Json[] = []
      for (const { path, args } of calls) answers.push(await snapshot.query(path, args))
      return answers
    } finally {
      await snapshot.close()
    }
  }

  /** Sends everybody to another node: clients reconnect at once and lose nothing. */
  async drain(): Promise<void> {
    this.#draining = true
    clearInterval(this.#cleaner)
    await this.clock.stop()
    for (const connection of this.connections) connection.close('restarting')
    await this.options.hints.close()
  }

  #admit(identity: Identity | null, implementation: ActionImplementation, args: unknown) {
    return onConnection(this.options.database.app, async (client) => {
      await client.query('begin read only')
      const reads = new Set<string>()
      const viewer = identity ? await loadViewer(client, identity, reads) : undefined
      const db = scopedDatabase(client, { kind: 'user', userId: viewer?.userId ?? '' }, reads)
      const { contract } = implementation
      const scope = await implementation.place({ contract, viewer, args, db })
      await client.query('commit')
      return scope
    })
  }

  async #runTick(): Promise<{ readonly changed: boolean }> {
    const asked = new Set(this.waiting)
    this.waiting.clear()
    for (const connection of asked) connection.takeSteps(this.cache)
    try {
      const refreshed = await this.#refreshAll()
      this.#tick = Math.max(this.#tick + 1, Date.now())
      this.#stats.ticks += 1
      return { changed: this.#tell(refreshed, asked) }
    } catch (error) {
      this.options.log(`live queries wait: ${error instanceof Error ? error.message : error}`)
      for (const connection of asked) this.waiting.add(connection)
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_FAILURE_MS))
      this.clock.request('asked')
      return { changed: false }
    }
  }

  /** Fast first; when a read is refused, once more with each read for itself. */
  async #refreshAll(): Promise<Refreshed> {
    try {
      return await this.#refreshUnderSnapshot('together')
    } catch (error) {
      if (!isRefusal(error)) throw error
      return this.#refreshUnderSnapshot('apart')
    }
  }

  #refreshUnderSnapshot(manner: 'together' | 'apart'): Promise<Refreshed> {
    const { database, report } = this.options
    return onConnection(database.live, async (client) => {
      const tailed = await this.#tail.begin(client)
      this.cache.index.markStale(tailed.changed)
      const { cache } = this
      const refreshed = await refresh({ cache, pool: database.live, client, manner, report })
      await client.query('commit')
      this.#tail.advance(tailed)
      return refreshed
    })
  }

  /** All of it at once and without waiting: no client ever sees half of a tick. */
  #tell(refreshed: Refreshed, asked: ReadonlySet<Connection>): boolean {
    const concerned = new Set(asked)
    const admissions = new Set(refreshed.admissions)
    for (const result of refreshed.results) for (const one of result.admissions) admissions.add(one)
    for (const admission of admissions) {
      for (const subscription of admission.subscriptions) concerned.add(subscription.connection)
    }
    const frames: FrameCache = new Map()
    for (const connection of concerned) {
      connection.refuseLostIdentity()
      if (connection.flush(this.#tick, frames)) this.#stats.transitions += 1
    }
    this.cache.sweep()
    return refreshed.results.size > 0
  }
}
