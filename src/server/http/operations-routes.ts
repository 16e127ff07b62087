// Endpoints for operators and load balancers.

import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { isLoopback } from './client-address.ts'
import { refusal } from './errors.ts'
import type { HostContext, HostEnv } from './host-env.ts'
import type { HttpMetrics } from './metrics.ts'
import { createReadiness, type ReadinessPools } from './readiness.ts'

export interface OperationsOptions extends ReadinessPools {
  readonly version: string
  readonly log: Logger
  readonly metrics: HttpMetrics
  readonly metricsToken: string | null
  readonly isDraining: () => boolean
}

export function operationsRoutes(options: OperationsOptions): Hono<HostEnv> {
  const { metrics, version } = options
  const whyNotReady = createReadiness(options, (line) => options.log.warn(line))
  return new Hono<HostEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const reason = options.isDraining() ? 'draining' : await whyNotReady()
      return reason ? c.json({ status: 'unavailable', reason }, 503) : c.json({ status: 'ready' })
    })
    .get('/api/version', (c) => c.json({ version }))
    .get('/metrics', async (c) => {
      if (!mayReadMetrics(c, options.metricsToken)) {
        return refusal(c, 404, 'not_found', 'Not found.')
      }
      const figures = await metrics.registry.metrics()
      return c.body(figures, 200, { 'content-type': metrics.registry.contentType })
    })
}

function mayReadMetrics(c: HostContext, token: string | null): boolean {
  const [, given] = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '') ?? []
  if (given !== undefined) return token !== null && sameText(given, token)
  // A proxy on this machine forwards requests of others.
  return isLoopback(c.get('clientAddress')) && !c.req.header('x-forwarded-for')
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}
