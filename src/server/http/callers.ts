// Who is calling over HTTP.

import { Fault } from '#domain/fault.ts'
import type { AuthService, Identity } from '../auth/auth-service.ts'

/**
 * The caller that an access token names. A token that does not hold is refused rather than treated
 * as nobody: the caller believes to be signed in.
 */
export async function bearerOf(auth: AuthService, headers: Headers): Promise<Identity | null> {
  const token = bearerToken(headers)
  if (token === undefined) return null
  const verified = await auth.verifyToken(token)
  if (!verified) throw new Fault('unauthenticated')
  return { userId: verified.userId, sessionId: verified.sessionId }
}

/** For files: an access token, or the cookie that a picture in a page is asked for with. */
export async function requireCaller(auth: AuthService, headers: Headers): Promise<Identity> {
  const bearer = await bearerOf(auth, headers)
  if (bearer) return bearer
  const session = await auth.session(headers)
  if (!session) throw new Fault('unauthenticated')
  return { userId: session.user.id, sessionId: session.sessionId }
}

function bearerToken(headers: Headers): string | undefined {
  return /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1]
}
