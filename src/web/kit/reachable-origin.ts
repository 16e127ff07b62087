/** An address such as localhost, which on another device would mean that device. */
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
 * The address that other devices can reach. If the configured one names only this machine, the one in the
 * address bar may work better: for example on a tablet that opened the page by a name in the network.
 */
export function reachableOrigin(configured: string | undefined, here: string): string {
  if (configured === undefined) return here
  return isThisMachine(configured) && !isThisMachine(here) ? here : configured
}
