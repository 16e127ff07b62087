// Returns the user that a one-time token would sign in, without using the token up. A user who is already signed in is
// asked before switching accounts.

import { createHash } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint, getSessionFromCtx } from 'better-auth/api'
import * as z from 'zod'
import { Fault } from '#domain/fault.ts'
import { maskedAddress } from '#domain/masked-address.ts'
import { asApiError } from './api-error.ts'

const body = z.object({ token: z.string().max(200) })

export function handOverPlugin() {
  return {
    id: 'hand-over',
    endpoints: {
      peekOneTimeToken: createAuthEndpoint(
        '/one-time-token/peek',
        { method: 'POST', body: z.record(z.string(), z.unknown()) },
        (ctx) =>
          asApiError(async () => {
            // Only signed-in users are asked.
            const current = await getSessionFromCtx(ctx)
            if (!current) throw new Fault('unauthenticated')
            const { data } = body.safeParse(ctx.body)
            const { internalAdapter } = ctx.context
            const kept = data && (await internalAdapter.findVerificationValue(nameOf(data.token)))
            if (!kept || kept.expiresAt <= new Date()) throw unknownToken()
            const found = await internalAdapter.findSession(kept.value)
            if (!found || found.session.expiresAt <= new Date()) throw unknownToken()
            const { id, name, email } = found.user
            if (id === current.user.id) return ctx.json({ isSame: true })
            return ctx.json({ isSame: false, name, email: maskedAddress(email) })
          }),
      ),
    },
  } satisfies BetterAuthPlugin
}

/** The name under which the library's own plugin stores a token, with tokens stored as hashes. */
function nameOf(token: string): string {
  return `one-time-token:${createHash('sha256').update(token).digest('base64url')}`
}

function unknownToken(): Fault {
  return new Fault('invalid_argument', 'Invalid token')
}
