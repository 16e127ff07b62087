// Signing in without a password: the plugin of the library, closed more tightly, and our own rules around it. A passkey
// proves two things at once, the device and its owner, so it takes the place of both steps.

import { passkey } from '@better-auth/passkey'
import type { BetterAuthPlugin, Session, User } from 'better-auth'
import {
  APIError,
  createAuthEndpoint,
  createAuthMiddleware,
  getSessionFromCtx,
} from 'better-auth/api'
import * as z from 'zod'
import { Fault } from '#domain/fault.ts'
import { decideName } from '#domain/naming.ts'
import { asApiError } from './api-error.ts'
import { passkeySite } from './passkey-site.ts'
import type { Passkeys } from './passkeys.ts'

export const PASSKEY = {
  confirm: '/passkey/confirm',
  addingOptions: '/passkey/generate-register-options',
  add: '/passkey/verify-registration',
  signInOptions: '/passkey/generate-authenticate-options',
  signIn: '/passkey/verify-authentication',
} as const

interface PasskeyPluginOptions {
  readonly passkeys: Passkeys
  /** Refuses a person who has guessed too often. */
  readonly countGuess: (userId: string) => Promise<void>
  readonly tellAdded: (user: User, name: string, request: Request | undefined) => Promise<void>
}

/** How long after the password a passkey may be added. */
const CONFIRMED_MS = 10 * 60_000

/** A device asks its owner for a finger, a face or a number: without that a passkey would be only one step. */
export function passkeyPlugin(publicUrl: string, { noteUse }: Pick<Passkeys, 'noteUse'>) {
  return passkey({
    ...passkeySite(publicUrl),
    rpName: 'Shelfcount',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ verification: { registrationInfo } }) =>
        refuseUnverified(registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification: { authenticationInfo } }) => {
        refuseUnverified(authenticationInfo.userVerified)
        await noteUse(authenticationInfo.credentialID)
      },
    },
    advanced: { webAuthnChallengeCookie: 'passkey' },
  })
}

function refuseUnverified(isVerified: boolean | undefined): void {
  if (isVerified) return
  const message = 'The device did not check whose it is.'
  throw new APIError('FORBIDDEN', { code: 'PASSKEY_NOT_VERIFIED', message })
}

export function passkeyRules(options: PasskeyPluginOptions) {
  return {
    id: 'passkey-rules',
    endpoints: { confirmForPasskey: confirmEndpoint(options) },
    hooks: {
      before: [
        {
          matcher: isAdding,
          handler: createAuthMiddleware((ctx) => asApiError(() => beforeAdding(ctx, options))),
        },
      ],
      after: [
        {
          matcher: ({ path }: { readonly path?: string | undefined }) => path === PASSKEY.add,
          handler: createAuthMiddleware(async (ctx) => {
            const { data: added } = addedPasskey.safeParse(ctx.context.returned)
            const own = ctx.context.session
            if (!added || !own) return
            // The device has just checked whose it is.
            await options.passkeys.noteShown(own.session.id)
            await options.tellAdded(own.user, added.name, ctx.request)
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}

const addedPasskey = z.object({ credentialID: z.string(), name: z.string() })
const anyBody = z.record(z.string(), z.unknown())
const confirmBody = z.object({ password: z.string() })
const addBody = z.object({ name: z.string(), createSession: z.unknown().optional() })

function isAdding({ path }: { readonly path?: string | undefined }): boolean {
  return path === PASSKEY.addingOptions || path === PASSKEY.add
}

/** A stolen session must not be enough to leave a key to the account behind. */
function confirmEndpoint({ countGuess }: PasskeyPluginOptions) {
  return createAuthEndpoint(PASSKEY.confirm, { method: 'POST', body: anyBody }, (ctx) =>
    asApiError(async () => {
      const { data } = confirmBody.safeParse(ctx.body)
      if (!data) throw new Fault('invalid_argument')
      const { session, user } = await ownSession(ctx)
      await countGuess(user.id)
      const { internalAdapter, password } = ctx.context
      const accounts = await internalAdapter.findAccounts(user.id)
      const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password
      if (!hash || !(await password.verify({ hash, password: data.password }))) {
        const message = 'Invalid password'
        throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message })
      }
      // Ends with whatever else is forgotten when a password changes: it has the person as its value.
      await internalAdapter.createVerificationValue({
        identifier: confirmationOf(session),
        value: user.id,
        expiresAt: new Date(Date.now() + CONFIRMED_MS),
      })
      return ctx.json({ ok: true })
    }),
  )
}

type PasskeyContext = Parameters<typeof getSessionFromCtx>[0]

async function beforeAdding(ctx: PasskeyContext, { passkeys }: PasskeyPluginOptions) {
  const { session, user } = await ownSession(ctx)
  const confirmed = await ctx.context.internalAdapter.findVerificationValue(confirmationOf(session))
  if (!confirmed || confirmed.expiresAt.getTime() <= Date.now()) {
    throw new Fault('forbidden', 'Enter your password first.', { reason: 'password_first' })
  }
  await passkeys.refuseMore(user.id)
  if (ctx.path !== PASSKEY.add) return undefined
  const { data: body } = addBody.safeParse(ctx.body)
  // Whoever adds one is signed in already.
  if (!body || body.createSession !== undefined) throw new Fault('invalid_argument')
  return { context: { body: { name: decideName(body.name, 'name') } } }
}

async function ownSession(
  ctx: PasskeyContext,
): Promise<{ readonly session: Session; readonly user: User }> {
  // A token takes the place of the cookie only after this, so one request could speak for two people.
  if (ctx.headers?.has('authorization')) throw new Fault('unauthenticated')
  const found = await getSessionFromCtx(ctx)
  if (!found) throw new Fault('unauthenticated')
  // Otherwise a stranger could keep a key to an account that its owner takes over.
  if (!found.user.emailVerified) {
    throw new Fault('forbidden', 'Confirm your email address first.', { reason: 'unconfirmed' })
  }
  return found
}

function confirmationOf({ id }: Session): string {
  return `passkey-confirmed|${id}`
}
