// Runs many reads under one snapshot: on the connection that holds it and, if there are enough reads, on others that
// import it.

import type { ClientBase, Pool, PoolClient } from 'pg'
import { cancelStatement } from '#server/db/cancel-statement.ts'
import { isDatabaseAway } from '#server/db/database-away.ts'
import { guardClient } from '#server/db/guarded-client.ts'
import { leaveScope } from '#server/db/scoped-database.ts'
import type { EndTurn } from './fair-queue.ts'

/** How many reads one connection serves before opening another one pays off. */
const READS_PER_CONNECTION = 4

export type Read = (client: ClientBase) => Promise<void>

export interface SnapshotRun {
  readonly pool: Pool
  readonly holder: ClientBase
  /** A slot for one more connection, if one is free. */
  readonly helperTurn: () => EndTurn | undefined
  /** Aborts the run: reads that have not finished have no effect. */
  readonly signal: AbortSignal
}

/** Runs all reads together. If PostgreSQL refuses one, the transaction fails, and with it the whole run. */
export async function runTogether(run: SnapshotRun, reads: readonly Read[]): Promise<void> {
  const { holder, signal } = run
  const helpers: Helper[] = []
  try {
    await openHelpers(run, helpers, Math.ceil(reads.length / READS_PER_CONNECTION) - 1)
    const clients = [holder, ...helpers.map(({ client }) => client)]
    const waiting = [...reads]
    const outcomes = await Promise.allSettled(
      clients.flatMap((client) => {
        const guarded = guardClient(client, signal)
        return Array.from({ length: READS_PER_CONNECTION }, () => readOn(guarded, waiting, signal))
      }),
    )
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
  } finally {
    await Promise.all(helpers.map((helper) => closeHelper(helper, signal)))
  }
}

async function readOn(client: ClientBase, waiting: Read[], signal: AbortSignal): Promise<void> {
  for (let read = waiting.shift(); read && !signal.aborted; read = waiting.shift()) {
    await unlessAborted(read(client), signal)
  }
}

/** Ends with the work, or quietly when aborted; the result of the work is then ignored. */
export async function unlessAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return work.catch(() => {})
  const { promise: aborted, resolve } = Promise.withResolvers<void>()
  const stop = () => resolve()
  signal.addEventListener('abort', stop, { once: true })
  try {
    await Promise.race([work, aborted])
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Runs reads one after the other, each behind a savepoint, so that the others survive a refused one. */
export async function runApart(
  { holder, signal }: Pick<SnapshotRun, 'holder' | 'signal'>,
  reads: readonly Read[],
  onRefused: (read: Read, error: unknown) => void,
): Promise<void> {
  const guarded = guardClient(holder, signal)
  for (const read of reads) {
    if (signal.aborted) return
    await holder.query('savepoint before_read')
    try {
      await unlessAborted(read(guarded), signal)
    } catch (error) {
      if (!isRefusal(error)) throw error
      await holder.query('rollback to savepoint before_read')
      leaveScope(guarded)
      onRefused(read, error)
    }
  }
}

/** True if a statement was refused or its code failed, false if the connection is gone. */
export function isRefusal(error: unknown): boolean {
  return !isDatabaseAway(error)
}

interface Helper {
  readonly client: PoolClient
  readonly end: EndTurn
}

/** A helper is registered as soon as it is taken from the pool, because it has to be released even if it fails. */
async function openHelpers(
  { pool, holder, helperTurn }: SnapshotRun,
  helpers: Helper[],
  wanted: number,
): Promise<void> {
  const turns: EndTurn[] = []
  while (turns.length < wanted) {
    const turn = helperTurn()
    if (!turn) break
    turns.push(turn)
  }
  if (turns.length === 0) return
  const { rows } = await holder.query<{ id: string }>('select pg_export_snapshot() as id')
  const id = rows[0]?.id ?? ''
  const opened = await Promise.allSettled(
    turns.map(async (end) => {
      const client = await pool.connect().catch((error) => {
        end()
        throw error
      })
      helpers.push({ client, end })
      leaveScope(client)
      await Promise.all([
        client.query('begin isolation level repeatable read read only'),
        client.query(`set transaction snapshot '${id}'`),
      ])
    }),
  )
  const failed = opened.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

async function closeHelper({ client, end }: Helper, signal: AbortSignal): Promise<void> {
  try {
    if (signal.aborted) await cancelStatement(client)
    await client.query('rollback')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  } finally {
    end()
  }
}
