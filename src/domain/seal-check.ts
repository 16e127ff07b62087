// When a seal is trusted.

import type { SealKey } from './seal-statement.ts'

/**
 * A seal without a signature must be from before signing was introduced. One that claims to be newer was forged by
 * someone without a key.
 */
export function isFromBeforeSigning(sealedAt: string, keys: readonly SealKey[]): boolean {
  const began = keys.map(({ from }) => Date.parse(from)).sort((one, other) => one - other)[0]
  return began === undefined || Date.parse(sealedAt) < began
}

/** Whether a key was retired before this time: a person who got hold of it later may have signed with it. */
export function isAfterKey({ until }: SealKey, at: string): boolean {
  return until !== null && Date.parse(at) > Date.parse(until)
}
