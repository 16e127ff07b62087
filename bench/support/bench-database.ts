// A durable PostgreSQL of its own for one bench, gone afterwards.

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, openDatabase } from '#server/db/database.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { prepareJobs } from '#server/jobs/prepare-jobs.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { SQL_FOLDER } from '#tests/support/template.ts'
import type { ServerSetup } from './server-protocol.ts'

export interface BenchDatabase extends Database {
  readonly connection: ServerSetup['connection']
}

export async function withBenchDatabase(
  work: (database: BenchDatabase) => Promise<void>,
): Promise<void> {
  const folder = await makeDataFolder('bench')
  const starting = startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    durability: 'full',
    log: () => {},
  })
  const remove = async () => {
    const server = await starting.catch(() => undefined)
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const stopListening = onEarlyEnd(remove)
  try {
    const { host, port, superuser: user } = await starting
    await withDatabase({ host, port, user, database: 'shelfcount' }, work)
  } finally {
    stopListening()
    await remove()
  }
}

async function withDatabase(
  connection: BenchDatabase['connection'],
  work: (database: BenchDatabase) => Promise<void>,
): Promise<void> {
  const database = await openDatabase({
    connection,
    sqlFolder: SQL_FOLDER,
    log: () => {},
  })
  try {
    await prepareJobs(database)
    await work({ ...database, connection })
  } finally {
    await database.close()
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The server would outlive this process: also one that is told to end, and one that fails. */
function onEarlyEnd(clean: () => Promise<void>): () => void {
  const end = (reason: unknown) => {
    console.error(reason)
    void clean().finally(() => process.exit(1))
  }
  for (const signal of SIGNALS) process.once(signal, end)
  process.once('uncaughtException', end)
  return () => {
    for (const signal of SIGNALS) process.off(signal, end)
    process.off('uncaughtException', end)
  }
}
