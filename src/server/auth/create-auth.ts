import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { MailOutbox } from '../mail/outbox.ts'
import { createAccounts } from './accounts.ts'
import type { AuthService, AuthSession } from './auth-service.ts'
import { type AuthLibrary, CLIENT_ADDRESS_HEADER, createLibrary } from './library.ts'
import { createRateLimits } from './rate-limits.ts'
import { createTokenIssuer, createTokenVerifier } from './tokens.ts'

export interface AuthOptions {
  /** Connects as the role that may read and write the schema `auth`. */
  readonly pool: Pool
  readonly publicUrl: string
  readonly secret: string
  readonly outbox: MailOutbox
  readonly log: Logger
  /** Lets other parts give up what belongs to a user, or refuse with a fault. */
  readonly beforeDeleteUser?: (userId: string) => Promise<void>
}

export function createAuth(options: AuthOptions): AuthService {
  const { pool, publicUrl } = options
  const rateLimits = createRateLimits(pool)
  const beforeDeleteUser = options.beforeDeleteUser ?? (async () => {})
  const library = createLibrary({ ...options, rateLimits, beforeDeleteUser })
  return {
    handler: (request, clientAddress) => library.handler(withAddress(request, clientAddress)),
    session: (headers) => readSession(library, headers),
    issueToken: createTokenIssuer(async (payload) => {
      const { token } = await library.api.signJWT({ body: { payload } })
      return token
    }),
    verifyToken: createTokenVerifier({ pool, issuer: publicUrl }),
    ...createAccounts({ pool, library, rateLimits, beforeDeleteUser }),
  }
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
  const { id, name, email, image, createdAt } = found.user
  return {
    sessionId: found.session.id,
    user: { id, name, email, image: image ?? null, createdAt: createdAt.getTime() },
  }
}
