// The auth library, set up for us. Nothing outside this folder sees its types.

import { type AuthContext, betterAuth, type User } from 'better-auth'
import { admin, bearer, jwt, oneTimeToken } from 'better-auth/plugins'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/password.ts'
import type { MailOutbox } from '../mail/outbox.ts'
import { newId } from '../new-id.ts'
import { resetPasswordMail, verifyEmailMail } from './mails.ts'
import type { RateLimits } from './rate-limits.ts'
import { TOKEN_LIFETIME_SECONDS } from './tokens.ts'
import { trustedOrigins } from './trusted-origins.ts'

/** Filled in by the host with the address of the connection, whatever the client sent. */
export const CLIENT_ADDRESS_HEADER = 'x-client-ip'

export interface LibraryOptions {
  readonly pool: Pool
  readonly publicUrl: string
  readonly secret: string
  readonly rateLimits: RateLimits
  readonly outbox: MailOutbox
  readonly log: Logger
  /** Runs before a user is deleted, whichever way. */
  readonly beforeDeleteUser: (userId: string) => Promise<void>
}

/** The part of the library that this folder uses; the inferred type of the whole is enormous. */
export interface AuthLibrary {
  handler(request: Request): Promise<Response>
  readonly api: {
    getSession(input: {
      headers: Headers
      query: { disableRefresh: boolean }
    }): Promise<{ session: { id: string }; user: User } | null>
    signJWT(input: { body: { payload: Record<string, unknown> } }): Promise<{ token: string }>
  }
  readonly $context: Promise<{
    readonly internalAdapter: Pick<AuthContext['internalAdapter'], 'createUser' | 'linkAccount'>
    readonly password: Pick<AuthContext['password'], 'hash' | 'verify'>
  }>
}

export function createLibrary(options: LibraryOptions): AuthLibrary {
  const { publicUrl, outbox, rateLimits, beforeDeleteUser } = options
  return betterAuth({
    appName: 'Shelfcount',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: options.secret,
    database: options.pool,
    telemetry: { enabled: false },
    logger: libraryLogger(options.log),
    trustedOrigins: (request) => trustedOrigins(publicUrl, request?.headers),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        outbox.send(resetPasswordMail(user.email, publicUrl, token)),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: ({ user, url }) => outbox.send(verifyEmailMail(user.email, url)),
    },
    user: {
      deleteUser: { enabled: true, beforeDelete: (user) => beforeDeleteUser(user.id) },
    },
    rateLimit: {
      enabled: true,
      // People of one shop share an address: the limits leave room for a team that signs in together.
      window: 60,
      max: 600,
      customRules: {
        '/sign-in/*': { window: 60, max: 30 },
        '/sign-up/*': { window: 60, max: 20 },
        '/change-password': { window: 60, max: 10 },
        '/request-password-reset': { window: 60, max: 5 },
        '/send-verification-email': { window: 60, max: 5 },
      },
      customStorage: rateLimits,
    },
    advanced: {
      // Stated, because the library switches these checks off where it believes to be tested.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      cookiePrefix: 'shelfcount',
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: () => newId() },
    },
    plugins: [
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
      oneTimeToken({ storeToken: 'hashed' }),
      admin(),
    ],
  })
}

function libraryLogger(log: Logger) {
  return {
    level: 'info' as const,
    log(level: 'debug' | 'info' | 'warn' | 'error', message: string, ...details: unknown[]) {
      log[level](details.length > 0 ? { details } : {}, `auth: ${message}`)
    },
  }
}
