// Who is calling over HTTP.

import { refuseVisitor } from '#domain/demo.ts'
import { Fault } from '#domain/fault.ts'
import type { AuthService, Identity } from '../auth/auth-service.ts'

/**
 * The caller that an access token names, or the token of a session, as `/api/auth/get-session` takes it. A
 * token that does not hold is refused rather than treated as nobody: the caller believes to be signed in.
 */
export async function bearerOf(auth: AuthService, headers: Headers): Promise<Identity | null> {
  const token = bearerToken(headers)
  if (token === undefined) return null
  const verified = await auth.verifyToken(token)
  if (verified) return { userId: verified.userId, sessionId: verified.sessionId }
  // Without the cookie: beside a token that does not hold it would make them somebody else.
  const session = await auth.session(new Headers({ authorization: `Bearer ${token}` }))
  if (!session) throw new Fault('unauthenticated')
  return { userId: session.user.id, sessionId: session.sessionId }
}

/** For files: a token, or the cookie that a picture in a page is asked for with. */
export async function requireCaller(auth: AuthService, headers: Headers): Promise<Identity> {
  const bearer = await bearerOf(auth, headers)
  if (bearer) return bearer
  const session = await auth.session(headers)
  if (!session) throw new Fault('unauthenticated')
  return { userId: session.user.id, sessionId: session.sessionId }
}

/** For what is stored: visitors of the demo leave nothing behind. */
export async function requireWriter(auth: AuthService, headers: Headers): Promise<Identity> {
  const identity = await requireCaller(auth, headers)
  refuseVisitor(identity.userId)
  return identity
}

function bearerToken(headers: Headers): string | undefined {
  return /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
}
