// Time limits for database work. The database itself cancels slow statements; if it is not heard from any more, as on a
// connection that is dead at the other end, this side gives the connection up.

import type { ClientBase, PoolConfig } from 'pg'

export interface Deadlines {
  /** On the server, including waits for locks. */
  readonly statementMs: number
  /** On our side: the time for the server, plus some for the answer to arrive. */
  readonly answerMs: number
  /** For opening a connection, or getting a free one from the pool. */
  readonly connectMs: number
}

/** A server with a busy disk takes seconds to open a connection, which is slow but not broken. */
export function deadlinesOf(statementMs: number): Deadlines {
  return { statementMs, answerMs: statementMs * 1.6, connectMs: statementMs * 3 }
}

/** For statements that people wait for. */
export const USUAL_STATEMENT_MS = 5_000
/** For jobs, imports and insights. */
export const LONG_STATEMENT_MS = 60_000

/** The operating system detects a dead idle connection within half a minute. */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/** The settings of the driver; the server gets its own when connecting. */
export function driverDeadlines({ answerMs, connectMs }: Deadlines): PoolConfig {
  return { ...KEPT_ALIVE, connectionTimeoutMillis: connectMs, query_timeout: answerMs }
}

/** The driver reads this for each statement, but its types do not have it. */
interface Parameters {
  readonly connectionParameters: { query_timeout: number }
}

const usual = new WeakMap<object, number>()

/** Allows statements of this transaction this much time on the server. */
export function extendDeadline(client: ClientBase, statementMs: number): void {
  const { connectionParameters } = client as unknown as Parameters
  if (!usual.has(connectionParameters)) {
    usual.set(connectionParameters, connectionParameters.query_timeout)
  }
  connectionParameters.query_timeout = deadlinesOf(statementMs).answerMs
}

/** Must be called when a transaction begins, because an extended deadline was for the previous one. */
export function restoreDeadline(client: ClientBase): void {
  const { connectionParameters } = client as unknown as Parameters
  const before = usual.get(connectionParameters)
  if (before === undefined) return
  usual.delete(connectionParameters)
  connectionParameters.query_timeout = before
}
