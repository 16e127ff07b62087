// Statements that fill whole tables: on a connection without deadlines, and without the triggers and foreign keys
// that rows of the product pass one by one.

import pg from 'pg'
import type { BenchDatabase } from './bench-database.ts'

export async function loadRows(
  { connection }: Pick<BenchDatabase, 'connection'>,
  load: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query('set synchronous_commit = off')
    await client.query("set work_mem = '256MB'")
    await load(client)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
