// The billing routes with nothing behind them: what they make of a call.

import { Hono } from 'hono'
import { pino } from 'pino'
import type { AuthService } from '#server/auth/auth-service.ts'
import { billingRoutes } from '#server/http/billing-routes.ts'
import type { HostEnv } from '#server/http/host-env.ts'

export interface WireCall {
  readonly status: number
  readonly body: unknown
  /** The action that was run, with its arguments; none when the route answers for itself. */
  readonly action: string | undefined
  readonly args: unknown
}

const auth = { session: async () => null } as unknown as AuthService

export async function callBilling(
  method: string,
  path: string,
  body?: object,
  prefix = '/api/billing',
): Promise<WireCall> {
  const ran: { action: string; args: unknown }[] = []
  const functions = {
    openSnapshot: () => Promise.reject(new Error('not here')),
    laneKeyOf: () => Promise.reject(new Error('not here')),
    runMutation: () => Promise.reject(new Error('not here')),
    runAction: async (_identity: unknown, action: string, args: unknown) => {
      ran.push({ action, args })
      return { url: 'https://example.test', list: [] }
    },
  }
  const app = new Hono<HostEnv>()
  app.use(async (c, next) => {
    c.set('log', pino({ level: 'silent' }))
    c.set('requestId', 'request-1')
    await next()
  })
  app.route('/', billingRoutes({ auth, functions, prefix }))
  const response = await app.request(`${prefix}${path}`, {
    method,
    ...(body && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  const [call] = ran
  return {
    status: response.status,
    body: await response.json(),
    action: call?.action,
    args: call?.args,
  }
}
