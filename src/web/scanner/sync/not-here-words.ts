import type { ConnectionStatus } from '#web/client/connection-status.ts'

/** Said while nothing is known of the count: whoever is still connecting may get it yet. */
export function notHereWords(status: ConnectionStatus): string {
  return status === 'offline'
    ? 'This count is not on this phone yet. Open it once with a network, then it works without.'
    : 'Getting the shelves.'
}
