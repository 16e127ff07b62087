// Pages that may act with a cookie: our own, under any name that this host was reached by.

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

export function trustedOrigins(publicUrl: string, headers: Headers | undefined): string[] {
  const origin = headers?.get('origin')
  return origin && isTrustedOrigin(origin, publicUrl, headers?.get('host'))
    ? [publicUrl, origin]
    : [publicUrl]
}

/**
 * An origin is ours if it is the public one, or the host that the request was sent to: browsers set both headers
 * themselves. All loopback names on the same port are equal, so that a page opened as `localhost` may call `127.0.0.1`.
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
