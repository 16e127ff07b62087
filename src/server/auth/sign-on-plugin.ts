// The HTTP side of single sign-on: to the identity provider and back. It is a plugin in order to share the library's
// rate limits, origin checks and cookies.

import { randomBytes } from 'node:crypto'
import type { BetterAuthPlugin, User } from 'better-auth'
import { createAuthEndpoint, getSessionFromCtx } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'
import { requireInput } from '#contract/refused-input.ts'
import { Fault, parseFault } from '#domain/fault.ts'
import { callbackPath, signOnRefusalOf } from '#domain/sign-on.ts'
import type { SignOn } from '../single-sign-on/create-sign-on.ts'
import { asApiError } from './api-error.ts'

interface SignOnPluginOptions {
  readonly signOn: SignOn
  /** By mail, to whoever had the account before. */
  readonly tellLinked: (user: User, linked: Linked, request: Request | undefined) => Promise<void>
}

interface Linked {
  readonly organizationName: string
  readonly takesOver: boolean
}

export const SIGN_ON_CALLBACK = '/sign-on/callback/:organizationId'

const COOKIE = 'sign-on'
const COOKIE_SHAPE = /^[\w-]{32}$/
const COOKIE_SECONDS = 10 * 60

const anyBody = z.record(z.string(), z.unknown())
const startBody = z.object({
  email: z.string().max(254),
  returnTo: z.string().max(2_000).optional(),
})

const samlBody = z.object({
  RelayState: z.string().min(1).max(200),
  SAMLResponse: z.string().min(1).max(500_000),
})

export function signOnPlugin(options: SignOnPluginOptions) {
  return {
    id: 'sign-on',
    endpoints: {
      startSignOn: startEndpoint(options),
      receiveSignOn: receiveEndpoint(options),
      finishSignOn: finishEndpoint(options),
    },
  } satisfies BetterAuthPlugin
}

function startEndpoint({ signOn }: SignOnPluginOptions) {
  return createAuthEndpoint('/sign-on/start', { method: 'POST', body: anyBody }, (ctx) =>
    asApiError(async () => {
      const { email, returnTo } = requireInput(startBody, ctx.body)
      const cookie = ctx.context.createAuthCookie(COOKIE, { maxAge: COOKIE_SECONDS })
      const earlier = ctx.getCookie(cookie.name) ?? ''
      // Two tabs may be on their way at once.
      const browser = COOKIE_SHAPE.test(earlier) ? earlier : randomBytes(24).toString('base64url')
      const { url } = await signOn.begin({ email, browser, returnTo })
      ctx.setCookie(cookie.name, browser, cookie.attributes)
      return ctx.json({ url })
    }),
  )
}

/**
 * A form that the provider has filled in, from a page of its own: no cookie comes with it. The browser is sent on to come
 * back with its cookie, and only then the answer is looked at.
 */
function receiveEndpoint({ signOn }: SignOnPluginOptions) {
  const metadata = { allowedMediaTypes: ['application/x-www-form-urlencoded'] }
  const options = { method: 'POST', body: anyBody, metadata } as const
  return createAuthEndpoint('/sign-on/saml/:organizationId', options, (ctx) =>
    asApiError(async () => {
      const { organizationId } = ctx.params
      const { data } = samlBody.safeParse(ctx.body)
      const isExpected =
        data !== undefined &&
        (await signOn.receive({
          organizationId,
          state: data.RelayState,
          answer: data.SAMLResponse,
        }))
      if (!isExpected) throw ctx.redirect('/sign-in?signOn=over')
      const state = encodeURIComponent(data.RelayState)
      throw ctx.redirect(`${callbackPath(organizationId)}?state=${state}`)
    }),
  )
}

function finishEndpoint({ signOn, tellLinked }: SignOnPluginOptions) {
  return createAuthEndpoint(SIGN_ON_CALLBACK, { method: 'GET' }, async (ctx) => {
    const { organizationId } = ctx.params
    const current = await getSessionFromCtx(ctx)
    const cookie = ctx.context.createAuthCookie(COOKIE)
    const returned = await signOn
      .finish({
        organizationId,
        search: new URL(ctx.request?.url ?? 'missing:').search,
        browser: ctx.getCookie(cookie.name) ?? undefined,
        userId: current?.user.id,
      })
      .catch((error: unknown) => {
        const fault = error instanceof Fault ? error : parseFault(error)
        if (!fault || fault.status >= 500) throw error
        return { kind: 'refused', reason: signOnRefusalOf(fault) } as const
      })
    switch (returned.kind) {
      case 'refused':
        throw ctx.redirect(`/sign-in?signOn=${returned.reason}`)
      case 'tested':
        throw ctx.redirect(`/organization?org=${organizationId}&part=access`)
      case 'entered': {
        const { userId, providerId, returnTo, linked } = returned
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(userId)
        if (!user) throw new Fault('not_found')
        const session = await internalAdapter.createSession(userId, false, {
          signedOnTo: organizationId,
          signedOnBy: providerId,
        })
        await setSessionCookie(ctx, { session, user })
        if (linked) await tellLinked(user, linked, ctx.request)
        throw ctx.redirect(returnTo ?? '/sign-in')
      }
    }
  })
}
