// The billing calls over HTTP, as the published client makes them: plain JSON both ways, with a message and a code on
// every refusal.

import { Hono } from 'hono'
import { api } from '#contract/api.ts'
import { withoutUnknown } from '#contract/billing-calls.ts'
import { billingCodeOf } from '#domain/billing/billing-fault.ts'
import type { Fault } from '#domain/fault.ts'
import type { AuthService, Identity } from '../auth/auth-service.ts'
import { toFault } from '../realtime/call.ts'
import { bearerOf } from './callers.ts'
import type { FunctionHost } from './function-host.ts'
import type { HostContext, HostEnv, HostMiddleware } from './host-env.ts'

export interface BillingRouteOptions {
  readonly auth: AuthService
  readonly functions: FunctionHost
  readonly prefix: string
}

type BillingCall = keyof typeof api.billing

/** The path of each call that posts its body to an action. */
const POSTS: Readonly<Record<string, BillingCall>> = {
  customers: 'createCustomer',
  attach: 'attach',
  checkout: 'checkout',
  cancel: 'cancel',
  check: 'check',
  track: 'track',
  billing_portal: 'billingPortal',
  setup_payment: 'setupPayment',
  query: 'query',
  entities: 'createEntity',
  'referrals/code': 'createReferralCode',
  'referrals/redeem': 'redeemReferralCode',
}

type Body = Readonly<Record<string, unknown>>

export function billingRoutes(options: BillingRouteOptions): Hono<HostEnv> {
  const { prefix } = options
  const call = (c: HostContext, name: BillingCall, args: Body) => answer(c, options, name, args)
  const routes = new Hono<HostEnv>()
  routes.post(`${prefix}/cors`, (c) => c.json({ message: 'OK' }))
  routes.get(`${prefix}/products`, (c) => call(c, 'listProducts', {}))
  for (const [path, name] of Object.entries(POSTS)) {
    routes.post(`${prefix}/${path}`, async (c) => {
      const body = await readBody(c)
      if (!body) return refuse(c, 400, 'invalid_request', 'The body is not a JSON object.')
      return name === 'createEntity' ? createEntities(c, options, body) : call(c, name, body)
    })
  }
  routes.get(`${prefix}/entities/:id`, (c) => {
    const expand = c.req.query('expand')?.split(',').filter(Boolean)
    return call(c, 'getEntity', { entityId: c.req.param('id'), ...(expand && { expand }) })
  })
  routes.delete(`${prefix}/entities/:id`, (c) =>
    call(c, 'deleteEntity', { entityId: c.req.param('id') }),
  )
  routes.all(`${prefix}/*`, (c) => refuse(c, 404, 'not_found', 'There is no such billing call.'))
  return routes
}

/** An empty body is an empty object. */
async function readBody(c: HostContext): Promise<Body | undefined> {
  const text = await c.req.text()
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return isBody(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The published client spreads a list of entities into an object with numbers for names. */
async function createEntities(
  c: HostContext,
  options: BillingRouteOptions,
  body: Body,
): Promise<Response> {
  const numbered = Object.entries(body).filter(([name, one]) => /^\d+$/.test(name) && isBody(one))
  if (numbered.length === 0) return answer(c, options, 'createEntity', body)
  const list: unknown[] = []
  for (const [, one] of numbered) {
    const outcome = await run(c, options, 'createEntity', isBody(one) ? one : {})
    if ('fault' in outcome) return refuseFault(c, outcome.fault, body)
    list.push(outcome.value)
  }
  return c.json({ list: list.map(asJson) })
}

function asJson(value: unknown): Body {
  return isBody(value) ? value : {}
}

async function answer(
  c: HostContext,
  options: BillingRouteOptions,
  name: BillingCall,
  args: Body,
): Promise<Response> {
  const outcome = await run(c, options, name, args)
  if ('fault' in outcome) return refuseFault(c, outcome.fault, args)
  return json(200, outcome.value)
}

async function run(
  c: HostContext,
  { auth, functions }: BillingRouteOptions,
  name: BillingCall,
  args: Body,
): Promise<{ readonly value: unknown } | { readonly fault: Fault }> {
  try {
    const identity = await callerOf(auth, c.req.raw.headers)
    const orgId = c.req.header('x-organization-id')
    // The customer is never taken from a body.
    const known = withoutUnknown(api.billing[name].args, args)
    const named = { ...(isBody(known) ? known : {}), orgId: orgId ?? undefined }
    return { value: await functions.runAction(identity, `billing:${name}`, named) }
  } catch (error) {
    const fault = toFault(error, (callId, bug) => {
      c.get('log').error({ err: bug, callId }, 'a billing call failed')
    })
    return { fault }
  }
}

/** For a token, or the cookie of one of our pages. */
async function callerOf(auth: AuthService, headers: Headers): Promise<Identity | null> {
  const bearer = await bearerOf(auth, headers)
  if (bearer) return bearer
  const session = await auth.session(headers)
  return session && { userId: session.user.id, sessionId: session.sessionId }
}

const NOBODY = new Set(['unauthenticated', 'customer_not_found'])

/** If there is no customer, callers that accept this get null, and all others a refusal. */
function refuseFault(c: HostContext, fault: Fault, args: Body): Response {
  const code = billingCodeOf(fault)
  if (!NOBODY.has(code)) return refuse(c, fault.status, code, fault.message)
  const isFine = args.errorOnNotFound === false || args.error_on_not_found === false
  if (isFine) return json(202, null)
  return refuse(c, 401, 'no_customer_id', fault.message)
}

function refuse(c: HostContext, status: number, code: string, message: string): Response {
  return json(status, { message, code, requestId: c.get('requestId') })
}

/** Always with a body, because the published client cannot read an empty one. */
function json(status: number, value: unknown): Response {
  const headers = { 'content-type': 'application/json' }
  return new Response(JSON.stringify(value ?? null), { status, headers })
}

/**
 * Other parts of the host have their own format for refusals; clients of this API expect message and code at the top
 * level.
 */
export const flattenRefusals: HostMiddleware = async (c, next) => {
  await next()
  if (c.res.status < 400 || !c.res.headers.get('content-type')?.includes('json')) return
  const body: unknown = await c.res.clone().json()
  if (!isBody(body) || !isBody(body.error)) return
  const { message, code } = body.error
  c.res = json(c.res.status, { message, code, requestId: c.get('requestId') })
}
