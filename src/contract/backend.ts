// What the host hands to the pages it renders: the door for one request.

import type { Language, PageLanguage } from '#messages/languages.ts'
import type { ActionReference, QueryReference } from './define.ts'

export interface SessionUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly image: string | null
  readonly createdAt: number
  /** Chosen in the profile; null: as the device says. */
  readonly language: Language | null
  /** Looks around in the demo, without an account. */
  readonly isVisitor?: true
}

/** Answer of the session server function. */
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
  /** Outside of that snapshot, for what only an action answers. Throws faults. */
  act<Args, Result>(contract: ActionReference<Args, Result>, args: Args): Promise<Result>
}

/** Who runs this installation, as the legal pages name them. */
export interface Operator {
  readonly name: string
  readonly contact: string | null
}

/** How pages call billing: over HTTP below a prefix, as a plugin of the auth library does, or by actions. */
export type BillingMode = 'http' | 'auth-library' | 'serverless'

export interface BillingAccess {
  readonly mode: BillingMode
  /** Of the HTTP calls, in the mode `http`. */
  readonly prefix: string
}

/** Request context of the web framework, filled in by the host. */
export interface RequestContext {
  readonly backend: RequestBackend
  /** Nonce of the content security policy. */
  readonly nonce: string
  readonly publicUrl: string
  readonly operator: Operator
  /** False: there is no mail server, and mails stay with whoever runs the installation. */
  readonly sendsMail: boolean
  /** Whether everybody may look around at /demo. */
  readonly hasDemo: boolean
  readonly billing: BillingAccess
  /** In which whoever asks reads. */
  readonly language: PageLanguage
}
