// A durable PostgreSQL of its own for one bench, gone afterwards.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#server/db/database.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { MIGRATIONS_FOLDER } from '#tests/support/template.ts'
import type { ServerSetup } from './server-protocol.ts'

export interface BenchDatabase extends Database {
  readonly connection: ServerSetup['connection']
}

export async function withBenchDatabase(
  work: (database: BenchDatabase) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shelfcount-bench-'))
  const server = await startEmbeddedPostgres({ folder, durability: 'full', log: () => {} })
  const remove = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const stopListening = onSignal(remove)
  try {
    const { host, port, superuser: user } = server
    const connection = { host, port, user, database: 'shelfcount' }
    const database = await openDatabase({
      connection,
      migrationsFolder: MIGRATIONS_FOLDER,
      log: () => {},
    })
    try {
      await work({ ...database, connection })
    } finally {
      await database.close()
    }
  } finally {
    stopListening()
    await remove()
  }
}

/** The server outlives this process unless it is stopped. */
function onSignal(clean: () => Promise<void>): () => void {
  const end = () => void clean().finally(() => process.exit(1))
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.once(signal, end)
  return () => {
    for (const signal of signals) process.off(signal, end)
  }
}
