import type { ClientBase } from 'pg'

/**
 * A connection that takes no more statements once the signal is aborted: it may serve another caller by then.
 */
export function guardClient(client: ClientBase, signal: AbortSignal): ClientBase {
  const guarded: ClientBase = Object.create(client)
  const query = (...asked: Parameters<ClientBase['query']>) =>
    signal.aborted ? Promise.reject(signal.reason) : client.query(...asked)
  return Object.assign(guarded, { query })
}
