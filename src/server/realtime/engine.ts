// Functions and live queries for every connection of this node. Connections of one organization share a lane, which
// reads stale answers again under one snapshot and sends each connection one transition. The engine reads the change
// log for all lanes.

import type { WebSocket } from 'ws'
import type { Json } from '#contract/json.ts'
import type { Database } from '#server/db/database.ts'
import { isDatabaseAway } from '#server/db/database-away.ts'
import { scopedDatabase } from '#server/db/scoped-database.ts'
import { onConnection } from '#server/db/transaction.ts'
import type { SayTrouble } from '#server/db/trouble-log.ts'
import type { ActionImplementation } from '#server/functions/implement.ts'
import type { Functions } from '#server/functions/registry.ts'
import type { Services } from '#server/functions/services.ts'
import { type Identity, loadViewer } from '#server/functions/viewer.ts'
import { parseArgs } from './call.ts'
import { ChangeTail } from './change-tail.ts'
import { cleanUp } from './clean-up.ts'
import type { Connection } from './connection.ts'
import { FairQueue } from './fair-queue.ts'
import type { Hints } from './hints.ts'
import { Lane } from './lane.ts'
import { laneKey, VISITORS_LANE } from './lane-key.ts'
import type { ResultEntry } from './live-cache.ts'
import { type MutationId, runMutation } from './mutations.ts'
import {
  callerGone,
  openQuerySnapshot,
  type QueryMode,
  type QuerySnapshot,
} from './one-time-queries.ts'
import { placesOf } from './places.ts'
import { QueryQueue } from './query-queue.ts'
import { acceptSocket, type VerifiedIdentity } from './socket.ts'
import type { SocketKeys } from './socket-keys.ts'
import { TenantCosts } from './tenant-costs.ts'
import { TickClock } from './tick-clock.ts'
import { UserQueue } from './user-queue.ts'

export interface EngineOptions {
  readonly database: Database
  readonly functions: Functions
  readonly services: Services
  readonly hints: Hints
  readonly verifyToken: (token: string) => Promise<VerifiedIdentity | null>
  /** API keys instead of tokens; omitted where there are none. */
  readonly keys?: SocketKeys
  readonly report: (requestId: string, error: unknown) => void
  readonly log: SayTrouble
  /** The time that a tick of one organization may spend on reading answers. */
  readonly tickBudgetMs?: number
  /** The time for finding out who may see what, which comes first. */
  readonly doorBudgetMs?: number
}

export interface EngineStats {
  readonly connections: number
  readonly cachedAnswers: number
  readonly ticks: number
  readonly transitions: number
  readonly mutations: number
  /** Counts that phones have sent. */
  readonly counts: number
  /** Since the change log was last read; 0 while nobody is connected. */
  readonly logLagSeconds: number
  readonly waitingMutations: number
  readonly waitingTicks: number
  readonly waitingAnswers: number
  readonly waitingQueries: number
}

/** Runs queries on a snapshot that stays the same until it is closed. */
export interface OpenSnapshot {
  query(path: string, args: unknown): Promise<Json>
  close(): Promise<void>
}

const TICK_BUDGET_MS = 600
/** Enough for a whole organization that reconnects at once on a busy machine. */
const DOOR_BUDGET_MS = 10_000

/** The number of users whose lane is cached. If a cached lane is outdated, the first tick corrects it. */
const MOST_LANE_KEYS = 10_000

/** How many requests of each kind one caller may run at a time. */
const MUTATIONS_AT_ONCE = 8
/** Some actions take long because they call other services, so they leave room for mutations. */
const ACTIONS_AT_ONCE = 4

export class Engine {
  readonly options: EngineOptions
  readonly connections = new Set<Connection>()
  /** Decides when the log is read. */
  readonly clock: TickClock
  readonly #lanes = new Map<string, Lane>()
  /** The lane of each user, as far as it is known. */
  readonly #laneKeys = new Map<string, string>()
  readonly #liveQueues: { readonly ticks: FairQueue; readonly alone: FairQueue }
  readonly #tail = new ChangeTail(Date.now)
  readonly #mutationQueue = new UserQueue(MUTATIONS_AT_ONCE)
  readonly #mutationsInAll: FairQueue
  readonly #queryQueue: QueryQueue
  readonly #actionQueue = new UserQueue(ACTIONS_AT_ONCE)
  readonly #cleaner: NodeJS.Timeout
  #tick = 0
  #moment = 0
  #stats = { ticks: 0, transitions: 0, mutations: 0, counts: 0 }
  #lookedAtMs = performance.now()
  /** What each organization costs this node. */
  readonly costs = new TenantCosts()
  #draining = false
  #wasAway = false

  constructor(options: EngineOptions) {
    this.options = options
    const { live, app, reads } = placesOf(options.database)
    this.#liveQueues = { ticks: new FairQueue(live.ticks), alone: new FairQueue(live.alone) }
    this.#mutationsInAll = new FairQueue(app)
    this.#queryQueue = new QueryQueue(reads)
    this.clock = new TickClock(
      () => this.#look(),
      () => this.connections.size > 0,
    )
    options.hints.subscribe(() => this.clock.request('changed'))
    this.#cleaner = cleanUp(options.database, options.log)
  }

  get stats(): EngineStats {
    return {
      ...this.#stats,
      connections: this.connections.size,
      cachedAnswers: this.results.length,
      logLagSeconds: this.connections.size > 0 ? (performance.now() - this.#lookedAtMs) / 1_000 : 0,
      waitingMutations: this.#mutationsInAll.waiting,
      waitingTicks: this.#liveQueues.ticks.waiting,
      waitingAnswers: this.#liveQueues.alone.waiting,
      waitingQueries: this.#queryQueue.waiting,
    }
  }

  /** The cached answers of all lanes. */
  get results(): readonly ResultEntry[] {
    return [...this.#lanes.values()].flatMap(({ cache }) => [...cache.results.values()])
  }

  get visitors(): Lane {
    return this.#lane(VISITORS_LANE)
  }

  /** The lane of a user's live queries. */
  async laneKeyOf(identity: Identity | null): Promise<string> {
    if (!identity) return VISITORS_LANE
    return this.#laneKeys.get(identity.userId) ?? this.#findLaneKey(identity)
  }

  enter(connection: Connection): void {
    this.connections.add(connection)
    connection.lane.connections.add(connection)
    // This is the first connection, so the log is followed from now on.
    this.clock.request('changed')
  }

  /** The other lane answers all of its requests, starting with its next tick. */
  move(connection: Connection, key: string): void {
    if (connection.lane.key === key || connection.closed) return
    const lane = this.#lane(key)
    connection.lane.leave(connection)
    connection.lane = lane
    lane.enter(connection)
  }

  leave(connection: Connection): void {
    this.connections.delete(connection)
    connection.lane.leave(connection)
  }

  #lane(key: string): Lane {
    const found = this.#lanes.get(key)
    if (found) return found
    const { database, report, log } = this.options
    const { tickBudgetMs = TICK_BUDGET_MS, doorBudgetMs = DOOR_BUDGET_MS } = this.options
    const lane = new Lane({
      key,
      database,
      queues: this.#liveQueues,
      budgetMs: tickBudgetMs,
      doorBudgetMs,
      report,
      log,
      nextTick: () => ++this.#tick,
      nextMoment: () => {
        this.#moment = Math.max(this.#moment + 1, Date.now())
        return this.#moment
      },
      onTook: (tookMs) => this.costs.add(key, tookMs),
      onTicked: (transitions) => {
        this.#stats.ticks += 1
        this.#stats.transitions += transitions
      },
      move: (connection, other) => {
        if (connection.userId) this.#remember(connection.userId, other)
        this.move(connection, other)
      },
    })
    this.#lanes.set(key, lane)
    return lane
  }

  /** Users who cannot be looked up get a lane of their own until the first tick. */
  async #findLaneKey(identity: Identity): Promise<string> {
    const { database, log } = this.options
    const { userId } = identity
    try {
      const viewer = await this.#liveQueues.ticks.run(`u/${userId}`, () =>
        onConnection(database.live, async (client) => {
          const [, found] = await Promise.all([
            client.query('begin read only'),
            loadViewer(client, identity, new Set()),
          ])
          await client.query('commit')
          return found
        }),
      )
      return this.#remember(userId, laneKey(userId, viewer))
    } catch (error) {
      log(`a person has no lane yet: ${error instanceof Error ? error.message : error}`, error)
      return laneKey(userId, undefined)
    }
  }

  #remember(userId: string, key: string): string {
    this.#laneKeys.delete(userId)
    this.#laneKeys.set(userId, key)
    const [oldest] = this.#laneKeys.keys()
    if (this.#laneKeys.size > MOST_LANE_KEYS && oldest !== undefined) this.#laneKeys.delete(oldest)
    return key
  }

  /** Reads the log once for all lanes; the lanes concerned then have a tick of their own. */
  async #look(): Promise<{ readonly changed: boolean }> {
    try {
      const tailed = await onConnection(this.options.database.live, async (client) => {
        const found = await this.#tail.begin(client)
        await client.query('commit')
        return found
      })
      this.#tail.advance(tailed)
      this.#lookedAtMs = performance.now()
      // Another server may answer now, without the last transactions of the previous one.
      if (this.#wasAway) for (const lane of this.#lanes.values()) lane.distrust()
      this.#wasAway = false
      for (const [key, lane] of this.#lanes) {
        if (lane.isAbandoned) this.#lanes.delete(key)
        else lane.notice(tailed)
      }
      return { changed: tailed.changes.length > 0 }
    } catch (error) {
      this.#wasAway ||= isDatabaseAway(error)
      this.options.log(`the log waits: ${error instanceof Error ? error.message : error}`, error)
      return { changed: false }
    }
  }

  acceptSocket(socket: WebSocket, clientAddress = ''): void {
    if (this.#draining) socket.close(1012, 'restarting')
    else acceptSocket(this, socket, clientAddress)
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
    const result = await this.#mutationQueue.run(identity, () =>
      this.#mutationsInAll.run(this.#laneKeyOf(identity), async () => {
        const beganAtMs = performance.now()
        try {
          return await runMutation(database.app, services, call)
        } finally {
          this.costs.add(this.#laneKeyOf(identity), performance.now() - beganAtMs)
        }
      }),
    )
    this.#stats.mutations += 1
    this.#stats.counts += countsIn(implementation.contract.name, parsed)
    hints.publish()
    this.clock.request('changed')
    return result
  }

  async runAction(identity: Identity | null, path: string, args: unknown): Promise<Json> {
    const { functions, services } = this.options
    const implementation = functions.find('action', path)
    const parsed = parseArgs(implementation.contract, args)
    const result = await this.#actionQueue.run(identity, async () => {
      const scope = await this.#admit(identity, implementation, parsed)
      return implementation.run({ scope, args: parsed, services })
    })
    this.clock.request('changed')
    return (result ?? null) as Json
  }

  /** If the signal is aborted, the caller has gone: no more statements are run, and running ones are canceled. */
  async openSnapshot(
    identity: Identity | null,
    mode: QueryMode,
    signal?: AbortSignal,
  ): Promise<OpenSnapshot> {
    const { functions } = this.options
    const { query, close } = await this.#openSnapshot(identity, mode, signal)
    return {
      query: (path, args) => {
        const implementation = functions.find('query', path)
        return query({ implementation, args: parseArgs(implementation.contract, args) })
      },
      close,
    }
  }

  async #openSnapshot(
    identity: Identity | null,
    mode: QueryMode,
    signal: AbortSignal | undefined,
  ): Promise<QuerySnapshot> {
    const { reads } = this.options.database
    const caller = { userId: identity?.userId, laneKey: this.#laneKeyOf(identity) }
    try {
      const endTurn = await this.#queryQueue.begin(caller, signal)
      try {
        const snapshot = await openQuerySnapshot(reads, identity, mode, signal)
        const { viewer } = snapshot
        if (viewer) this.#remember(viewer.userId, laneKey(viewer.userId, viewer))
        return { ...snapshot, close: () => snapshot.close().finally(endTurn) }
      } catch (error) {
        endTurn()
        throw error
      }
    } catch (error) {
      throw signal?.aborted ? callerGone() : error
    }
  }

  /** The lane in which a user shares connections, if it is known already: callers do not wait for a lookup. */
  #laneKeyOf(identity: Identity | null): string {
    if (!identity) return VISITORS_LANE
    return this.#laneKeys.get(identity.userId) ?? laneKey(identity.userId, undefined)
  }

  /** Several queries, on one snapshot or without one. */
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

  /** Sends all clients to another node: they reconnect at once and lose nothing. */
  async drain(): Promise<void> {
    this.#draining = true
    clearInterval(this.#cleaner)
    await this.clock.stop()
    await Promise.all([...this.#lanes.values()].map((lane) => lane.stop()))
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
      const scope = await implementation.authorize({ contract, viewer, args, db })
      await client.query('commit')
      return scope
    })
  }
}

/** How many counts of a phone a mutation records: one, or as many as it brings. */
function countsIn(name: string, args: unknown): number {
  if (!/^scanEvents.record(Count|Many)$/.test(name)) return 0
  const { events } = args as { readonly events?: unknown }
  return Array.isArray(events) ? events.length : 1
}
