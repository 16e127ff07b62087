// Whose pages may act with a cookie: our own, by whatever name this host was reached.

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

export function trustedOrigins(publicUrl: string, headers: Headers | undefined): string[] {
  const origin = headers?.get('origin')
  return origin && isTrustedOrigin(origin, publicUrl, headers?.get('host'))
    ? [publicUrl, origin]
    : [publicUrl]
}

/**
 * An origin is ours when it is the public one or the host that the request was sent to: a browser
 * sets both headers itself. Loopback names are one another's equals on the same port, so that a
 * page opened as `localhost` may talk to `127.0.0.1`.
 */
export function isTrustedOrigin(
  origin: string,
  publicUrl: string,
  host: string | null | undefined,
): boolean {
  if (origin === publicUrl) return true
  if (!URL.canParse(origin)) return false
  const { host: originHost, hostname, port } = new URL(origin)
  if (!host || !URL.canParse(`http://${host}`)) return false
  if (originHost === host) return true
  const target = new URL(`http://${host}`)
  return LOOPBACK.has(hostname) && LOOPBACK.has(target.hostname) && port === target.port
}
