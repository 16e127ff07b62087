// When a seal is believed.

import type { SealKey } from './seal-statement.ts'

/**
 * A seal without a signature is from before there were any. One that says it is younger was put there by
 * somebody who has no key.
 */
export function isFromBeforeSigning(sealedAt: string, keys: readonly SealKey[]): boolean {
  const began = keys.map(({ from }) => Date.parse(from)).sort((one, other) => one - other)[0]
  return began === undefined || Date.parse(sealedAt) < began
}

/** Whether a key was put away before this time: whoever found it later may have signed with it. */
export function isAfterKey({ until }: SealKey, at: string): boolean {
  return until !== null && Date.parse(at) > Date.parse(until)
}
