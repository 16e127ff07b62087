// The database of an installation, ready for use: the embedded one or the one of DATABASE_URL.

import path from 'node:path'
import type pg from 'pg'
import type { Config } from '#server/config/config.ts'
import { type ConnectionTarget, newClient } from '#server/db/connection-target.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { deadlinesOf, driverDeadlines, USUAL_STATEMENT_MS } from '#server/db/deadlines.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import type { SayTrouble } from '#server/db/trouble-log.ts'
import { prepareJobs } from '#server/jobs/prepare-jobs.ts'

export interface OpenData {
  readonly database: Database
  /** For our own processes with connections of their own; past a pooler. */
  readonly connection: ConnectionTarget
  /** Opens one more connection, for work that cannot share a pool. */
  connect(): Promise<pg.Client>
  close(): Promise<void>
}

interface DataOptions {
  readonly config: Config
  readonly sqlFolder: string
  readonly log: SayTrouble
  /** If set, waits for a server that is still starting, as long as the configuration allows. */
  readonly waits?: boolean
}

export async function openData(options: DataOptions): Promise<OpenData> {
  const { config, sqlFolder, log: say, waits = false } = options
  let isClosing = false
  // While everything is closing, cut connections are expected and not logged.
  const log: SayTrouble = (line, error) => {
    if (!isClosing) say(line, error)
  }
  const server = await startServer(config, log)
  try {
    const { pooled, connection } = server
    const database = await openDatabase({
      connection: pooled ?? connection,
      direct: pooled && connection,
      ...connectionSettings(config),
      sqlFolder,
      log,
      waitMs: waits ? config.databaseWaitSeconds * 1_000 : 0,
    })
    await prepareJobs(database)
    return {
      database,
      connection,
      async connect() {
        const deadlines = driverDeadlines(deadlinesOf(USUAL_STATEMENT_MS))
        const client = newClient(connection, deadlines)
        await client.connect()
        return client
      },
      async close() {
        isClosing = true
        await database.close()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

function connectionSettings({ database, databaseConnections: connections }: Config) {
  const keepsPrepared = database.kind === 'server' ? database.preparedStatements : null
  return {
    ...(connections !== null && { connections }),
    ...(keepsPrepared !== null && { keepsPrepared }),
  }
}

interface DatabaseServer {
  /** A pooler in front of the server. */
  readonly pooled?: ConnectionTarget
  readonly connection: ConnectionTarget
  stop(): Promise<void>
}

async function startServer(config: Config, log: (line: string) => void): Promise<DatabaseServer> {
  if (config.database.kind === 'server') {
    const { url, directUrl } = config.database
    const connection = { connectionString: directUrl ?? url }
    const stop = async () => {}
    return directUrl === null
      ? { connection, stop }
      : { connection, pooled: { connectionString: url }, stop }
  }
  const folder = path.join(config.dataFolder, 'postgres')
  const { host, port, superuser, stop } = await startEmbeddedPostgres({
    folder,
    durability: 'full',
    log,
  })
  return { connection: { host, port, user: superuser, database: 'shelfcount' }, stop }
}
