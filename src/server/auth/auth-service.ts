// Sign-in as the rest of the server sees it. The library behind it is not visible outside of this folder.

import type { SessionUser } from '#contract/backend.ts'
import type { Avatars } from './avatars.ts'

export interface Identity {
  readonly userId: string
  readonly sessionId: string
}

export interface VerifiedToken extends Identity {
  /** In milliseconds since 1970. */
  readonly expiresAt: number
}

export interface AuthSession {
  readonly sessionId: string
  readonly user: SessionUser
  /** Opened by an identity provider of an organization. */
  readonly isBySignOn?: boolean
}

export interface PasswordChange extends Identity {
  readonly currentPassword: string
  readonly newPassword: string
  /** Ends every other session of this user, but not the current one. */
  readonly revokeOtherSessions: boolean
}

export interface EndedLogin extends Identity {
  /** An organization whose provider may end nothing but logins that it has opened. */
  readonly signedOnTo?: string | undefined
}

export interface OwnPasskey {
  readonly userId: string
  readonly passkeyId: string
}

export interface NewUser {
  readonly name: string
  readonly email: string
  readonly password: string
}

export interface AuthService {
  /** Answers every request under /api/auth. `clientAddress` is the one that rate limits count by. */
  handler(request: Request, clientAddress: string): Promise<Response>
  /** The session of these cookies or this bearer token. */
  session(headers: Headers): Promise<AuthSession | null>
  /** Issues an access token for the realtime backend. */
  issueToken(identity: Identity): Promise<string>
  /** Null for a token that is forged, expired, foreign, or whose session has ended. */
  verifyToken(token: string): Promise<VerifiedToken | null>
  /** Throws a fault if the current password is wrong. */
  changePassword(change: PasswordChange): Promise<void>
  /** Throws a fault if an organization would be left without an owner. */
  deleteUser(userId: string): Promise<void>
  /** Ends one session of a user. Sessions of others, and ended ones, are ignored. */
  revokeSession(login: EndedLogin): Promise<void>
  /** Throws a fault if it is not a passkey of this user. */
  renamePasskey(passkey: OwnPasskey & { readonly name: string }): Promise<void>
  /** Throws a fault if the user could not sign in without it. */
  removePasskey(passkey: OwnPasskey): Promise<void>
  /** Mails a recovery link to this address, whether or not it has an account. */
  sendRecovery(email: string): Promise<void>
  readonly avatars: Avatars
  /** For seeds and tests: creates a user without a session. */
  createUser(user: NewUser): Promise<{ readonly id: string }>
}
