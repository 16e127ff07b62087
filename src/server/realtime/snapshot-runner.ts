// Runs many reads under one snapshot: on the connection that holds it and, when there is enough to
// do, on others that import it.

import type { ClientBase, Pool, PoolClient } from 'pg'
import { leaveScope } from '#server/db/scoped-database.ts'

const IN_FAILED_TRANSACTION = '25P02'
/** A connection serves so many reads before another one is worth opening. */
const READS_PER_CONNECTION = 4

export type Read = (client: ClientBase) => Promise<void>

/** A read that broke the transaction: the others have to be run again without it. */
export class ReadFailed extends Error {
  readonly read: Read

  constructor(read: Read, cause: unknown) {
    super('A read failed', { cause })
    this.read = read
  }
}

export async function runUnderSnapshot(
  pool: Pool,
  holder: ClientBase,
  reads: readonly Read[],
): Promise<void> {
  const wanted = Math.min(pool.options.max, Math.ceil(reads.length / READS_PER_CONNECTION)) - 1
  const helpers = await openHelpers(pool, holder, wanted)
  try {
    const clients: readonly ClientBase[] = [holder, ...helpers]
    const shares = clients.map((client, lane) =>
      runAll(
        client,
        reads.filter((_, index) => index % clients.length === lane),
      ),
    )
    const outcomes = await Promise.allSettled(shares)
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
  } finally {
    await Promise.all(helpers.map(closeHelper))
  }
}

/** The first failure is the cause; those after it only find the transaction broken. */
async function runAll(client: ClientBase, reads: readonly Read[]): Promise<void> {
  const failures: ReadFailed[] = []
  await Promise.all(
    reads.map((read) =>
      read(client).catch((error: unknown) => {
        failures.push(new ReadFailed(read, error))
      }),
    ),
  )
  const cause = failures.find((failure) => !isEcho(failure.cause)) ?? failures[0]
  if (cause) throw cause
}

function isEcho(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === IN_FAILED_TRANSACTION
}

async function openHelpers(pool: Pool, holder: ClientBase, wanted: number): Promise<PoolClient[]> {
  if (wanted < 1) return []
  const { rows } = await holder.query<{ id: string }>('select pg_export_snapshot() as id')
  const id = rows[0]?.id ?? ''
  return Promise.all(
    Array.from({ length: wanted }, async () => {
      const client = await pool.connect()
      leaveScope(client)
      await Promise.all([
        client.query('begin isolation level repeatable read read only'),
        client.query(`set transaction snapshot '${id}'`),
      ])
      return client
    }),
  )
}

async function closeHelper(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}
