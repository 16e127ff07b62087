// Joining an audit with a day pass over HTTP, and making an account of it. It is a plugin in order to share the library's rate limits, origin checks
// and cookies.

import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint, getSessionFromCtx, sendVerificationEmailFn } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'
import { requireInput } from '#contract/refused-input.ts'
import { Fault } from '#domain/fault.ts'
import { normalizeEmail } from '#domain/invitation.ts'
import type { DayPasses } from '../day-passes/create-day-passes.ts'
import { asApiError, toApiError } from './api-error.ts'
import { refuseBadPassword } from './password-rule.ts'
import type { RateLimits } from './rate-limits.ts'

interface DayPassPluginOptions {
  readonly dayPasses: DayPasses
  readonly rateLimits: RateLimits
}

const anyBody = z.record(z.string(), z.unknown())
const lookBody = z.object({ code: z.string().max(200) })
const keepBody = z.object({ email: z.string().max(500), password: z.string() })
const joinBody = lookBody.extend({ name: z.string().max(500) })

/** Of all addresses together: a queue in front of one store, and no more. */
const JOINS_BY_LINK = { window: 60, max: 120 }

export function dayPassPlugin(options: DayPassPluginOptions) {
  return {
    id: 'day-pass',
    endpoints: {
      lookAtDayPass: lookEndpoint(options),
      joinWithDayPass: joinEndpoint(options),
      keepAsAccount: keepEndpoint(options),
    },
  } satisfies BetterAuthPlugin
}

function lookEndpoint({ dayPasses }: DayPassPluginOptions) {
  return createAuthEndpoint('/day-pass/look', { method: 'POST', body: anyBody }, (ctx) =>
    asApiError(async () => {
      const data = requireInput(lookBody, ctx.body)
      const { auditName, storeName } = await dayPasses.look(data.code)
      return ctx.json({ auditName, storeName })
    }),
  )
}

function joinEndpoint({ dayPasses, rateLimits }: DayPassPluginOptions) {
  return createAuthEndpoint('/day-pass/join', { method: 'POST', body: anyBody }, (ctx) =>
    asApiError(async () => {
      const data = requireInput(joinBody, ctx.body)
      // Only codes that open are counted by link: whoever has an old one must not keep others out.
      await dayPasses.look(data.code)
      await countJoin(rateLimits, dayPasses.linkOf(data.code))
      const current = await getSessionFromCtx(ctx)
      if (current && !isHelper(current.user)) {
        throw new Fault('conflict', 'You are signed in. Sign out to join as a helper.', {
          reason: 'signed_in',
        })
      }
      const { userId, ...place } = await dayPasses.join({ ...data, userId: current?.user.id })
      if (current?.user.id === userId) return ctx.json(place)
      const { internalAdapter } = ctx.context
      const session = await internalAdapter.createSession(userId)
      const user = await internalAdapter.findUserById(userId)
      if (!user) throw new Fault('not_found')
      await setSessionCookie(ctx, { session, user })
      return ctx.json(place)
    }),
  )
}

function keepEndpoint({ dayPasses }: DayPassPluginOptions) {
  return createAuthEndpoint('/day-pass/keep', { method: 'POST', body: anyBody }, (ctx) =>
    asApiError(async () => {
      const { email: typed, password } = requireInput(keepBody, ctx.body)
      const current = await getSessionFromCtx(ctx)
      if (!current) throw new Fault('unauthenticated')
      if (!isHelper(current.user)) throw new Fault('conflict', 'You have an account already.')
      const email = normalizeEmail(typed)
      refuseBadPassword(password, 'password')
      const passwordHash = await ctx.context.password.hash(password)
      const { id: userId } = current.user
      await dayPasses.keep({ userId, email, passwordHash })
      await sendVerificationEmailFn(ctx, { ...current.user, email })
      return ctx.json({ email })
    }),
  )
}

async function countJoin(rateLimits: RateLimits, linkId: string | undefined): Promise<void> {
  if (linkId === undefined) return
  const { allowed, retryAfter } = await rateLimits.consume(`day-pass|${linkId}`, JOINS_BY_LINK)
  if (allowed) return
  const headers = { 'retry-after': String(retryAfter ?? JOINS_BY_LINK.window) }
  throw toApiError(new Fault('rate_limited'), headers)
}

/** Whether this person has nothing but a day pass. */
function isHelper(user: object): boolean {
  return 'dayPass' in user && user.dayPass === 'only'
}
