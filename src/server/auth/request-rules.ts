// Our own rules for requests that the library would accept.

import type { Session, User } from 'better-auth'
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'
import { Fault } from '#domain/fault.ts'
import { decideName } from '#domain/naming.ts'
import { isStorable } from '#domain/stored-text.ts'
import { isLanguage } from '#messages/languages.ts'
import type { AccountLimits } from './account-limits.ts'
import { asApiError } from './api-error.ts'
import type { Avatars } from './avatars.ts'
import type { TwoFactorRules } from './two-factor-rules.ts'

interface RequestRuleOptions {
  readonly limits: AccountLimits
  readonly avatars: Avatars
  readonly twoFactor: Pick<TwoFactorRules, 'forgetTrusted'>
}

const withToken = z.object({ token: z.string() })
const profile = z.object({ name: z.unknown(), image: z.unknown(), language: z.unknown() }).partial()

export function beforeRequest({ limits, avatars }: Pick<RequestRuleOptions, 'limits' | 'avatars'>) {
  return createAuthMiddleware((ctx) =>
    asApiError(async () => {
      // Calls from inside the server are not sign-in attempts.
      if (ctx.request) await limits.count(ctx.path, ctx.body)
      refuseStrangeToken(ctx.body)
      switch (ctx.path) {
        case '/sign-up/email': {
          const { name, image, language } = profileIn(ctx.body)
          if (image) throw foreignPicture()
          refuseUnknownLanguage(language)
          return withName(name)
        }
        case '/update-user': {
          const { name, image, language } = profileIn(ctx.body)
          refuseUnknownLanguage(language)
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

export function afterRequest({
  limits,
  twoFactor,
}: Pick<RequestRuleOptions, 'limits' | 'twoFactor'>) {
  return createAuthMiddleware(async (ctx) => {
    switch (ctx.path) {
      case '/sign-in/email':
        if (ctx.request && ctx.context.newSession) await limits.forgive(ctx.path, ctx.body)
        return
      case '/one-time-token/verify': {
        const { data: verified } = handedOver.safeParse(ctx.context.returned)
        return verified && ctx.json(await openOwnSession(ctx, verified.session))
      }
      case '/revoke-sessions':
      case '/revoke-other-sessions': {
        const userId = ctx.context.session?.user.id
        if (userId !== undefined) await twoFactor.forgetTrusted(userId)
        return
      }
      default:
        return
    }
  })
}

const handedOver = z.object({
  session: z.object({
    userId: z.string(),
    byPasskey: z.boolean().nullish(),
    signedInAt: z.coerce.date().nullish(),
    signedOnTo: z.string().nullish(),
    signedOnBy: z.string().nullish(),
  }),
})
type HandedOver = z.infer<typeof handedOver>['session']

/**
 * A phone that takes over gets its own session, so signing out there keeps the computer signed in. It says when and how
 * the person signed in on the computer.
 */
async function openOwnSession(
  ctx: Parameters<typeof setSessionCookie>[0],
  { userId, byPasskey, signedInAt, signedOnTo, signedOnBy }: HandedOver,
): Promise<{ readonly session: Session; readonly user: User }> {
  const { internalAdapter } = ctx.context
  const [session, user] = [
    await internalAdapter.createSession(userId, false, {
      byPasskey: byPasskey ?? false,
      ...(signedInAt && { signedInAt }),
      ...(signedOnTo && signedOnBy && { signedOnTo, signedOnBy }),
    }),
    await internalAdapter.findUserById(userId),
  ]
  if (!user) throw new Fault('not_found')
  await setSessionCookie(ctx, { session, user })
  return { session, user }
}

/** Refuses tokens with characters that the database cannot store, because they would be looked up as they are. */
function refuseStrangeToken(body: unknown): void {
  const { data } = withToken.safeParse(body)
  if (!data || isStorable(data.token)) return
  throw new Fault('invalid_argument', 'The token has characters that no token has.', {
    field: 'token',
  })
}

function profileIn(body: unknown): z.infer<typeof profile> {
  return profile.safeParse(body).data ?? {}
}

/** Null means the language of the device. */
function refuseUnknownLanguage(language: unknown): void {
  if (language === undefined || language === null || isLanguage(language)) return
  throw new Fault('invalid_argument', 'This language is not offered.', { field: 'language' })
}

function withName(input: unknown) {
  const name = decideName(typeof input === 'string' ? input : '', 'name')
  return { context: { body: { name } } }
}

/** Only pictures stored here are accepted: one from elsewhere would tell its host who looks at a team. */
async function decidePicture(avatars: Avatars, userId: string, image: unknown): Promise<void> {
  if (image === null) return avatars.remove(userId)
  if (image !== (await avatars.pathOf(userId))) throw foreignPicture()
}

function foreignPicture(): Fault {
  const message = 'A picture has to be uploaded.'
  return new Fault('invalid_argument', message, { field: 'image' })
}
