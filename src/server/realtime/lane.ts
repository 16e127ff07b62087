// The live queries of one organization: their cache, their clock, their snapshots. Lanes only share database
// connections, which they use in turns, so that none waits for another.

import type { PoolClient } from 'pg'
import { cancelStatement } from '#server/db/cancel-statement.ts'
import type { Database } from '#server/db/database.ts'
import { leaveScope } from '#server/db/scoped-database.ts'
import type { SayTrouble } from '#server/db/trouble-log.ts'
import { ChangeTail, isLater, keysOf, sees, type Tailed } from './change-tail.ts'
import type { Connection, ConnectionLane } from './connection.ts'
import type { FairQueue } from './fair-queue.ts'
import { laneKey } from './lane-key.ts'
import type { FrameCache, Listener } from './listener.ts'
import { type AdmissionEntry, LiveCache, type ResultEntry } from './live-cache.ts'
import { DoorsTooSlow, type Refreshed, refresh, staleResults, type Untold } from './refresh.ts'
import { SlowReads } from './slow-reads.ts'
import { isRefusal } from './snapshot-runner.ts'
import { TickClock } from './tick-clock.ts'

export interface LaneOptions {
  readonly key: string
  readonly database: Pick<Database, 'live'>
  /** Connections for ticks, and for slow answers. */
  readonly queues: { readonly ticks: FairQueue; readonly alone: FairQueue }
  /** The time that a tick may spend on reading answers. */
  readonly budgetMs: number
  /** The time for finding out who may see what; after that the tick is aborted and tried again. */
  readonly doorBudgetMs: number
  readonly report: (requestId: string, error: unknown) => void
  readonly log: SayTrouble
  /** Numbers the ticks of all lanes in the order in which they begin. */
  readonly nextTick: () => number
  /** Numbers moments for clients: later ones are greater, even in another lane. */
  readonly nextMoment: () => number
  readonly onTicked: (transitions: number) => void
  /** How long a tick took, with its waiting for the database. */
  readonly onTook: (tookMs: number) => void
  /** Called when the lane of a user has changed. */
  readonly move: (connection: Connection, key: string) => void
}

const KEPT_FOR_MS = 10_000
const RETRY_AFTER_FAILURE_MS = 250

export class Lane implements ConnectionLane {
  readonly key: string
  readonly cache = new LiveCache()
  readonly connections = new Set<Connection>()
  /** Connections with new requests or answers, or with room again, which the next tick handles. */
  readonly waiting = new Set<Connection>()
  readonly clock: TickClock
  readonly #options: LaneOptions
  readonly #tail = new ChangeTail(Date.now)
  readonly #slowReads: SlowReads
  /** The last tick whose changes are known here. */
  #tick = 0
  /** Answers that were read, but not sent to any connection yet. */
  readonly #untold = new Set<ResultEntry>()
  readonly #untoldDoors: Untold = { viewers: new Set(), admissions: new Set() }
  /** Connections that wait for a slow answer. */
  readonly #behind = new Set<Listener>()
  #isTicking = false
  #leftAtMs = Date.now()
  /** True if there is a known change that no tick has processed yet. */
  #isOwed = false
  #isDistrusted = false
  /** Log reads that came during a tick. */
  #looks: Tailed[] = []

  constructor(options: LaneOptions) {
    this.key = options.key
    this.#options = options
    const { database, queues, report, log } = options
    this.clock = new TickClock(
      () => this.#runTick(),
      () => this.connections.size > 0,
      { polls: false },
    )
    this.#slowReads = new SlowReads({
      laneKey: this.key,
      pool: database.live,
      queue: queues.alone,
      cache: this.cache,
      slowMs: this.#slowMs,
      tick: () => this.#tick,
      onArrived: () => this.clock.request('asked'),
      report,
      log,
    })
  }

  /** True if there were no connections for so long that cached answers no longer help a client that reconnects. */
  get isAbandoned(): boolean {
    if (this.connections.size > 0 || this.#isTicking) return false
    return Date.now() - this.#leftAtMs > KEPT_FOR_MS
  }

  enter(connection: Connection): void {
    this.connections.add(connection)
    this.ask(connection)
  }

  leave(connection: Connection): void {
    this.connections.delete(connection)
    this.waiting.delete(connection)
    this.#leftAtMs = Date.now()
    this.#slowReads.leaveUnwatched()
  }

  /** A connection waits for its first answer. */
  ask(connection: Connection): void {
    this.waiting.add(connection)
    this.clock.request('asked')
  }

  /** A connection of this lane has written; its response goes out with the changes. */
  changedBy(connection: Connection): void {
    this.waiting.add(connection)
    this.clock.request('changed')
  }

  async stop(): Promise<void> {
    this.#slowReads.stop()
    await this.clock.stop()
  }

  /** Changes that were read from the log for all lanes. */
  notice(look: Tailed): void {
    this.#slowReads.note(look.changes)
    if (this.#isTicking) this.#looks.push(look)
    else this.#consider(look)
  }

  /** The database was away: everything is read again, because the next server may be missing some transactions. */
  distrust(): void {
    this.#isDistrusted = true
    if (!this.#isTicking) this.#startAnew()
  }

  #startAnew(): void {
    this.#isDistrusted = false
    this.#tail.forget()
    this.#isOwed = true
    this.clock.request('changed')
  }

  /** If no change concerns this lane, its answers stay valid, and count as of the newer snapshot. */
  #consider({ snapshot, changes, atMs }: Tailed): void {
    const { last } = this.#tail
    if (!last || this.#isOwed) return
    const isConcerned =
      changes === 'everything' ||
      changes.some(({ xid, keys }) => !sees(last, xid) && this.cache.index.concerns(keys))
    if (isConcerned) {
      this.#isOwed = true
      this.clock.request('changed')
    } else if (isLater(snapshot, last)) {
      this.#tail.advance({ snapshot, atMs })
    }
  }

  async #runTick(): Promise<{ readonly changed: boolean }> {
    this.#isTicking = true
    this.#isOwed = false
    const beganAtMs = performance.now()
    try {
      return await this.#tickOnce()
    } finally {
      this.#options.onTook(performance.now() - beganAtMs)
      this.#isTicking = false
      for (const look of this.#looks.splice(0)) this.#consider(look)
      if (this.#isDistrusted) this.#startAnew()
    }
  }

  async #tickOnce(): Promise<{ readonly changed: boolean }> {
    const asked = new Set(this.waiting)
    this.waiting.clear()
    const tick = this.#options.nextTick()
    for (const connection of asked) connection.takeSteps(this.cache, tick)
    this.#slowReads.leaveUnwatched()
    try {
      const refreshed = await this.#refreshAll(tick)
      this.#goOn(tick)
      return { changed: this.#tell(refreshed, asked) }
    } catch (error) {
      const said = error instanceof Error ? error.message : error
      this.#options.log(`live queries wait: ${said}`, error)
      for (const connection of asked) if (connection.lane === this) this.waiting.add(connection)
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_FAILURE_MS))
      this.clock.request('asked')
      return { changed: false }
    }
  }

  /** Tries the fast way first. If a read is refused, all are repeated, each one separately. */
  async #refreshAll(tick: number): Promise<Refreshed> {
    try {
      return await this.#refreshUnderSnapshot(tick, 'together')
    } catch (error) {
      if (!isRefusal(error) || error instanceof DoorsTooSlow) throw error
      return this.#refreshUnderSnapshot(tick, 'apart')
    }
  }

  async #refreshUnderSnapshot(tick: number, manner: 'together' | 'apart'): Promise<Refreshed> {
    const { database, queues } = this.#options
    return queues.ticks.run(this.key, async () => {
      const client = await database.live.connect()
      const deadlines = { answers: new AbortController(), doors: new AbortController() }
      const signal = AbortSignal.any([deadlines.answers.signal, deadlines.doors.signal])
      try {
        leaveScope(client)
        const refreshed = await this.#refreshOn(client, tick, manner, deadlines)
        await this.#letGo(client, signal)
        return refreshed
      } catch (error) {
        await this.#letGo(client, signal)
        throw error
      }
    })
  }

  async #refreshOn(
    client: PoolClient,
    tick: number,
    manner: 'together' | 'apart',
    deadlines: Readonly<Record<'answers' | 'doors', AbortController>>,
  ): Promise<Refreshed> {
    const { database, queues, report, budgetMs, doorBudgetMs } = this.#options
    const tailed = await this.#tail.begin(client)
    this.cache.index.markStale(keysOf(tailed.changes))
    this.#slowReads.note(tailed.changes)
    this.#tick = tick
    for (const entry of this.#slowReads.adopt()) this.#untold.add(entry)
    const { answers, doors } = deadlines
    const timers = [
      setTimeout(() => answers.abort(new Error('over the budget')), budgetMs),
      setTimeout(() => doors.abort(new Error('over the budget')), doorBudgetMs),
    ]
    try {
      const refreshed = await refresh({
        cache: this.cache,
        pool: database.live,
        holder: client,
        helperTurn: () => queues.ticks.tryBegin(this.key),
        manner,
        deadline: answers.signal,
        doorsDeadline: doors.signal,
        untold: this.#untoldDoors,
        nowMs: () => performance.now(),
        slowMs: this.#slowMs,
        report,
      })
      this.#tail.advance(tailed)
      return refreshed
    } finally {
      for (const timer of timers) clearTimeout(timer)
    }
  }

  async #letGo(client: PoolClient, deadline: AbortSignal): Promise<void> {
    try {
      if (deadline.aborted) await cancelStatement(client)
      await client.query('rollback')
      client.release()
    } catch (error) {
      client.release(error instanceof Error ? error : true)
    }
  }

  /** Reads what this tick has left: slow answers separately, the others in the next tick. */
  #goOn(tick: number): void {
    for (const entry of this.cache.results.values()) {
      if (entry.stale) entry.behindSince ??= tick
    }
    const left = staleResults(this.cache)
    const slow = left.filter((entry) => entry.isSlow)
    for (const entry of slow) this.#slowReads.begin(entry)
    for (const entry of slow) {
      for (const listener of listenersOf(entry.admissions)) this.#behind.add(listener)
    }
    if (left.some((entry) => !entry.isSlow)) this.clock.request('asked')
  }

  get #slowMs(): number {
    return this.#options.budgetMs / 2
  }

  /** Sends everything at once without waiting, so that no client ever sees a part of a tick. */
  #tell(refreshed: Refreshed, asked: ReadonlySet<Connection>): boolean {
    const results = new Set([...refreshed.results, ...this.#untold])
    this.#untold.clear()
    this.#untoldDoors.viewers.clear()
    this.#untoldDoors.admissions.clear()
    const concerned = new Set<Listener>(asked)
    const admissions = new Set(refreshed.admissions)
    for (const result of results) for (const one of result.admissions) admissions.add(one)
    for (const listener of listenersOf(admissions)) concerned.add(listener)
    const frames: FrameCache = new Map()
    const moment = this.#options.nextMoment()
    let transitions = 0
    for (const connection of concerned) {
      // A connection that has moved to another lane gets its answers there.
      if (connection.lane !== this) continue
      connection.refuseLostIdentity()
      if (connection.flush(moment, frames)) transitions += 1
    }
    for (const listener of [...this.#behind]) {
      if (!listener.tellBehind()) this.#behind.delete(listener)
    }
    this.cache.sweep()
    this.#options.onTicked(transitions)
    this.#moveStrangers(refreshed)
    return results.size > 0
  }

  /** Moves users who have joined another organization, or have left this one. */
  #moveStrangers({ viewers }: Refreshed): void {
    for (const { identity, viewer } of viewers) {
      if (!viewer) continue
      const key = laneKey(identity.userId, viewer)
      if (key === this.key) continue
      for (const connection of [...this.connections]) {
        if (connection.userId === identity.userId) this.#options.move(connection, key)
      }
    }
  }
}

function* listenersOf(admissions: Iterable<AdmissionEntry>): Generator<Listener> {
  for (const { subscriptions } of admissions) {
    for (const { connection } of subscriptions) yield connection
  }
}
