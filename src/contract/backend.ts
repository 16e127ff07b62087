// What the host gives to the pages it renders: access to the backend for one request.

import type { Language, PageLanguage } from '#messages/languages.ts'
import type { ActionReference, QueryReference } from './define.ts'

export interface SessionUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly image: string | null
  readonly createdAt: number
  /** Chosen in the profile; null follows the device's language. */
  readonly language: Language | null
  /** A demo visitor without an account. */
  readonly isVisitor?: true
  /** Somebody without an account, who counts with a day pass. */
  readonly isHelper?: true
}

/** What the session server function returns. */
export interface SessionSnapshot {
  readonly user: SessionUser | null
  /** Access token of the realtime backend. */
  readonly token: string | null
}

export interface RequestBackend {
  /** Resolved once per request. */
  session(): Promise<SessionSnapshot>
  /** All queries of one request see one snapshot of the database. Throws faults. */
  query<Args, Result>(contract: QueryReference<Args, Result>, args: Args): Promise<Result>
  /** Runs outside that snapshot, for functions that are actions. Throws faults. */
  act<Args, Result>(contract: ActionReference<Args, Result>, args: Args): Promise<Result>
}

/** Who runs this installation, as the legal pages name them. */
export interface Operator {
  readonly name: string
  readonly contact: string | null
}

/** How pages call billing: over HTTP below a prefix, as a plugin of the auth library does, or through actions. */
export type BillingMode = 'http' | 'auth-library' | 'serverless'

export interface BillingAccess {
  readonly mode: BillingMode
  /** Prefix of the HTTP calls, in the mode `http`. */
  readonly prefix: string
}

/** Request context of the web framework, filled in by the host. */
export interface RequestContext {
  readonly backend: RequestBackend
  /** Nonce of the content security policy. */
  readonly nonce: string
  readonly publicUrl: string
  readonly operator: Operator
  /** False without a mail server; mail then stays with the operator of the installation. */
  readonly sendsMail: boolean
  /** Whether anyone may look around at /demo. */
  readonly hasDemo: boolean
  readonly billing: BillingAccess
  /** The language that the user reads. */
  readonly language: PageLanguage
}
