// The link that signs a phone in.

/** A one-time token is valid for three minutes. */
export const LINK_LIFETIME_MS = 3 * 60_000

interface PhoneLinkFacts {
  readonly origin: string
  /** Where to continue; without a store, in the list of stores. */
  readonly storeId: string | undefined
  readonly token: string
}

export function phoneLink({ origin, storeId, token }: PhoneLinkFacts): string {
  const path = storeId === undefined ? '/stores' : `/stores/${encodeURIComponent(storeId)}`
  return `${origin}${path}?ott=${encodeURIComponent(token)}`
}

/** "2:05": how long the link remains valid. */
export function formatRemaining(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
