// What the rest of the server knows about sign-in. The library behind it stays behind it.

import type { SessionUser } from '#contract/backend.ts'
import type { Avatars } from './avatars.ts'

export interface Identity {
  readonly userId: string
  readonly sessionId: string
}

export interface VerifiedToken extends Identity {
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

export interface AuthSession {
  readonly sessionId: string
  readonly user: SessionUser
}

export interface PasswordChange extends Identity {
  readonly currentPassword: string
  readonly newPassword: string
  /** Ends every other session of this user; this one goes on. */
  readonly revokeOtherSessions: boolean
}

export interface NewUser {
  readonly name: string
  readonly email: string
  readonly password: string
}

export interface AuthService {
  /** Answers everything under /api/auth. The address is the one the rate limits count by. */
  handler(request: Request, clientAddress: string): Promise<Response>
  /** Whose cookies or bearer token these are. */
  session(headers: Headers): Promise<AuthSession | null>
  /** An access token of the realtime backend for a session. */
  issueToken(identity: Identity): Promise<string>
  /** Null for a token that is forged, expired, foreign, or whose session has ended. */
  verifyToken(token: string): Promise<VerifiedToken | null>
  /** Throws a fault when the current password is wrong. */
  changePassword(change: PasswordChange): Promise<void>
  /** Throws a fault while an organization would be left without an owner. */
  deleteUser(userId: string): Promise<void>
  /** Ends one session of a user; a foreign or ended one is left alone. */
  revokeSession(identity: Identity): Promise<void>
  /** Mails a link for getting back in to this address, whether or not it has an account. */
  sendRecovery(email: string): Promise<void>
  readonly avatars: Avatars
  /** For seeds and tests: a user without a session. */
  createUser(user: NewUser): Promise<{ readonly id: string }>
}
