// Answers that take long are read outside the ticks, each under a snapshot of its own. Changes in the meantime
// are recorded, so that an answer that is out of date when it arrives is read again.

import type { Pool } from 'pg'
import { cancelStatement } from '#server/db/cancel-statement.ts'
import { guardClient } from '#server/db/guarded-client.ts'
import { leaveScope, scopedDatabase } from '#server/db/scoped-database.ts'
import type { SayTrouble } from '#server/db/trouble-log.ts'
import { dataScope, type FunctionScope } from '#server/functions/implement.ts'
import { toFault } from './call.ts'
import { beginSnapshot, type Changes, type Snapshot, sees } from './change-tail.ts'
import type { FairQueue } from './fair-queue.ts'
import type { LiveCache, ResultEntry } from './live-cache.ts'
import { isRefusal, unlessAborted } from './snapshot-runner.ts'
import { adopt, type Staged, stage } from './staged-answer.ts'

export interface SlowReadOptions {
  readonly laneKey: string
  readonly pool: Pool
  readonly queue: FairQueue
  readonly cache: LiveCache
  /** An answer that takes less than this is read in the ticks again. */
  readonly slowMs: number
  /** The last tick whose changes are recorded. */
  readonly tick: () => number
  readonly onArrived: () => void
  readonly report: (requestId: string, error: unknown) => void
  readonly log: SayTrouble
}

interface SlowRead {
  readonly entry: ResultEntry
  readonly cut: AbortController
  /** The connections it is read for. */
  scope: FunctionScope
  /** The last tick before its snapshot: all changes up to that tick are in the answer. */
  tick: number
  snapshot: Snapshot | undefined
  readonly noted: Changes[]
  staged: Staged | undefined
}

/** Answers that take longer than this are given up. */
const LONGEST_MS = 20_000

export class SlowReads {
  readonly #options: SlowReadOptions
  readonly #reads = new Map<ResultEntry, SlowRead>()

  constructor(options: SlowReadOptions) {
    this.#options = options
  }

  begin(entry: ResultEntry): void {
    const cut = new AbortController()
    const read: SlowRead = {
      entry,
      cut,
      scope: entry.scope,
      tick: 0,
      snapshot: undefined,
      noted: [],
      staged: undefined,
    }
    entry.isReadAlone = true
    this.#reads.set(entry, read)
    void this.#run(read)
  }

  note(changes: Changes): void {
    if (changes.length === 0) return
    for (const read of this.#reads.values()) if (read.tick > 0) read.noted.push(changes)
  }

  /** Cancels reads of answers without subscribers. */
  leaveUnwatched(): void {
    for (const { entry, cut } of this.#reads.values()) {
      if (entry.admissions.size === 0) cut.abort(new Error('Nobody looks at it any more'))
    }
  }

  stop(): void {
    for (const { cut } of this.#reads.values()) cut.abort(new Error('The lane has ended'))
  }

  /** Takes over finished answers. Runs between transitions, after the changes of a tick were recorded. */
  adopt(): ReadonlySet<ResultEntry> {
    const { cache } = this.#options
    const told = new Set<ResultEntry>()
    for (const read of [...this.#reads.values()]) {
      const { entry, staged } = read
      if (!staged) continue
      this.#forget(read)
      // The scope of its subscribers has changed: the answer is still stale, and is read again.
      if (entry.scope !== read.scope) continue
      for (const changed of adopt([[entry, staged]], cache)) told.add(changed)
      if (!this.#isOld(read)) continue
      entry.stale = true
      entry.behindSince = read.tick + 1
    }
    return told
  }

  #isOld({ entry, snapshot, noted }: SlowRead): boolean {
    const { index } = this.#options.cache
    return noted.some((changes) => {
      if (changes === 'everything' || !snapshot) return true
      return changes.some(({ xid, keys }) => !sees(snapshot, xid) && index.listens(entry, keys))
    })
  }

  #forget({ entry }: SlowRead): void {
    entry.isReadAlone = false
    this.#reads.delete(entry)
  }

  async #run(read: SlowRead): Promise<void> {
    const { queue, laneKey, onArrived, log } = this.#options
    const { entry, cut } = read
    try {
      const end = await queue.begin(laneKey, cut.signal)
      try {
        await this.#read(read)
      } finally {
        end()
      }
    } catch (error) {
      if (!cut.signal.aborted) log(`a slow answer waits: ${messageOf(error)}`, error)
    }
    // A canceled read, or one whose connection was lost, leaves the answer stale: it is read again if needed.
    if (!read.staged) this.#forget(read)
    if (read.staged || entry.admissions.size > 0) onArrived()
  }

  async #read(read: SlowRead): Promise<void> {
    const { pool, slowMs, cache } = this.#options
    const { entry, cut } = read
    const { name } = entry.implementation.contract
    const tooLong = setTimeout(() => cut.abort(new TooLong(name)), LONGEST_MS)
    const client = await pool.connect()
    const beganAtMs = performance.now()
    try {
      leaveScope(client)
      read.tick = this.#options.tick()
      read.snapshot = await beginSnapshot(client)
      const guarded = guardClient(client, cut.signal)
      await unlessAborted(this.#stage(read, guarded), cut.signal)
      if (cut.signal.reason instanceof TooLong) read.staged = this.#failure(cut.signal.reason)
      entry.isSlow = performance.now() - beganAtMs > slowMs
      if (entry.isSlow) cache.slowFunctions.add(name)
      else cache.slowFunctions.delete(name)
      if (cut.signal.aborted) await cancelStatement(client)
      await client.query('rollback')
      client.release()
    } catch (error) {
      client.release(error instanceof Error ? error : true)
      throw error
    } finally {
      clearTimeout(tooLong)
    }
  }

  async #stage(read: SlowRead, client: Parameters<typeof scopedDatabase>[0]): Promise<void> {
    const { entry, cut } = read
    const reads = new Set<string>()
    read.scope = entry.scope
    try {
      const db = scopedDatabase(client, dataScope(entry.scope), reads)
      const staged = await stage(entry, db, reads)
      if (!cut.signal.aborted) read.staged = staged
    } catch (error) {
      if (cut.signal.aborted) return
      if (!isRefusal(error)) throw error
      read.staged = this.#failure(error, reads)
    }
  }

  /** A read that PostgreSQL refuses is a bug or a temporary failure. */
  #failure(error: unknown, reads: ReadonlySet<string> = new Set()): Staged {
    const fault = toFault(error, this.#options.report)
    return { answer: { ok: false, fault }, reads, patch: undefined }
  }
}

class TooLong extends Error {
  constructor(name: string) {
    super(`${name} took longer than ${LONGEST_MS} ms`)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
