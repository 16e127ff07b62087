// Runs many reads under one snapshot: on the connection that holds it and, when there is enough to
// do, on others that import it.

import type { ClientBase, Pool, PoolClient } from 'pg'
import { leaveScope } from '#server/db/scoped-database.ts'

/** A connection serves so many reads before another one is worth opening. */
const READS_PER_CONNECTION = 4

export type Read = (client: ClientBase) => Promise<void>

/** All at once. A read that PostgreSQL refuses breaks the transaction, and so the whole run. */
export async function runTogether(
  pool: Pool,
  holder: ClientBase,
  reads: readonly Read[],
): Promise<void> {
  const wanted = Math.min(pool.options.max, Math.ceil(reads.length / READS_PER_CONNECTION)) - 1
  const helpers: PoolClient[] = []
  try {
    await openHelpers({ pool, holder, helpers, wanted })
    const clients: readonly ClientBase[] = [holder, ...helpers]
    const outcomes = await Promise.allSettled(
      reads.map((read, index) => read(clients[index % clients.length] ?? holder)),
    )
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
  } finally {
    await Promise.all(helpers.map(closeHelper))
  }
}

/** One after the other, each behind a savepoint, so that the others survive one that is refused. */
export async function runApart(
  holder: ClientBase,
  reads: readonly Read[],
  onRefused: (read: Read, error: unknown) => void,
): Promise<void> {
  for (const read of reads) {
    await holder.query('savepoint before_read')
    try {
      await read(holder)
    } catch (error) {
      if (!isRefusal(error)) throw error
      await holder.query('rollback to savepoint before_read')
      leaveScope(holder)
      onRefused(read, error)
    }
  }
}

/** A statement was refused or the code around it failed, as opposed to a connection that is gone. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return true
  if (/Connection terminated|Client has encountered a connection error/.test(error.message)) {
    return false
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return !/^(08|57P|E[A-Z])/.test(code)
}

interface Helping {
  readonly pool: Pool
  readonly holder: ClientBase
  readonly helpers: PoolClient[]
  readonly wanted: number
}

/** Each is among the helpers as soon as it is taken from the pool: one that fails has to go back, too. */
async function openHelpers({ pool, holder, helpers, wanted }: Helping): Promise<void> {
  if (wanted < 1) return
  const { rows } = await holder.query<{ id: string }>('select pg_export_snapshot() as id')
  const id = rows[0]?.id ?? ''
  const opened = await Promise.allSettled(
    Array.from({ length: wanted }, async () => {
      const client = await pool.connect()
      helpers.push(client)
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

async function closeHelper(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}
