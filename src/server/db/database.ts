// Opens PostgreSQL: database, roles, migrations, and one pool per kind of work.

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import {
  type ConnectionTarget,
  driverTarget,
  newClient,
  watchForFailover,
} from './connection-target.ts'
import { CorkedSocket } from './corked-socket.ts'
import { isDatabaseAway } from './database-away.ts'
import { DatabaseRefused, explainConnection } from './database-refused.ts'
import {
  type Deadlines,
  deadlinesOf,
  driverDeadlines,
  KEPT_ALIVE,
  LONG_STATEMENT_MS,
  USUAL_STATEMENT_MS,
} from './deadlines.ts'
import { dropIdleWithBroken } from './drop-idle.ts'
import { migrate } from './migrate.ts'
import { APP_ROLE, AUTH_ROLE, ensureRoles } from './roles.ts'
import { readSqlFiles } from './sql-files.ts'
import type { SayTrouble } from './trouble-log.ts'

export interface OpenOptions {
  readonly connection: ConnectionTarget
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
/** Connections for mutations, and the same number for one-time queries. */
const FUNCTION_POOL = 10
/** Connections for live queries: one for the log of changes, four for ticks, three for slow answers. */
const LIVE_POOL = 8
/** Each of the four kinds of workers uses one to listen for new jobs; the others are for the jobs themselves. */
const JOB_POOL = 8
const AUTH_POOL = 4
const DELIVERY_POOL = 3

export async function openDatabase(options: OpenOptions): Promise<Database> {
  await ensureDatabase(options.connection)
  await waitForServer(options)
  const schemaVersion = await prepare(options)
  const usual = deadlinesOf(options.statementMs ?? USUAL_STATEMENT_MS)
  const asApp = [`role=${APP_ROLE}`]
  const app = createPool(options, FUNCTION_POOL, asApp, usual, TOGETHER)
  const reads = createPool(options, FUNCTION_POOL, asApp, usual, TOGETHER)
  // A plan cached while the change log was empty would scan it later.
  const asTail = [...asApp, 'plan_cache_mode=force_custom_plan']
  const live = createPool(options, LIVE_POOL, asTail, usual, TOGETHER)
  const auth = createPool(options, AUTH_POOL, [`role=${AUTH_ROLE}`, 'search_path=auth'], usual)
  // Row-level security applies to the owner too, unless the database makes it a superuser.
  const owner = createPool(options, JOB_POOL, ['app.operator=on'], deadlinesOf(LONG_STATEMENT_MS))
  const deliveries = createPool(options, DELIVERY_POOL, ['app.operator=on'], usual)
  const pools = [app, reads, live, auth, owner, deliveries]
  const close = async () => {
    await Promise.all(pools.map((pool) => pool.end()))
  }
  return { app, reads, live, auth, owner, deliveries, schemaVersion, close }
}

/** Sends all statements of one turn of the event loop together. */
const TOGETHER: pg.PoolConfig = { stream: () => new CorkedSocket() }

const EVERYWHERE = [
  'idle_in_transaction_session_timeout=10000',
  // Statements over an audit run without nested loops. An older server estimates them as so expensive that it would
  // spend seconds on compiling them each time.
  'jit=off',
]

function createPool(
  options: OpenOptions,
  max: number,
  settings: readonly string[],
  deadlines: Deadlines,
  mode: pg.PoolConfig = {},
): pg.Pool {
  const all = [...EVERYWHERE, `statement_timeout=${deadlines.statementMs}`, ...settings]
  const pool = new pg.Pool({
    ...driverTarget(options.connection),
    ...driverDeadlines(deadlines),
    max,
    options: all.map((setting) => `-c ${setting}`).join(' '),
    // Statements are sent without waiting for the previous one. If one is not answered in time, the connection is
    // closed; the driver does this in no other mode.
    pipeline: true,
    ...mode,
    types: { getTypeParser },
  })
  watchForFailover(pool, options.connection)
  dropIdleWithBroken(pool)
  // A broken idle connection is replaced; without a listener its error would end the process.
  const report = (error: Error) => options.log(`database connection lost: ${error.message}`, error)
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  return pool
}

const INT8 = 20

/** Counts are returned as numbers, because none of them reaches 2^53. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8) return Number
  return pg.types.getTypeParser(oid, format as 'text')
}

// A log restored from another server names transactions that are still in the future here.
const FORGET_FOREIGN_CHANGES =
  'delete from app.change_log where xid >= pg_snapshot_xmax(pg_current_snapshot())'

async function prepare(options: OpenOptions): Promise<number> {
  const client = await connect(options.connection)
  try {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    if (Number(rows[0]?.server_version_num) < OLDEST_SERVER) {
      throw new DatabaseRefused('PostgreSQL 15 or newer is needed.')
    }
    await ensureRoles(client)
    const version = await migrate(client, await readSqlFiles(options.sqlFolder), options.log)
    await client.query(FORGET_FOREIGN_CHANGES)
    return version
  } finally {
    await client.end()
  }
}

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
async function waitForServer({ connection, log, waitMs = 0 }: OpenOptions): Promise<void> {
  const endsAtMs = Date.now() + waitMs
  for (
    let pauseMs = 100;
    Date.now() < endsAtMs;
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  ) {
    try {
      const client = await connect(connection)
      return await client.end()
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
