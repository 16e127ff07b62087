/** An address that every machine understands as itself: another device would look for it there. */
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

/**
 * The address that other devices can reach. Where the configured one names this machine alone, the
 * one in the address bar may do better: a tablet that opened the page by a name in the network.
 */
export function reachableOrigin(configured: string | undefined, here: string): string {
  if (configured === undefined) return here
  return isThisMachine(configured) && !isThisMachine(here) ? here : configured
}
