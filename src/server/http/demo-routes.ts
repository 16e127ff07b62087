// Entering and leaving the demo. Everything in between is done by the normal pages.

import { setTimeout as delay } from 'node:timers/promises'
import { Hono } from 'hono'
import { isVisitor } from '#domain/demo.ts'
import type { SourceCatalogue } from '#messages/catalogue.ts'
import { chooseLanguage } from '#messages/choose-language.ts'
import { isLanguage, SOURCE_LANGUAGE } from '#messages/languages.ts'
import { loadCatalogue } from '#messages/load-catalogue.ts'
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

/** Per address, which may be shared by a whole office. */
const VISITS = { window: 60, max: 60 }

/** For a page whose only styles are in attributes. */
const WAITING_POLICY = "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'"

/** How long a visitor waits for the demo to be created; after that a page says so, and asks again. */
const PATIENCE_MS = 2_000

/** Where the bar above the demo leads. */
const WAYS_OUT = new Set(['/', '/sign-up', '/sign-in', '/pricing'])

export function demoRoutes({ auth, demo, limits, isSecure }: DemoRouteOptions): Hono<HostEnv> {
  return new Hono<HostEnv>()
    .get('/demo', async (c) => {
      const session = await auth.session(c.req.raw.headers)
      // A person with an account has stores of their own, and a sample to look around in.
      if (session && !isVisitor(session.user.id)) return leadTo(c, '/stores')
      const visits = await limits.consume(`demo/${c.get('clientAddress')}`, VISITS)
      if (!visits.allowed) {
        c.header('retry-after', String(visits.retryAfter ?? VISITS.window))
        return refusal(c, 429, 'rate_limited', 'Too many requests. Try again in a moment.')
      }
      const places = await soon(demo.open())
      if (!places) return waitingPage(c)
      c.header('set-cookie', demoCookie(isSecure))
      return leadTo(c, `/stores/${places.storeId}/audit/${places.auditId}`)
    })
    .get('/demo/leave', (c) => {
      const to = c.req.query('to') ?? '/'
      c.header('set-cookie', demoCookie(isSecure, 0))
      return leadTo(c, WAYS_OUT.has(to) ? to : '/')
    })
}

/** Undefined if it takes longer: the next request finds the demo, or the error. */
function soon<Made>(making: Promise<Made>): Promise<Made | undefined> {
  making.catch(() => undefined)
  return Promise.race([making, delay(PATIENCE_MS, undefined, { ref: false })])
}

/** Small and without the app's pages, because the machine is busy. */
async function waitingPage(c: HostContext): Promise<Response> {
  const chosen = chooseLanguage({ accepted: c.req.header('accept-language') })
  const language = isLanguage(chosen) ? chosen : SOURCE_LANGUAGE
  const words = await loadCatalogue<SourceCatalogue>('site', language)
  c.header('cache-control', 'no-store')
  c.header('content-security-policy', WAITING_POLICY)
  return c.html(`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="3">
<title>Shelfcount</title>
<p style="margin: 30vh 24px; text-align: center; font: 17px/1.5 system-ui, sans-serif">${words['demo.opening']}</p>
</html>`)
}

function leadTo(c: HostContext, path: string): Response {
  c.header('cache-control', 'no-store')
  return c.redirect(path, 303)
}
