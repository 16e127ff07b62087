import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

const LOOPBACK = new Set(['127.0.0.1', '::1'])

/**
 * The address a request came from. Each trusted proxy appends one address to X-Forwarded-For, so the client's is that
 * many entries from the end. Anything before it may be invented by the client.
 */
export function clientAddressOf(request: IncomingMessage, trustedProxies: number): string {
  const direct = plain(request.socket.remoteAddress ?? '')
  if (trustedProxies === 0) return direct
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const claimed = plain(forwarded.at(-trustedProxies)?.trim() ?? '')
  return isIP(claimed) ? claimed : direct
}

export function isLoopback(address: string): boolean {
  return LOOPBACK.has(address)
}

/** Writes an IPv4 address the same way if it came through an IPv6 socket. */
function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
}
