// How long anything may take. The database ends what takes longer; where nothing is heard of it any more, as
// on a line that is open at one end alone, this side gives the connection up.

import type { ClientBase, PoolConfig } from 'pg'

export interface Deadlines {
  /** On the server, waiting for locks included. */
  readonly statementMs: number
  /** On our side: the server has had its time, and the answer some for its way. */
  readonly answerMs: number
  /** Until a connection is open, or one of the pool free. */
  readonly connectMs: number
}

/** A server whose disk is busy takes seconds for a new connection, and that is slow, not broken. */
export function deadlinesOf(statementMs: number): Deadlines {
  return { statementMs, answerMs: statementMs * 1.6, connectMs: statementMs * 3 }
}

/** Of whatever people wait for. */
export const USUAL_STATEMENT_MS = 5_000
/** Of jobs, imports and insights. */
export const LONG_STATEMENT_MS = 60_000

/** An idle line that is dead is found out about by the operating system, within half a minute. */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/** The settings of the driver; the server gets its own with the connection. */
export function driverDeadlines({ answerMs, connectMs }: Deadlines): PoolConfig {
  return { ...KEPT_ALIVE, connectionTimeoutMillis: connectMs, query_timeout: answerMs }
}

/** The driver looks here at each statement; its types do not know it. */
interface Parameters {
  readonly connectionParameters: { query_timeout: number }
}

const usual = new WeakMap<object, number>()

/** Statements of this transaction may take so long on the server. */
export function extendDeadline(client: ClientBase, statementMs: number): void {
  const { connectionParameters } = client as unknown as Parameters
  if (!usual.has(connectionParameters)) {
    usual.set(connectionParameters, connectionParameters.query_timeout)
  }
  connectionParameters.query_timeout = deadlinesOf(statementMs).answerMs
}

/** To be called where a transaction begins: the longer deadline was for the one before. */
export function restoreDeadline(client: ClientBase): void {
  const { connectionParameters } = client as unknown as Parameters
  const before = usual.get(connectionParameters)
  if (before === undefined) return
  usual.delete(connectionParameters)
  connectionParameters.query_timeout = before
}
