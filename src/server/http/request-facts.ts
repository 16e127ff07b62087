import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { newId } from '../new-id.ts'
import { clientAddressOf } from './client-address.ts'
import { FUNCTION_REFUSED } from './errors.ts'
import type { HostMiddleware } from './host-env.ts'
import { loggedPath } from './log.ts'
import type { HttpMetrics } from './metrics.ts'

interface RequestFactsOptions {
  readonly log: Logger
  readonly metrics: HttpMetrics
  readonly trustedProxies: number
}

const ACCEPTED_ID = /^[\w-]{8,64}$/

/** Gives each request an id, returns the id with the answer, and logs one line about the outcome. */
export function requestFacts(options: RequestFactsOptions): HostMiddleware {
  return async (c, next) => {
    const startedAt = performance.now()
    const given = c.req.header('x-request-id') ?? ''
    const requestId = ACCEPTED_ID.test(given) ? given : newId()
    c.set('requestId', requestId)
    c.set('clientAddress', clientAddressOf(c.env.incoming, options.trustedProxies))
    c.set('nonce', randomBytes(16).toString('base64'))
    c.set('log', options.log.child({ requestId }))
    await next()
    c.header('x-request-id', requestId)
    const facts = {
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      durationMs: Math.round(performance.now() - startedAt),
    }
    options.metrics.observe(facts)
    c.get('log')[isFailure(facts.status) ? 'error' : 'debug'](facts, 'request')
  }
}

/**
 * Refused requests are not logged as failures, nor are requests while the database is away, which is logged once.
 */
function isFailure(status: number): boolean {
  return status >= 500 && status !== FUNCTION_REFUSED && status !== UNAVAILABLE
}

const UNAVAILABLE = 503
