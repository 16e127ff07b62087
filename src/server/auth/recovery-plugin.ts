// The HTTP side of account recovery. It is a plugin in order to share the library's rate limits, origin checks and
// cookies.

import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'
import { requireInput } from '#contract/refused-input.ts'
import { Fault } from '#domain/fault.ts'
import { asApiError } from './api-error.ts'
import { refuseBadPassword } from './password-rule.ts'
import { endedRecovery, type Recoveries } from './recoveries.ts'

interface RecoveryPluginOptions {
  readonly recoveries: Recoveries
  /** Creates and sends the link in a job, so that the response time reveals nothing about the address. */
  readonly enqueue: (email: string) => Promise<void>
  readonly afterVerification: (userId: string) => Promise<void>
}

const anyBody = z.record(z.string(), z.unknown())
const requestBody = z.object({ email: z.email().max(254) })
const completeBody = z.object({ token: z.string().max(200), newPassword: z.string() })

export function recoveryPlugin(options: RecoveryPluginOptions) {
  return {
    id: 'recovery',
    endpoints: {
      requestRecovery: requestEndpoint(options),
      lookAtRecovery: lookEndpoint(options),
      completeRecovery: completeEndpoint(options),
    },
  } satisfies BetterAuthPlugin
}

function requestEndpoint({ enqueue }: RecoveryPluginOptions) {
  return createAuthEndpoint('/recovery/request', { method: 'POST', body: anyBody }, (ctx) =>
    asApiError(async () => {
      const { data } = requestBody.safeParse(ctx.body)
      if (!data) {
        const message = 'Enter a valid e-mail address.'
        throw new Fault('invalid_argument', message, { field: 'email' })
      }
      await enqueue(data.email.toLowerCase())
      return ctx.json({ ok: true })
    }),
  )
}

function lookEndpoint({ recoveries }: RecoveryPluginOptions) {
  return createAuthEndpoint('/recovery/:token', { method: 'GET' }, async (ctx) =>
    ctx.json(await recoveries.look(ctx.params.token)),
  )
}

function completeEndpoint({ recoveries, afterVerification }: RecoveryPluginOptions) {
  return createAuthEndpoint('/recovery/complete', { method: 'POST', body: anyBody }, (ctx) =>
    asApiError(async () => {
      const data = requireInput(completeBody, ctx.body)
      refuseBadPassword(data.newPassword)
      // Hashing is slow on purpose, so it is skipped for invalid tokens.
      if ((await recoveries.look(data.token)).state === 'ended') throw endedRecovery()
      const hash = await ctx.context.password.hash(data.newPassword)
      const { userId } = await recoveries.complete(data.token, hash)
      await afterVerification(userId)
      const { internalAdapter } = ctx.context
      const session = await internalAdapter.createSession(userId)
      const user = await internalAdapter.findUserById(userId)
      if (!user) throw new Fault('not_found')
      await setSessionCookie(ctx, { session, user })
      return ctx.json({ token: session.token, user })
    }),
  )
}
