// Opens PostgreSQL: database, roles, migrations, and one pool per kind of work.

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionShares, USUAL_CONNECTIONS } from './connection-shares.ts'
import { type ConnectionTarget, newClient } from './connection-target.ts'
import { isDatabaseAway } from './database-away.ts'
import { DatabaseRefused, explainConnection } from './database-refused.ts'
import { deadlinesOf, KEPT_ALIVE, LONG_STATEMENT_MS, USUAL_STATEMENT_MS } from './deadlines.ts'
import { migrate } from './migrate.ts'
import { sessionPool, transactionPool } from './pool.ts'
import { provePools } from './prove-pools.ts'
import { APP_ROLE, AUTH_ROLE, ensureRoles } from './roles.ts'
import { readSqlFiles } from './sql-files.ts'
import type { SayTrouble } from './trouble-log.ts'

export interface OpenOptions {
  readonly connection: ConnectionTarget
  /** The database itself, where `connection` is a pooler that gives each transaction another connection. */
  readonly direct?: ConnectionTarget | undefined
  /** Whether the pooler knows what a connection has prepared; without a pooler the database does. */
  readonly keepsPrepared?: boolean
  /** How many connections to open at most. */
  readonly connections?: number
  /** The folder with the folders `migrations` and `functions`. */
  readonly sqlFolder: string
  readonly log: SayTrouble
  /** How long to wait for a server that cannot be reached or is starting; no wait if omitted. */
  readonly waitMs?: number
  /** The time limit for statements that people wait for. */
  readonly statementMs?: number
}

export interface Database {
  /** Functions: owns nothing, restricted by row-level security. */
  readonly app: pg.Pool
  /** Pages and one-time queries: like `app`, but separate, so that slow pages cannot delay counting. */
  readonly reads: pg.Pool
  /** Live queries: like `app`, but separate, so that many mutations cannot block the screens. */
  readonly live: pg.Pool
  /** The auth service: only its own schema. */
  readonly auth: pg.Pool
  /** Jobs and maintenance: the owner of the schema. */
  readonly owner: pg.Pool
  /** Webhooks: like `owner`, but separate, so that many deliveries cannot delay jobs. */
  readonly deliveries: pg.Pool
  readonly schemaVersion: number
  close(): Promise<void>
}

const OLDEST_SERVER = 150_000
const CREATION_LOCK_ID = 7_435_002

export async function openDatabase(options: OpenOptions): Promise<Database> {
  await ensureDatabase(options.connection)
  await waitForServer(options)
  const schemaVersion = await prepare(options)
  const pools = openPools(options)
  const close = async () => {
    await Promise.all(Object.values(pools).map((pool) => pool.end()))
  }
  const database = { ...pools, schemaVersion, close }
  try {
    await refuseUnproven(database)
    return database
  } catch (error) {
    await close()
    throw error
  }
}

function openPools(options: OpenOptions) {
  const { connection, direct = connection, log } = options
  const share = connectionShares(options.connections ?? USUAL_CONNECTIONS)
  const { keepsPrepared = options.direct === undefined } = options
  const deadlines = deadlinesOf(options.statementMs ?? USUAL_STATEMENT_MS)
  const usual = { connection, keepsPrepared, deadlines, log }
  const asApp: Setting = ['role', APP_ROLE]
  const together = true
  // Row-level security applies to the owner too, unless the database makes it a superuser.
  const operator: Setting = ['app.operator', 'on']
  return {
    app: transactionPool({ ...usual, max: share.app, settings: [asApp], together }),
    reads: transactionPool({ ...usual, max: share.reads, settings: [asApp], together }),
    live: transactionPool({
      ...usual,
      max: share.live,
      // A plan cached while the change log was empty would scan it later.
      settings: [asApp, ['plan_cache_mode', 'force_custom_plan']],
      together,
    }),
    auth: transactionPool({
      ...usual,
      max: share.auth,
      settings: [
        ['role', AUTH_ROLE],
        ['search_path', 'auth'],
      ],
    }),
    owner: sessionPool({
      connection: direct,
      max: share.owner,
      settings: [operator],
      deadlines: deadlinesOf(LONG_STATEMENT_MS),
      log,
    }),
    deliveries: transactionPool({ ...usual, max: share.deliveries, settings: [operator] }),
  }
}

type Setting = readonly [name: string, value: string]

/** A node whose connections are somebody else's would show nothing, or everything. */
async function refuseUnproven(database: Database): Promise<void> {
  const reason = await provePools(database).catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error
    throw new DatabaseRefused(explainConnection(error), { cause: error })
  })
  if (reason) throw new DatabaseRefused(`The database cannot be used: ${reason}.`)
}

async function prepare(options: OpenOptions): Promise<number> {
  const client = await connect(options.direct ?? options.connection)
  try {
    const { rows } = await client.query<ServerFacts>(SERVER_FACTS)
    const { version = 0, process } = rows[0] ?? {}
    if (version < OLDEST_SERVER) throw new DatabaseRefused('PostgreSQL 15 or newer is needed.')
    if (isPooler(client, process) && !options.direct) throw new DatabaseRefused(POOLER)
    await ensureRoles(client)
    const applied = await migrate(client, await readSqlFiles(options.sqlFolder), options.log)
    await client.query(FORGET_FOREIGN_CHANGES)
    return applied
  } finally {
    await client.end()
  }
}

const SERVER_FACTS = `select current_setting('server_version_num')::int as version,
  pg_backend_pid() as process`

interface ServerFacts {
  readonly version: number
  readonly process: number
}

const POOLER =
  'DATABASE_URL leads to a pooler. Set DATABASE_DIRECT_URL to the database itself besides: migrations, ' +
  'jobs and what nodes tell each other need connections of their own.'

/** A pooler gives its clients numbers of its own. */
function isPooler(client: pg.Client, process: number | undefined): boolean {
  return (client as unknown as { readonly processID: number | null }).processID !== process
}

// A log restored from another server names transactions that are still in the future here.
const FORGET_FOREIGN_CHANGES =
  'delete from app.change_log where xid >= pg_snapshot_xmax(pg_current_snapshot())'

async function connect(connection: ConnectionTarget): Promise<pg.Client> {
  const { connectMs } = deadlinesOf(USUAL_STATEMENT_MS)
  const client = newClient(connection, { ...KEPT_ALIVE, connectionTimeoutMillis: connectMs })
  try {
    await client.connect()
    return client
  } catch (error) {
    if (!('connectionString' in connection)) throw error
    throw new DatabaseRefused(explainConnection(error), { cause: error })
  }
}

const LONGEST_PAUSE_MS = 2_000

/** A host that starts together with its database is often ready first. */
async function waitForServer({ connection, direct, log, waitMs = 0 }: OpenOptions): Promise<void> {
  const endsAtMs = Date.now() + waitMs
  for (
    let pauseMs = 100;
    Date.now() < endsAtMs;
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  ) {
    try {
      for (const target of direct ? [direct, connection] : [connection]) {
        await (await connect(target)).end()
      }
      return
    } catch (error) {
      const cause = error instanceof DatabaseRefused ? error.cause : error
      if (!isDatabaseAway(cause)) throw error
      if (pauseMs === 100) log(`waiting for the database: ${explainConnection(cause)}`)
      await sleep(pauseMs)
    }
  }
}

/** The embedded server starts without our database; on another server its owner creates it. */
async function ensureDatabase(connection: ConnectionTarget): Promise<void> {
  if ('connectionString' in connection) return
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    // Two nodes may start at the same time; the lock ends with the connection.
    await client.query('select pg_advisory_lock($1)', [CREATION_LOCK_ID])
    const name = client.escapeIdentifier(connection.database)
    const found = await client.query('select from pg_database where datname = $1', [
      connection.database,
    ])
    if (found.rowCount === 0) await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
}
