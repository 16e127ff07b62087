// Our own rules for requests that the library would let through.

import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import * as z from 'zod'
import { Fault } from '#domain/fault.ts'
import { decideName } from '#domain/naming.ts'
import type { AccountLimits } from './account-limits.ts'
import { asApiError } from './api-error.ts'
import type { Avatars } from './avatars.ts'

interface RequestRuleOptions {
  readonly limits: AccountLimits
  readonly avatars: Avatars
}

const profile = z.object({ name: z.unknown(), image: z.unknown() }).partial()

export function beforeRequest({ limits, avatars }: RequestRuleOptions) {
  return createAuthMiddleware((ctx) =>
    asApiError(async () => {
      // Calls from inside the server are nobody's attempt.
      if (ctx.request) await limits.count(ctx.path, ctx.body)
      switch (ctx.path) {
        case '/sign-up/email': {
          const { name, image } = profileIn(ctx.body)
          if (image) throw foreignPicture()
          return withName(name)
        }
        case '/update-user': {
          const { name, image } = profileIn(ctx.body)
          if (image !== undefined) {
            const session = await getSessionFromCtx(ctx)
            if (!session) throw new Fault('unauthenticated')
            await decidePicture(avatars, session.user.id, image)
          }
          return name === undefined ? undefined : withName(name)
        }
        default:
          return undefined
      }
    }),
  )
}

export function afterRequest({ limits }: RequestRuleOptions) {
  return createAuthMiddleware(async (ctx) => {
    if (ctx.path !== '/sign-in/email' || !ctx.request || !ctx.context.newSession) return
    await limits.forgive(ctx.path, ctx.body)
  })
}

function profileIn(body: unknown): z.infer<typeof profile> {
  return profile.safeParse(body).data ?? {}
}

function withName(input: unknown) {
  const name = decideName(typeof input === 'string' ? input : '', 'name')
  return { context: { body: { name } } }
}

/** Pictures come from us alone: one from elsewhere would tell its host who looks at a team. */
async function decidePicture(avatars: Avatars, userId: string, image: unknown): Promise<void> {
  if (image === null) return avatars.remove(userId)
  if (image !== (await avatars.pathOf(userId))) throw foreignPicture()
}

function foreignPicture(): Fault {
  const message = 'A picture has to be uploaded.'
  return new Fault('invalid_argument', message, { field: 'image' })
}
