// Keeps other sites from acting with our visitors' cookies.

import { isTrustedOrigin } from '../auth/trusted-origins.ts'
import { refusal } from './errors.ts'
import type { HostMiddleware } from './host-env.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A request that changes something and carries a cookie must come from a page of ours. */
export function requireSameOrigin(publicUrl: string): HostMiddleware {
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method) || !c.req.header('cookie')) return next()
    const origin = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    const ours = origin
      ? isTrustedOrigin(origin, publicUrl, c.req.header('host'))
      : site === 'same-origin' || site === 'none'
    if (ours) return next()
    return refusal(c, 403, 'forbidden', 'This request came from another site.')
  }
}
