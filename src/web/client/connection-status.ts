import type { ConnectionState } from './realtime-client.ts'

export type ConnectionStatus = 'live' | 'reconnecting' | 'offline'

/** After this many failed attempts, about fifteen seconds, the status is offline. */
const RETRIES_UNTIL_OFFLINE = 4

export function connectionStatus(
  state: Pick<ConnectionState, 'phase' | 'retries' | 'isOnline' | 'isHeard'>,
): ConnectionStatus {
  // Nothing was requested from the server yet, so nothing on the screen can be outdated.
  if (state.phase === 'idle' || (state.phase === 'open' && state.isHeard)) return 'live'
  return !state.isOnline || state.retries >= RETRIES_UNTIL_OFFLINE ? 'offline' : 'reconnecting'
}
