import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { refuseClosedToHelpers } from '#domain/day-pass.ts'
import { Fault } from '#domain/fault.ts'
import { refuseOwnLogin } from '#domain/sign-on.ts'
import { isLanguage } from '#messages/languages.ts'
import type { DayPasses } from '../day-passes/create-day-passes.ts'
import { passkeyMail, recoveryMail } from '../mail/letters.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import { mailWords } from '../mail/mail-words.ts'
import { createReadersLanguage } from '../mail/readers-language.ts'
import type { SignOn } from '../single-sign-on/create-sign-on.ts'
import { createAccounts } from './accounts.ts'
import type { AuthService, AuthSession } from './auth-service.ts'
import { createAvatars } from './avatars.ts'
import { type AwayWatch, createAwayWatch } from './away-watch.ts'
import { type AuthLibrary, BASE_PATH, CLIENT_ADDRESS_HEADER, createLibrary } from './library.ts'
import { createPasskeys } from './passkeys.ts'
import { inPlainWords } from './plain-refusals.ts'
import { createPlatformAdmins } from './platform-admins.ts'
import { createRateLimits } from './rate-limits.ts'
import { createRecoveries } from './recoveries.ts'
import { isServed, isServedToHelpers, isServedToSignOn } from './served-paths.ts'
import { createTokenIssuer, createTokenVerifier } from './tokens.ts'

export interface AuthOptions {
  /** Connects with the role that may read and write the schema `auth`. */
  readonly pool: Pool
  readonly publicUrl: string
  readonly secret: string
  readonly mails: MailQueue
  readonly log: Logger
  /** Lets other parts of the server clean up before a user is deleted, or refuse with a fault. */
  readonly beforeDeleteUser: (userId: string) => Promise<void>
  /** Addresses whose confirmed owners operate this installation. */
  readonly platformAdmins?: readonly string[]
  /** Lets people without an account in. */
  readonly dayPasses?: DayPasses
  /** Lets people in by identity providers of organizations. */
  readonly signOn?: SignOn
}

export function createAuth(options: AuthOptions): AuthService {
  const { publicUrl, mails, beforeDeleteUser } = options
  const watch = createAwayWatch(options.pool)
  const { pool } = watch
  const rateLimits = createRateLimits(pool)
  const recoveries = createRecoveries(pool)
  const avatars = createAvatars(pool)
  const admins = createPlatformAdmins(pool, options.platformAdmins ?? [])
  const languageOf = createReadersLanguage(pool)
  const passkeys = createPasskeys({
    pool,
    tellRemoved: async ({ email, language }, name) => {
      const words = await mailWords(language)
      await mails.send(passkeyMail(words, publicUrl, { to: email, name, isAdded: false }))
    },
  })
  const parts = { pool, rateLimits, recoveries, avatars, admins, passkeys }
  const library = createLibrary({ ...options, ...parts })
  return {
    handler: (request, clientAddress) => answer({ library, watch }, request, clientAddress),
    session: (headers) => watch.run(() => readSession(library, headers), never),
    issueToken: createTokenIssuer(async (payload) => {
      const signed = () => library.api.signJWT({ body: { payload } })
      return (await watch.run(signed, never)).token
    }),
    verifyToken: createTokenVerifier({ pool, issuer: publicUrl }),
    ...createAccounts({ pool, library, rateLimits, beforeDeleteUser }),
    renamePasskey: passkeys.renamePasskey,
    removePasskey: passkeys.removePasskey,
    async sendRecovery(email) {
      const words = await mailWords(await languageOf(email))
      const token = await recoveries.issue(email)
      await mails.send(recoveryMail(words, publicUrl, { to: email, token }))
    },
    avatars,
  }
}

const never = () => false

interface Watched {
  readonly library: AuthLibrary
  readonly watch: AwayWatch
}

async function answer(
  { library, watch }: Watched,
  request: Request,
  clientAddress: string,
): Promise<Response> {
  if (!isServed(request, BASE_PATH)) {
    return Response.json({ code: 'not_found', message: 'Not found.' }, { status: 404 })
  }
  const handled = () => library.handler(withAddress(request, clientAddress))
  try {
    if (!isServedToHelpers(request, BASE_PATH)) await refuseClosed(library, watch, request)
    return await inOurForm(request, await watch.run(handled, ({ status }) => status >= 400))
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return Response.json(error.shape, { status: error.status })
  }
}

/** A day pass has no account, and an identity provider no business with one: nothing can be done about it. */
async function refuseClosed(
  library: AuthLibrary,
  watch: AwayWatch,
  request: Request,
): Promise<void> {
  const { headers } = request
  if (!headers.has('cookie') && !headers.has('authorization')) return
  const session = await watch.run(() => readSession(library, headers), never)
  if (session?.user.isHelper) refuseClosedToHelpers()
  if (session?.isBySignOn && !isServedToSignOn(request, BASE_PATH)) refuseOwnLogin()
}

async function inOurForm(request: Request, answered: Response): Promise<Response> {
  const response = await inPlainWords(answered)
  // Having no token when signed out is an answer, not a failure, and should not show up in browser consoles.
  if (response.status === 401 && isTokenRequest(request)) return Response.json({ token: null })
  const seconds = response.headers.get('x-retry-after')
  // The library uses a header name of its own.
  if (seconds !== null) response.headers.set('retry-after', seconds)
  return response
}

function isTokenRequest({ url }: Request): boolean {
  return new URL(url).pathname === `${BASE_PATH}/token`
}

/** Set, never appended: an address that the client claims must not reach the rate limits. */
function withAddress(request: Request, clientAddress: string): Request {
  const headers = new Headers(request.headers)
  headers.set(CLIENT_ADDRESS_HEADER, clientAddress)
  return new Request(request, { headers })
}

async function readSession(library: AuthLibrary, headers: Headers): Promise<AuthSession | null> {
  // The answer of a page cannot carry a renewed cookie; the browser's own calls renew it.
  const found = await library.api.getSession({ headers, query: { disableRefresh: true } })
  if (!found) return null
  const { id, name, email, image, createdAt, language, dayPass } = found.user
  return {
    sessionId: found.session.id,
    ...(found.session.signedOnTo && { isBySignOn: true }),
    user: {
      id,
      name,
      email,
      image: image ?? null,
      createdAt: createdAt.getTime(),
      language: isLanguage(language) ? language : null,
      ...(dayPass === 'only' && { isHelper: true }),
    },
  }
}
