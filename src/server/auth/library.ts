// The configured auth library. Its types are not used outside of this folder.

import { type AuthContext, betterAuth, type User } from 'better-auth'
import { APIError, isAPIError } from 'better-auth/api'
import { bearer, jwt, oneTimeToken } from 'better-auth/plugins'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import * as z from 'zod'
import { Fault } from '#domain/fault.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/password.ts'
import { chooseLanguage, languageOfCookie } from '#messages/choose-language.ts'
import type { DayPasses } from '../day-passes/create-day-passes.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import {
  newDeviceMail,
  passkeyMail,
  resetPasswordMail,
  signOnMail,
  twoFactorMail,
  verifyEmailMail,
} from '../mail/letters.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import { mailWords } from '../mail/mail-words.ts'
import { newId } from '../new-id.ts'
import type { SignOn } from '../single-sign-on/create-sign-on.ts'
import { createAccountLimits } from './account-limits.ts'
import { asApiError, toApiError } from './api-error.ts'
import type { Avatars } from './avatars.ts'
import { dayPassPlugin } from './day-pass-plugin.ts'
import { enqueueRecovery } from './enqueue-recovery.ts'
import { handOverPlugin } from './hand-over-plugin.ts'
import { createKnownDevices } from './known-devices.ts'
import { newDevicePlugin } from './new-device-plugin.ts'
import { PASSKEY, passkeyPlugin, passkeyRules } from './passkey-plugins.ts'
import type { Passkeys } from './passkeys.ts'
import type { PlatformAdmins } from './platform-admins.ts'
import type { RateLimits } from './rate-limits.ts'
import { endedRecovery, type Recoveries } from './recoveries.ts'
import { recoveryPlugin } from './recovery-plugin.ts'
import { afterRequest, beforeRequest } from './request-rules.ts'
import { signOnPlugin } from './sign-on-plugin.ts'
import { TOKEN_LIFETIME_SECONDS } from './tokens.ts'
import { trustedOrigins } from './trusted-origins.ts'
import { secondStep, twoFactorRules } from './two-factor-plugins.ts'
import { createTwoFactorRules, type TwoFactorRules } from './two-factor-rules.ts'

// Hooks that run when the library writes a user.
interface UserHookOptions {
  readonly recoveries: Recoveries
  readonly admins: PlatformAdmins
  readonly twoFactor: TwoFactorRules
}

interface RequestFacts {
  readonly path?: string
  readonly body?: unknown
  readonly request?: Request | undefined
}

const signUp = z.object({ recoveryToken: z.string().min(1) })

function userHooks({ recoveries, admins, twoFactor }: UserHookOptions) {
  const applyRole = (user: { readonly id: string }) => admins.apply(user.id)
  return {
    create: {
      /** A recovery link proves access to the mailbox: it is used up, and the address counts as confirmed. */
      async before(user: { readonly email: string }, request: RequestFacts | null) {
        if (request?.path !== '/sign-up/email') return
        const { data } = signUp.safeParse(request.body)
        if (!data) return
        const proven = await recoveries.consume(data.recoveryToken, user.email)
        if (!proven) throw toApiError(endedRecovery('recoveryToken'))
        return { data: { emailVerified: true } }
      },
      after: applyRole,
    },
    update: {
      async after(user: User, request: RequestFacts | null) {
        await applyRole(user)
        await twoFactor.afterUpdate(user, request)
      },
    },
  }
}

/** A login says how it was opened: some organizations ask for it. */
async function notePasskey(session: object, request: RequestFacts | null) {
  return { data: { ...session, ...(request?.path === PASSKEY.signIn && { byPasskey: true }) } }
}

export const BASE_PATH = '/api/auth'

/** Set by the host from the address of the connection, ignoring what the client sent. */
export const CLIENT_ADDRESS_HEADER = 'x-client-ip'

export interface LibraryOptions {
  readonly pool: Pool
  readonly publicUrl: string
  readonly secret: string
  readonly rateLimits: RateLimits
  readonly recoveries: Recoveries
  readonly avatars: Avatars
  readonly admins: PlatformAdmins
  readonly passkeys: Passkeys
  readonly mails: MailQueue
  readonly log: Logger
  /** Runs before a user is deleted, in every way that a user can be deleted. */
  readonly beforeDeleteUser: (userId: string) => Promise<void>
  /** Lets people without an account in; omitted where nobody counts. */
  readonly dayPasses?: DayPasses | undefined
  /** Lets people in by identity providers of organizations; omitted where there are none. */
  readonly signOn?: SignOn | undefined
}

/** The library stores more columns than its types declare. */
type UserWithLanguage = User & {
  readonly language?: string | null | undefined
  readonly dayPass?: string | null | undefined
}

/** The part of the library used in this folder; the inferred type of the whole is enormous. */
export interface AuthLibrary {
  handler(request: Request): Promise<Response>
  readonly api: {
    getSession(input: { headers: Headers; query: { disableRefresh: boolean } }): Promise<{
      session: { id: string; signedOnTo?: string | null | undefined }
      user: UserWithLanguage
    } | null>
    signJWT(input: { body: { payload: Record<string, unknown> } }): Promise<{ token: string }>
  }
  readonly $context: Promise<{
    readonly internalAdapter: Pick<AuthContext['internalAdapter'], 'createUser' | 'linkAccount'>
    readonly password: Pick<AuthContext['password'], 'hash' | 'verify'>
  }>
}

/**
 * There is no plugin for administrators, because it would let the operator act as any user in every tenant. Signing up
 * with an address that has an account says so: hiding it would force everyone to go through their mailbox before the
 * first step. The rate limits restrict how much this reveals.
 */
export function createLibrary(options: LibraryOptions): AuthLibrary {
  const { pool, publicUrl, mails, rateLimits, recoveries, avatars, admins } = options
  const twoFactor = createTwoFactorRules({
    pool,
    rateLimits,
    tell: async (user, isOn, request) => {
      const words = await mailWords(languageFor(user, request))
      await mails.send(twoFactorMail(words, publicUrl, { to: user.email, isOn }))
    },
  })
  const rules = { limits: createAccountLimits(rateLimits), avatars, twoFactor }
  return betterAuth({
    appName: 'Shelfcount',
    baseURL: publicUrl,
    basePath: BASE_PATH,
    secret: options.secret,
    database: pool,
    telemetry: { enabled: false },
    logger: libraryLogger(options.log),
    onAPIError: { onError: (error) => refuseUnforeseen(error, options.log) },
    trustedOrigins: (request) => trustedOrigins(publicUrl, request?.headers),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => twoFactor.forgetTrusted(user.id),
      sendResetPassword: async ({ user, token }, request) => {
        const words = await mailWords(languageFor(user, request))
        await mails.send(resetPasswordMail(words, publicUrl, { to: user.email, token }))
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      // A person who used a recovery link has already proved their address.
      sendVerificationEmail: async ({ user, url }, request) => {
        if (user.emailVerified) return
        const words = await mailWords(languageFor(user, request))
        await mails.send(verifyEmailMail(words, user.email, leadingTo(url)))
      },
    },
    verification: { storeIdentifier: 'hashed' },
    // Sessions never become too old for sensitive actions: deleting an account asks for a typed word instead.
    session: {
      freshAge: 0,
      additionalFields: {
        byPasskey: { type: 'boolean', required: false, input: false },
        signedInAt: { type: 'date', required: false, input: false },
        signedOnTo: { type: 'string', required: false, input: false },
        signedOnBy: { type: 'string', required: false, input: false },
      },
    },
    user: {
      additionalFields: {
        language: { type: 'string', required: false },
        dayPass: { type: 'string', required: false, input: false },
      },
      deleteUser: {
        enabled: true,
        beforeDelete: (user) => asApiError(() => options.beforeDeleteUser(user.id)),
      },
    },
    hooks: { before: beforeRequest(rules), after: afterRequest(rules) },
    databaseHooks: {
      user: userHooks({ recoveries, admins, twoFactor }),
      session: { create: { before: notePasskey } },
    },
    rateLimit: { enabled: true, ...ADDRESS_LIMITS, customStorage: rateLimits },
    advanced: {
      // Set explicitly, because the library switches these checks off when it thinks it runs in a test.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      cookiePrefix: 'shelfcount',
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: () => newId() },
    },
    plugins: [
      // Before whatever looks at a new session: it may take the session back.
      secondStep(),
      twoFactorRules(twoFactor),
      passkeyPlugin(publicUrl, options.passkeys),
      passkeyRules({
        passkeys: options.passkeys,
        countGuess: twoFactor.countGuess,
        tellAdded: async (user, name, request) => {
          const words = await mailWords(languageFor(user, request))
          await mails.send(passkeyMail(words, publicUrl, { to: user.email, name, isAdded: true }))
        },
      }),
      bearer(),
      jwt({
        disableSettingJwtHeader: true,
        jwt: {
          issuer: publicUrl,
          audience: publicUrl,
          expirationTime: `${TOKEN_LIFETIME_SECONDS}s`,
          definePayload: ({ session }) => ({ sid: session.id }),
        },
      }),
      oneTimeToken({
        storeToken: 'hashed',
        expiresIn: HAND_OFF_MINUTES,
        // The session that is handed over is a new one; see request-rules.ts.
        disableSetSessionCookie: true,
      }),
      handOverPlugin(),
      ...(options.dayPasses ? [dayPassPlugin({ dayPasses: options.dayPasses, rateLimits })] : []),
      ...(options.signOn
        ? [
            signOnPlugin({
              signOn: options.signOn,
              tellLinked: async (user, linked, request) => {
                const words = await mailWords(languageFor(user, request))
                await mails.send(signOnMail(words, publicUrl, { to: user.email, ...linked }))
              },
            }),
          ]
        : []),
      recoveryPlugin({
        recoveries,
        enqueue: (email) => enqueueRecovery(pool, email),
        afterVerification: (userId) => admins.apply(userId),
      }),
      newDevicePlugin({
        devices: createKnownDevices(pool),
        tell: async (user, device, request) => {
          const words = await mailWords(languageFor(user, request))
          await mails.send(newDeviceMail(words, publicUrl, device))
        },
      }),
    ],
  })
}

/** The language of the profile, or else of the page that made the request. */
function languageFor(user: UserWithLanguage, request: Request | undefined): string {
  return chooseLanguage({
    own: user.language,
    onDevice: languageOfCookie(request?.headers.get('cookie') ?? ''),
    accepted: request?.headers.get('accept-language'),
  })
}

/** Leads to the profile, which shows whether the address was confirmed or the link has expired. */
function leadingTo(link: string): string {
  const url = new URL(link)
  url.searchParams.set('callbackURL', '/profile')
  return url.href
}

/** Enough time to point a phone at a screen. */
const HAND_OFF_MINUTES = 3

/** People in one store share an address, so the limits leave room for a team that signs in together. */
const ADDRESS_LIMITS = {
  window: 60,
  max: 600,
  customRules: {
    '/sign-in/*': { window: 60, max: 30 },
    '/sign-up/*': { window: 60, max: 20 },
    '/request-password-reset': { window: 60, max: 5 },
    '/reset-password': { window: 60, max: 10 },
    '/send-verification-email': { window: 60, max: 5 },
    '/recovery/request': { window: 60, max: 5 },
    '/recovery/complete': { window: 60, max: 10 },
    '/two-factor/*': { window: 60, max: 60 },
    '/passkey/*': { window: 60, max: 120 },
    '/passkey/verify-authentication': { window: 60, max: 30 },
    '/one-time-token/peek': { window: 60, max: 30 },
    '/one-time-token/verify': { window: 60, max: 30 },
    '/sign-on/*': { window: 60, max: 60 },
    // A whole shift comes in by one network.
    '/day-pass/look': { window: 60, max: 240 },
    '/day-pass/join': { window: 60, max: 120 },
    '/day-pass/keep': { window: 60, max: 20 },
  },
}

/** The library would print what it did not foresee to the terminal, with its stack, for every request. */
function refuseUnforeseen(error: unknown, log: Logger): void {
  if (isAPIError(error) && error.status !== 'INTERNAL_SERVER_ERROR') return
  if (isDatabaseAway(error)) throw toApiError(new Fault('unavailable'))
  log.error({ err: error }, 'auth: a request failed')
  throw new APIError('INTERNAL_SERVER_ERROR')
}

function libraryLogger(log: Logger) {
  return {
    level: 'info' as const,
    log(level: 'debug' | 'info' | 'warn' | 'error', message: string, ...details: unknown[]) {
      // The pools already log, once, that the database is away.
      if (details.some(isDatabaseAway)) return
      log[level](details.length > 0 ? { details } : {}, `auth: ${message}`)
    },
  }
}
