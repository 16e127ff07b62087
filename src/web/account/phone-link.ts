// The link that carries a session over to a phone.

/** A one-time token is good for three minutes. */
export const LINK_LIFETIME_MS = 3 * 60_000

interface PhoneLinkFacts {
  readonly origin: string
  /** Where to go on; without a store, at the list of them. */
  readonly storeId: string | undefined
  readonly token: string
}

export function phoneLink({ origin, storeId, token }: PhoneLinkFacts): string {
  const path = storeId === undefined ? '/stores' : `/stores/${encodeURIComponent(storeId)}`
  return `${origin}${path}?ott=${encodeURIComponent(token)}`
}

interface Origins {
  /** As configured, or a guess that works on this machine only. */
  readonly publicUrl: string
  /** By which this page was opened. */
  readonly here: string
}

/**
 * The address that a phone can reach. Where the public one names this machine alone, the address in
 * use here may do better: a tablet that opened the page by the machine's name in the network.
 */
export function phoneOrigin({ publicUrl, here }: Origins): string {
  return isThisMachine(publicUrl) && !isThisMachine(here) ? here : publicUrl
}

/** An address that every machine understands as itself. */
export function isThisMachine(origin: string): boolean {
  const { hostname } = new URL(origin)
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    hostname === '0.0.0.0' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  )
}

/** "2:05": what is left of the link's life. */
export function formatRemaining(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
