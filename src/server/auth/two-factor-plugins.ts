// The second step of signing in: the plugin of the library, closed more tightly, and our own rules around it.

import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins'
import * as z from 'zod'
import { Fault } from '#domain/fault.ts'
import { asApiError } from './api-error.ts'
import { PASSKEY } from './passkey-plugins.ts'
import { SIGN_ON_CALLBACK } from './sign-on-plugin.ts'
import { TWO_FACTOR, type TwoFactorRules } from './two-factor-rules.ts'

const TRUSTED_SECONDS = 30 * 24 * 60 * 60

/**
 * Paths at which a session may be opened or written anew without a code. The library asks for one only at its own ways
 * of signing in; here every other way asks as well, such as a link that was mailed.
 */
const WITHOUT_CODE = new Set<string>([
  '/get-session',
  '/update-user',
  // The device that hands over has given a code itself.
  '/one-time-token/verify',
  // The device has asked its owner who they are.
  PASSKEY.signIn,
  // The organization trusts its provider with both steps, and the login opens nothing else.
  SIGN_ON_CALLBACK,
  ...Object.values(TWO_FACTOR),
])

const CHALLENGE_COOKIE = 'two_factor'
const withCode = z.object({ code: z.unknown() })

export function secondStep() {
  const plugin = twoFactor({ issuer: 'Shelfcount', trustDeviceMaxAge: TRUSTED_SECONDS })
  const after = plugin.hooks.after.map(({ handler }) => ({
    handler,
    matcher: opensSession,
  }))
  return { ...plugin, hooks: { after } }
}

interface HookFacts {
  readonly path?: string | undefined
  readonly context: {
    readonly session?: WithToken | null
    readonly newSession?: WithToken | null
  }
}

interface WithToken {
  readonly session: { readonly token: string }
}

/** The library renews a session wherever it reads one: such a session keeps the token that the request came with. */
function opensSession({ path, context }: HookFacts): boolean {
  if (path === undefined || WITHOUT_CODE.has(path)) return false
  return context.newSession?.session.token !== context.session?.session.token
}

export function twoFactorRules(rules: TwoFactorRules) {
  return {
    id: 'two-factor-rules',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path?.startsWith('/two-factor/') === true,
          handler: createAuthMiddleware((ctx) => asApiError(() => beforeStep(ctx, rules))),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}

type StepContext = Parameters<typeof getSessionFromCtx>[0]

async function beforeStep(ctx: StepContext, rules: TwoFactorRules): Promise<void> {
  // A token takes the place of the cookie only after this, so one request could speak for two people.
  if (ctx.headers?.has('authorization')) throw new Fault('unauthenticated')
  const session = await getSessionFromCtx(ctx)
  const userId = session?.user.id ?? (await challengedUser(ctx))
  if (userId === undefined) throw signInOver()
  await rules.countGuess(userId)
  const isOn = session !== null && isTwoFactorOn(session.user)
  if (ctx.path === TWO_FACTOR.disable && session && !isOn) throw new Fault('conflict')
  // Otherwise a stranger could lock the owner of an address out of it.
  if (ctx.path === TWO_FACTOR.enable && session && !session.user.emailVerified) {
    throw new Fault('forbidden', 'Confirm your email address first.')
  }
  if (ctx.path === TWO_FACTOR.code) {
    await rules.spend(userId, withCode.safeParse(ctx.body).data?.code)
  }
}

function isTwoFactorOn(user: object): boolean {
  return 'twoFactorEnabled' in user && user.twoFactorEnabled === true
}

/** Whose password was right a moment ago. */
async function challengedUser(ctx: StepContext): Promise<string | undefined> {
  const { name } = ctx.context.createAuthCookie(CHALLENGE_COOKIE)
  const challenge = await ctx.getSignedCookie(name, ctx.context.secret)
  if (!challenge) return undefined
  const found = await ctx.context.internalAdapter.findVerificationValue(challenge)
  return found?.value
}

/** As the library says it. */
function signInOver(): APIError {
  const message = 'Invalid two factor cookie'
  return new APIError('UNAUTHORIZED', { code: 'INVALID_TWO_FACTOR_COOKIE', message })
}
