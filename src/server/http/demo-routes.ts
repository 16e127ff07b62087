// The way into the demo and out of it. Everything in between are the pages that everybody has.

import { Hono } from 'hono'
import { isVisitor } from '#domain/demo.ts'
import type { AuthService } from '../auth/auth-service.ts'
import type { RateLimits } from '../auth/rate-limits.ts'
import type { DemoService } from '../demo/demo-service.ts'
import { demoCookie } from '../demo/visitor-auth.ts'
import { refusal } from './errors.ts'
import type { HostContext, HostEnv } from './host-env.ts'

export interface DemoRouteOptions {
  readonly auth: AuthService
  readonly demo: Pick<DemoService, 'open'>
  readonly limits: RateLimits
  readonly isSecure: boolean
}

/** From one address; behind one there may be a whole office. */
const VISITS = { window: 60, max: 30 }

/** Where the bar above the demo leads. */
const WAYS_OUT = new Set(['/', '/sign-up', '/sign-in', '/pricing'])

export function demoRoutes({ auth, demo, limits, isSecure }: DemoRouteOptions): Hono<HostEnv> {
  return new Hono<HostEnv>()
    .get('/demo', async (c) => {
      const session = await auth.session(c.req.raw.headers)
      // Somebody with an account has stores of their own, and a sample to look around in.
      if (session && !isVisitor(session.user.id)) return leadTo(c, '/stores')
      const visits = await limits.consume(`demo/${c.get('clientAddress')}`, VISITS)
      if (!visits.allowed) {
        c.header('retry-after', String(visits.retryAfter ?? VISITS.window))
        return refusal(c, 429, 'rate_limited', 'Too many requests. Try again in a moment.')
      }
      const { storeId, auditId } = await demo.open()
      c.header('set-cookie', demoCookie(isSecure))
      return leadTo(c, `/stores/${storeId}/audit/${auditId}`)
    })
    .get('/demo/leave', (c) => {
      const to = c.req.query('to') ?? '/'
      c.header('set-cookie', demoCookie(isSecure, 0))
      return leadTo(c, WAYS_OUT.has(to) ? to : '/')
    })
}

function leadTo(c: HostContext, path: string): Response {
  c.header('cache-control', 'no-store')
  return c.redirect(path, 303)
}
