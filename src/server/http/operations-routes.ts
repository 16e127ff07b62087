// What operators and balancers ask.

import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Pool } from 'pg'
import * as z from 'zod'
import { isLoopback } from './client-address.ts'
import { refusal } from './errors.ts'
import type { HostContext, HostEnv } from './host-env.ts'
import type { HttpMetrics } from './metrics.ts'

export interface OperationsOptions {
  readonly version: string
  /** Sees the table of migrations. */
  readonly owner: Pool
  /** The newest migration that this version knows. */
  readonly schemaVersion: number
  readonly metrics: HttpMetrics
  readonly metricsToken: string | null
  readonly isDraining: () => boolean
}

const versionRow = z.object({ version: z.int().nullable() })
const PATIENCE_MS = 2_000

export function operationsRoutes(options: OperationsOptions): Hono<HostEnv> {
  const { metrics, version } = options
  return new Hono<HostEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const reason = options.isDraining() ? 'draining' : await whyNotReady(options, c)
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

async function whyNotReady(options: OperationsOptions, c: HostContext) {
  try {
    const query = options.owner.query('select max(version) as version from schema_version')
    query.catch(() => {})
    const { rows } = await Promise.race([query, rejectAfter(PATIENCE_MS)])
    const { version } = versionRow.parse(rows[0])
    // A newer node may have migrated already: what this one needs is there all the same.
    return (version ?? 0) >= options.schemaVersion ? undefined : 'migrations are missing'
  } catch (error) {
    c.get('log').warn({ err: error }, 'the database does not answer')
    return 'the database does not answer'
  }
}

function rejectAfter(delayMs: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('timed out')), delayMs).unref()
  })
}

function mayReadMetrics(c: HostContext, token: string | null): boolean {
  const [, given] = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '') ?? []
  if (given !== undefined) return token !== null && sameText(given, token)
  // A proxy on this machine speaks for others.
  return isLoopback(c.get('clientAddress')) && !c.req.header('x-forwarded-for')
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}
