// API keys on sockets, as the host hands them over.

import type { Identity } from '#server/functions/viewer.ts'

export interface SocketKey extends Identity {
  /** Infinity for a key without an end. */
  readonly expiresAt: number
  /** Takes one request off the budget of the key, or throws `rate_limited`. */
  take(): void
}

export interface SocketKeys {
  isKey(token: string): boolean
  /** Throws `unauthenticated` for a key that does not hold, and `rate_limited` for who guesses. */
  open(secret: string, clientAddress: string): Promise<SocketKey>
}
