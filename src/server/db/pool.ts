// Pools of connections with a role, settings and deadlines.

import pg from 'pg'
import { type ConnectionTarget, driverTarget, watchForFailover } from './connection-target.ts'
import { CorkedSocket } from './corked-socket.ts'
import { type Deadlines, driverDeadlines } from './deadlines.ts'
import { dropIdleWithBroken } from './drop-idle.ts'
import { type RoleSettings, roleClient } from './role-client.ts'
import type { SayTrouble } from './trouble-log.ts'

export interface PoolOptions {
  readonly connection: ConnectionTarget
  readonly max: number
  readonly settings: RoleSettings['settings']
  readonly deadlines: Deadlines
  readonly log: SayTrouble
}

const EVERYWHERE: RoleSettings['settings'] = [
  ['idle_in_transaction_session_timeout', '10000'],
  // Statements over an audit run without nested loops. An older server estimates them as so expensive that it would
  // spend seconds on compiling them each time.
  ['jit', 'off'],
]

/** Each transaction takes role and settings by itself, so a pooler may stand in between. */
export function transactionPool(
  options: PoolOptions & Pick<RoleSettings, 'keepsPrepared'> & { readonly together?: boolean },
): pg.Pool {
  const { Client = pg.Client } = driverTarget(options.connection)
  const { keepsPrepared, together = false } = options
  return createPool(options, {
    Client: roleClient(Client, { settings: settingsOf(options), keepsPrepared }),
    // Sends all statements of one turn of the event loop together.
    ...(together && { stream: () => new CorkedSocket() }),
  })
}

/** The connection has role and settings from the start, for whoever listens or holds locks without a transaction. */
export function sessionPool(options: PoolOptions): pg.Pool {
  const settings = settingsOf(options).map(([name, value]) => `-c ${name}=${value}`)
  return createPool(options, { options: settings.join(' ') })
}

function settingsOf({ settings, deadlines }: PoolOptions): RoleSettings['settings'] {
  return [...settings, ['statement_timeout', String(deadlines.statementMs)], ...EVERYWHERE]
}

type Mode = pg.PoolConfig & { readonly Client?: typeof pg.Client }

function createPool({ connection, max, deadlines, log }: PoolOptions, mode: Mode): pg.Pool {
  const pool = new pg.Pool({
    ...driverTarget(connection),
    ...driverDeadlines(deadlines),
    max,
    // Statements are sent without waiting for the previous one. If one is not answered in time, the connection is
    // closed; the driver does this in no other mode.
    pipeline: true,
    ...mode,
    types: { getTypeParser },
  })
  watchForFailover(pool, connection)
  dropIdleWithBroken(pool)
  // A broken idle connection is replaced; without a listener its error would end the process.
  const report = (error: Error) => log(`database connection lost: ${error.message}`, error)
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
