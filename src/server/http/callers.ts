// Finds the caller of an HTTP request.

import { refuseVisitor } from '#domain/demo.ts'
import { Fault } from '#domain/fault.ts'
import type { AuthService, Identity } from '../auth/auth-service.ts'

/**
 * The caller of an access token, or of a session token as `/api/auth/get-session` takes it. An invalid token is
 * refused instead of being treated as a visitor, since the caller assumes to be signed in.
 */
export async function bearerOf(auth: AuthService, headers: Headers): Promise<Identity | null> {
  const token = bearerToken(headers)
  if (token === undefined) return null
  const verified = await auth.verifyToken(token)
  if (verified) return { userId: verified.userId, sessionId: verified.sessionId }
  // Without the cookie: next to an invalid token it could belong to another user.
  const session = await auth.session(new Headers({ authorization: `Bearer ${token}` }))
  if (!session) throw new Fault('unauthenticated')
  return { userId: session.user.id, sessionId: session.sessionId }
}

/** For files: a token, or the cookie that comes with the request for a picture in a page. */
export async function requireCaller(auth: AuthService, headers: Headers): Promise<Identity> {
  const bearer = await bearerOf(auth, headers)
  if (bearer) return bearer
  const session = await auth.session(headers)
  if (!session) throw new Fault('unauthenticated')
  return { userId: session.user.id, sessionId: session.sessionId }
}

/** For requests that store something: visitors of the demo must not. */
export async function requireWriter(auth: AuthService, headers: Headers): Promise<Identity> {
  const identity = await requireCaller(auth, headers)
  refuseVisitor(identity.userId)
  return identity
}

function bearerToken(headers: Headers): string | undefined {
  return /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
}
