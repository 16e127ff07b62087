// Headers that tell a browser what it may do with our answers.

import type { HostMiddleware } from './host-env.ts'

export interface PolicyFacts {
  /** The host the page came from, for sockets in browsers where 'self' does not include them. */
  readonly host: string
  /** Allows an inline script or style: `'nonce-…'` or `'sha256-…'`. */
  readonly inlineScripts: readonly string[]
  readonly inlineStyles: readonly string[]
}

/** Scripts and style elements of the page have the nonce; style attributes are allowed. */
export function pagePolicy({ host, inlineScripts, inlineStyles }: PolicyFacts): string {
  const sockets = HOST.test(host) ? [`ws://${host}`, `wss://${host}`] : []
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts, "'wasm-unsafe-eval'"],
    'style-src': ["'self'", ...inlineStyles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sockets],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
}

/** Only valid host names are used, because anything else in the Host header would become a part of the policy. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i

/** For answers that are data: nothing in them may be run or displayed. */
const DATA_POLICY = policy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })

const PERMISSIONS = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()'

interface SecurityHeaderOptions {
  /** Set if all clients connect through https. */
  readonly strictTransport: boolean
}

/** Does not override headers that a handler has set about who may cache or run its answer. */
export function securityHeaders({ strictTransport }: SecurityHeaderOptions): HostMiddleware {
  return async (c, next) => {
    await next()
    // Creates a copy of the answer whose headers can be set; setting each header separately would copy it each time.
    c.header('x-content-type-options', 'nosniff')
    const { headers } = c.res
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', DATA_POLICY)
    // By default an answer is only for its caller, and is not cached.
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
    headers.set('x-frame-options', 'DENY')
    // URLs of invitations and recovery links are secrets, so no other site may learn them.
    headers.set('referrer-policy', 'same-origin')
    headers.set('permissions-policy', PERMISSIONS)
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('cross-origin-resource-policy', 'same-origin')
    if (strictTransport) headers.set('strict-transport-security', 'max-age=31536000')
  }
}

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
